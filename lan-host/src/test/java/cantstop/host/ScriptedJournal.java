package cantstop.host;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/// A journal that is ready at once, or when a test says so, and fails when the test says so.
final class ScriptedJournal implements Journal {
    private final List<List<Page>> batches = new ArrayList<>();
    private final Deque<Consumer<Outcome>> unfinished = new ArrayDeque<>();
    private boolean held;

    @Override
    public void write(List<Page> pages, Consumer<Outcome> done) {
        batches.add(pages);
        if (held) {
            unfinished.add(done);
        } else {
            done.accept(Outcome.KEPT);
        }
    }

    /// From now on nothing is finished by itself.
    void hold() {
        held = true;
    }

    /// The oldest unfinished write ends like this.
    void finish(Outcome outcome) {
        unfinished.remove().accept(outcome);
    }

    int unfinished() {
        return unfinished.size();
    }

    /// All that was ever handed in, by batch.
    List<List<Page>> batches() {
        return batches;
    }
}
