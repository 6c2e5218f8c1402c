package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;

/// What each column has in store for the markers of one turn: its *stations*, the spaces on which a marker can
/// come to stand, from the one where it is placed to the top. One step leads from a station to the next one, in
/// every variant: jumping only has fewer of them. Made anew with every turn; belongs to one thread.
public final class Lanes {
    /// The lane of a marker that is not placed. It has one station, and nothing stands there.
    public static final int NONE = 0;

    private static final int COLUMNS = Column.HIGHEST + 1;
    private static final int SPACES = 16;

    private final int[] counts = new int[COLUMNS];
    private final int[] spaces = new int[COLUMNS * SPACES];
    private final int[] stations = new int[COLUMNS * SPACES];
    private final boolean[] forcing = new boolean[COLUMNS * SPACES];
    private Board board;

    /// Lanes of a first turn.
    public Lanes(Board board) {
        this.board = board;
        counts[NONE] = 1;
        begin(board);
    }

    /// Turns to another turn.
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

    /// How many stations a lane has; none where its column is won.
    public int count(int lane) {
        return counts[lane];
    }

    /// The space of a station, 1 to 13; 0 in no lane.
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
