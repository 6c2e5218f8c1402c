package cantstop.client.extras.statistics;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.story.GameStats;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The latest games in order: over each a flag where it was won, and below it how lucky the dice were, up or down.
final class FormChart extends HBox {
    /// More would be too thin to tell apart.
    static final int MOST = 16;

    /// @param games all of them, the oldest first
    FormChart(List<GameStats> games) {
        getStyleClass().add("course");
        List<GameStats> latest = latest(games);
        double most =
                latest.stream().mapToDouble(game -> Math.abs(game.luck())).max().orElse(0);
        for (GameStats game : latest) {
            Region mark = new Region();
            mark.getStyleClass().add(game.won() ? "course-won" : "course-lost");
            StackPane result = new StackPane(mark);
            result.getStyleClass().add("course-result");
            // A single lucky roll should not fill it.
            DivergingBar luck = new DivergingBar(Orientation.VERTICAL, game.luck() / Math.max(1, most), "bar-own");
            VBox.setVgrow(luck, Priority.ALWAYS);
            VBox both = new VBox(result, luck);
            both.getStyleClass().add("course-game");
            HBox.setHgrow(both, Priority.ALWAYS);
            getChildren().add(both);
        }
        if (latest.isEmpty()) {
            getChildren().add(Parts.spring());
        }
    }

    /// What the flag and the two colours stand for.
    static FlowPane legend(Words words) {
        FlowPane legend = new FlowPane(
                read("course-won", words.say("statistics.won")),
                read("bar-own", words.say("statistics.lucky")),
                read("bar-loss", words.say("statistics.unlucky")));
        legend.getStyleClass().add("course-legend");
        return legend;
    }

    private static HBox read(String mark, String said) {
        Region shown = new Region();
        shown.getStyleClass().addAll("legend-mark", mark);
        HBox read = new HBox(shown, Parts.label(said));
        read.getStyleClass().add("legend-read");
        return read;
    }

    static List<GameStats> latest(List<GameStats> games) {
        return games.subList(Math.max(0, games.size() - MOST), games.size());
    }
}
