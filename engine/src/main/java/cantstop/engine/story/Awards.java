package cantstop.engine.story;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Packed;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is remembered of a game in a word or two.
///
/// @param icarus who was bust most often with a marker on a top, and how often
/// @param chicken who stopped most often after a single roll, twice at least, and how often
public record Awards(Optional<Award> icarus, Optional<Award> chicken) {
    /// Once is caution.
    private static final int FEWEST_SINGLE_ROLLS = 2;

    /// An award.
    ///
    /// @param times how often it was earned
    public record Award(Seat seat, int times) {}

    /// The awards of the latest game of a table.
    ///
    /// @param events its log from its beginning
    public static Awards of(List<Event> events) {
        Map<Seat, Integer> falls = new HashMap<>();
        Map<Seat, Integer> singles = new HashMap<>();
        TableState state = Rules.unopened();
        int rolls = 0;
        for (Event event : events) {
            GameState game = state.game();
            switch (event) {
                case Event.Started _ -> {
                    falls.clear();
                    singles.clear();
                    rolls = 0;
                }
                case Event.Rolled rolled when !rolled.bust() -> rolls++;
                case Event.Rolled rolled -> {
                    if (game != null && Packed.onTop(game.markers()) != 0) {
                        falls.merge(rolled.seat(), 1, Integer::sum);
                    }
                    rolls = 0;
                }
                case Event.Stopped stopped -> {
                    if (rolls == 1) {
                        singles.merge(stopped.seat(), 1, Integer::sum);
                    }
                    rolls = 0;
                }
                case Event.PassedOver _ -> rolls = 0;
                default -> {}
            }
            state = Rules.evolve(state, event);
        }
        return new Awards(most(falls, 1), most(singles, FEWEST_SINGLE_ROLLS));
    }

    /// Who earned it most often; nobody where two did equally.
    private static Optional<Award> most(Map<Seat, Integer> times, int fewest) {
        List<Award> ranked = times.entrySet().stream()
                .map(entry -> new Award(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingInt((Award award) -> -award.times()))
                .toList();
        boolean tied =
                ranked.size() > 1 && ranked.get(0).times() == ranked.get(1).times();
        return tied
                ? Optional.empty()
                : ranked.stream().filter(award -> award.times() >= fewest).findFirst();
    }
}
