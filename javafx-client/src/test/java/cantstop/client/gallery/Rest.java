package cantstop.client.gallery;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/// A scene that is left alone has to come to rest: what asks for another layout while it is laid out has everything
/// looked through and drawn sixty times a second for as long as the window is open.
public final class Rest {
    /// What folds, and what stands beside it, finds its place in a few layouts.
    private static final int ENOUGH = 10;

    private Rest() {}

    /// What does not come to rest, in words; empty where everything does.
    public static List<String> lackedBy(Scene scene) {
        for (int pass = 0; pass < ENOUGH; pass++) {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            look(scene.getRoot());
        }
        List<String> restless = new ArrayList<>();
        visit(scene.getRoot(), restless);
        return restless;
    }

    /// As the end of a pulse does: a place that nobody has looked at since it changed does not say that it changed
    /// again. What JavaFX forgot to lay out, as it does with some of what is hidden, asks for nothing.
    private static void look(Node node) {
        node.getBoundsInParent();
        if (node instanceof Parent parent) {
            parent.layout();
            parent.getChildrenUnmodifiable().forEach(Rest::look);
        }
    }

    /// What is to be laid out makes whatever contains it so, too, save where it is a root of layouts of its own, as all
    /// that is not managed: the innermost ones began it.
    private static boolean visit(Node node, List<String> restless) {
        if (!(node instanceof Parent parent)) {
            return false;
        }
        boolean inside = false;
        for (Node child : parent.getChildrenUnmodifiable()) {
            inside |= visit(child, restless);
        }
        if (parent.isNeedsLayout() && !inside) {
            restless.add("never comes to rest: a " + node.getClass().getSimpleName() + " " + node.getStyleClass());
        }
        return inside || parent.isNeedsLayout();
    }
}
