package cantstop.tools.training;

import cantstop.engine.Board;
import cantstop.engine.Roll;
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

    /// In place of markers that stand somewhere.
    private static final long BUST = 0;

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
    /// @param rival what the player opposite plays by, without mistakes
    /// @param own the net's seat, 0 for who begins
    List<Sample> against(Value rival, int own) {
        ExactTurn theirs = new ExactTurn(rival, rules.board(squares, 1 - own));
        int seat = 0;
        while (!(seat == own ? turn(seat) : rivalsTurn(theirs, seat))) {
            seat = 1 - seat;
        }
        return returns.ofOne(own, seat == own);
    }

    private boolean turn(int seat) {
        Board board = rules.board(squares, seat);
        exact.begin(board);
        boolean straying = random.nextDouble() < strays;
        double expected = exact.start();
        long markers = play(exact, straying);
        boolean won = markers != BUST && rules.stop(squares, seat, board, markers);
        returns.add(expected, straying, squares);
        return won;
    }

    private boolean rivalsTurn(ExactTurn theirs, int seat) {
        Board board = rules.board(squares, seat);
        theirs.begin(board);
        double expected = theirs.start();
        long markers = play(theirs, false);
        returns.addLuckOfRival((markers == BUST ? theirs.bust() : theirs.stop(markers)) - expected);
        return markers != BUST && rules.stop(squares, seat, board, markers);
    }

    /// Rolls and chooses until the turn is over.
    ///
    /// @return the markers at its end, or [#BUST]
    private long play(ExactTurn turn, boolean straying) {
        Board board = turn.board();
        long markers = 0;
        while (true) {
            long options = board.options(random.nextInt(Roll.COUNT), markers);
            if (options == 0) {
                return BUST;
            }
            long best = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int place = 0; place < Board.count(options); place++) {
                long after = board.advance(markers, Board.option(options, place));
                double worth = turn.worth(after) + mistake(straying);
                if (worth > most) {
                    most = worth;
                    best = after;
                }
            }
            markers = best;
            if (turn.stop(markers) + mistake(straying) >= turn.roll(markers)) {
                return markers;
            }
        }
    }

    private double mistake(boolean straying) {
        return straying ? STRAYING * random.nextGaussian() : 0;
    }
}
