package cantstop.client.kit.paint;

import javafx.scene.Node;
import javafx.scene.Scene;

/// Tells what is in a window that is open. In one that was closed no style sheet gives any colours.
public final class OnScreen {
    private OnScreen() {}

    /// Whether a node is in an open window.
    public static boolean isShown(Node node) {
        Scene scene = node.getScene();
        return scene != null && scene.getWindow() != null && scene.getWindow().isShowing();
    }
}
