package cantstop.engine.odds;

import cantstop.engine.Board;
import cantstop.engine.Roll;

/// The odds of the next roll, counted over all 1296.
///
/// @param advances how many rolls have an option
/// @param steps the sum of the steps of all rolls, each by its longest option: 0, 1 or 2
public record Odds(int advances, int steps) {
    /// The odds of the next roll.
    ///
    /// @param markers where the markers stand, packed
    /// @throws IllegalArgumentException for markers that can't stand there on this board
    public static Odds of(Board board, long markers) {
        PositionCheck.require(board, markers);
        int advances = 0;
        int steps = 0;
        for (int kind = 0; kind < RollKinds.count(); kind++) {
            long options = board.options(RollKinds.roll(kind), markers);
            if (options != 0) {
                advances += RollKinds.ways(kind);
                steps += RollKinds.ways(kind) * mostSteps(options);
            }
        }
        return new Odds(advances, steps);
    }

    /// How many of the 1296 rolls are a bust.
    public int busts() {
        return Roll.COUNT - advances;
    }

    /// The chance to bust, 0 to 1.
    public double bust() {
        return (double) busts() / Roll.COUNT;
    }

    /// The chance to advance, 0 to 1.
    public double advance() {
        return (double) advances / Roll.COUNT;
    }

    /// The steps to expect of the next roll, 0 to 2; a bust makes none.
    public double expectedSteps() {
        return (double) steps / Roll.COUNT;
    }

    private static int mostSteps(long options) {
        for (int place = 0; place < Board.count(options); place++) {
            if (Board.high(Board.option(options, place)) != 0) {
                return 2;
            }
        }
        return 1;
    }
}
