package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Palette;
import cantstop.engine.Colour;
import cantstop.engine.Shape;
import javafx.scene.paint.Paint;

/// The colour and the shape of each seat, as paints and as paths.
final class Seats {
    private Seats() {}

    /// A face in a seat's colour, with the light of the lamp on it.
    static Paint face(Palette palette, Colour colour, Cut around) {
        return around.lit(palette.seatLight(colour), palette.seat(colour), 0.55, palette.seat(colour));
    }

    /// The shape of a seat's pieces around 0, 0, of about this radius, as SVG writes it.
    static String path(Shape shape, double r) {
        return switch (shape) {
            case CIRCLE -> "M%1$s,0 A%2$s,%2$s 0 1 1 %1$s,0.01 Z".formatted(-r, r);
            case SQUARE -> {
                double q = r * 0.9;
                yield "M%1$s,%1$s H%2$s V%2$s H%1$s Z".formatted(-q, q);
            }
            case TRIANGLE -> {
                double q = r * 1.2;
                yield "M0,%s L%s,%s L%s,%s Z".formatted(-q, q, q * 0.76, -q, q * 0.76);
            }
            case DIAMOND -> {
                double q = r * 1.2;
                yield "M0,%1$s L%2$s,0 L0,%2$s L%1$s,0 Z".formatted(-q, q);
            }
        };
    }
}
