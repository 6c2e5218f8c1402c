package cantstop.tools.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.Board;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.HeuristicBot;
import cantstop.engine.bot.Playout;
import cantstop.engine.bot.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
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
    void theSameSeedPlaysTheSameGamesOnAnyNumberOfCores() throws Exception {
        Match match = new Match(RuleSet.STANDARD, HeuristicBot.GHS_STOP, bot("random"), 500, 3);
        Set<Thread> workersOfOne = ConcurrentHashMap.newKeySet();
        Set<Thread> workersOfFour = ConcurrentHashMap.newKeySet();

        Score one = playedBy(1, match, workersOfOne);
        Score four = playedBy(4, match, workersOfFour);

        assertThat(workersOfOne).hasSize(1);
        assertThat(workersOfFour).hasSizeGreaterThan(1);
        assertThat(four.wins()).isEqualTo(one.wins()).isBetween(400, 499);
        assertThat(four.decisions()).isEqualTo(one.decisions());
        assertThat(four.error()).isEqualTo(one.error());
    }

    /// A parallel stream runs on the threads of the pool that it is started in. The first worker waits for a
    /// second one, or a quick one might play all games alone.
    private static Score playedBy(int threads, Match match, Set<Thread> workers) throws Exception {
        CountDownLatch together = new CountDownLatch(Math.min(threads, 2));
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            return pool.submit(() -> match.play(_ -> {
                        if (workers.add(Thread.currentThread())) {
                            together.countDown();
                            await(together);
                        }
                    }))
                    .get();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).as("a second worker").isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
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
