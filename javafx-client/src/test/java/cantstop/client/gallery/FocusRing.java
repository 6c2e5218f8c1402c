package cantstop.client.gallery;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Border;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;
import org.jspecify.annotations.Nullable;

/// Whether one sees where the keyboard is: a ring of two pixels in the colour that means it.
final class FocusRing {
    private static final double WIDTH = 2;

    private final Paint colour;

    /// The ring as the scene's theme draws it.
    FocusRing(Scene scene) {
        Region probe = new Region();
        probe.setStyle("-fx-background-color: -cs-focus;");
        Pane root = (Pane) scene.getRoot();
        root.getChildren().add(probe);
        probe.applyCss();
        colour = probe.getBackground().getFills().getFirst().getFill();
        root.getChildren().remove(probe);
    }

    /// Whether it is around this node, or around a part of it.
    boolean isAround(Node node) {
        node.applyCss();
        return isOn(node);
    }

    private boolean isOn(Node node) {
        boolean here = switch (node) {
            case Region region -> isIn(region.getBackground()) || isIn(region.getBorder());
            case Shape shape ->
                shape.isVisible() && colour.equals(shape.getStroke()) && shape.getStrokeWidth() >= WIDTH;
            default -> false;
        };
        return here
                || node instanceof Parent parent
                        && parent.getChildrenUnmodifiable().stream().anyMatch(this::isOn);
    }

    private boolean isIn(@Nullable Background background) {
        List<BackgroundFill> fills = background == null ? List.of() : background.getFills();
        return IntStream.range(0, fills.size())
                .filter(layer -> fills.get(layer).getFill().equals(colour))
                .anyMatch(layer -> shown(fills, layer) >= WIDTH);
    }

    /// How much of a layer the next one leaves in view.
    private static double shown(List<BackgroundFill> fills, int layer) {
        double end = layer + 1 < fills.size() ? top(fills.get(layer + 1).getInsets()) : Double.MAX_VALUE;
        return end - top(fills.get(layer).getInsets());
    }

    private static double top(Insets insets) {
        return insets.getTop();
    }

    private boolean isIn(@Nullable Border border) {
        return border != null
                && border.getStrokes().stream()
                        .anyMatch(stroke -> Stream.of(stroke.getTopStroke(), stroke.getBottomStroke())
                                        .anyMatch(colour::equals)
                                && stroke.getWidths().getTop() >= WIDTH);
    }
}
