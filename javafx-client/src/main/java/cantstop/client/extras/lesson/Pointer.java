package cantstop.client.extras.lesson;

import cantstop.client.kit.board.Octagon;
import cantstop.client.kit.controls.RollStopBar;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

/// Points at what the lesson speaks of: a yellow ring around it, and an arrow above its middle. It lies over everything
/// and catches no click.
final class Pointer extends Pane {
    /// How far the ring stands off, and the arrow from the ring.
    private static final double OFF = 6;

    private final Region ring = new Region();
    private final Region octagon = new Region();
    private final Region arrow = new Region();
    private Optional<Node> target = Optional.empty();
    private Subscription following = Subscription.EMPTY;
    private boolean arrowed;

    Pointer() {
        setMouseTransparent(true);
        setManaged(false);
        ring.getStyleClass().add("pointer-ring");
        octagon.getStyleClass().add("pointer-ring");
        Octagon.shape(octagon, Octagon.REGULAR);
        arrow.getStyleClass().add("pointer-arrow");
        for (Region part : new Region[] {ring, octagon, arrow}) {
            part.setManaged(false);
            part.setVisible(false);
        }
        getChildren().addAll(ring, octagon, arrow);
    }

    /// Points at this from now on, wherever it goes; at nothing where there is nothing.
    ///
    /// @param pressed whether it is to be pressed, and not only looked at: then there is an arrow, too
    void at(Optional<Node> next, boolean pressed) {
        arrowed = pressed;
        if (next.equals(target)) {
            return;
        }
        following.unsubscribe();
        target = next;
        // Asked for their values: of a value that nobody asks for JavaFX tells one change and no more.
        following = next.map(node -> Subscription.combine(
                        node.localToSceneTransformProperty().subscribe(way -> place()),
                        node.layoutBoundsProperty().subscribe(bounds -> place()),
                        node.visibleProperty().subscribe(visible -> place())))
                .orElse(Subscription.EMPTY);
        place();
    }

    /// Which way the other of two buttons lies, and 0 for what is no button: nothing stands above the gap between them.
    private static double inwards(Node node) {
        for (Parent row = node.getParent(); row != null; row = row.getParent()) {
            if (row instanceof RollStopBar) {
                return Math.signum(middle(row) - middle(node));
            }
        }
        return 0;
    }

    /// With the caps of its keys, which stand out above it.
    private static Bounds outline(Node node) {
        Bounds whole = node.localToScene(node.getLayoutBounds());
        double top = node.lookupAll(".key-cap").stream()
                .filter(Node::isVisible)
                .mapToDouble(cap -> cap.localToScene(cap.getLayoutBounds()).getMinY())
                .min()
                .orElse(whole.getMinY());
        double above = Math.max(0, whole.getMinY() - top);
        return new BoundingBox(whole.getMinX(), whole.getMinY() - above, whole.getWidth(), whole.getHeight() + above);
    }

    private static double middle(Node node) {
        return node.localToScene(node.getLayoutBounds()).getCenterX();
    }

    private void place() {
        boolean seen = target.filter(node -> node.isVisible() && node.getScene() != null)
                .isPresent();
        boolean cut =
                target.filter(node -> node.getStyleClass().contains("stop")).isPresent();
        ring.setVisible(seen && !cut);
        octagon.setVisible(seen && cut);
        arrow.setVisible(seen && arrowed);
        target.filter(node -> seen).ifPresent(node -> {
            Bounds bounds = sceneToLocal(outline(node));
            for (Region around : new Region[] {ring, octagon}) {
                around.resizeRelocate(
                        bounds.getMinX() - OFF,
                        bounds.getMinY() - OFF,
                        bounds.getWidth() + 2 * OFF,
                        bounds.getHeight() + 2 * OFF);
            }
            double wide = arrow.prefWidth(-1);
            double high = arrow.prefHeight(-1);
            double x = bounds.getCenterX() - wide / 2 + inwards(node) * wide / 2;
            arrow.resizeRelocate(x, bounds.getMinY() - 1.5 * OFF - high, wide, high);
        });
    }
}
