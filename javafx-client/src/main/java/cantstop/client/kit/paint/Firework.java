package cantstop.client.kit.paint;

import cantstop.engine.Colour;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// A firework of road paint in a player's colour: dashes that become longer outward, with an octagon at the head.
///
/// @param radius how far it reaches
public record Firework(Colour colour, double radius) implements Picture {
    private static final int RAYS = 24;
    private static final List<Dash> DASHES =
            List.of(new Dash(0.24, 0.32, 2.2), new Dash(0.4, 0.54, 3.2), new Dash(0.62, 0.84, 4.4));

    /// @param from of the ray's length
    /// @param to of the ray's length
    private record Dash(double from, double to, double width) {}

    @Override
    public Rectangle2D box() {
        return Picture.box(radius + 7, radius + 7, radius + 7, radius + 7);
    }

    @Override
    public void draw(Pen pen) {
        for (int ray = 0; ray < RAYS; ray++) {
            boolean far = ray % 2 == 0;
            Color paint = far ? pen.colour("paint") : pen.palette().seat(colour);
            double end = radius * (far ? 1 : 0.74);
            pen.at(0, 0, ray * 360.0 / RAYS, turned -> ray(turned, end, far ? 5 : 4, paint));
        }
    }

    private static void ray(Pen pen, double end, double head, Color paint) {
        for (Dash dash : DASHES) {
            pen.faint(
                    0.45 + dash.from() / 2,
                    faint -> faint.stroke(
                            "M0,%s V%s".formatted(-end * dash.from(), -end * dash.to()), paint, dash.width()));
        }
        pen.octagon(Cut.sign(0, -end, head * 2, head * 2), paint);
    }
}
