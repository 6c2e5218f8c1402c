package cantstop.client.extras.watch;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// What stands on the wall between two games: who won how often, and what one will tell of.
final class EveningBoard extends VBox {
    /// More would not be read.
    private static final int NAMES = 6;

    EveningBoard(Feats feats, Words words) {
        getStyleClass().add("evening-board");
        getChildren().add(Parts.label(words.say("end.series"), "evening-title"));
        GridPane wins = new GridPane();
        wins.getStyleClass().add("evening-wins");
        feats.wins().stream().limit(NAMES).forEach(feat -> {
            int row = wins.getRowCount();
            wins.add(Parts.label(feat.name(), "evening-name"), 0, row);
            wins.add(Parts.label(words.say("watch.wins", feat.count()), "evening-count"), 1, row);
        });
        if (feats.wins().isEmpty()) {
            getChildren().add(Parts.label(words.say("watch.waiting"), "evening-line"));
        } else {
            getChildren().add(wins);
        }
        feats.climb()
                .ifPresent(feat -> getChildren()
                        .add(Parts.label(words.say("watch.climb", feat.name(), feat.count()), "evening-line")));
        feats.crash()
                .ifPresent(feat -> getChildren()
                        .add(Parts.label(words.say("watch.crash", feat.name(), feat.count()), "evening-line")));
    }
}
