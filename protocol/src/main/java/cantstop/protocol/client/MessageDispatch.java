package cantstop.protocol.client;

import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.wire.BreachException;
import java.util.Optional;

/// Routes each message of the host to the part of the client half that handles it. Confined to its [ClientHalf].
final class MessageDispatch {
    private static final Answer NO_SUCH_TABLE = new Answer.Declined(Answer.Reason.NO_SUCH_TABLE);

    private final ClientListener listener;
    private final Requests requests;
    private final CurrentTable currentTable;
    private final HostMigration migration;
    private final Subscriptions subscriptions;
    private final TableRetry tableRetry;
    private final Optional<Ballot> ballot;

    MessageDispatch(
            ClientListener listener,
            Requests requests,
            CurrentTable currentTable,
            HostMigration migration,
            Subscriptions subscriptions,
            TableRetry tableRetry,
            Optional<Ballot> ballot) {
        this.listener = listener;
        this.requests = requests;
        this.currentTable = currentTable;
        this.migration = migration;
        this.subscriptions = subscriptions;
        this.tableRetry = tableRetry;
        this.ballot = ballot;
    }

    /// Takes the next message.
    ///
    /// @throws BreachException where it breaks the protocol
    void received(HostMessage message) throws BreachException {
        switch (message) {
            case HostMessage.Tables(var tables) -> listener.tablesListed(tables);
            case HostMessage.Attending attending -> attending(attending);
            case HostMessage.Entries entries -> {
                currentTable.received(entries);
                currentTable.agreed().ifPresent(migration::tableChanged);
            }
            case HostMessage.SendLog wanted -> currentTable.received(wanted);
            case HostMessage.RequestVote request -> ballot.ifPresent(ours -> ours.requested(request));
            case HostMessage.Answered(RequestId request, Answer answer) -> answered(request, answer);
            case HostMessage.Placed(TableId table) -> placed(table);
            // Notices of a table that was left may still be on their way.
            case HostMessage.OfTable late when !currentTable.is(late.table()) -> {}
            case HostMessage.Notice notice -> {
                if (notice instanceof HostMessage.TableStopped(var _, var why)
                        && why == HostMessage.StopReason.SENT_AWAY) {
                    currentTable.leave();
                }
                listener.noticed(notice);
                migration.noticed(notice);
                tableRetry.noticed(notice);
            }
            case HostMessage.Welcome _, HostMessage.Ping _, HostMessage.Pong _, HostMessage.Closing _ ->
                throw new IllegalStateException("the session's own: " + message);
        }
    }

    /// A new table may be sent before the answer that names it.
    private void attending(HostMessage.Attending message) throws BreachException {
        if (requests.isOpening()) {
            currentTable.expect(message.table());
        }
        currentTable.received(message);
    }

    /// Does not take a seat after the wait has ended: the player went elsewhere meanwhile.
    private void placed(TableId table) {
        if (subscriptions.isWaiting()) {
            subscriptions.waitNoMore();
            currentTable.expect(table);
        }
    }

    private void answered(RequestId request, Answer answer) {
        if (request.equals(RequestId.ATTENDING)) {
            refused(answer);
        } else if (!requests.settle(request)) {
            return;
        }
        if (answer instanceof Answer.Opened(TableId table)) {
            currentTable.expect(table);
        }
        listener.answered(request, answer);
    }

    private void refused(Answer answer) {
        if (answer.equals(NO_SUCH_TABLE)) {
            currentTable.isNotThere().ifPresent(table -> {
                migration.isMissing();
                tableRetry.isMissing(table);
            });
        } else {
            currentTable.refused();
        }
    }
}
