package cantstop.protocol.client;

import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;

/// Asks again for a table that its host could not keep: once the disk has room, the table goes on, and nobody has to
/// come back to it by hand. Confined to its [ClientHalf].
final class UnkeptTable {
    private final Timers timers;
    private final CurrentTable whereabouts;
    private final Runnable resume;
    private boolean waits;

    /// @param resume asks the host for the table that is attended
    UnkeptTable(Timers timers, CurrentTable whereabouts, Runnable resume) {
        this.timers = timers;
        this.whereabouts = whereabouts;
        this.resume = resume;
    }

    /// The host says something about the table that is attended.
    void noticed(HostMessage.Notice notice) {
        if (notice instanceof HostMessage.TableStopped(TableId table, HostMessage.StopReason reason)
                && reason == HostMessage.StopReason.NOT_KEPT
                && !waits) {
            waits = true;
            timers.after(Limits.UNKEPT_PAUSE, () -> askAgain(table));
        }
    }

    private void askAgain(TableId table) {
        waits = false;
        if (whereabouts.table().filter(table::equals).isPresent()) {
            // Where the host was still gathering the table's people, the question before has no answer any more.
            whereabouts.pause();
            resume.run();
        }
    }
}
