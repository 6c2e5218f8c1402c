package cantstop.client.extras.history;

import cantstop.client.kit.paint.PictureView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The signs over the slider of a replay: where a column was won, and where a bust cost much. A click leads there;
/// the keyboard goes turn by turn.
final class Milestones extends Region {
    /// The slider's thumb, half of which lies before its first place; in the height of the signs.
    private static final double THUMB = 0.8;

    private final IntConsumer go;
    private final List<Mark> marks = new ArrayList<>();
    private int first;
    private int length;

    /// A place of a replay.
    ///
    /// @param step after so many events
    /// @param said what happened there
    record Mark(int step, MilestoneSign sign, String said) {}

    Milestones(IntConsumer go) {
        this.go = go;
        getStyleClass().add("milestones");
    }

    /// @param from the first place of the slider
    void show(int from, int steps, List<Mark> all) {
        if (from == first && steps == length && all.equals(marks)) {
            return;
        }
        first = from;
        length = steps;
        marks.clear();
        marks.addAll(all);
        getChildren().setAll(all.stream().map(this::sign).toList());
        requestLayout();
    }

    private Node sign(Mark mark) {
        // A picture catches no click.
        StackPane sign = new StackPane(new PictureView(mark.sign(), "milestone"));
        sign.setOnMouseClicked(clicked -> go.accept(mark.step()));
        Tooltip.install(sign, new Tooltip(mark.said()));
        return sign;
    }

    @Override
    protected void layoutChildren() {
        double size = getHeight();
        double room = getWidth() - THUMB * size;
        double[] places = new double[marks.size()];
        for (int at = 0; at < places.length; at++) {
            double x = THUMB * size / 2 + room * (marks.get(at).step() - first) / Math.max(1, length - first);
            places[at] = Math.clamp(x - size / 2, 0, Math.max(0, getWidth() - size));
        }
        spread(places, size, getWidth());
        for (int at = 0; at < places.length; at++) {
            getChildren().get(at).resizeRelocate(places[at], 0, size, size);
        }
    }

    /// Moves signs apart that would hide one another: to the right, and back from the end where that has no room.
    ///
    /// @param places of their left edges, in the order of the game
    static void spread(double[] places, double size, double width) {
        for (int at = 1; at < places.length; at++) {
            places[at] = Math.max(places[at], places[at - 1] + size);
        }
        double end = width;
        for (int at = places.length - 1; at >= 0; at--) {
            places[at] = Math.min(places[at], end - size);
            end = places[at];
        }
    }
}
