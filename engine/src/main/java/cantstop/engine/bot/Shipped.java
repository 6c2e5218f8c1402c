package cantstop.engine.bot;

import cantstop.engine.Board;
import java.util.List;

/// The value that ships with the program. Its nets are read when it is first asked, not when somebody only wants to
/// know which bots there are: a window that opens has better things to do.
final class Shipped implements Value {
    private static final class Read {
        private static final StrongestValue STRONGEST = StrongestValue.shipped();

        private Read() {}
    }

    /// The nets for which the hand-made value had to take over.
    List<NetFile.Found.Unusable> replaced() {
        return Read.STRONGEST.replaced();
    }

    @Override
    public Stops stops(Lanes lanes) {
        return Read.STRONGEST.stops(lanes);
    }

    @Override
    public double chance(Board board, int moves) {
        return Read.STRONGEST.chance(board, moves);
    }

    @Override
    public double told(Board board, double chance) {
        return Read.STRONGEST.told(board, chance);
    }
}
