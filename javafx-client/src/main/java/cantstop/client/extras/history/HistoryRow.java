package cantstop.client.extras.history;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.protocol.client.SeenGame;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// One game in the list.
final class HistoryRow extends ListCell<ListedGame> {
    private final HistoryModel model;
    private final HistoryWords inWords;
    private final StackPane picture = new StackPane();
    private final Words words;

    HistoryRow(HistoryModel model, Words words) {
        this.model = model;
        inWords = model.inWords();
        picture.getStyleClass().add("history-picture");
        picture.setMinWidth(USE_PREF_SIZE);
        this.words = words;
        // As wide as the list and no wider: what has no room goes into another line.
        setPrefWidth(0);
    }

    /// A list asks a row how high it would be without saying how wide it is.
    @Override
    protected double computePrefHeight(double width) {
        if (!(getGraphic() instanceof HBox lines)) {
            return super.computePrefHeight(width);
        }
        double room = getListView().getWidth() - snappedLeftInset() - snappedRightInset();
        return snappedTopInset() + lines.prefHeight(room) + snappedBottomInset();
    }

    @Override
    protected void updateItem(@Nullable ListedGame row, boolean empty) {
        super.updateItem(row, empty);
        setText(null);
        if (empty || row == null) {
            setGraphic(null);
            return;
        }
        SeenGame game = row.game();
        VBox lines = new VBox(
                Parts.paragraph(inWords.title(game), "strong"),
                Parts.paragraph(inWords.players(game), "small"),
                Parts.paragraph(inWords.line(row), "small", "muted"));
        HBox.setHgrow(lines, Priority.ALWAYS);
        lines.setMinWidth(0);
        picture.getChildren().clear();
        model.thumbnails().of(row, board -> {
            // The row may have become another game's meanwhile.
            if (row.equals(getItem())) {
                picture.getChildren().setAll(new PictureView(board));
            }
        });
        HBox both = new HBox(picture, lines);
        both.getStyleClass().add("row");
        setGraphic(both);
        setAccessibleText(words.say("history.row", inWords.title(game), inWords.players(game), inWords.line(row)));
    }
}
