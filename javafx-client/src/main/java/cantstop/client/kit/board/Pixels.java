package cantstop.client.kit.board;

import cantstop.client.kit.theme.Typeface;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// Sizes that follow the room something was given instead of the root's font.
final class Pixels {
    private Pixels() {}

    /// Gives a text its face and size, at once to be measured.
    static void font(Text text, Typeface face, double pixels) {
        Font font = face.font(pixels);
        text.setFont(font);
        text.setStyle(String.format(
                Locale.ROOT, "-fx-font-family: \"%s\"; -fx-font-size: %.3fpx;", font.getFamily(), pixels));
    }

    /// Gives a node its font size. As a style, since one set by code would give way to the root's.
    static void font(Node node, double pixels) {
        String style = String.format(Locale.ROOT, "-fx-font-size: %.1fpx;", pixels);
        if (!style.equals(node.getStyle())) {
            node.setStyle(style);
            node.applyCss();
        }
    }
}
