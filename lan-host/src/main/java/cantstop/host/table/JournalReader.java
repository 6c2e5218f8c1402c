package cantstop.host.table;

import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostLimits;
import cantstop.host.environment.Journal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Reads tables from the journal: once, however many guests wait for one. Retries a disk that can't be read for a
/// moment. Confined to the host's thread.
final class JournalReader {
    private final HostEnvironment environment;
    private final Map<TableId, List<Consumer<Journal.Reading>>> waiting = new HashMap<>();

    JournalReader(HostEnvironment environment) {
        this.environment = environment;
    }

    /// Reads a table.
    ///
    /// @param done hears once what the journal has; a log belongs to the one that asked last
    void read(TableId id, Consumer<Journal.Reading> done) {
        boolean first = !waiting.containsKey(id);
        waiting.computeIfAbsent(id, _ -> new ArrayList<>()).add(done);
        if (first) {
            read(id, HostLimits.READ_TRIES);
        }
    }

    private void read(TableId id, int tries) {
        environment.journal().read(id, reading -> {
            if (reading instanceof Journal.Reading.Unreadable && tries > 1) {
                var _ = environment.timers().after(HostLimits.READ_AGAIN, () -> read(id, tries - 1));
            } else {
                List<Consumer<Journal.Reading>> hearers = waiting.remove(id);
                if (hearers != null) {
                    hearers.forEach(hearer -> hearer.accept(reading));
                }
            }
        });
    }
}
