package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Palette;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Typeface;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.text.FontSmoothingType;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Draws shapes in the colours of a theme.
public final class Pen {
    /// How far the baseline of figures is below the middle, as a share of their size.
    private static final double FIGURE_MIDDLE = 0.355;

    /// The number of faint copies of a shape that make a soft shadow.
    private static final int COPIES = 9;

    private final GraphicsContext on;
    private final Theme theme;

    Pen(GraphicsContext on, Theme theme) {
        this.on = on;
        this.theme = theme;
        on.setFontSmoothingType(FontSmoothingType.GRAY);
    }

    public Theme theme() {
        return theme;
    }

    public Palette palette() {
        return theme.palette();
    }

    public Color colour(String role) {
        return palette().colour(role);
    }

    /// The opacity of a shadow in this theme; 0 in high contrast.
    public double shade() {
        return colour("shadow").getOpacity();
    }

    /// Draws at another place, rotated.
    public void at(double x, double y, double degrees, Consumer<Pen> drawing) {
        on.save();
        on.translate(x, y);
        on.rotate(degrees);
        drawing.accept(this);
        on.restore();
    }

    public void scaled(double by, Consumer<Pen> drawing) {
        on.save();
        on.scale(by, by);
        drawing.accept(this);
        on.restore();
    }

    public void faint(double opacity, Consumer<Pen> drawing) {
        on.save();
        on.setGlobalAlpha(on.getGlobalAlpha() * opacity);
        drawing.accept(this);
        on.restore();
    }

    /// Draws a shape many times, each a little aside, so that it has no edge.
    public void soft(double radius, double opacity, Consumer<Pen> shape) {
        if (opacity == 0) {
            return;
        }
        on.save();
        on.setGlobalAlpha(1 - Math.pow(1 - opacity, 1.0 / COPIES));
        for (int copy = 0; copy < COPIES; copy++) {
            double angle = copy * Math.PI * (3 - Math.sqrt(5));
            double far = radius * Math.sqrt((copy + 0.5) / COPIES);
            on.save();
            on.translate(Math.cos(angle) * far, Math.sin(angle) * far);
            shape.accept(this);
            on.restore();
        }
        on.restore();
    }

    public void octagon(Cut shape, Paint fill) {
        on.setFill(fill);
        on.fillPolygon(shape.xs(), shape.ys(), Cut.CORNERS);
    }

    public void outline(Cut shape, Paint line, double width) {
        on.setStroke(line);
        on.setLineWidth(width);
        on.strokePolygon(shape.xs(), shape.ys(), Cut.CORNERS);
    }

    public void circle(double x, double y, double radius, Paint fill) {
        on.setFill(fill);
        on.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    public void rectangle(Rectangle2D where, Paint fill) {
        on.setFill(fill);
        on.fillRect(where.getMinX(), where.getMinY(), where.getWidth(), where.getHeight());
    }

    /// Fills a box with round corners around 0, 0.
    public void rounded(double width, double height, double corner, Paint fill) {
        on.setFill(fill);
        on.fillRoundRect(-width / 2, -height / 2, width, height, 2 * corner, 2 * corner);
    }

    /// Draws the edge of such a box.
    public void roundedEdge(double width, double height, double corner, Paint line, double thick) {
        on.setStroke(line);
        on.setLineWidth(thick);
        on.strokeRoundRect(-width / 2, -height / 2, width, height, 2 * corner, 2 * corner);
    }

    /// Fills a shape.
    ///
    /// @param path as SVG writes it
    public void fill(String path, Paint fill) {
        on.beginPath();
        on.appendSVGPath(path);
        on.setFill(fill);
        on.fill();
    }

    /// Draws a line.
    ///
    /// @param path as SVG writes it
    public void stroke(String path, Paint line, double width) {
        on.beginPath();
        on.appendSVGPath(path);
        on.setStroke(line);
        on.setLineWidth(width);
        on.stroke();
    }

    public void dashes(double... lengths) {
        on.setLineDashes(lengths);
    }

    /// Text around a point: its figures and capitals are centred on it.
    public void text(String text, double x, double y, Typeface face, double size, Paint fill) {
        narrowText(text, x, y, face, size, fill, Double.MAX_VALUE);
    }

    /// The same, narrower where it would be wider than this.
    public void narrowText(String text, double x, double y, Typeface face, double size, Paint fill, double widest) {
        on.setFont(face.font(size));
        on.setTextAlign(TextAlignment.CENTER);
        on.setFill(fill);
        on.fillText(text, x, y + size * FIGURE_MIDDLE, widest);
    }

    /// Text whose letters stand apart, from its middle at 0 on the line.
    public void spaced(String text, double space, Typeface face, double size, Paint fill) {
        on.setFont(face.font(size));
        on.setTextAlign(TextAlignment.LEFT);
        on.setFill(fill);
        double[] widths = text.chars()
                .mapToDouble(letter -> width((char) letter, face, size) + space)
                .toArray();
        double x = -DoubleStream.of(widths).sum() / 2;
        for (int at = 0; at < widths.length; at++) {
            on.fillText(text.substring(at, at + 1), x, 0);
            x += widths[at];
        }
    }

    private static double width(char letter, Typeface face, double size) {
        Text measured = new Text(String.valueOf(letter));
        measured.setFont(face.font(size));
        return measured.getLayoutBounds().getWidth();
    }

    /// A gradient from one point to another.
    public static Paint gradient(Point2D from, Point2D to, Stop... stops) {
        return new LinearGradient(from.getX(), from.getY(), to.getX(), to.getY(), false, CycleMethod.NO_CYCLE, stops);
    }

    /// A colour that fades to nothing.
    public static Paint glow(double radius, Color colour) {
        return new RadialGradient(
                0,
                0,
                0,
                0,
                radius,
                false,
                CycleMethod.NO_CYCLE,
                new Stop(0, colour),
                new Stop(1, Color.color(colour.getRed(), colour.getGreen(), colour.getBlue(), 0)));
    }
}
