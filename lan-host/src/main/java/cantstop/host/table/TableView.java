package cantstop.host.table;

import cantstop.engine.Log;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Timers;
import java.time.Duration;

/// The view of a table for other packages. They change it only by commands, which the rules may refuse. Confined to
/// the host's thread.
public interface TableView {
    /// The identity of the table.
    TableId id();

    /// The table's log, to be read only.
    Log log();

    /// What the log folds to now.
    default TableState state() {
        return log().state();
    }

    /// The connections that attend the table.
    Attendees attendees();

    /// Whether this host leads the table: its log names this host, and the host has not yielded to another one.
    boolean leads();

    /// Whether the table has stopped at this host because of a fault, or because it was closed.
    boolean isStopped();

    /// Whether no command is under way. Commands that are held back because the host slept don't count.
    boolean isQuiet();

    /// Whether it could not be kept, or is broken, and is read from the journal again.
    boolean hasFailed();

    /// Takes a command into the queue. Each one is answered.
    void submit(Submission submission);

    /// Lets all duties look at the table, after a change that is not in the log.
    void settle();

    /// The time by which the duties count.
    Duration now();

    /// Runs a task on the host's thread after a delay; a fault in it stops this table only.
    Timers.Timer after(Duration delay, Runnable task);

    /// Runs a task now; a fault in it stops this table only.
    void safely(Runnable task);
}
