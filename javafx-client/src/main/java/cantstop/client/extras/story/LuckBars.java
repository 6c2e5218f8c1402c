package cantstop.client.extras.story;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// What dice and choices did for a player: a plate in their colour with two bars on both sides of a middle, blue to the
/// right for what helped, red to the left for what cost.
final class LuckBars extends HBox {
    /// A bar that is longer would leave no room for its figure.
    private static final double LONGEST = 0.8;

    /// A player's bars, without any yet.
    ///
    /// @param said both figures in words, and the busts
    LuckBars(@Nullable Badge badge, String initials, String said, Words words, Entry... entries) {
        StackPane ground = new StackPane();
        ground.getStyleClass().add("piece-ground");
        ground.setMinWidth(USE_PREF_SIZE);
        if (badge != null) {
            Piece piece = new Piece(badge, initials);
            piece.getStyleClass().add("pick-piece");
            ground.getChildren().add(piece);
            pseudoClassStateChanged(Piece.of(badge.colour()), true);
        }
        GridPane bars = new GridPane();
        bars.getStyleClass().add("luck-lines");
        ColumnConstraints names = new ColumnConstraints();
        names.setHalignment(HPos.RIGHT);
        ColumnConstraints grows = new ColumnConstraints();
        grows.setHgrow(Priority.ALWAYS);
        bars.getColumnConstraints().addAll(names, grows);
        for (Entry entry : entries) {
            Label name = Parts.label(words.say(entry.key()));
            name.setMinWidth(USE_PREF_SIZE);
            bars.addRow(bars.getRowCount(), name, new TwoSided(entry));
        }
        HBox.setHgrow(bars, Priority.ALWAYS);
        getStyleClass().addAll("score", "luck");
        setAccessibleText(said);
        getChildren().addAll(ground, bars);
    }

    /// A bar.
    ///
    /// @param key what it is called, in the bundles
    /// @param share of the longest, negative to the left
    record Entry(String key, double share, String figure) {}

    /// A line in the middle, the bar on one side of it, and the figure at its end.
    private static final class TwoSided extends Region {
        private final double share;
        private final Region middle = new Region();
        private final Region bar = new Region();
        private final Label figure;

        TwoSided(Entry entry) {
            share = entry.share();
            figure = Parts.label(entry.figure(), "luck-figure");
            middle.getStyleClass().add("luck-middle");
            bar.getStyleClass().add(share < 0 ? "luck-cost" : "luck-gain");
            getStyleClass().add("luck-bar");
            getChildren().addAll(bar, middle, figure);
        }

        @Override
        protected void layoutChildren() {
            double half = getWidth() / 2;
            double size = figure.prefWidth(-1);
            double length = Math.max(0, Math.min(half * LONGEST, half - size - 4)) * Math.abs(share);
            double x = share < 0 ? half - length : half;
            bar.resizeRelocate(x, 0, length, getHeight());
            middle.resizeRelocate(half - 1, 0, 2, getHeight());
            double high = figure.prefHeight(-1);
            figure.resizeRelocate(share < 0 ? x - size - 4 : x + length + 4, (getHeight() - high) / 2, size, high);
        }
    }
}
