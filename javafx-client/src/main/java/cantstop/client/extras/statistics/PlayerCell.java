package cantstop.client.extras.statistics;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A player in the list: their face on asphalt, their name, and how many games they won.
final class PlayerCell extends ListCell<StatisticsModel.Row> {
    private final Words words;

    PlayerCell(Words words) {
        this.words = words;
        // As wide as the list and no wider: a name that has no room ends in dots.
        setPrefWidth(0);
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
        Label called = Parts.label(name, "player-name");
        called.setTooltip(new Tooltip(name));
        VBox lines = new VBox(called, wins);
        lines.setMinWidth(0);
        HBox.setHgrow(lines, Priority.ALWAYS);
        HBox both = new HBox(ground, lines);
        both.getStyleClass().add("player-line");
        setGraphic(both);
        setAccessibleText(name + ". " + won + " " + words.say("statistics.wins"));
    }
}
