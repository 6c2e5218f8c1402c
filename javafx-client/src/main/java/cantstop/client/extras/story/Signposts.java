package cantstop.client.extras.story;

import cantstop.client.kit.paint.Caution;
import cantstop.client.kit.paint.PictureView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.shape.Line;

/// The numbered signs of a graph's turning points: in a row above the road, so that they hide no line, beside each
/// other, and each with a post to the place that it is about.
final class Signposts {
    private final List<Line> posts = new ArrayList<>();
    private final List<PictureView> signs = new ArrayList<>();

    Signposts(int count) {
        for (int number = 1; number <= count; number++) {
            Line post = new Line();
            post.getStyleClass().add("graph-post");
            posts.add(post);
            signs.add(new PictureView(new Caution(Integer.toString(number)), "point-sign"));
        }
    }

    /// From below.
    List<Node> nodes() {
        return Stream.<Node>concat(posts.stream(), signs.stream()).toList();
    }

    /// Where two would touch, the earlier one moves aside, and its post leans.
    ///
    /// @param at where each place is, from the left
    /// @param feet how low each post ends
    /// @param middle of all signs
    /// @param end of the road, where the last sign may stand at most
    void plant(double[] at, double[] feet, double middle, double size, double end) {
        double last = end;
        for (int index = signs.size() - 1; index >= 0; index--) {
            double x = Math.min(at[index], last);
            Line post = posts.get(index);
            post.setStartX(x);
            post.setStartY(middle);
            post.setEndX(at[index]);
            post.setEndY(feet[index]);
            signs.get(index).resizeRelocate(x - size / 2, middle - size / 2, size, size);
            last = x - size;
        }
    }
}
