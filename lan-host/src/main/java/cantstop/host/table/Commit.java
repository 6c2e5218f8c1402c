package cantstop.host.table;

import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.host.environment.HostLimits;
import cantstop.host.environment.HostMetrics;
import cantstop.host.environment.Journal;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Timers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Commits events: journal, then append, then send to all attendees in the same order, the sender included. This is
/// the only place with that order. Pages of several tables that wait while the journal is busy are written together.
/// Confined to the host's thread.
final class Commit {
    private static final Logger LOG = LoggerFactory.getLogger(Commit.class);

    private final Journal journal;
    private final Function<Event, byte[]> encoder;
    private final HostMetrics metrics;
    private final Timers timers;
    private final List<Waiting> waiting = new ArrayList<>();
    private boolean writing;

    Commit(Journal journal, Function<Event, byte[]> encoder, HostMetrics metrics, Timers timers) {
        this.journal = journal;
        this.encoder = encoder;
        this.metrics = metrics;
        this.timers = timers;
    }

    /// What one command leads to at one table.
    ///
    /// @param addition its events, folded and digested
    /// @param done runs once all attendees have been sent the events
    private record Waiting(Table table, Log.Addition addition, Journal.Page page, Runnable done) {}

    /// Commits these events. If they can't be written, the table is stopped.
    ///
    /// @param table has no other commit under way
    void commit(Table table, List<Event> events, Runnable done) {
        Log.Addition addition = table.log().prepare(events, encoder);
        List<HostMessage.Entry> entries = Stream.concat(table.unkept().stream(), addition.entries().stream())
                .map(HostMessage.Entry::of)
                .toList();
        waiting.add(new Waiting(table, addition, new Journal.Page(entries, addition.state()), done));
        writeNext();
    }

    private void writeNext() {
        if (writing || waiting.isEmpty()) {
            return;
        }
        writing = true;
        List<Waiting> batch = List.copyOf(waiting);
        waiting.clear();
        metrics.writes();
        Timers.Timer slow = timers.after(HostLimits.SLOW_WRITE, () -> complain(batch.size()));
        journal.write(batch.stream().map(Waiting::page).toList(), outcome -> {
            metrics.wrote();
            slow.cancel();
            written(batch, outcome);
        });
    }

    private static void complain(int tables) {
        LOG.error(
                "The disk has not answered for {} s: {} tables wait for it", HostLimits.SLOW_WRITE.toSeconds(), tables);
    }

    private void written(List<Waiting> batch, Journal.Outcome outcome) {
        for (Waiting one : batch) {
            one.table().safely(() -> {
                if (outcome.isKept(one.table().id())) {
                    happen(one);
                } else {
                    one.table().stop(HostMessage.StopReason.NOT_KEPT);
                }
            });
        }
        writing = false;
        writeNext();
    }

    private static void happen(Waiting one) {
        if (!one.table().isStopped()) {
            one.table().happen(one.addition());
            one.done().run();
        }
    }
}
