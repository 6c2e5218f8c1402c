package cantstop.client.kit.board;

import cantstop.client.kit.theme.Palette;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Typeface;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import org.jspecify.annotations.Nullable;

/// What is at stake, as a yellow diamond on the corner of the sign: with every step it grows and becomes hotter.
/// After a bust it hangs askew and says what was lost.
final class StakeSign extends Group {
    private static final double SMALLEST = 50;
    private static final double LARGEST = 72;
    private static final double GROWS = 1.2;

    /// The usual radius, for which its place is measured.
    private static final double USUAL = 54;

    /// The number of steps at which it has its hottest colour.
    private static final double HOT = 20;

    /// The least distance, in pixels, of the word from the line around it.
    private static final double CLEAR = 4;

    private static final double LEAST_TYPE = 12;
    private static final double TYPE = 0.27;

    /// Where number and word stand, in radii below the middle.
    private static final double ALONE = 0.33;

    private static final double ABOVE_THE_WORD = 0.2;

    /// The same of a smaller number, where the word has no room below a large one.
    private static final double HIGH_ABOVE = -0.1;

    private static final double LARGE = 0.84;
    private static final double MIDDLING = 0.62;
    private static final double SMALL = 0.5;
    private static final double WORD = 0.5;

    /// The least distance between them.
    private static final double GAP = 0.06;

    private static final double ASKEW = 17;
    private static final double EDGE = 12;
    private static final double LINE = 3.2;
    private static final double INSIDE = 7;

    private final Polygon shadow = diamond();
    private final Polygon edge = diamond();
    private final Polygon face = diamond();
    private final Polygon line = diamond();
    private final Text number = new Text();
    private final Text word = new Text();
    private int steps;
    private boolean lost;
    private String unit = "";
    private double radius;
    private double room;
    private @Nullable Drawn drawn;

    /// What it was drawn for.
    private record Drawn(Layout layout, Theme theme, int steps, boolean lost, String unit) {}

    StakeSign() {
        getStyleClass().setAll("stake-sign");
        setManaged(false);
        setMouseTransparent(true);
        setAutoSizeChildren(false);
        line.setFill(null);
        number.setTextOrigin(VPos.BASELINE);
        word.setBoundsType(TextBoundsType.VISUAL);
        getChildren().addAll(shadow, edge, face, line, number, word);
    }

    private static Polygon diamond() {
        Polygon diamond = new Polygon();
        diamond.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return diamond;
    }

    /// Shows how much is at stake, or was lost.
    ///
    /// @param steps 0 to show nothing
    /// @param unit what steps are called where there are so many
    void show(int steps, boolean lost, String unit) {
        this.steps = steps;
        this.lost = lost;
        this.unit = unit;
        setVisible(steps > 0);
        setRotate(lost ? ASKEW : 0);
    }

    /// Hangs askew after a bust, or straight before it.
    ///
    /// @param now whether the steps are lost by now
    void lose(boolean now) {
        if (lost != now) {
            lost = now;
            drawn = null;
            write();
        }
    }

    /// Hangs at the corner of the sign. It is set anew only where it changes: the whole board would be drawn with it.
    void place(Layout layout, Theme theme) {
        Drawn now = new Drawn(layout, theme, steps, lost, unit);
        if (steps > 0 && !now.equals(drawn)) {
            drawn = now;
            draw(layout, theme);
        }
    }

    private void draw(Layout layout, Theme theme) {
        double units = Math.min(LARGEST, SMALLEST + GROWS * (steps - 1));
        radius = units * layout.unit();
        double scale = layout.unit();
        var sign = layout.sign();
        // Its edge lies along the cut, and what it grows by goes outward.
        double aside = sign.width() / 2 - 46 - (units - USUAL) * 0.31;
        double down = sign.height() / 2 - 70 - (units - USUAL) * 0.25;
        var middle = layout.pixels(aside, down);
        outline(shadow, radius, 5 * scale, 8 * scale);
        outline(edge, radius, 0, 4 * scale);
        outline(face, radius, 0, 0);
        outline(line, radius - INSIDE * scale, 0, 0);
        room = radius - INSIDE * scale - Math.sqrt(2) * (LINE * scale / 2 + CLEAR);
        paint(theme.palette(), scale);
        write();
        setLayoutX(middle.getX());
        setLayoutY(middle.getY());
    }

    private static void outline(Polygon diamond, double radius, double x, double y) {
        diamond.getPoints().setAll(x, y - radius, x + radius, y, x, y + radius, x - radius, y);
    }

    private void paint(Palette palette, double scale) {
        double heat = Math.clamp((steps - 1) / HOT, 0, 1);
        Color light = palette.colour("caution-light").interpolate(palette.colour("caution-hot-light"), heat);
        Color low = palette.colour("caution-low").interpolate(palette.colour("caution-hot"), heat);
        shadow.setFill(palette.colour("shadow"));
        shadow.setStroke(null);
        edge.setFill(palette.colour("caution-edge"));
        edge.setStroke(palette.colour("caution-edge"));
        edge.setStrokeWidth(EDGE * scale);
        face.setFill(new LinearGradient(
                -radius / 2,
                -radius / 2,
                radius / 2,
                radius / 2,
                false,
                CycleMethod.NO_CYCLE,
                new Stop(0, light),
                new Stop(1, low)));
        face.setStroke(light.interpolate(low, 0.6));
        face.setStrokeWidth(EDGE * scale);
        line.setStroke(palette.colour("caution-text"));
        line.setStrokeWidth(LINE * scale);
        number.setFill(palette.colour("caution-text"));
        word.setFill(palette.colour("caution-text"));
    }

    private void write() {
        word.setText(unit);
        boolean below = fitWord(ABOVE_THE_WORD);
        boolean worded = below || fitWord(HIGH_ABOVE);
        word.setVisible(worded);
        String figures = (lost ? "−" : "") + steps;
        number.setText(figures);
        boolean small = worded && !below;
        Pixels.font(number, Typeface.ROAD, radius * size(figures.length(), small));
        centre(number, radius * (below ? ABOVE_THE_WORD : small ? HIGH_ABOVE : ALONE));
    }

    private static double size(int figures, boolean small) {
        if (small) {
            return figures == 1 ? MIDDLING : SMALL;
        }
        return figures < 3 ? LARGE : MIDDLING;
    }

    /// Puts the word below the number, as large as it can be between that and the line.
    ///
    /// @param above where the number stands
    /// @return whether it has room there at all
    private boolean fitWord(double above) {
        for (double type = radius * TYPE; type >= LEAST_TYPE; type--) {
            Pixels.font(word, Typeface.BOLD, type);
            word.setY(0);
            Bounds ink = word.getLayoutBounds();
            double lowest = room - ink.getWidth() / 2 - ink.getMaxY();
            double baseline = Math.min(radius * WORD, lowest);
            if (baseline + ink.getMinY() >= radius * (above + GAP)) {
                centre(word, baseline);
                return true;
            }
        }
        return false;
    }

    private static void centre(Text text, double baseline) {
        text.setX(0);
        text.setX(-text.getLayoutBounds().getCenterX());
        text.setY(baseline);
    }
}
