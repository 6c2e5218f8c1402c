package cantstop.tools.arena.rivals;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import cantstop.engine.bot.Bot;
import java.util.random.RandomGenerator;

/// k1monfared's rules of thumb. All choose alike: two steps in a column with a marker, two steps in a column
/// from 5 to 9, steps in columns with markers only, most columns with markers; they differ in when they stop.
///
/// @param steps stops with that many once all markers are placed; 0 for as soon as a marker stands on a top
record RuleOfThumbBot(int steps) implements Bot {
    /// GreedyUntil1Col.
    static final RuleOfThumbBot ONE_COLUMN = new RuleOfThumbBot(0);

    /// GreedyImproved2.
    static final RuleOfThumbBot FIVE_STEPS = new RuleOfThumbBot(5);

    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        int best = 0;
        for (int place = 1; place < Board.count(options); place++) {
            if (rank(markers, Board.option(options, place)) > rank(markers, Board.option(options, best))) {
                best = place;
            }
        }
        return best;
    }

    private static int rank(long markers, int option) {
        int low = Board.low(option);
        int high = Board.high(option);
        long marked = Packed.standing(markers);
        int placed = (marked & Packed.mask(low)) == 0 ? 0 : 1;
        placed += high == 0 || (marked & Packed.mask(high)) == 0 ? 0 : 1;
        if (low == high && placed > 0) {
            return 1000;
        }
        if (low == high && Long.bitCount(marked) < Board.MARKERS && low >= 5 && low <= 9) {
            return 900;
        }
        if (placed == (high == 0 ? 1 : 2)) {
            return 800;
        }
        // A column that is nearer to 7 is preferred where only one of two can be had.
        return 100 * placed + (high == 0 ? 6 - Math.abs(7 - low) : 6);
    }

    @Override
    public boolean rollsOn(Board board, long markers, RandomGenerator random) {
        if (steps == 0) {
            return Packed.onTop(markers) == 0;
        }
        return Long.bitCount(Packed.standing(markers)) < Board.MARKERS || board.steps(markers) < steps;
    }
}
