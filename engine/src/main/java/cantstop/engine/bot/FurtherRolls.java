package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Roll;
import cantstop.engine.odds.RollKinds;
import java.util.HashMap;
import java.util.Map;

/// How many more rolls a solved turn expects to make.
final class FurtherRolls {
    private final ExactTurn turn;
    private final Map<Long, Double> known = new HashMap<>();

    FurtherRolls(ExactTurn turn) {
        this.turn = turn;
    }

    /// The expected rolls if the next one is made in any case.
    double from(long markers) {
        Double before = known.get(markers);
        if (before != null) {
            return before;
        }
        Board board = turn.board();
        double rolls = 1;
        for (int kind = 0; kind < RollKinds.count(); kind++) {
            long options = board.options(RollKinds.roll(kind), markers);
            if (options != 0) {
                long after = best(board, markers, options);
                boolean goesOn = turn.worth(after) > turn.stop(after);
                rolls += goesOn ? from(after) * RollKinds.ways(kind) / Roll.COUNT : 0;
            }
        }
        known.put(markers, rolls);
        return rolls;
    }

    private long best(Board board, long markers, long options) {
        long best = board.advance(markers, Board.option(options, 0));
        for (int place = 1; place < Board.count(options); place++) {
            long after = board.advance(markers, Board.option(options, place));
            best = turn.worth(after) > turn.worth(best) ? after : best;
        }
        return best;
    }
}
