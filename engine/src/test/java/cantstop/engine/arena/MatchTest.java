package cantstop.engine.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.Board;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.HeuristicBot;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MatchTest {
    @Test
    void aBotAgainstItselfWinsItsFairShareExactlyBecauseTheDiceAreShared() {
        for (String name : List.of("standard-free-2p-3c", "jumping-strict-3p-4c", "forced-free-4p-3c")) {
            RuleSet rules = RuleSet.parse(name);
            Score score = new Match(rules, HeuristicBot.GHS, HeuristicBot.GHS, 120, 1).play(_ -> {});

            assertThat(score.share()).as(name).isEqualTo(1.0 / rules.players());
            assertThat(score.error()).isZero();
        }
    }

    @Test
    void theSameSeedPlaysTheSameGamesOnAnyNumberOfCores() {
        Match match = new Match(RuleSet.STANDARD, HeuristicBot.GHS_STOP, bot("random"), 500, 3);

        Score one = match.play(_ -> {});
        Score other = match.play(_ -> {});

        assertThat(one.wins()).isEqualTo(other.wins()).isBetween(400, 499);
        assertThat(one.decisions()).isEqualTo(other.decisions());
    }

    @Test
    void theIntervalCountsAGroupAsOneDraw() {
        Score score = Score.ofGroup(2, 2, 0, 0)
                .plus(Score.ofGroup(2, 0, 0, 0))
                .plus(Score.ofGroup(2, 1, 0, 0))
                .plus(Score.ofGroup(2, 1, 0, 0));

        // Shares of 1, 0, 1/2 and 1/2: a deviation of sqrt(1/8), and of four draws half of it.
        assertThat(score.share()).isEqualTo(0.5);
        assertThat(score.error()).isCloseTo(1.96 * Math.sqrt(1 / 8.0) / 2, within(1e-12));
    }

    @Test
    void theSameDiceFallForTheSameTurnHoweverTheBotsPlay() {
        assertThat(firstOptions(HeuristicBot.GHS)).isEqualTo(firstOptions(bot("random")));
    }

    /// The options at the first roll of the first two turns.
    private static List<Long> firstOptions(Bot bot) {
        List<Long> heard = new ArrayList<>();
        Playout.Listener listener = new Playout.Listener() {
            @Override
            public void asks(int seat, Board board, long markers, long options) {
                heard.add(options);
            }
        };
        new Playout(RuleSet.STANDARD, new Bot[] {bot, bot}, new SplittableRandom(6), listener).play();
        return heard.subList(0, 2);
    }

    private static Bot bot(String id) {
        return Bots.levels().stream()
                .filter(level -> level.id().equals(id))
                .flatMap(level -> Bots.named(level).stream())
                .findFirst()
                .orElseThrow();
    }
}
