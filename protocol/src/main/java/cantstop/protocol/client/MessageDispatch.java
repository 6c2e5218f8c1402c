package cantstop.protocol.client;

import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.wire.BreachException;
import java.util.Optional;

/// Which of the parts of a client half hears which message of the host. Confined to its [ClientHalf].
final class MessageDispatch implements MessageReceiver {
    private final ClientListener listener;
    private final Requests requests;
    private final CurrentTable whereabouts;
    private final HostMigration following;
    private final StandingWishes wishes;
    private final UnkeptTable unkept;
    private final Optional<Ballot> ballot;

    MessageDispatch(
            ClientListener listener,
            Requests requests,
            CurrentTable whereabouts,
            HostMigration following,
            StandingWishes wishes,
            UnkeptTable unkept,
            Optional<Ballot> ballot) {
        this.listener = listener;
        this.requests = requests;
        this.whereabouts = whereabouts;
        this.following = following;
        this.wishes = wishes;
        this.unkept = unkept;
        this.ballot = ballot;
    }

    @Override
    public void received(HostMessage message) throws BreachException {
        switch (message) {
            case HostMessage.Tables(var tables) -> listener.tablesListed(tables);
            case HostMessage.Attending attending -> attending(attending);
            case HostMessage.Entries entries -> {
                whereabouts.received(entries);
                whereabouts.agreed().ifPresent(following::look);
            }
            case HostMessage.SendLog wanted -> whereabouts.received(wanted);
            case HostMessage.RequestVote request -> ballot.ifPresent(ours -> ours.requested(request));
            case HostMessage.Answered(RequestId request, Answer answer) -> answered(request, answer);
            case HostMessage.Placed(TableId table) -> placed(table);
            case HostMessage.OfTable late when !isHere(late.table()) -> {}
            case HostMessage.Notice notice -> {
                if (notice instanceof HostMessage.TableStopped(var _, var why)
                        && why == HostMessage.StopReason.SENT_AWAY) {
                    whereabouts.leave();
                }
                listener.noticed(notice);
                following.noticed(notice);
                unkept.noticed(notice);
            }
            case HostMessage.Welcome _, HostMessage.Ping _, HostMessage.Pong _, HostMessage.Closing _ ->
                throw new IllegalStateException("the session's own: " + message);
        }
    }

    /// Notices of a table that was left are still on their way for a moment.
    private boolean isHere(TableId table) {
        return whereabouts.table().filter(table::equals).isPresent();
    }

    /// A table that was opened may be sent before the answer that names it.
    private void attending(HostMessage.Attending message) throws BreachException {
        if (requests.isOpening()) {
            whereabouts.expect(message.table());
        }
        whereabouts.received(message);
    }

    /// Does not take a seat after the wait has ended: the player went elsewhere meanwhile.
    private void placed(TableId table) {
        if (wishes.isWaiting()) {
            wishes.waitNoMore();
            whereabouts.expect(table);
        }
    }

    private void answered(RequestId request, Answer answer) {
        if (request.equals(RequestId.ATTENDING)) {
            whereabouts.refused();
        } else if (!requests.settle(request)) {
            return;
        }
        if (answer instanceof Answer.Opened(TableId table)) {
            whereabouts.expect(table);
        }
        listener.answered(request, answer);
    }
}
