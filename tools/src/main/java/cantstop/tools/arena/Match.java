package cantstop.tools.arena;

import cantstop.engine.bot.Bot;
import cantstop.engine.bot.HeuristicBot;
import cantstop.engine.bot.Playout;
import cantstop.engine.bot.RuleSet;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Many games of one bot against another: with two players one each, with more one against the rest. Games come in
/// groups: the bot sits once on every seat, and the same dice fall for the same turn of each game of the group, so
/// that less of the difference is luck.
///
/// @param rules what they play
/// @param bot who is measured
/// @param other who sits on all the other seats
/// @param games at least how many; the last group is played whole
/// @param seed the same seed plays the same games
public record Match(RuleSet rules, Bot bot, Bot other, int games, long seed) {
    /// Games that are over before anything is timed: the JVM has to warm up, on whichever core a group is played.
    private static final int WARM_UP = 200;

    /// Plays all games, on all cores.
    ///
    /// @param progress hears now and then how many are over
    public Score play(IntConsumer progress) {
        long began = System.nanoTime();
        AtomicInteger over = new AtomicInteger();
        DecisionTimes pace = new DecisionTimes();
        Score sum = IntStream.range(0, Math.ceilDiv(games, rules.players()))
                .parallel()
                .mapToObj(group -> {
                    boolean timed = over.get() >= WARM_UP && !(bot instanceof HeuristicBot);
                    Score score = play(group, timed ? pace : null);
                    progress.accept(Math.min(games, over.addAndGet(rules.players())));
                    return score;
                })
                .reduce(Score.NONE, Score::plus);
        return sum.in(System.nanoTime() - began, pace);
    }

    private Score play(int group, @Nullable DecisionTimes pace) {
        int wins = 0;
        long turns = 0;
        long decisions = 0;
        for (int seat = 0; seat < rules.players(); seat++) {
            Bot[] bots = new Bot[rules.players()];
            Arrays.fill(bots, other);
            bots[seat] = bot;
            Playout.Listener listener = pace == null ? Playout.Listener.NONE : pace.listener(seat);
            // A seed of its own for every group, the same one for each of its games.
            SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + group);
            Playout playout = new Playout(rules, bots, random, listener);
            wins += playout.play() == seat ? 1 : 0;
            turns += playout.turns();
            decisions += playout.decisions();
        }
        return Score.ofGroup(rules.players(), wins, turns, decisions);
    }
}
