package cantstop.engine.arena;

import cantstop.engine.bot.Bot;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/// Many games of one bot against another: with two players one each, with more one against the rest. The seat
/// changes from game to game, and every game has dice of its own, from the seed and its number.
///
/// @param rules what they play
/// @param bot who is measured
/// @param other who sits on all the other seats
/// @param games how many
/// @param seed the same seed plays the same games
public record Match(RuleSet rules, Bot bot, Bot other, int games, long seed) {
    /// Games before anything is timed: the JVM has to warm up.
    private static final int WARM_UP = 20;

    /// Plays all games, on all cores.
    ///
    /// @param progress hears now and then how many are over
    public Score play(IntConsumer progress) {
        long began = System.nanoTime();
        AtomicInteger over = new AtomicInteger();
        Pace pace = new Pace();
        Score sum = IntStream.range(0, games)
                .parallel()
                .mapToObj(game -> {
                    Score score = play(game, pace);
                    progress.accept(over.incrementAndGet());
                    return score;
                })
                .reduce(Score.NONE, Score::plus);
        return sum.in(System.nanoTime() - began, pace);
    }

    private Score play(int game, Pace pace) {
        int seat = game % rules.players();
        Bot[] bots = new Bot[rules.players()];
        Arrays.fill(bots, other);
        bots[seat] = bot;
        Playout.Listener listener = game < WARM_UP || bot instanceof cantstop.engine.bot.Heuristic
                ? Playout.Listener.NOBODY
                : pace.listener(seat);
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + game);
        Playout playout = new Playout(rules, bots, random, listener);
        int winner = playout.play();
        return new Score(1, winner == seat ? 1 : 0, playout.turns(), playout.decisions(), 0, null);
    }
}
