package cantstop.tools.gap;

import cantstop.engine.bot.Net;
import cantstop.tools.exact.SmallBoard;
import cantstop.tools.training.Inputs;
import cantstop.tools.training.Sample;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A player's chance to win a small game for two, when the other's turn is about to begin: a hand-made lead, by the
/// formula of the large board, and what a net has learned to correct in it. One input for each space of each column for
/// each player, and one that is always on.
///
/// Confined to one thread at a time.
final class SmallValue {
    /// As on the large board.
    private static final double BEND = 1.4;

    private static final double WON = 0.5;
    private static final double STEEPNESS = 1.4;
    private static final double NEXT_MOVES = 0.2;

    private final SmallBoard board;
    private final @Nullable Net net;
    private final double[][] worths;

    /// The input of the first space of each column, for the player whose chance it is.
    private final int[] begins;

    private final int spaces;
    private final int[] active;
    private final float[] hidden = new float[Net.WIDTH];

    /// @param net what was learned; without one the hand-made lead is all
    SmallValue(SmallBoard board, @Nullable Net net) {
        this.board = board;
        this.net = net;
        int columns = board.columns();
        begins = new int[columns + 1];
        worths = new double[columns][];
        active = new int[2 * columns + 1];
        for (int column = 0; column < columns; column++) {
            int height = board.height(column);
            begins[column + 1] = begins[column] + height;
            worths[column] = new double[height + 1];
            for (int space = 1; space <= height; space++) {
                worths[column][space] = Math.pow((double) space / height, BEND) + (space == height ? WON : 0);
            }
        }
        spaces = begins[columns];
    }

    /// The symmetries of the inputs.
    static Inputs inputs(SmallBoard board) {
        SmallValue shape = new SmallValue(board, null);
        short[] mirrored = new short[2 * shape.spaces + 1];
        short[] below = new short[mirrored.length];
        Arrays.fill(below, (short) -1);
        mirrored[2 * shape.spaces] = (short) (2 * shape.spaces);
        for (int player = 0; player < 2; player++) {
            for (int column = 0; column < board.columns(); column++) {
                for (int space = 1; space <= board.height(column); space++) {
                    int input = shape.input(player, column, space);
                    mirrored[input] = (short) shape.input(player, board.columns() - 1 - column, space);
                    below[input] = (short) (space == 1 ? -1 : input - 1);
                }
            }
        }
        return new Inputs(mirrored, below);
    }

    /// A training sample of a position.
    ///
    /// @param own the spaces of the player whose chance it is, who moves after the other
    /// @param chance to aim at
    Sample sample(int[] own, int[] other, double chance) {
        return new Sample(active, collect(own, other), lead(own, other), chance);
    }

    /// @param own the spaces of the player whose chance it is, who moves after the other
    double chance(int[] own, int[] other) {
        double sum = lead(own, other);
        if (net != null) {
            sum = net.leadShare() * sum + correction(net, collect(own, other));
        }
        return 1 / (1 + Math.exp(-sum));
    }

    private float correction(Net learned, int count) {
        Arrays.fill(hidden, 0);
        float[] rows = learned.first();
        for (int place = 0; place < count; place++) {
            int at = active[place] * Net.WIDTH;
            for (int unit = 0; unit < Net.WIDTH; unit++) {
                hidden[unit] += rows[at + unit];
            }
        }
        float[] last = learned.last();
        float sum = last[Net.WIDTH];
        for (int unit = 0; unit < Net.WIDTH; unit++) {
            sum += last[unit] * Math.max(0, hidden[unit]);
        }
        return sum;
    }

    /// Once a player has won a column, the other's squares there no longer count.
    private double lead(int[] own, int[] other) {
        double lead = -NEXT_MOVES;
        for (int column = 0; column < own.length; column++) {
            lead += STEEPNESS * (worth(column, own, other) - worth(column, other, own));
        }
        return lead;
    }

    private double worth(int column, int[] own, int[] other) {
        return other[column] == board.height(column) ? 0 : worths[column][own[column]];
    }

    private int collect(int[] own, int[] other) {
        int count = 0;
        for (int column = 0; column < own.length; column++) {
            int height = board.height(column);
            if (own[column] > 0 && other[column] < height) {
                active[count++] = input(0, column, own[column]);
            }
            if (other[column] > 0 && own[column] < height) {
                active[count++] = input(1, column, other[column]);
            }
        }
        active[count++] = 2 * spaces;
        return count;
    }

    private int input(int player, int column, int space) {
        return player * spaces + begins[column] + space - 1;
    }
}
