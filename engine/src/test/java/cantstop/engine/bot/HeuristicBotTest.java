package cantstop.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.Placing;
import cantstop.engine.Variant;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// The published yardsticks: how many turns each needs alone on the board. Where two options are worth the same,
/// publications don't say which to take; that is worth up to two tenths of a turn.
class HeuristicBotTest {
    private static final RuleSet ALONE = new RuleSet(Variant.STANDARD, Placing.FREE, 1, 3);
    private static final int GAMES = 60_000;

    @Test
    void theRuleOf28NeedsTenAndAHalfTurnsAlone() {
        assertThat(turns(HeuristicBot.RULE_OF_28)).isBetween(10.5, 10.75);
    }

    @Test
    void ghsNeedsNineAndAQuarter() {
        assertThat(turns(HeuristicBot.GHS)).isCloseTo(9.25, within(0.06));
    }

    @Test
    void ghsThatStopsOnATopNeedsEightAndAHalf() {
        assertThat(turns(HeuristicBot.GHS_STOP)).isCloseTo(8.54, within(0.08));
    }

    private static double turns(Bot bot) {
        SplittableRandom random = new SplittableRandom(28);
        long turns = 0;
        for (int game = 0; game < GAMES; game++) {
            Playout playout = new Playout(ALONE, new Bot[] {bot}, random, Playout.Listener.NONE);
            playout.play();
            turns += playout.turns();
        }
        return (double) turns / GAMES;
    }
}
