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

/// Sends messages and requests to the attended table. Without an attended table a request is declined and any other
/// message is dropped, as without a connection.
final class TableMessages {
    private final Timers timers;
    private final Reconnector connection;
    private final CurrentTable currentTable;
    private final Requests requests;
    private final HoverThrottle hand;
    private @Nullable Duration touchedAt;
    private @Nullable Waiting waiting;

    /// A move that is held back until host and guest agree on the log.
    ///
    /// @param sequence of the last event that was known when it was made
    private record Waiting(ClientMessage.Request wish, long sequence, Digest digest, Timers.Timer timer) {}

    TableMessages(Timers timers, Reconnector connection, CurrentTable currentTable, Requests requests) {
        this.timers = timers;
        this.connection = connection;
        this.currentTable = currentTable;
        this.requests = requests;
        hand = new HoverThrottle(
                timers,
                columns -> currentTable
                        .table()
                        .ifPresent(table -> connection.send(new ClientMessage.Hover(table, columns))));
    }

    /// Sends a message to the attended table.
    void say(Function<TableId, ClientMessage.OfTable> message) {
        currentTable.table().map(message).ifPresent(this::say);
    }

    /// Sends a message to a table. Hovering and signs of presence are throttled.
    void say(ClientMessage.OfTable message) {
        switch (message) {
            case ClientMessage.Hover hover -> hand.over(hover.columns());
            case ClientMessage.Touched touched -> touched(touched);
            default -> connection.send(message);
        }
    }

    private void touched(ClientMessage.Touched message) {
        if (touchedAt == null || timers.now().minus(touchedAt).compareTo(Limits.TOUCH_PAUSE) >= 0) {
            touchedAt = timers.now();
            connection.send(message);
        }
    }

    /// Sends a request to the table, made for its state as far as that is known here.
    void ask(RequestId request, Guest.Question question) {
        currentTable
                .state()
                .ifPresentOrElse(
                        known -> ask(question.about(request, known), known.sequence()),
                        () -> requests.declineWithoutTable(request));
    }

    /// Sends a request; a move only once the host is known to have the log that the screen shows. Until then the host
    /// may hold another log of the same epoch, in which the move would mean something else.
    private void ask(ClientMessage.Request wish, long sequence) {
        boolean move = wish instanceof ClientMessage.Submit submit && submit.command() instanceof Command.Turn;
        if (move && connection.isUp() && currentTable.agreed().isEmpty()) {
            abandon();
            Timers.Timer timer = timers.after(Limits.MOVE_WAITS, this::abandon);
            waiting = new Waiting(wish, sequence, currentTable.digestAt(sequence), timer);
        } else {
            requests.ask(wish);
        }
    }

    /// The host has sent more entries: sends the move that is held back if both have the same log up to it.
    void agreedOnMore() {
        Waiting move = waiting;
        if (move != null) {
            currentTable.agreed().ifPresent(state -> {
                boolean same = state.sequence() >= move.sequence
                        && currentTable.digestAt(move.sequence).equals(move.digest);
                if (same) {
                    forget(move);
                    requests.ask(move.wish);
                } else {
                    abandon();
                }
            });
        }
    }

    /// Declines the move that is held back.
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
