package cantstop.client.play.start;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.StartThrow;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The throws for the start of the game being played, and what follows from them.
///
/// @param rounds the throws, round by round; none where the seat after the last starter begins
/// @param starter who begins, once that is known
/// @param line what follows, in words: who plays after the player who begins, or who throws again
public record WhoStarts(List<List<StartThrow>> rounds, Optional<Seat> starter, String line) {
    public WhoStarts {
        rounds = List.copyOf(rounds);
    }

    /// The start of the game that a log ends with.
    ///
    /// @param log what has been seen of the table
    public static WhoStarts of(List<LogEntry> log, TableState table, Words words) {
        List<List<StartThrow>> rounds = new ArrayList<>();
        for (LogEntry entry : log.reversed()) {
            if (entry.event() instanceof Event.StartRolled(List<StartThrow> thrown, var _)) {
                rounds.addFirst(thrown);
            }
            if (entry.event() instanceof Event.Started) {
                break;
            }
        }
        GameState game = table.game();
        if (game == null) {
            return new WhoStarts(rounds, Optional.empty(), "");
        }
        if (game.beforeRoll().phase() instanceof Phase.ForStart(List<Seat> throwing)) {
            boolean tie = !rounds.isEmpty();
            String names = words.list(throwing.stream()
                    .map(seat -> SeatNames.of(words, table, seat))
                    .toList());
            return new WhoStarts(
                    rounds, Optional.empty(), tie ? words.say("start.tie", names) : words.say("turn.rolling.mine"));
        }
        List<Seat> order = order(game);
        String line = words.say(
                "start.order",
                words.list(order.stream()
                        .skip(1)
                        .map(seat -> SeatNames.of(words, table, seat))
                        .toList()));
        return new WhoStarts(rounds, Optional.of(order.getFirst()), line);
    }

    /// The beginning of a game of which nothing has happened yet but the dice for the start.
    public static Optional<LogEntry> justBegun(List<LogEntry> log) {
        for (LogEntry entry : log.reversed()) {
            switch (entry.event()) {
                case Event.Started _ -> {
                    return Optional.of(entry);
                }
                case Event.Throwing thrown when thrown.seat() == null -> {}
                case Event.StartRolled _, Event.Withheld _, Event.OfTable _ -> {}
                case Event.OfGame _ -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    private static List<Seat> order(GameState game) {
        List<Seat> seats =
                new ArrayList<>(game.players().stream().map(Player::seat).toList());
        while (!seats.getFirst().equals(game.mover())) {
            seats.addLast(seats.removeFirst());
        }
        return seats;
    }
}
