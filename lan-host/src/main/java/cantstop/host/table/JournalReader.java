package cantstop.host.table;

import cantstop.engine.TableId;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostLimits;
import cantstop.host.environment.Journal;
import java.util.function.Consumer;

/// Reads tables that somebody waits for. A disk that can't be read for a moment is tried again before anybody is told
/// so. Confined to the host's thread.
final class JournalReader {
    private final HostEnvironment with;

    JournalReader(HostEnvironment with) {
        this.with = with;
    }

    /// Reads a table.
    ///
    /// @param done hears once what the journal has
    void read(TableId id, Consumer<Journal.Reading> done) {
        read(id, HostLimits.READ_TRIES, done);
    }

    private void read(TableId id, int tries, Consumer<Journal.Reading> done) {
        with.journal().read(id, reading -> {
            if (reading instanceof Journal.Reading.Unreadable && tries > 1) {
                var _ = with.timers().after(HostLimits.READ_AGAIN, () -> read(id, tries - 1, done));
            } else {
                done.accept(reading);
            }
        });
    }
}
