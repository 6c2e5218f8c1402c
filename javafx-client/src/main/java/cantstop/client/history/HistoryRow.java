package cantstop.client.history;

import cantstop.client.screen.Parts;
import cantstop.client.words.Words;
import cantstop.protocol.client.SeenGame;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// One copy in the list.
final class HistoryRow extends ListCell<SeenGame> {
    private final HistoryModel model;
    private final Words words;

    HistoryRow(HistoryModel model, Words words) {
        this.model = model;
        this.words = words;
    }

    @Override
    protected void updateItem(@Nullable SeenGame game, boolean empty) {
        super.updateItem(game, empty);
        setText(null);
        if (empty || game == null) {
            setGraphic(null);
            return;
        }
        VBox lines = new VBox(
                Parts.label(game.name(), "strong"),
                Parts.label(model.players(game), "small"),
                Parts.label(model.line(game), "small", "muted"));
        setGraphic(lines);
        setAccessibleText(words.say("history.row", game.name(), model.players(game), model.line(game)));
    }
}
