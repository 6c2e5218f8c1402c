package cantstop.client.extras.watch;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.board.Octagon;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A player's plate as seen from across the room: piece, name, and a seal for each column that the game takes. The
/// plate of whoever moves is cream and taller.
final class WatchedPlayer extends HBox {
    private static final PseudoClass MOVING = PseudoClass.getPseudoClass("moving");

    private final Piece piece = new Piece();
    private final Label name = new Label();
    private final Label bust = Parts.label("", "watched-bust");
    private final HBox won = new HBox();
    private @Nullable Seat shown;

    WatchedPlayer() {
        StackPane ground = new StackPane(piece);
        ground.getStyleClass().add("piece-ground");
        ground.setMinWidth(USE_PREF_SIZE);
        name.getStyleClass().add("watched-name");
        bust.setMinWidth(USE_PREF_SIZE);
        won.getStyleClass().add("watched-won");
        won.setMinWidth(USE_PREF_SIZE);
        getStyleClass().add("watched-player");
        setAccessibleRole(AccessibleRole.TEXT);
        getChildren().addAll(ground, name, Parts.spring(), bust, won);
    }

    /// Whether it shows this player.
    boolean isOf(Seat seat) {
        return seat.equals(shown);
    }

    void show(TableState table, GameState game, Player player, Words words) {
        Seat seat = player.seat();
        shown = seat;
        Badge badge = SeatNames.badge(words, table.chair(seat));
        boolean moving = !game.isFinished() && game.mover().equals(seat);
        if (badge != null) {
            piece.show(
                    badge, Initials.of(SeatNames.looks(words, table.chairs())).getOrDefault(seat, ""));
            Colour.all().forEach(colour -> pseudoClassStateChanged(Piece.of(colour), colour == badge.colour()));
        }
        name.setText(SeatNames.of(words, table, seat));
        pseudoClassStateChanged(MOVING, moving);
        boolean lost = player.bust() != null && !moving;
        bust.setText(lost ? words.say("rules.title.BUST") : "");
        List<Column> columns = Column.all().stream()
                .filter(column -> game.winnerOf(column).filter(seat::equals).isPresent())
                .toList();
        won.getChildren().clear();
        for (int place = 0; place < game.settings().columnsToWin(); place++) {
            won.getChildren().add(place < columns.size() ? seal(columns.get(place), badge) : open());
        }
        setAccessibleText(name.getText() + ", " + words.columns(columns));
    }

    private static Region seal(Column column, @Nullable Badge badge) {
        NumberTile tile = new NumberTile(column);
        if (badge != null) {
            tile.pseudoClassStateChanged(Piece.of(badge.colour()), true);
        }
        return tile;
    }

    private static Region open() {
        Region open = new Region();
        open.getStyleClass().add("open-column");
        Octagon.shape(open, Octagon.REGULAR);
        return open;
    }
}
