package cantstop.engine.training;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Variant;
import cantstop.engine.bot.Net;

/// The board is symmetric around seven: with every lesson comes the same one in a mirror.
final class Mirror {
    private Mirror() {}

    /// What each input of a net becomes in the mirror. Found by asking the net for boards with one square each.
    static short[] inputs(int players) {
        short[] mirrored = new short[Net.inputs(players)];
        for (short input = 0; input < mirrored.length; input++) {
            mirrored[input] = input;
        }
        Net net = new Net(players, new float[0], new float[0], new float[0]);
        for (int player = 0; player < players; player++) {
            for (Column column : Column.all()) {
                for (int space = 1; space <= column.height(); space++) {
                    mirrored[input(net, player, column.number(), space)] =
                            (short) input(net, player, Column.LOWEST + Column.HIGHEST - column.number(), space);
                }
            }
        }
        return mirrored;
    }

    private static int input(Net net, int player, int column, int space) {
        long[] squares = new long[4];
        squares[player] = Packed.with(0, column, space);
        Board board = Board.of(
                squares[0], squares[1], squares[2], squares[3], net.players(), Variant.STANDARD, Placing.FREE, 3);
        int[] active = new int[Net.MOST_ACTIVE];
        net.active(board, 1, active);
        return active[0];
    }
}
