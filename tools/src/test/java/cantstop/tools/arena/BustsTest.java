package cantstop.tools.arena;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Board;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.HandMadeValue;
import cantstop.engine.bot.HeuristicBot;
import cantstop.engine.bot.RuleSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class BustsTest {
    /// Rolls on until it has won the game.
    private static final Bot INSATIABLE = new Bot() {
        @Override
        public int choose(Board board, long markers, long options, RandomGenerator random) {
            return 0;
        }

        @Override
        public boolean rollsOn(Board board, long markers, RandomGenerator random) {
            return !board.winsGame(markers);
        }
    };

    @Test
    void whoeverNeverStopsLosesNearlyAllTurnsAndIsSoonFarBehind() {
        Busts.Count count = count(INSATIABLE, 40);

        assertThat(count.share()).isGreaterThan(0.95);
        assertThat(count.droughts()).isGreaterThan(30);
        assertThat(count.bustsFarBehind()).isPositive();
    }

    @Test
    void whoeverStopsLosesSome() {
        Busts.Count count = count(HeuristicBot.GHS_STOP, 200);

        assertThat(count.games()).isEqualTo(200);
        assertThat(count.share()).isBetween(0.2, 0.6);
        assertThat(count.droughts()).isLessThan(20);
    }

    private static Busts.Count count(Bot bot, int games) {
        return new Busts(RuleSet.STANDARD, bot, HeuristicBot.GHS_STOP, new HandMadeValue(), games, 1).count(_ -> {});
    }
}
