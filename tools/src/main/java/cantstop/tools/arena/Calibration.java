package cantstop.tools.arena;

import cantstop.engine.Board;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.ExactBot;
import cantstop.engine.bot.ExactTurn;
import cantstop.engine.bot.Playout;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.bot.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/// Whether a chance to win means what it says: the bot plays against itself, every chance that a screen would
/// show is noted (the mover's at the first decision of a turn, the others' at its end), and of those told 70 %,
/// 70 % should have won. The expected calibration error is the mean distance, over ten bins of equal width.
record Calibration(RuleSet rules, Value value, int games, long seed) {
    private static final int BINS = 10;
    private static final int RESAMPLES = 400;

    /// What one game adds to the bins.
    private static final class Game {
        private final int[] counts = new int[BINS];
        private final double[] told = new double[BINS];
        private final int[] came = new int[BINS];

        private void note(double chance, boolean won) {
            int bin = Math.clamp((int) (BINS * chance), 0, BINS - 1);
            counts[bin]++;
            told[bin] += chance;
            came[bin] += won ? 1 : 0;
        }

        private void add(Game other) {
            for (int bin = 0; bin < BINS; bin++) {
                counts[bin] += other.counts[bin];
                told[bin] += other.told[bin];
                came[bin] += other.came[bin];
            }
        }

        private double error() {
            double sum = 0;
            for (int bin = 0; bin < BINS; bin++) {
                sum += Math.abs(told[bin] - came[bin]);
            }
            return sum / Arrays.stream(counts).sum();
        }
    }

    /// One chance that was told.
    private record Told(int seat, double chance) {}

    /// Plays and describes what it found.
    ///
    /// @param progress hears now and then how many games are over
    String measure(IntConsumer progress) {
        AtomicInteger over = new AtomicInteger();
        List<Game> all = IntStream.range(0, games)
                .parallel()
                .mapToObj(game -> {
                    Game played = play(game);
                    progress.accept(over.incrementAndGet());
                    return played;
                })
                .toList();
        double[] errors = new double[RESAMPLES];
        SplittableRandom random = new SplittableRandom(seed);
        for (int sample = 0; sample < RESAMPLES; sample++) {
            Game sum = new Game();
            for (int draw = 0; draw < games; draw++) {
                sum.add(all.get(random.nextInt(games)));
            }
            errors[sample] = sum.error();
        }
        Arrays.sort(errors);
        Game sum = new Game();
        all.forEach(sum::add);
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s: expected calibration error %.4f (bootstrap by game, 95 %%: %.4f to %.4f), %d games%n",
                rules,
                sum.error(),
                errors[RESAMPLES / 40],
                errors[RESAMPLES - 1 - RESAMPLES / 40],
                games));
        for (int bin = 0; bin < BINS; bin++) {
            if (sum.counts[bin] > 0) {
                text.append(String.format(
                        Locale.ROOT,
                        "  told %5.1f %%  came %5.1f %%  (%d times)%n",
                        100 * sum.told[bin] / sum.counts[bin],
                        100.0 * sum.came[bin] / sum.counts[bin],
                        sum.counts[bin]));
            }
        }
        return text.toString();
    }

    private Game play(int game) {
        Bot[] bots = new Bot[rules.players()];
        Arrays.fill(bots, new ExactBot(value));
        Notes notes = new Notes();
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + game);
        int winner = new Playout(rules, bots, random, notes).play();
        Game result = new Game();
        notes.told.forEach(told -> result.note(told.chance, told.seat == winner));
        return result;
    }

    private final class Notes implements Playout.Listener {
        private final List<Told> told = new ArrayList<>();
        private final ExactTurn turn = new ExactTurn(value, rules.board(new long[rules.players()], 0));

        @Override
        public void asks(int seat, Board board, long markers, long options) {
            turn.begin(board);
            double best = 0;
            for (int place = 0; place < Board.count(options); place++) {
                best = Math.max(best, turn.worth(board.advance(markers, Board.option(options, place))));
            }
            told.add(new Told(seat, value.told(board, best)));
        }

        @Override
        public void ended(int seat, Board board) {
            if (Long.bitCount(cantstop.engine.Packed.onTop(board.own())) < board.target()) {
                told.add(new Told(seat, value.told(board, value.chance(board, 1))));
            }
        }
    }
}
