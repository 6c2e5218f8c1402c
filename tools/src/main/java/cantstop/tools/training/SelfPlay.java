package cantstop.tools.training;

import cantstop.engine.Board;
import cantstop.engine.Roll;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.ExactTurn;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.bot.Value;
import java.util.List;
import java.util.random.RandomGenerator;

/// One game of a net against itself or against a rival, and the [LambdaReturn] of it. Confined to one thread.
final class SelfPlay {
    /// Of so many turns one is played with mistakes, to see what lies beside the beaten track.
    static final double STRAYS = 0.2;

    private static final double STRAYING = 0.08;

    private final RuleSet rules;
    private final double strays;
    private final RandomGenerator random;
    private final ExactTurn exact;
    private final long[] squares;
    private final LambdaReturn returns;

    /// A game that is about to begin.
    ///
    /// @param value what the net plays by
    /// @param lambda how much of a sample comes from further down the game than one turn, 0 to 1
    /// @param strays how many of the net's turns are played with mistakes, 0 to 1
    SelfPlay(RuleSet rules, Value value, double lambda, double strays, RandomGenerator random) {
        this.rules = rules;
        this.strays = strays;
        this.random = random;
        squares = new long[rules.players()];
        exact = new ExactTurn(value, rules.board(squares, 0));
        returns = new LambdaReturn(rules, value, lambda);
    }

    /// Plays it with the net on all seats and hands over its samples.
    List<Sample> againstItself() {
        int seat = 0;
        while (!turn(seat)) {
            seat = (seat + 1) % rules.players();
        }
        return rules.players() == 2 ? returns.ofBoth() : returns.ofMany(seat);
    }

    /// Plays it with two and hands over what the net can learn from it.
    ///
    /// @param rival sits opposite
    /// @param own the net's seat, 0 for who begins
    List<Sample> against(Bot rival, int own) {
        int seat = 0;
        while (!(seat == own ? turn(seat) : turn(rival, seat))) {
            seat = 1 - seat;
        }
        return returns.ofOne(own, seat == own);
    }

    private boolean turn(Bot rival, int seat) {
        Board board = rules.board(squares, seat);
        long markers = 0;
        while (true) {
            long options = board.options(random.nextInt(Roll.COUNT), markers);
            if (options == 0) {
                return false;
            }
            int place = Board.count(options) == 1 ? 0 : rival.choose(board, markers, options, random);
            markers = board.advance(markers, Board.option(options, place));
            if (board.forcing(markers) == 0 && !rival.rollsOn(board, markers, random)) {
                return rules.stop(squares, seat, board, markers);
            }
        }
    }

    private boolean turn(int seat) {
        Board board = rules.board(squares, seat);
        exact.begin(board);
        boolean straying = random.nextDouble() < strays;
        double expected = exact.start();
        long markers = 0;
        while (true) {
            long options = board.options(random.nextInt(Roll.COUNT), markers);
            if (options == 0) {
                returns.add(expected, straying, squares);
                return false;
            }
            long best = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int place = 0; place < Board.count(options); place++) {
                long after = board.advance(markers, Board.option(options, place));
                double worth = exact.worth(after) + mistake(straying);
                if (worth > most) {
                    most = worth;
                    best = after;
                }
            }
            markers = best;
            if (exact.stop(markers) + mistake(straying) >= exact.roll(markers)) {
                boolean won = rules.stop(squares, seat, board, markers);
                returns.add(expected, straying, squares);
                return won;
            }
        }
    }

    private double mistake(boolean straying) {
        return straying ? STRAYING * random.nextGaussian() : 0;
    }
}
