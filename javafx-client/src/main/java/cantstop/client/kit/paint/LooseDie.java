package cantstop.client.kit.paint;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;

/// A die that lies about, turned as it fell. Its thickness falls down the screen, however it is turned.
///
/// @param degrees how far it is turned
/// @param size of one side
public record LooseDie(int face, double degrees, double size) implements Picture {
    /// Of its size.
    private static final double CORNER = 0.2;

    private static final List<String> PIPS = List.of(
            "0,0",
            "-1,-1 1,1",
            "-1,-1 0,0 1,1",
            "-1,-1 1,-1 -1,1 1,1",
            "-1,-1 1,-1 0,0 -1,1 1,1",
            "-1,-1 1,-1 -1,0 1,0 -1,1 1,1");

    @Override
    public Rectangle2D box() {
        double reach = size * 0.9;
        return Picture.box(reach, reach, reach, reach);
    }

    @Override
    public void draw(Pen pen) {
        double edge = size * 0.105;
        pen.soft(
                size * 0.05,
                pen.shade() + 0.1,
                faint -> faint.at(size * 0.11, size * 0.17, degrees, turned -> square(turned, Color.BLACK)));
        for (int layer = 6; layer > 0; layer--) {
            pen.at(0, edge * layer / 6, degrees, turned -> square(turned, turned.colour("die-edge")));
        }
        pen.at(0, 0, degrees, this::top);
    }

    private void top(Pen pen) {
        double half = size / 2;
        square(
                pen,
                Pen.gradient(
                        new Point2D(-half, -half),
                        new Point2D(half, half),
                        new Stop(0, pen.colour("die-light")),
                        new Stop(0.6, pen.colour("die")),
                        new Stop(1, pen.colour("die-low"))));
        double inset = size * 0.045;
        pen.roundedEdge(
                size - 2 * inset, size - 2 * inset, size * CORNER - inset / 2, Color.gray(1, 0.8), size * 0.022);
        for (String pip : PIPS.get(face - 1).split(" ", -1)) {
            String[] place = pip.split(",", -1);
            double x = Double.parseDouble(place[0]) * size * 0.262;
            double y = Double.parseDouble(place[1]) * size * 0.262;
            double radius = size * 0.098;
            pen.circle(x + radius * 0.12, y + radius * 0.16, radius * 1.04, Color.gray(1, 0.9));
            pen.circle(x, y, radius, pen.colour("pip"));
        }
    }

    private void square(Pen pen, Paint fill) {
        pen.rounded(size, size, size * CORNER, fill);
    }
}
