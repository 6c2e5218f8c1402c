package cantstop.protocol.client;

import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The moves that the people at this laptop made. If the host logs any other move in their name, it has forged it.
///
/// The decision that was pending when this program first attended a table is not judged: an earlier run of it may have
/// asked for that move, and a host whose disk is slow logs it only now.
final class OwnMoves {
    /// So many moves are remembered: far more than one decision takes.
    private static final int REMEMBERED = 32;

    private final Key key;
    private final Runnable alarm;
    private final Deque<Asked> asked = new ArrayDeque<>();

    /// What was pending at each table when this program first attended it, as [TableState#decidedAt].
    private final Map<TableId, Long> foundPending = new HashMap<>();

    private @Nullable TableId table;
    private long decidedAt;

    /// Whether a roll was decided already: what follows then is its dice, or the same throw again.
    private boolean falling;

    private record Asked(TableId table, long seen, TurnMove move) {}

    /// @param key of this laptop
    /// @param alarm called for a logged move that no player at this laptop made
    OwnMoves(Key key, Runnable alarm) {
        this.key = key;
        this.alarm = alarm;
    }

    /// A request of this laptop.
    void asks(ClientMessage.Request request) {
        if (request instanceof ClientMessage.Submit submit && submit.command() instanceof Command.Turn turn) {
            asked.addLast(new Asked(submit.table(), turn.seen(), turn.move()));
            if (asked.size() > REMEMBERED) {
                asked.removeFirst();
            }
        }
    }

    /// Host and guest agree on the log of the attended table up to this state.
    void look(TableState state) {
        table = state.id();
        decidedAt = state.decidedAt();
        foundPending.putIfAbsent(state.id(), decidedAt);
        falling = state.playing()
                .filter(game -> game.phase() instanceof Phase.Falling)
                .isPresent();
    }

    /// Hears an event of the attended table as it happens.
    void happened(Event event, TableState after) {
        boolean follows = after.id().equals(table);
        long before = decidedAt;
        boolean wasFalling = falling;
        look(after);
        if (follows) {
            switch (event) {
                case Event.Throwing(int _, Seat seat, MoveSource by, var _, var _)
                when seat != null && !wasFalling -> made(seat, by, new TurnMove.RollDice(), before, after);
                case Event.Rolled rolled
                when !wasFalling -> made(rolled.seat(), rolled.by(), new TurnMove.RollDice(), before, after);
                case Event.Chosen(Seat seat, List<Column> columns, MoveSource by) ->
                    made(seat, by, new TurnMove.Choose(columns), before, after);
                case Event.Stopped stopped -> made(stopped.seat(), stopped.by(), new TurnMove.Stop(), before, after);
                case Event.OfTable _, Event.OfGame _ -> {}
            }
        }
    }

    private void made(Seat seat, MoveSource by, TurnMove move, long before, TableState after) {
        boolean ours = by == MoveSource.PERSON
                && !Long.valueOf(before).equals(foundPending.get(after.id()))
                && after.chair(seat)
                        .person()
                        .filter(person -> person.key().equals(key))
                        .isPresent();
        if (ours && asked.stream().noneMatch(one -> led(one, move, before, after))) {
            alarm.run();
        }
    }

    /// Where the host's log has become shorter, as its disk forgot, a question may be about what is not there.
    private static boolean led(Asked one, TurnMove move, long before, TableState after) {
        return one.table().equals(after.id())
                && one.seen() >= before
                && one.seen() < after.sequence()
                && one.move().equals(move);
    }
}
