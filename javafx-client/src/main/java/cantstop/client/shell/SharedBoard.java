package cantstop.client.shell;

import cantstop.client.kit.board.BoardView;
import cantstop.client.model.party.Party;
import java.util.Optional;

/// The board that a party plays on: it goes from the table to the end of the game as it is. Confined to the FX thread.
final class SharedBoard {
    private Optional<Board> latest = Optional.empty();

    private record Board(Party party, BoardView view) {}

    /// A board for another game.
    BoardView fresh(Party party) {
        BoardView view = new BoardView();
        latest = Optional.of(new Board(party, view));
        return view;
    }

    /// The board of the game that has just ended, or a new one where this window has not seen it. It is given once.
    BoardView view(Party party) {
        Optional<BoardView> view =
                latest.filter(board -> board.party().equals(party)).map(Board::view);
        latest = Optional.empty();
        return view.orElseGet(BoardView::new);
    }
}
