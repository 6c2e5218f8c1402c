package cantstop.client.play.lobby;

import cantstop.client.kit.screen.Parts;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The large sign that starts the game, with what it starts below the word; while it can't be pressed, why not.
final class StartSign extends Button {
    private final Label name = Parts.label("", "start-name");
    private final Label detail = Parts.paragraph("", "start-detail");

    StartSign(Runnable start) {
        VBox lines = new VBox(name, detail);
        lines.getStyleClass().add("start-lines");
        name.textProperty().bind(textProperty());
        setGraphic(lines);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setOnAction(pressed -> start.run());
        getStyleClass().addAll("accent", "start");
        lines.maxWidthProperty().bind(widthProperty().map(width -> width.doubleValue() - 2 * snappedLeftInset()));
    }

    /// Shows what it says.
    ///
    /// @param detail what the game will be, or what it waits for
    void show(String text, String detail, boolean ready) {
        setText(text);
        this.detail.setText(detail);
        setAccessibleText(text + ". " + detail);
        setDisable(!ready);
    }
}
