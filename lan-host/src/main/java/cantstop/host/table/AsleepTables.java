package cantstop.host.table;

import cantstop.engine.Log;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Reads the tables of the last run when a host starts, one after the other. It skips a table that is awake already,
/// and one that a guest waits for is read once for both. Confined to the host's thread.
final class AsleepTables {
    private final Timers timers;
    private final JournalReader reader;
    private final Predicate<TableId> awake;
    private final Consumer<Log> found;

    AsleepTables(Timers timers, JournalReader reader, Predicate<TableId> awake, Consumer<Log> found) {
        this.timers = timers;
        this.reader = reader;
        this.awake = awake;
        this.found = found;
    }

    /// Looks at these, in this order.
    void look(List<TableId> ids) {
        next(new ArrayDeque<>(ids));
    }

    private void next(Deque<TableId> rest) {
        while (!rest.isEmpty() && awake.test(rest.getFirst())) {
            rest.remove();
        }
        if (rest.isEmpty()) {
            return;
        }
        TableId id = rest.remove();
        reader.read(id, reading -> {
            if (reading instanceof Journal.Reading.Found there && !awake.test(id)) {
                found.accept(there.log());
            }
            var _ = timers.after(Duration.ZERO, () -> next(rest));
        });
    }
}
