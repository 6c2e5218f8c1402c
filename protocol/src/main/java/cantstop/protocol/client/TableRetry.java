package cantstop.protocol.client;

import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;

/// Retries to attend a table that its host could not keep, or does not have. So the table goes on as soon as the host's
/// disk has room, or the host gets the table again, and no player has to come back to it by hand. Confined to its
/// [ClientHalf].
final class TableRetry {
    private final Timers timers;
    private final CurrentTable currentTable;
    private final Runnable resume;
    private boolean waits;

    /// @param resume asks the host for the attended table
    TableRetry(Timers timers, CurrentTable currentTable, Runnable resume) {
        this.timers = timers;
        this.currentTable = currentTable;
        this.resume = resume;
    }

    /// The host has sent a notice.
    void noticed(HostMessage.Notice notice) {
        if (notice instanceof HostMessage.TableStopped(TableId table, HostMessage.StopReason reason)
                && reason == HostMessage.StopReason.NOT_KEPT
                && !waits) {
            waits = true;
            timers.after(Limits.UNKEPT_PAUSE, () -> askAgain(table));
        }
    }

    /// The host does not have that table.
    void isMissing(TableId table) {
        timers.after(Limits.UNKEPT_PAUSE, () -> {
            if (currentTable.isMissing(table)) {
                resume.run();
            }
        });
    }

    private void askAgain(TableId table) {
        waits = false;
        if (currentTable.is(table)) {
            // A host that was still gathering the table's people never answers the earlier request.
            currentTable.pause();
            resume.run();
        }
    }
}
