package cantstop.client.extras.statistics;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A player in the list: their face on asphalt, their name, and how many games they won.
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
        Region flag = new Region();
        flag.getStyleClass().add("course-won");
        String won =
                words.say("statistics.share", row.tally().wins(), row.tally().games());
        HBox wins = new HBox(flag, Parts.label(won, "small"));
        wins.getStyleClass().add("player-wins");
        HBox both = new HBox(ground, new VBox(Parts.label(name, "player-name"), wins));
        both.getStyleClass().add("player-line");
        setGraphic(both);
        setAccessibleText(name + ". " + won + " " + words.say("statistics.wins"));
    }
}
