package cantstop.engine.odds;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import cantstop.engine.Variant;

/// Refuses positions that can't occur.
public final class PositionCheck {
    private PositionCheck() {}

    /// Refuses a position that can't occur.
    ///
    /// @param markers where the markers stand, packed
    /// @throws IllegalArgumentException for a game that is over, more than three markers, or a marker in a column
    ///     that is won, not above the player's own square, above the top, or, in the jumping game, on another
    ///     player's square
    public static void require(Board board, long markers) {
        if (Long.bitCount(Packed.onTop(board.own())) >= board.target()) {
            throw new IllegalArgumentException("the game is over");
        }
        long marked = Packed.standing(markers);
        if ((markers & ~Packed.spread(Packed.ALL)) != 0 || Long.bitCount(marked) > Board.MARKERS) {
            throw new IllegalArgumentException("not three markers in eleven columns");
        }
        if ((marked & board.won()) != 0) {
            throw new IllegalArgumentException("a marker in a column that is won");
        }
        for (long rest = marked; rest != 0; rest &= rest - 1) {
            requireMarker(board, markers, Packed.lowest(rest));
        }
    }

    private static void requireMarker(Board board, long markers, int column) {
        int space = Packed.space(markers, column);
        if (space <= Packed.space(board.own(), column) || space > Packed.space(Packed.TOPS, column)) {
            throw new IllegalArgumentException("no marker can stand on " + space + " in column " + column);
        }
        boolean taken = space == Packed.space(board.next(), column)
                || space == Packed.space(board.third(), column)
                || space == Packed.space(board.fourth(), column);
        if (taken && board.variant() == Variant.JUMPING) {
            throw new IllegalArgumentException("a marker on another player's square in column " + column);
        }
    }
}
