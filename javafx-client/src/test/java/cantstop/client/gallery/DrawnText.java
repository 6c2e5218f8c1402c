package cantstop.client.gallery;

import cantstop.client.kit.theme.Sight;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Shape;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// Names the text of a scene that somebody could not read, by the colours of its picture: what stands behind a word is
/// only known once it is drawn. The limits are those of WCAG 2.2 (1.4.3), for all kinds of sight.
public final class DrawnText {
    private static final double SMALL = 4.5;
    private static final double LARGE = 3;

    /// In pixels: what WCAG calls large, and large if it is bold.
    private static final double LARGE_FROM = 24;

    private static final double BOLD_FROM = 18.6;

    /// In OKLab: a pixel as near to the ink as this belongs to a letter.
    private static final double INK = 0.12;

    /// In pixels: so much around a word is looked at, too. A letter alone hardly shows what it stands on.
    private static final int AROUND = 2;

    private final Scene scene;
    private final Image picture;
    private final int[] pixels;
    private final List<Word> words = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    /// Something written, its ink and where it stands.
    private record Word(Text text, Color fill, double opacity, Bounds bounds) {}

    private DrawnText(Scene scene, Image picture) {
        this.scene = scene;
        this.picture = picture;
        int width = (int) picture.getWidth();
        int height = (int) picture.getHeight();
        pixels = new int[width * height];
        picture.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    }

    /// What can't be read, in words; empty where everything can.
    ///
    /// @param picture the scene as it is drawn, a pixel for each of its units
    public static List<String> unreadable(Scene scene, Image picture) {
        DrawnText drawn = new DrawnText(scene, picture);
        drawn.visit(scene.getRoot(), 1);
        drawn.words.forEach(drawn::check);
        return drawn.faults;
    }

    /// Collects what is written and not covered by what is drawn later. What is disabled is exempt, and so is the one
    /// letter on a piece, which repeats its owner's name and has a test of its own.
    private void visit(Node node, double opacity) {
        double seen = opacity * node.getOpacity();
        if (!node.isVisible() || node.isDisabled() || seen < 0.1) {
            return;
        }
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        if (node instanceof Text text) {
            if (text.getText().strip().length() > 1 && text.getFill() instanceof Color fill && isShown(text, bounds)) {
                words.add(new Word(text, fill, seen, bounds));
            }
        } else if (isPainted(node)) {
            words.removeIf(word -> word.bounds().intersects(bounds));
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> visit(child, seen));
        }
    }

    static boolean isPainted(Node node) {
        return switch (node) {
            case Region region ->
                region.getBackground() != null
                        && !region.getBackground().isEmpty()
                        && region.getBackground().getFills().stream()
                                .anyMatch(fill -> !(fill.getFill() instanceof Color colour) || colour.getOpacity() > 0);
            case Shape _, ImageView _, Canvas _ -> true;
            default -> false;
        };
    }

    private void check(Word word) {
        ground(word.bounds(), word.fill()).ifPresent(ground -> {
            Color full = word.fill().deriveColor(0, 1, 1, 1 / word.fill().getOpacity());
            Color ink = ground.interpolate(full, word.opacity() * word.fill().getOpacity());
            double least = isLarge(word.text().getFont()) ? LARGE : SMALL;
            for (Sight sight : Sight.values()) {
                double contrast = sight.contrast(ink, ground);
                if (contrast < least) {
                    faults.add("%.2f instead of %.1f for \"%s\", seen with %s: %s on %s"
                            .formatted(contrast, least, word.text().getText(), sight, ink, ground));
                }
            }
        });
    }

    /// Whether all of it lies in the window, and in what clips it.
    private boolean isShown(Node node, Bounds bounds) {
        boolean inside = bounds.getMinX() >= AROUND
                && bounds.getMinY() >= AROUND
                && bounds.getMaxX() + AROUND < Math.min(scene.getWidth(), picture.getWidth())
                && bounds.getMaxY() + AROUND < Math.min(scene.getHeight(), picture.getHeight());
        for (Node at = node; inside && at != null; at = at.getParent()) {
            Node clip = at.getClip();
            inside = clip == null || at.localToScene(clip.getBoundsInParent()).contains(bounds);
        }
        return inside;
    }

    private static boolean isLarge(Font font) {
        boolean bold = font.getStyle().toLowerCase(Locale.ROOT).contains("bold");
        return font.getSize() >= (bold ? BOLD_FROM : LARGE_FROM);
    }

    /// The colour behind the letters: the one that most pixels have which aren't theirs, about.
    private Optional<Color> ground(Bounds bounds, Color ink) {
        Map<Integer, Integer> colours = new HashMap<>();
        int width = (int) picture.getWidth();
        for (int y = (int) bounds.getMinY() - AROUND; y < bounds.getMaxY() + AROUND; y++) {
            for (int x = (int) bounds.getMinX() - AROUND; x < bounds.getMaxX() + AROUND; x++) {
                colours.merge(pixels[y * width + x], 1, Integer::sum);
            }
        }
        colours.keySet().removeIf(colour -> isNear(colour(colour), ink));
        Map<Integer, Integer> shades = new HashMap<>();
        colours.forEach((colour, count) -> shades.merge(shade(colour), count, Integer::sum));
        return most(shades).flatMap(shade -> {
            colours.keySet().removeIf(colour -> shade(colour) != shade);
            return most(colours).map(DrawnText::colour);
        });
    }

    private static boolean isNear(Color colour, Color ink) {
        return Sight.NORMAL.linear(colour).distance(Sight.NORMAL.linear(ink)) <= INK;
    }

    private static Optional<Integer> most(Map<Integer, Integer> counts) {
        return counts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    private static Color colour(int argb) {
        return Color.rgb(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
    }

    /// An eighth of each part.
    private static int shade(int argb) {
        return argb & 0xe0e0e0;
    }
}
