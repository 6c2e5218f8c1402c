package cantstop.client.extras.lesson;

import cantstop.engine.Board;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Roll;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// Dice that fall as the lesson needs them, whatever the learner has picked so far.
final class LoadedDice {
    /// The roll that is tried first, and how far it is from there to the next: dice that look like any others.
    private static final int FIRST = 412;

    private static final int STRIDE = 601;

    private LoadedDice() {}

    /// A roll whose every option places the last runner, and moves another one up if that can be had.
    static Roll lastRunner(GameState game) {
        return find(game, options -> options.stream().allMatch(option -> climbsAndPlaces(game, option)))
                .or(() -> find(game, options -> options.stream().allMatch(option -> placesTheLast(game, option))))
                .orElseThrow();
    }

    /// A roll that nothing can be done with. With all runners placed there always is one.
    static Roll bust(GameState game) {
        return find(game, List::isEmpty).orElseThrow();
    }

    private static Optional<Roll> find(GameState game, Predicate<List<Option>> fits) {
        Board board = game.board();
        return IntStream.range(0, Roll.COUNT)
                .mapToObj(place -> Roll.of((FIRST + place * STRIDE) % Roll.COUNT))
                .filter(roll -> fits.test(Option.unpack(roll, board.options(roll.index(), game.markers()))))
                .findFirst();
    }

    private static boolean climbsAndPlaces(GameState game, Option option) {
        boolean climbs = option.columns().stream().anyMatch(column -> game.marker(column) > 0);
        return climbs && placesTheLast(game, option);
    }

    private static boolean placesTheLast(GameState game, Option option) {
        return game.markersFor(option) == game.markersLeft();
    }
}
