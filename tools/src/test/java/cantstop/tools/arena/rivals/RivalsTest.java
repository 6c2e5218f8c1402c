package cantstop.tools.arena.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Roll;
import cantstop.engine.Settings;
import cantstop.engine.Variant;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.HeuristicBot;
import cantstop.engine.bot.Playout;
import cantstop.engine.bot.RuleSet;
import cantstop.tools.arena.Match;
import cantstop.tools.arena.Score;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Each published bot does what its source says, in positions and in the results that were published.
class RivalsTest {
    private static final Board EMPTY = Board.of(0, 0, 0, 0, Settings.DEFAULT);

    /// Published for 1,200 games: 59.0 and 53.0 %, 95 % intervals of about three points.
    @Test
    void theOddsBotsBeatEachOtherAsPublished() {
        Score normal = new Match(RuleSet.STANDARD, OddsBot.NORMAL, OddsBot.EASY, 1200, 1).play(_ -> {});
        Score hard = new Match(RuleSet.STANDARD, OddsBot.HARD, OddsBot.NORMAL, 1200, 1).play(_ -> {});

        assertThat(normal.share()).isBetween(0.562, 0.618);
        assertThat(hard.share()).isBetween(0.502, 0.558);
    }

    /// Published for 1,000 games: 10.5 turns, with a deviation of 5.73.
    @Test
    void stoppingWithAColumnTakesAsManyTurnsAloneAsPublished() {
        assertThat(turnsAlone(RuleOfThumbBot.ONE_COLUMN, 4000)).isBetween(10.1, 10.9);
    }

    /// Published for 250,000 games: 8.787 turns, with a deviation of 2.50; and 66.6 % of 20,000 games against Rule of
    /// 28, whose choices between equals are not known.
    @Test
    void linearWeightsTakeAsManyTurnsAloneAsPublished() {
        Score score =
                new Match(RuleSet.STANDARD, new LinearWeightsBot(), HeuristicBot.RULE_OF_28, 4000, 1).play(_ -> {});

        assertThat(turnsAlone(new LinearWeightsBot(), 20_000)).isBetween(8.75, 8.83);
        assertThat(score.share()).isBetween(0.61, 0.67);
    }

    private static double turnsAlone(Bot bot, int games) {
        RuleSet alone = new RuleSet(Variant.STANDARD, Placing.FREE, 1, 3);
        return IntStream.range(0, games)
                .map(seed -> {
                    Bot[] bots = {bot};
                    Playout playout = new Playout(alone, bots, new SplittableRandom(seed), Playout.Listener.NONE);
                    playout.play();
                    return playout.turns();
                })
                .average()
                .orElseThrow();
    }

    @Test
    void rulesOfThumbGoWhereMarkersStand() {
        long markers = at(at(at(0, 6, 1), 7, 1), 8, 1);

        assertThat(chosen(RuleOfThumbBot.FIVE_STEPS, at(0, 6, 1), new Roll(2, 4, 3, 3)))
                .isEqualTo("6+6");
        assertThat(rolls(RuleOfThumbBot.FIVE_STEPS, markers)).isTrue();
        assertThat(rolls(RuleOfThumbBot.FIVE_STEPS, at(markers, 6, 3))).isFalse();
        assertThat(rolls(RuleOfThumbBot.ONE_COLUMN, at(markers, 6, 3))).isTrue();
        assertThat(rolls(RuleOfThumbBot.ONE_COLUMN, at(0, 2, 3))).isFalse();
    }

    @Test
    void chickenrollRollsWhereNothingCanBeLostAndStopsToWin() {
        Bot bot = new ChickenrollBot();
        Board almost = Board.of(at(at(0, 2, 3), 12, 3), 0, 0, 0, Settings.DEFAULT);

        assertThat(rolls(bot, at(0, 7, 1))).isTrue();
        assertThat(bot.rollsOn(almost, at(0, 3, 5), new SplittableRandom(1))).isFalse();
        assertThat(rolls(bot, at(at(at(0, 2, 1), 3, 3), 12, 2))).isFalse();
    }

    @Test
    void theTreeSearchTakesAWinThatIsOnTheTable() {
        Bot bot = new TreeSearchBot(200);
        Board almost = Board.of(at(at(0, 2, 3), 12, 3), at(at(0, 6, 10), 8, 10), 0, 0, Settings.DEFAULT);

        assertThat(bot.rollsOn(almost, at(at(at(0, 3, 5), 4, 1), 5, 1), new SplittableRandom(1)))
                .isFalse();
    }

    private static long at(long packed, int column, int space) {
        return Packed.with(packed, column, space);
    }

    private static boolean rolls(Bot bot, long markers) {
        return bot.rollsOn(EMPTY, markers, new SplittableRandom(1));
    }

    private static String chosen(Bot bot, long markers, Roll roll) {
        long options = EMPTY.options(roll.index(), markers);
        int option = Board.option(options, bot.choose(EMPTY, markers, options, new SplittableRandom(1)));
        return Board.low(option) + "+" + Board.high(option);
    }
}
