package cantstop.protocol.client;

import cantstop.engine.Command;
import cantstop.engine.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Limits;
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
    void ask(long request, Guest.Question question) {
        whereabouts
                .state()
                .ifPresentOrElse(
                        known -> ask(request, question.about(request, known)),
                        () -> requests.declineWithoutTable(request));
    }

    /// A move is made on what the screen shows. Until the host has agreed to that, it may hold another log of the same
    /// epoch, in which the move would mean something else.
    private void ask(long request, ClientMessage.Request wish) {
        if (whereabouts.agreed().isEmpty()
                && wish instanceof ClientMessage.Submit submit
                && submit.command() instanceof Command.Turn) {
            requests.declineUnanswered(request);
        } else {
            requests.ask(wish);
        }
    }
}
