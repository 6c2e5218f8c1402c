package cantstop.protocol.client;

import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What is said at the attended table. Who attends none has nobody to say it to: a request is declined then, and
/// all else is lost, as it is without a line.
final class AtTable {
    private final Timers timers;
    private final Reconnector line;
    private final CurrentTable whereabouts;
    private final Requests requests;
    private final HoverThrottle hand;
    private @Nullable Duration touchedAt;
    private @Nullable Waiting waiting;

    /// A move that the host is not asked yet.
    ///
    /// @param sequence of the last event that was known when it was made
    private record Waiting(ClientMessage.Request wish, long sequence, Digest digest, Timers.Timer timer) {}

    AtTable(Timers timers, Reconnector line, CurrentTable whereabouts, Requests requests) {
        this.timers = timers;
        this.line = line;
        this.whereabouts = whereabouts;
        this.requests = requests;
        hand = new HoverThrottle(
                timers,
                columns -> whereabouts.table().ifPresent(table -> line.send(new ClientMessage.Hover(table, columns))));
    }

    /// Says something about the attended table.
    void say(Function<TableId, ClientMessage.OfTable> message) {
        whereabouts.table().map(message).ifPresent(this::say);
    }

    /// Says something about a table. What the hand is over, and that somebody is there, is said only now and then.
    void say(ClientMessage.OfTable message) {
        switch (message) {
            case ClientMessage.Hover hover -> hand.over(hover.columns());
            case ClientMessage.Touched touched -> touched(touched);
            default -> line.send(message);
        }
    }

    private void touched(ClientMessage.Touched message) {
        if (touchedAt == null || timers.now().minus(touchedAt).compareTo(Limits.TOUCH_PAUSE) >= 0) {
            touchedAt = timers.now();
            line.send(message);
        }
    }

    /// Asks something of the table, meant for its state as far as that is known here.
    void ask(RequestId request, Guest.Question question) {
        whereabouts
                .state()
                .ifPresentOrElse(
                        known -> ask(question.about(request, known), known.sequence()),
                        () -> requests.declineWithoutTable(request));
    }

    /// A move is made on what the screen shows. Until the host has agreed to that, it may hold another log of the same
    /// epoch, in which the move would mean something else. So it waits for the host.
    private void ask(ClientMessage.Request wish, long sequence) {
        boolean move = wish instanceof ClientMessage.Submit submit && submit.command() instanceof Command.Turn;
        if (move && line.isUp() && whereabouts.agreed().isEmpty()) {
            abandon();
            Timers.Timer timer = timers.after(Limits.MOVE_WAITS, this::abandon);
            waiting = new Waiting(wish, sequence, whereabouts.digestAt(sequence), timer);
        } else {
            requests.ask(wish);
        }
    }

    /// The host has told more: a move that waits is sent if both have the same log up to where it was made.
    void look() {
        Waiting move = waiting;
        if (move != null) {
            whereabouts.agreed().ifPresent(state -> {
                boolean same = state.sequence() >= move.sequence
                        && whereabouts.digestAt(move.sequence).equals(move.digest);
                if (same) {
                    forget(move);
                    requests.ask(move.wish);
                } else {
                    abandon();
                }
            });
        }
    }

    /// A move that waits is not sent any more.
    void abandon() {
        Waiting move = waiting;
        if (move != null) {
            forget(move);
            requests.declineUnanswered(move.wish.request());
        }
    }

    private void forget(Waiting move) {
        waiting = null;
        move.timer.cancel();
    }
}
