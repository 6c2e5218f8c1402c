package cantstop.client.play.knock;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.WideButton;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;

/// The ways in which a spectator can get a seat: the seats as bays with the piece of their player, the first way
/// advised; the last one, away from this table, beside the way back.
final class JoinOverlay extends CardOverlay {
    private final Button first;

    JoinOverlay(List<KnockModel.Way> ways, Words words, Runnable close) {
        TilePane seats = new TilePane();
        seats.getStyleClass().addAll("car-park", "join-seats");
        VBox others = new VBox();
        others.getStyleClass().add("join-others");
        for (KnockModel.Way way : ways) {
            (way.isSeat() ? seats : others).getChildren().add(button(way, close));
        }
        HBox foot = new HBox(others.getChildren().removeLast(), Parts.button(words.say("knock.back"), close));
        foot.getStyleClass().add("row");
        first = (Button)
                (ways.getFirst().isSeat() ? seats : others).getChildren().getFirst();
        first.getStyleClass().add("accent");
        VBox box = new VBox(
                Parts.cardHead(words.say("lobby.sit")),
                Parts.paragraph(words.say("knock.sit.text")),
                others,
                seats,
                foot);
        Parts.showIf(!others.getChildren().isEmpty(), others);
        box.getStyleClass().addAll("card", "dialog", "join");
        lay(box);
    }

    private static Button button(KnockModel.Way way, Runnable close) {
        Button go = way.isSeat() ? seat(way) : new Button(way.label());
        go.setOnAction(pressed -> {
            close.run();
            way.go().run();
        });
        go.setMinWidth(Region.USE_PREF_SIZE);
        go.setMaxWidth(Double.MAX_VALUE);
        return go;
    }

    /// With the piece of the player who has the seat.
    private static Button seat(KnockModel.Way way) {
        VBox said = Parts.choiceLines(way.label(), way.more());
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox line = new HBox(said);
        way.whose().ifPresent(badge -> {
            Piece piece = new Piece(badge, way.initials());
            piece.getStyleClass().add("piece-of-plate");
            StackPane ground = new StackPane(piece);
            ground.getStyleClass().add("piece-ground");
            line.getChildren().addFirst(ground);
        });
        if (way.whose().isEmpty()) {
            Region free = new Region();
            free.getStyleClass().add("free-space");
            line.getChildren().addFirst(free);
        }
        line.getStyleClass().add("row");
        Button go = new WideButton(line);
        go.getStyleClass().add("seat-way");
        way.whose().ifPresent(badge -> go.pseudoClassStateChanged(Piece.of(badge.colour()), true));
        go.setAccessibleText(way.label() + ". " + way.more());
        return go;
    }

    @Override
    public void focus() {
        first.requestFocus();
    }
}
