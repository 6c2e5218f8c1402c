package cantstop.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.Board;
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
    void aNetIsToldToUnderrateEitherPlayerUnderOtherRulesThanThoseOfItsTraining() {
        Value value = new LearnedValue(RandomNet.of(2, new SplittableRandom(1)).calmed(1, "sure"));

        assertThat(told(value, "standard-free-2p-3c", 0.5)).isCloseTo(0.5, within(1e-12));
        assertThat(told(value, "jumping-free-2p-3c", 0.5)).isCloseTo(0.5, within(1e-12));
        assertThat(told(value, "standard-strict-2p-3c", 0.5)).isCloseTo(0.5150, within(1e-4));
        assertThat(told(value, "forced-free-2p-3c", 0.5)).isCloseTo(0.5225, within(1e-4));
        assertThat(told(value, "forced-strict-2p-3c", 0.5)).isCloseTo(0.5374, within(1e-4));
        assertThat(told(value, "forced-strict-2p-3c", 0.9)).isCloseTo(0.9474, within(1e-4));
        assertThat(told(value, "forced-strict-2p-3c", 0.1)).isCloseTo(0.1819, within(1e-4));
    }

    private static double told(Value value, String rules, double chance) {
        return value.told(RandomPosition.board(RuleSet.parse(rules), new SplittableRandom(3)), chance);
    }
}
