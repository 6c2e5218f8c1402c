package cantstop.client.gallery;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Toggle;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Walks through everything that is shown in a scene and names what somebody could not read or reach,
/// and what would never come to rest.
public final class Walk {
    /// Half a pixel is nobody's loss.
    private static final double ROUNDING = 1;

    private final Scene scene;
    private final List<String> faults = new ArrayList<>();

    private Walk(Scene scene) {
        this.scene = scene;
    }

    /// What is wrong in this scene, in words; empty where nothing is.
    public static List<String> through(Scene scene) {
        Walk walk = new Walk(scene);
        walk.faults.addAll(Rest.lackedBy(scene));
        Set<Node> stops = new HashSet<>();
        walk.visit(scene.getRoot(), false, stops::add);
        walk.tab(stops);
        return walk.faults;
    }

    private void visit(Node node, boolean scrolled, Consumer<Node> stop) {
        if (!node.isVisible() || node.isDisabled() && !(node instanceof Control)) {
            return;
        }
        if (node instanceof Labeled labeled && labeled.isTextTruncated() && !isReadAtThePointer(labeled)) {
            faults.add("cut off: " + labeled.getText());
        }
        boolean talks = node instanceof Labeled || node instanceof TextInputControl || node.isFocusTraversable();
        if (talks && !scrolled && !isWithin(node)) {
            faults.add("beyond the window: " + said(node));
        }
        if (node.isFocusTraversable() && !node.isDisabled()) {
            stop.accept(node);
            if (said(node).isBlank() || said(node).startsWith("a ")) {
                faults.add("says nothing: " + said(node));
            }
            if (node.getAccessibleRole() == AccessibleRole.NODE || node.getAccessibleRole() == AccessibleRole.PARENT) {
                faults.add("has no role: " + said(node));
            }
        }
        if (node instanceof Parent parent) {
            boolean inside = scrolled || node instanceof ScrollPane || node instanceof ListView<?>;
            parent.getChildrenUnmodifiable().forEach(child -> visit(child, inside, stop));
        }
    }

    /// What has no room may end in dots where a list says it, or a tooltip with the whole of it.
    private static boolean isReadAtThePointer(Labeled labeled) {
        Tooltip tooltip = labeled.getTooltip();
        return labeled instanceof IndexedCell<?>
                || tooltip != null && labeled.getText().equals(tooltip.getText());
    }

    private boolean isWithin(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        return bounds.getMinX() >= -ROUNDING
                && bounds.getMinY() >= -ROUNDING
                && bounds.getMaxX() <= scene.getWidth() + ROUNDING
                && bounds.getMaxY() <= scene.getHeight() + ROUNDING;
    }

    /// What is heard of a node.
    private static String said(Node node) {
        String accessible = node.getAccessibleText();
        if (accessible != null) {
            return accessible;
        }
        if (node instanceof Labeled labeled
                && labeled.getText() != null
                && !labeled.getText().isEmpty()) {
            return labeled.getText();
        }
        return "a " + node.getClass().getSimpleName() + " " + node.getStyleClass();
    }

    /// Of toggles that exclude each other Tab stops at one, and the arrows lead to the others.
    private static Object stop(Node node) {
        return node instanceof Toggle toggle && toggle.getToggleGroup() != null ? toggle.getToggleGroup() : node;
    }

    /// Goes round with Tab: everything that takes the keyboard is passed once.
    private void tab(Set<Node> stops) {
        Set<Object> passed = new HashSet<>();
        FocusRing ring = new FocusRing(scene);
        for (int at = 0; at < stops.size() + 1; at++) {
            Node owner = scene.getFocusOwner();
            if (owner == null) {
                break;
            }
            if (at > 0 && passed.add(stop(owner)) && !ring.isAround(owner)) {
                faults.add("focus is not seen: " + said(owner));
            }
            passed.add(stop(owner));
            boolean types = owner instanceof TextInputControl;
            Event.fireEvent(owner, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, false, types, false, false));
            Event.fireEvent(
                    scene.getFocusOwner() == null ? owner : scene.getFocusOwner(),
                    new KeyEvent(KeyEvent.KEY_RELEASED, "", "", KeyCode.TAB, false, false, false, false));
        }
        stops.stream()
                .filter(node -> !passed.contains(stop(node)))
                .forEach(node -> faults.add("never reached with Tab: " + said(node)));
    }
}
