package cantstop.client.extras.history;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One turn of a past game.
///
/// @param from after so many events it began
/// @param to after so many events it was over, or the game was left
/// @param colour of the player
/// @param bust whether it ended with a bust
record PastTurn(int from, int to, Colour colour, boolean bust) {
    /// All turns, in order.
    static List<PastTurn> of(PastGame past, Words words) {
        List<PastTurn> turns = new ArrayList<>();
        for (int step = 1; step <= past.length(); step++) {
            int to = step;
            boolean bust = past.event(step) instanceof Event.Rolled rolled && rolled.bust();
            mover(past.after(step - 1), words).ifPresent(colour -> add(turns, to, colour, bust));
        }
        return List.copyOf(turns);
    }

    private static void add(List<PastTurn> turns, int to, Colour colour, boolean bust) {
        Optional<PastTurn> last = turns.isEmpty()
                ? Optional.empty()
                : Optional.of(turns.getLast()).filter(turn -> turn.to == to - 1);
        Optional<PastTurn> goesOn = last.filter(turn -> turn.colour == colour && !turn.bust);
        if (goesOn.isPresent()) {
            turns.removeLast();
        }
        turns.add(new PastTurn(goesOn.map(PastTurn::from).orElse(to - 1), to, colour, bust));
    }

    private static Optional<Colour> mover(TableState table, Words words) {
        return table.playing()
                .filter(PastTurn::isPlayed)
                .flatMap(game -> Optional.ofNullable(SeatNames.badge(words, table.chair(game.mover())))
                        .map(Badge::colour));
    }

    private static boolean isPlayed(GameState game) {
        return !(game.phase() instanceof Phase.ForStart) && !game.isFinished();
    }
}
