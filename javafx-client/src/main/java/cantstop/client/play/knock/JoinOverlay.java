package cantstop.client.play.knock;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.WideButton;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The ways in which a spectator can get a seat, with a button for each, the first one advised; the last one, away
/// from this table, beside the way back.
final class JoinOverlay extends CardOverlay {
    private final Button first;

    JoinOverlay(List<KnockModel.Way> ways, Words words, Runnable close) {
        VBox list = new VBox();
        list.getStyleClass().add("rows");
        for (KnockModel.Way way : ways) {
            list.getChildren().add(button(way, close));
        }
        HBox foot = new HBox(list.getChildren().removeLast(), Parts.button(words.say("knock.back"), close));
        foot.getStyleClass().add("row");
        list.getChildren().add(foot);
        first = (Button) list.getChildren().getFirst();
        first.getStyleClass().add("accent");
        VBox box = new VBox(
                Parts.label(words.say("lobby.sit"), "title"), Parts.paragraph(words.say("knock.sit.text")), list);
        box.getStyleClass().addAll("card", "join");
        lay(box);
    }

    /// With the piece of whoever has the seat.
    private static Button button(KnockModel.Way way, Runnable close) {
        Button go = way.whose().map(badge -> theirs(way, badge)).orElseGet(() -> new Button(way.label()));
        go.setOnAction(pressed -> {
            close.run();
            way.go().run();
        });
        go.setMinWidth(Region.USE_PREF_SIZE);
        go.setMaxWidth(Double.MAX_VALUE);
        return go;
    }

    private static Button theirs(KnockModel.Way way, Badge badge) {
        Piece piece = new Piece(badge, way.initials());
        piece.getStyleClass().add("piece-of-plate");
        StackPane ground = new StackPane(piece);
        ground.getStyleClass().add("piece-ground");
        VBox said = Parts.choiceLines(way.label(), way.more());
        HBox line = new HBox(ground, said);
        line.getStyleClass().add("row");
        HBox.setHgrow(said, Priority.ALWAYS);
        Button go = new WideButton(line);
        go.getStyleClass().add("seat-way");
        go.setAccessibleText(way.label() + ". " + way.more());
        return go;
    }

    @Override
    public void focus() {
        first.requestFocus();
    }
}
