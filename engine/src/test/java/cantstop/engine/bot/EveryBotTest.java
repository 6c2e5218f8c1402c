package cantstop.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Board;
import cantstop.engine.BotLevel;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class EveryBotTest {
    @Test
    void everyBotPlaysEveryGameToItsEndByTheRules() {
        for (BotLevel level : Bots.levels()) {
            RuleSet.all().parallelStream().forEach(rules -> {
                Bot[] bots = new Bot[rules.players()];
                Arrays.fill(bots, new Watched(Bots.named(level).orElseThrow()));
                Playout playout =
                        new Playout(rules, bots, new SplittableRandom(rules.hashCode()), Playout.Listener.NONE);

                assertThat(playout.play()).as("%s %s", level, rules).isBetween(0, rules.players() - 1);
            });
        }
    }

    @Test
    void theSameGeneratorPlaysTheSameGame() {
        for (BotLevel level : Bots.levels()) {
            assertThat(turns(level)).as("%s", level).isEqualTo(turns(level));
        }
    }

    private static int turns(BotLevel level) {
        Bot bot = Bots.named(level).orElseThrow();
        Playout playout =
                new Playout(RuleSet.STANDARD, new Bot[] {bot, bot}, new SplittableRandom(9), Playout.Listener.NONE);
        playout.play();
        return playout.turns();
    }

    /// Fails where a bot names an option that isn't there, or is asked what the rules leave no choice about.
    private record Watched(Bot bot) implements Bot {
        @Override
        public int choose(Board board, long markers, long options, RandomGenerator random) {
            int place = bot.choose(board, markers, options, random);
            assertThat(place).isBetween(0, Board.count(options) - 1);
            return place;
        }

        @Override
        public boolean rollsOn(Board board, long markers, RandomGenerator random) {
            assertThat(board.forcing(markers)).isZero();
            boolean rolls = bot.rollsOn(board, markers, random);
            assertThat(rolls && board.winsGame(markers)).isFalse();
            return rolls;
        }
    }
}
