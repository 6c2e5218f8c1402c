package cantstop.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.Board;
import cantstop.engine.GameState;
import cantstop.engine.Packed;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Roll;
import cantstop.engine.Settings;
import cantstop.engine.TestTable;
import cantstop.engine.Variant;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CoachTest {
    private static final Roll ROLL = new Roll(1, 2, 3, 4);
    private static final long SIX_AND_EIGHT = Packed.with(Packed.with(0, 6, 1), 8, 1);

    private final Coach coach = Bots.coach();

    @Test
    void theBestOptionIsTheOneTheStrongestBotTakes() {
        GameState game = game(2, Settings.DEFAULT, 0, new Phase.ToChoose(ROLL));
        Board board = game.board();
        int place = Bots.named(Bots.LEARNED)
                .orElseThrow()
                .choose(board, 0, board.options(ROLL.index(), 0), new SplittableRandom(1));

        assertThat(coach.advise(game)).isInstanceOfSatisfying(Coach.Advice.Options.class, options -> {
            assertThat(options.worths())
                    .hasSize(game.options().size())
                    .allSatisfy(worth -> assertThat(worth).isBetween(0.0, 1.0));
            assertThat(options.best()).isEqualTo(place);
        });
    }

    @Test
    void withTwoMarkersOnTheBestColumnsItRollsOn() {
        GameState game = game(2, Settings.DEFAULT, SIX_AND_EIGHT, new Phase.ToGoOn(ROLL, 0));

        assertThat(coach.advise(game))
                .isInstanceOfSatisfying(
                        Coach.Advice.StopOrRoll.class,
                        advice -> assertThat(advice.rollsOn()).isTrue());
    }

    @Test
    void whereStoppingIsNotAllowedThereIsNothingToCompare() {
        Settings forced = Settings.DEFAULT.withVariant(Variant.FORCED_MOVE);
        GameState start = game(2, forced, SIX_AND_EIGHT, new Phase.ToGoOn(ROLL, 0));
        List<Player> players = List.of(
                start.players().get(0), new Player(start.players().get(1).seat(), Packed.with(0, 6, 1), null));
        GameState game = new GameState(start.settings(), players, start.mover(), start.markers(), start.phase());

        assertThat(coach.advise(game)).isInstanceOf(Coach.Advice.MustRoll.class);
        assertThat(coach.advise(game(3, forced, 0, new Phase.ToRoll()))).isInstanceOf(Coach.Advice.MustRoll.class);
    }

    @Test
    void everybodysChancesTogetherAreOne() {
        for (int people = 2; people <= 4; people++) {
            var chances = coach.chances(game(people, Settings.DEFAULT, 0, new Phase.ToRoll()));

            assertThat(chances).hasSize(people);
            assertThat(chances.values().stream().mapToDouble(chance -> chance).sum())
                    .isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void nobodyIsAdvisedBeforeTheStartOrAfterTheEnd() {
        GameState over = game(2, Settings.DEFAULT, 0, new Phase.Finished(null));

        assertThatThrownBy(() -> coach.advise(over)).isInstanceOf(IllegalArgumentException.class);
    }

    private static GameState game(int people, Settings settings, long markers, Phase phase) {
        GameState start = TestTable.playing(people, settings).state().playing().orElseThrow();
        return new GameState(start.settings(), start.players(), start.mover(), markers, phase);
    }
}
