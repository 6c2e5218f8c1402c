package cantstop.tools.training;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Variant;
import cantstop.engine.bot.Net;

/// The symmetries of a net's inputs. The board is symmetric around seven, so that each sample has a mirror image; and
/// a square on one space is much like a square on the space below. Found by asking the net about boards with one
/// square each.
public final class Inputs {
    private final short[] mirrored;
    private final short[] below;

    /// @param mirrored what each input becomes in the mirror
    /// @param below the input of the square one space lower, which has a lower number; -1 where there is none
    public Inputs(short[] mirrored, short[] below) {
        this.mirrored = mirrored.clone();
        this.below = below.clone();
    }

    static Inputs ofLargeBoard(int players) {
        short[] mirrored = new short[Net.inputs(players)];
        short[] below = new short[mirrored.length];
        for (short input = 0; input < mirrored.length; input++) {
            mirrored[input] = input;
            below[input] = -1;
        }
        for (int player = 0; player < players; player++) {
            for (Column column : Column.all()) {
                int opposite = Column.LOWEST + Column.HIGHEST - column.number();
                for (int space = 1; space <= column.height(); space++) {
                    int input = input(players, player, column.number(), space);
                    mirrored[input] = input(players, player, opposite, space);
                    below[input] = space == 1 ? -1 : input(players, player, column.number(), space - 1);
                }
            }
        }
        return new Inputs(mirrored, below);
    }

    int count() {
        return mirrored.length;
    }

    /// What an input becomes in the mirror.
    int mirrored(int input) {
        return mirrored[input];
    }

    /// The input of the square one space lower, which has a lower number; -1 where there is none.
    int below(int input) {
        return below[input];
    }

    private static short input(int players, int player, int column, int space) {
        long[] squares = new long[4];
        squares[player] = Packed.with(0, column, space);
        Board board =
                Board.of(squares[0], squares[1], squares[2], squares[3], players, Variant.STANDARD, Placing.FREE, 3);
        int[] active = new int[Net.MOST_ACTIVE];
        Net.active(board, 1, active);
        return (short) active[0];
    }
}
