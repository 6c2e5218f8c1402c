package cantstop.host;

import cantstop.engine.Event;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import cantstop.host.environment.MemoryJournal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// A journal that is ready at once, or when a test says so, and fails when the test says so.
public final class ScriptedJournal implements Journal {
    private final List<List<Page>> batches = new ArrayList<>();
    private final Deque<Consumer<Boolean>> unfinished = new ArrayDeque<>();
    private final MemoryJournal kept;
    private final List<TableId> reads = new ArrayList<>();
    private boolean held;
    private boolean breaks;
    private int unreadable;
    private boolean keepsAllTheSame;
    private boolean full;

    public ScriptedJournal(Function<byte[], Event> decoder) {
        kept = new MemoryJournal(decoder);
    }

    @Override
    public void write(List<Page> pages, Consumer<Outcome> done) {
        throwIfItBreaks();
        batches.add(pages);
        if (held) {
            unfinished.add(keeps -> end(pages, keeps, done));
        } else {
            end(pages, true, done);
        }
    }

    private void end(List<Page> pages, boolean keeps, Consumer<Outcome> done) {
        if (keeps || keepsAllTheSame) {
            kept.write(pages, _ -> {});
        }
        done.accept(keeps ? Outcome.KEPT : Outcome.failed(pages));
    }

    @Override
    public void read(TableId table, Consumer<Reading> done) {
        throwIfItBreaks();
        reads.add(table);
        if (unreadable > 0) {
            unreadable--;
            done.accept(new Reading.Unreadable());
        } else {
            kept.read(table, done);
        }
    }

    @Override
    public boolean hasRoom() {
        return !full;
    }

    /// From now on there is no room for more tables.
    public void fillsUp() {
        full = true;
    }

    /// The next call throws an exception.
    public void breaks() {
        breaks = true;
    }

    private void throwIfItBreaks() {
        if (breaks) {
            breaks = false;
            throw new IllegalStateException("a fault in the journal");
        }
    }

    /// The next tables that are asked for can't be read.
    public void failsToRead(int times) {
        unreadable = times;
    }

    /// From now on nothing is finished by itself.
    public void hold() {
        held = true;
    }

    /// From now on what is said to have failed is found on reading all the same.
    public void keepAllTheSame() {
        keepsAllTheSame = true;
    }

    /// From now on everything is finished at once again.
    public void release() {
        held = false;
    }

    /// The tables that were read back.
    public List<TableId> reads() {
        return reads;
    }

    /// The oldest unfinished write is done.
    public void finish() {
        unfinished.remove().accept(true);
    }

    /// The oldest unfinished write fails.
    public void fail() {
        unfinished.remove().accept(false);
    }

    public int unfinished() {
        return unfinished.size();
    }

    /// All that was ever handed in, by batch.
    public List<List<Page>> batches() {
        return batches;
    }
}
