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

/// What the client half tells its owner. Called on the client half's own thread, in the order in which it became
/// so.
public interface ClientListener {
    void connectionChanged(Connection connection);

    void tablesListed(List<TableSummary> tables);

    /// A table is attended, and this is what is known of it; what follows comes by [#happened]. Called again
    /// after every reconnect.
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

    /// Something is wrong with the throws of the attended table.
    default void alarmed(DiceAlarm alarm) {}

    /// The host of the attended table is gone and a laptop should take over; empty once there is a host again. Most
    /// listeners leave that to people.
    default void vacant(Optional<Takeover> vacancy) {}
}
