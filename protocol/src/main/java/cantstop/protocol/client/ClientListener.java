package cantstop.protocol.client;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.Optional;

/// The listener of a guest. Called on the guest's thread, in the order of events.
public interface ClientListener {
    void connectionChanged(Connection connection);

    void tablesListed(List<TableSummary> tables);

    /// A table is attended, with its log so far; later events come by [#happened]. Called again after each
    /// reconnection.
    ///
    /// @param entries the whole log so far, from sequence 1
    /// @param state what it folds to
    /// @param branched whether an earlier copy turned out to be another branch and was set aside
    void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched);

    /// One more event, and the state after it.
    void happened(LogEntry entry, TableState after);

    /// The host's answer to a request. Number 0 stands for attending: the table isn't there.
    void answered(RequestId request, Answer answer);

    void noticed(HostMessage.Notice notice);

    /// The host of the attended table has cheated with its dice or moves, or may have.
    default void alarmed(DiceAlarm alarm) {}

    /// The host of the attended table is gone and a laptop should take over; empty once there is a host again. Most
    /// listeners leave that to people.
    default void vacant(Optional<Takeover> vacancy) {}

    /// The host that gathers the attended table asks to go on without the end of this laptop's copy; empty once it does
    /// so no longer. Without [Guest#allowRollback] it gets no vote for that. Over with the connection, and once the
    /// table is attended.
    default void rollbackAsked(Optional<Rollback> asked) {}
}
