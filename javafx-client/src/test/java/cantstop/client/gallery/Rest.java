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
    /// again.
    private static void look(Node node) {
        node.getBoundsInParent();
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(Rest::look);
        }
    }

    /// Whoever contains what is to be laid out is so, too: the innermost ones began it.
    private static boolean visit(Node node, List<String> restless) {
        if (!(node instanceof Parent parent) || !parent.isNeedsLayout()) {
            return false;
        }
        boolean inside = false;
        for (Node child : parent.getChildrenUnmodifiable()) {
            inside |= visit(child, restless);
        }
        if (!inside) {
            restless.add("never comes to rest: a " + node.getClass().getSimpleName() + " " + node.getStyleClass());
        }
        return true;
    }
}
