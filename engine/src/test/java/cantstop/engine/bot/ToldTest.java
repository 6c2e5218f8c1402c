package cantstop.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.Board;
import cantstop.engine.Placing;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What people are told of a chance that a value found.
class ToldTest {
    @Test
    void anEvenShareStaysWhatItIsAndSoDoesWhatIsCertain() {
        for (int players = 2; players <= 4; players++) {
            assertThat(Value.calmed(1.0 / players, players, 0.5)).isCloseTo(1.0 / players, within(1e-12));
            assertThat(Value.calmed(0, players, 0.5)).isZero();
            assertThat(Value.calmed(1, players, 0.5)).isEqualTo(1);
        }
    }

    @Test
    void whatIsLessSureIsNearerToEven() {
        assertThat(Value.calmed(0.9, 2, 0.5)).isCloseTo(0.75, within(1e-12));
        assertThat(Value.calmed(0.1, 2, 0.5)).isCloseTo(0.25, within(1e-12));
        assertThat(Value.calmed(0.8, 2, 1)).isCloseTo(0.8, within(1e-12));
    }

    @Test
    void moreStaysMoreInEveryRuleSetSoThatNoChoiceChanges() {
        Value value = StrongestValue.shipped();
        SplittableRandom random = new SplittableRandom(3);
        for (RuleSet rules : RuleSet.all()) {
            Board board = RandomPosition.board(rules, random);
            double before = value.told(board, 0);
            for (int step = 1; step <= 50; step++) {
                double told = value.told(board, step / 50.0);
                assertThat(told).as("%s", rules).isGreaterThan(before).isBetween(0.0, 1.0);
                before = told;
            }
        }
    }

    @Test
    void whatTheHandMadeValueFindsForEverybodyAtOnceIsToldAsLess() {
        Value value = new HandMadeValue();
        SplittableRandom random = new SplittableRandom(4);
        for (RuleSet rules : RuleSet.all()) {
            Board board = RandomPosition.board(rules, random);
            double even = 1.0 / rules.players();
            assertThat(value.told(board, even)).as("%s", rules).isBetween(0.5 * even, 0.95 * even);
            assertThat(value.told(board, 0)).isZero();
            assertThat(value.told(board, 1)).isEqualTo(1);
        }
    }

    @Test
    void aSteeperNetIsToldToBelieveItselfTheLess() {
        Net net = RandomNet.of(2, new SplittableRandom(1));
        Board board = RandomPosition.board(RuleSet.STANDARD, new SplittableRandom(2));
        Value plain = new LearnedValue(net.calmed(0.9f, "plain"));
        Value steep = new LearnedValue(net.steeper(1.5f).calmed(0.6f, "steep"));

        assertThat(steep.told(board, steep.chance(board, 1)))
                .isCloseTo(plain.told(board, plain.chance(board, 1)), within(1e-5));
    }

    @Test
    void whoPlaysByOneNetTellsChancesNearerToThoseOfAnother() {
        Net tells = RandomNet.of(2, new SplittableRandom(1));
        Net plays = RandomNet.of(2, new SplittableRandom(2));
        Value bold = new LearnedValue(plays, tells);
        Value fair = new LearnedValue(tells);

        for (RuleSet rules : RuleSet.all()) {
            if (rules.players() == 2) {
                Board board = RandomPosition.board(rules, new SplittableRandom(3));
                double found = logit(bold.chance(board, 1)) - logit(fair.chance(board, 1));
                double told =
                        logit(bold.told(board, bold.chance(board, 1))) - logit(fair.told(board, fair.chance(board, 1)));
                assertThat(Math.abs(found)).isGreaterThan(0.01);
                double left = board.placing() == Placing.STRICT ? 0.65 : 0.45;
                double firmer = switch (board.variant()) {
                    case STANDARD -> 1.12;
                    case JUMPING -> 1.09;
                    case FORCED_MOVE -> 1.23;
                };
                assertThat(told).isCloseTo(left * firmer * plays.sureness() * found, within(1e-6));
            }
        }
    }

    private static double logit(double chance) {
        return Math.log(chance / (1 - chance));
    }
}
