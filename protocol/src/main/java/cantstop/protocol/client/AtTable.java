package cantstop.protocol.client;

import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.PlayerName;
import cantstop.engine.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import cantstop.protocol.Utterance;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What is said at the attended table. Who attends none has nobody to say it to: a request is declined then, and
/// all else is lost, as it is without a line.
final class AtTable {
    private final Timers timers;
    private final Line line;
    private final Whereabouts whereabouts;
    private final Requests requests;
    private final Hand hand;
    private @Nullable Duration touchedAt;

    AtTable(Timers timers, Line line, Whereabouts whereabouts, Requests requests) {
        this.timers = timers;
        this.line = line;
        this.whereabouts = whereabouts;
        this.requests = requests;
        hand = new Hand(timers, columns -> say(table -> new ClientMessage.Hover(table, columns)));
    }

    /// Says something that is not answered.
    ///
    /// @param message makes it of the table's identity
    void say(Function<TableId, ClientMessage> message) {
        whereabouts.table().map(message).ifPresent(line::send);
    }

    /// That somebody is there is worth a message only now and then.
    void touched() {
        if (touchedAt == null || timers.now().minus(touchedAt).compareTo(Limits.TOUCH_PAUSE) >= 0) {
            touchedAt = timers.now();
            say(ClientMessage.Touched::new);
        }
    }

    void hover(List<Column> columns) {
        hand.over(columns);
    }

    /// Asks something of the table, meant for its state as far as that is known here.
    void submit(long request, int profile, Command command) {
        whereabouts
                .state()
                .ifPresentOrElse(
                        known -> requests.ask(
                                request,
                                new ClientMessage.Submit(request, known.id(), known.epoch(), profile, command)),
                        () -> requests.declineWithoutTable(request));
    }

    void speak(long request, int profile, PlayerName as, Utterance what) {
        whereabouts
                .table()
                .ifPresentOrElse(
                        table -> requests.ask(request, new ClientMessage.Speak(request, table, profile, as, what)),
                        () -> requests.declineWithoutTable(request));
    }
}
