package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;

/// Each column's *stations* in one turn: the spaces on which a marker can stand, from where it is placed to the
/// top. One step leads from a station to the next, in every variant; jumping has fewer of them. Reused for the
/// next turn; confined to one thread.
public final class Lanes {
    /// The lane of a marker that is not placed. It has one station, without a space.
    public static final int NONE = 0;

    private static final int COLUMNS = Column.HIGHEST + 1;
    private static final int SPACES = 16;

    private final int[] counts = new int[COLUMNS];
    private final int[] spaces = new int[COLUMNS * SPACES];
    private final int[] stations = new int[COLUMNS * SPACES];
    private final boolean[] forcing = new boolean[COLUMNS * SPACES];
    private Board board;

    public Lanes(Board board) {
        this.board = board;
        counts[NONE] = 1;
        begin(board);
    }

    /// Prepares another turn.
    public void begin(Board newBoard) {
        board = newBoard;
        for (int column = Column.LOWEST; column <= Column.HIGHEST; column++) {
            counts[column] = 0;
            if ((newBoard.won() & Packed.mask(column)) == 0) {
                layOut(column);
            }
        }
    }

    private void layOut(int column) {
        int top = Packed.space(Packed.TOPS, column);
        long markers = 0;
        int space = 0;
        while (space < top) {
            markers = board.step(markers, column);
            space = Packed.space(markers, column);
            int station = counts[column]++;
            spaces[column * SPACES + station] = space;
            stations[column * SPACES + space] = station;
            forcing[column * SPACES + station] = board.forcing(markers) != 0;
        }
    }

    public Board board() {
        return board;
    }

    /// How many stations a lane has; none if its column is won.
    public int count(int lane) {
        return counts[lane];
    }

    /// The space of a station, 1 to 13; 0 in lane [#NONE].
    public int space(int lane, int station) {
        return spaces[lane * SPACES + station];
    }

    /// Whether a marker on this station forbids to stop.
    boolean isForcing(int lane, int station) {
        return forcing[lane * SPACES + station];
    }

    /// The station of the marker in this lane, 0 or more.
    int station(int lane, long markers) {
        return stations[lane * SPACES + Packed.space(markers, lane)];
    }
}
