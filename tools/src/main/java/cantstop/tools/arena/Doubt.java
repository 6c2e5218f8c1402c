package cantstop.tools.arena;

import cantstop.engine.Board;
import cantstop.engine.Roll;
import cantstop.engine.bot.ExactTurn;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.bot.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// How far off the coach is when it says by how much one choice is better than another. It looks at the two best
/// choices of a decision again, one turn deeper: each is played to the end of the turn many times, with the same dice,
/// and every end is worth one minus the other player's chance, whose turn is solved exactly. Only by how much this
/// differs from what the coach took the end for is averaged, so that little is left to luck, and what is left is taken
/// off. For two players.
///
/// @param games of the value against itself
record Doubt(RuleSet rules, Value value, int games, long seed) {
    private static final int REPLAYS = 48;

    /// The share of decisions that are examined: one in so many.
    private static final int LOOKED_AT = 10;

    /// How the deeper search changes the difference between the two choices.
    ///
    /// @param square of the move, on average without what is luck
    /// @param close whether the coach saw less than two points between them
    private record Move(double square, boolean close) {}

    /// Plays and describes what it found.
    ///
    /// @param progress hears now and then how many games are over
    String measure(IntConsumer progress) {
        List<Move> moves = IntStream.range(0, games)
                .parallel()
                .mapToObj(game -> {
                    List<Move> found = new Game(new SplittableRandom(seed * 1_000_003 + game)).play();
                    progress.accept(game + 1);
                    return found;
                })
                .flatMap(List::stream)
                .toList();
        return String.format(
                Locale.ROOT,
                "%s: a difference between two choices is off by %.2f points (root mean square of %d), by %.2f where the "
                        + "coach sees less than two (%d)%n",
                rules,
                100 * rootMean(moves),
                moves.size(),
                100 * rootMean(moves.stream().filter(Move::close).toList()),
                moves.stream().filter(Move::close).count());
    }

    private static double rootMean(List<Move> moves) {
        return Math.sqrt(
                Math.max(0, moves.stream().mapToDouble(Move::square).average().orElse(0)));
    }

    /// One game, and the two players' next turns.
    private final class Game {
        private final RandomGenerator random;
        private final long[] squares = new long[2];
        private final ExactTurn turn;
        private final ExactTurn reply;
        private final List<Move> moves = new ArrayList<>();
        private int seat;

        private Game(RandomGenerator random) {
            this.random = random;
            this.turn = new ExactTurn(value, rules.board(squares, 0));
            this.reply = new ExactTurn(value, rules.board(squares, 0));
        }

        private List<Move> play() {
            while (true) {
                turn.begin(rules.board(squares, seat));
                long markers = end(0, random, true);
                if (markers != 0 && rules.stop(squares, seat, turn.board(), markers)) {
                    return moves;
                }
                seat = 1 - seat;
            }
        }

        /// Plays the turn on.
        ///
        /// @param from where the markers stand, before a roll
        /// @return where they stand at its end; 0 after a bust
        private long end(long from, RandomGenerator dice, boolean looks) {
            long markers = from;
            while (true) {
                long options = turn.board().options(dice.nextInt(Roll.COUNT), markers);
                if (options == 0) {
                    return 0;
                }
                long[] afters = afters(markers, options);
                if (looks && afters.length > 1 && random.nextInt(LOOKED_AT) == 0) {
                    look(afters[0], afters[1]);
                }
                markers = afters[0];
                if (looks && mayStop(markers) && random.nextInt(LOOKED_AT) == 0) {
                    lookAtStop(markers);
                }
                if (turn.stop(markers) >= turn.roll(markers)) {
                    return markers;
                }
            }
        }

        /// Where the options lead, the best first.
        private long[] afters(long markers, long options) {
            Board board = turn.board();
            return IntStream.range(0, Board.count(options))
                    .mapToObj(place -> board.advance(markers, Board.option(options, place)))
                    .sorted(Comparator.comparingDouble(turn::worth).reversed())
                    .mapToLong(after -> after)
                    .toArray();
        }

        private boolean mayStop(long markers) {
            return turn.board().forcing(markers) == 0 && !turn.board().winsGame(markers);
        }

        private void look(long best, long next) {
            long dice = random.nextLong();
            note(
                    turn.worth(best),
                    missed(best, turn.stop(best) < turn.roll(best), dice),
                    turn.worth(next),
                    missed(next, turn.stop(next) < turn.roll(next), dice));
        }

        private void lookAtStop(long markers) {
            double[] stop = new double[REPLAYS];
            Arrays.fill(stop, missed(markers));
            note(turn.roll(markers), missed(markers, true, random.nextLong()), turn.stop(markers), stop);
        }

        private void note(double one, double[] oneMissed, double other, double[] otherMissed) {
            double before = told(one) - told(other);
            double after = told(one + mean(oneMissed)) - told(other + mean(otherMissed));
            double luck = 0;
            double middle = mean(oneMissed) - mean(otherMissed);
            for (int replay = 0; replay < REPLAYS; replay++) {
                double away = oneMissed[replay] - otherMissed[replay] - middle;
                luck += away * away / REPLAYS / (REPLAYS - 1);
            }
            moves.add(new Move((after - before) * (after - before) - luck, Math.abs(before) < 0.02));
        }

        private double told(double chance) {
            return value.told(turn.board(), Math.clamp(chance, 0, 1));
        }

        /// By how much each of many ends of the turn is worth more than the coach takes it for.
        private double[] missed(long markers, boolean rolls, long dice) {
            double[] missed = new double[REPLAYS];
            for (int replay = 0; replay < REPLAYS; replay++) {
                missed[replay] = missed(rolls ? end(markers, new SplittableRandom(dice + replay), false) : markers);
            }
            return missed;
        }

        private double missed(long markers) {
            Board board = turn.board();
            if (board.winsGame(markers)) {
                return 0;
            }
            long[] after = squares.clone();
            if (markers != 0) {
                rules.stop(after, seat, board, markers);
            }
            reply.begin(rules.board(after, 1 - seat));
            double taken = markers == 0 ? turn.bust() : turn.stop(markers);
            return 1 - reply.start() - taken;
        }

        private static double mean(double[] numbers) {
            return Arrays.stream(numbers).average().orElseThrow();
        }
    }
}
