package cantstop.client.kit.board;

import java.util.Locale;
import javafx.scene.Node;

/// Sizes that follow the room something was given instead of the root's font.
final class Pixels {
    private Pixels() {}

    /// Gives a node its font size. As a style, since one set by code would give way to the root's.
    static void font(Node node, double pixels) {
        String style = String.format(Locale.ROOT, "-fx-font-size: %.1fpx;", pixels);
        if (!style.equals(node.getStyle())) {
            node.setStyle(style);
            node.applyCss();
        }
    }
}
