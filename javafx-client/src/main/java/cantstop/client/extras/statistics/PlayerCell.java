package cantstop.client.extras.statistics;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A player in the list: their face on asphalt, and their name.
final class PlayerCell extends ListCell<StatisticsModel.Row> {
    private final Words words;

    PlayerCell(Words words) {
        this.words = words;
    }

    @Override
    protected void updateItem(StatisticsModel.@Nullable Row row, boolean empty) {
        super.updateItem(row, empty);
        if (empty || row == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        StackPane ground = new StackPane(PlayerHead.face(row));
        ground.getStyleClass().add("piece-ground");
        ground.setMinWidth(StackPane.USE_PREF_SIZE);
        String name = row.me() ? words.say("statistics.me", row.name()) : row.name();
        HBox both = new HBox(ground, Parts.label(name, "player-name"));
        both.getStyleClass().add("player-line");
        setGraphic(both);
        setAccessibleText(name);
    }
}
