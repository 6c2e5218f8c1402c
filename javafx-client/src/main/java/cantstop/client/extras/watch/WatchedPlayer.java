package cantstop.client.extras.watch;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
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
import javafx.scene.layout.VBox;

/// A player as seen from across the room: piece and name, and below it the columns they have won or what their last
/// turn came to.
final class WatchedPlayer extends VBox {
    private static final PseudoClass MOVING = PseudoClass.getPseudoClass("moving");
    private static final PseudoClass BUST = PseudoClass.getPseudoClass("bust");

    private final Piece piece = new Piece();
    private final Label name = new Label();
    private final HBox won = new HBox();

    WatchedPlayer() {
        HBox who = new HBox(piece, name);
        who.getStyleClass().add("watched-name");
        won.getStyleClass().add("watched-won");
        getStyleClass().add("watched-player");
        setAccessibleRole(AccessibleRole.TEXT);
        getChildren().addAll(who, won);
    }

    void show(TableState table, GameState game, Player player, Words words) {
        Seat seat = player.seat();
        Badge badge = SeatNames.badge(words, table.chair(seat));
        boolean moving = !game.isFinished() && game.mover().equals(seat);
        boolean bust = player.bust() != null && !moving;
        if (badge != null) {
            piece.show(
                    badge, Initials.of(SeatNames.looks(words, table.chairs())).getOrDefault(seat, ""));
        }
        name.setText(SeatNames.of(words, table, seat));
        pseudoClassStateChanged(MOVING, moving);
        pseudoClassStateChanged(BUST, bust);
        List<Column> columns = Column.all().stream()
                .filter(column -> game.winnerOf(column).filter(seat::equals).isPresent())
                .toList();
        won.getChildren().setAll(columns.stream().map(NumberTile::new).toList());
        if (moving && game.stepsAtStake() > 0) {
            won.getChildren().add(Parts.label(words.say("watch.stake", game.stepsAtStake()), "watched-stake"));
        } else if (bust) {
            won.getChildren().add(Parts.label(words.say("rules.title.BUST"), "watched-bust"));
        }
        setAccessibleText(name.getText() + ", " + words.columns(columns));
    }
}
