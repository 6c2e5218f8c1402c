package cantstop.client.play.home;

import cantstop.client.kit.board.BoardView;
import cantstop.engine.Badge;
import cantstop.engine.GameState;
import cantstop.engine.Packed;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.PlayerName;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The board on the way in: a game that is going well for whoever looks at it. Only to look at, it comes when there is
/// time for it; its place is kept until then, so that nothing moves.
final class SampleBoard {
    private static final Seat MINE = Seat.of(0);
    private static final Seat OTHER = Seat.of(1);

    private final PlayerName rival;
    private final StackPane place = new StackPane();
    private Badge me;
    private Optional<BoardView> board = Optional.empty();

    /// A place without a board.
    ///
    /// @param me how whoever looks at it looks
    /// @param rival what the other player is called
    SampleBoard(Badge me, PlayerName rival) {
        this.me = me;
        this.rival = rival;
        place.setMouseTransparent(true);
    }

    Region node() {
        return place;
    }

    /// Puts the board in its place.
    void come() {
        BoardView view = new BoardView();
        view.setFocusTraversable(false);
        view.gameProperty().set(game());
        place.getChildren().setAll(view);
        board = Optional.of(view);
        wear(me);
    }

    /// Whoever looks at it looks like that now.
    void wear(Badge badge) {
        me = badge;
        Badge other = new Badge(rival, me.colour(), me.shape()).besides(List.of(me));
        board.ifPresent(view -> {
            view.badgesProperty().set(Map.of(MINE, me, OTHER, other));
            // Nobody plays this game, so nobody need hear how it stands.
            view.setAccessibleText(" ");
        });
    }

    private static GameState game() {
        long mine = squares(4, 4, 6, 7, 7, 5, 9, 9, 11, 2);
        long others = squares(3, 2, 5, 4, 7, 9, 8, 3, 10, 2);
        long markers = squares(6, 9, 7, 8, 8, 4);
        List<Player> players = List.of(new Player(MINE, mine, null), new Player(OTHER, others, null));
        Phase phase = new Phase.ToGoOn(new Roll(4, 3, 2, 6), 0);
        return new GameState(Settings.DEFAULT, players, MINE, markers, phase);
    }

    /// Columns and spaces in turn.
    private static long squares(int... pairs) {
        long packed = 0;
        for (int i = 0; i < pairs.length; i += 2) {
            packed = Packed.with(packed, pairs[i], pairs[i + 1]);
        }
        return packed;
    }
}
