package cantstop.client.kit.theme;

import java.util.Locale;
import javafx.scene.Scene;

/// How large everything is: the font size of the root, of which all other sizes are multiples.
///
/// @param percent 75 to 300
public record Zoom(int percent) {
    public static final int SMALLEST = 75;

    /// What people choose from ends at 200; 300 is for the nearly blind.
    public static final int LARGEST = 300;

    public static final Zoom NORMAL = new Zoom(100);

    private static final double BASE_PIXELS = 14;

    /// A size within the limits.
    ///
    /// @throws IllegalArgumentException for one beyond them
    public Zoom {
        if (percent < SMALLEST || percent > LARGEST) {
            throw new IllegalArgumentException("no zoom of " + percent + " %");
        }
    }

    /// Sizes everything in a scene. The root's own style becomes this size and nothing else.
    public void applyTo(Scene scene) {
        scene.getRoot().setStyle(String.format(Locale.ROOT, "-fx-font-size: %.2fpx;", em()));
    }

    /// How many pixels one em has at the root.
    public double em() {
        return BASE_PIXELS * percent / 100;
    }
}
