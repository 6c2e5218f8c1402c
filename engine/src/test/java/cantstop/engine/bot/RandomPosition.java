package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Roll;
import java.util.random.RandomGenerator;

/// Positions that come up in a game of players who play without a thought.
public final class RandomPosition {
    private static final int MOST_TURNS = 60;

    private RandomPosition() {}

    /// The board before some turn of a game.
    public static Board board(RuleSet rules, RandomGenerator random) {
        return board(rules, random.nextInt(MOST_TURNS), random);
    }

    /// The board after so many turns, or after fewer where the next one would have won.
    public static Board board(RuleSet rules, int turns, RandomGenerator random) {
        long[] squares = new long[rules.players()];
        int seat = 0;
        for (int turn = 0; turn < turns; turn++) {
            Board board = rules.board(squares, seat);
            long markers = markers(board, random);
            if (board.winsGame(markers)) {
                return board;
            }
            rules.stop(squares, seat, board, markers);
            seat = (seat + 1) % squares.length;
        }
        return rules.board(squares, seat);
    }

    /// The markers somewhere in a turn on this board; at least one stands.
    public static long markers(Board board, RandomGenerator random) {
        long markers = 0;
        int rolls = 1 + random.nextInt(5);
        while (rolls > 0) {
            long options = board.options(random.nextInt(Roll.COUNT), markers);
            if (options != 0) {
                int place = random.nextInt(Board.count(options));
                markers = board.advance(markers, Board.option(options, place));
                rolls--;
            } else if (markers != 0) {
                return markers;
            }
        }
        return markers;
    }
}
