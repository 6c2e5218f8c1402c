package cantstop.engine.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/// Solitaire on a small board, solved exactly: how many turns one player needs on average who plays as well as
/// can be. Dice with few sides, short columns; four dice, three markers and three columns to win, as always.
/// Shares no code with the engine, whose board has one size.
///
/// Squares only climb, so that one pass over all positions from the top down is enough; a bust leads back to
/// where the turn began, which is solved by improving the turn's policy until it stays.
final class SmallSolitaire {
    private static final double SAME = 1e-14;

    private final int columns;
    private final int[] heights;
    private final int[] strides;
    private final List<int[]> offers = new ArrayList<>();
    private final List<Double> chances = new ArrayList<>();
    private final double[] turns;

    /// In a turn: what a position costs beyond busts, and how likely it is to bust from it.
    private final double[] costs;

    private final double[] busts;
    private final int[] known;
    private int round;
    private final int[] squares;
    private double again;

    SmallSolitaire(int sides, int shortest) {
        columns = 2 * sides - 1;
        heights = new int[columns];
        strides = new int[columns];
        int size = 1;
        for (int column = 0; column < columns; column++) {
            heights[column] = shortest + 2 * Math.min(column, columns - 1 - column);
            strides[column] = size;
            size *= heights[column] + 1;
        }
        turns = new double[size];
        costs = new double[size];
        busts = new double[size];
        known = new int[size];
        squares = new int[columns];
        collectRolls(sides);
    }

    /// The mean number of turns from an empty board.
    double solve() {
        for (int index = turns.length - 1; index >= 0; index--) {
            place(index);
            turns[index] = won(squares) >= 3 ? 0 : turnsFromHere(index);
        }
        return turns[0];
    }

    private double turnsFromHere(int index) {
        again = turns.length == index + 1 ? 1 : 3;
        while (true) {
            round++;
            roll(index, squares.clone(), 0);
            double better = (1 + costs[index]) / (1 - busts[index]);
            if (Math.abs(better - again) < SAME * better) {
                return better;
            }
            again = better;
        }
    }

    /// What to expect of rolling with the markers where `spaces` differ from the squares.
    private void roll(int index, int[] spaces, int markers) {
        double cost = 0;
        double bust = 0;
        for (int kind = 0; kind < chances.size(); kind++) {
            int best = -1;
            for (int move : moves(offers.get(kind), spaces, markers)) {
                int after = solved(index, spaces, markers, move);
                if (best < 0 || total(after) < total(best)) {
                    best = after;
                }
            }
            cost += chances.get(kind) * (best < 0 ? 0 : costs[best]);
            bust += chances.get(kind) * (best < 0 ? 1 : busts[best]);
        }
        costs[index] = cost;
        busts[index] = bust;
    }

    private double total(int index) {
        return costs[index] + busts[index] * again;
    }

    /// Solves the position after a move, unless it was: the better of stopping and rolling.
    private int solved(int index, int[] spaces, int markers, int move) {
        int low = move % columns;
        int high = move / columns - 1;
        int[] after = spaces.clone();
        after[low]++;
        int to = index + strides[low];
        if (high >= 0) {
            after[high]++;
            to += strides[high];
        }
        if (known[to] != round) {
            known[to] = round;
            roll(to, after, markers | 1 << low | (high < 0 ? 0 : 1 << high));
            if (turns[to] <= total(to)) {
                costs[to] = turns[to];
                busts[to] = 0;
            }
        }
        return to;
    }

    /// The moves of a roll: a column, and one more than another column times their number.
    private int[] moves(int[] pairs, int[] spaces, int markers) {
        int[] moves = new int[2 * pairs.length];
        int count = 0;
        for (int pair : pairs) {
            int low = pair % columns;
            int high = pair / columns;
            boolean first = open(low, spaces, markers);
            boolean second = open(high, spaces, markers);
            if (first && low == high) {
                moves[count++] = spaces[low] + 2 <= heights[low] ? low + (high + 1) * columns : low;
            } else if (first && second && Integer.bitCount(markers | 1 << low | 1 << high) > 3) {
                moves[count++] = low;
                moves[count++] = high;
            } else if (first && second) {
                moves[count++] = low + (high + 1) * columns;
            } else if (first || second) {
                moves[count++] = first ? low : high;
            }
        }
        return Arrays.copyOf(moves, count);
    }

    private boolean open(int column, int[] spaces, int markers) {
        return spaces[column] < heights[column] && ((markers & 1 << column) != 0 || Integer.bitCount(markers) < 3);
    }

    private void place(int index) {
        int rest = index;
        for (int column = 0; column < columns; column++) {
            squares[column] = rest % (heights[column] + 1);
            rest /= heights[column] + 1;
        }
    }

    private int won(int[] spaces) {
        int won = 0;
        for (int column = 0; column < columns; column++) {
            won += spaces[column] == heights[column] ? 1 : 0;
        }
        return won;
    }

    private void collectRolls(int sides) {
        Map<TreeSet<Integer>, Integer> kinds = new HashMap<>();
        int all = sides * sides * sides * sides;
        for (int roll = 0; roll < all; roll++) {
            int a = roll % sides;
            int b = roll / sides % sides;
            int c = roll / sides / sides % sides;
            int d = roll / sides / sides / sides;
            TreeSet<Integer> pairs = new TreeSet<>();
            pairs.add(pair(a + b, c + d));
            pairs.add(pair(a + c, b + d));
            pairs.add(pair(a + d, b + c));
            kinds.merge(pairs, 1, Integer::sum);
        }
        kinds.forEach((pairs, ways) -> {
            offers.add(pairs.stream().mapToInt(pair -> pair).toArray());
            chances.add((double) ways / all);
        });
    }

    private int pair(int sum, int other) {
        return Math.min(sum, other) + columns * Math.max(sum, other);
    }
}
