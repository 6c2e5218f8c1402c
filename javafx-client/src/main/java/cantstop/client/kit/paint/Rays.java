package cantstop.client.kit.paint;

import cantstop.engine.Colour;
import javafx.geometry.Rectangle2D;

/// Eight short rays around a sign that has just been put up.
public record Rays(Colour colour) implements Picture {
    private static final int COUNT = 8;
    private static final double FROM = 40;

    @Override
    public Rectangle2D box() {
        return Picture.box(72, 72, 72, 72);
    }

    @Override
    public void draw(Pen pen) {
        for (int ray = 0; ray < COUNT; ray++) {
            double to = FROM + 16 + ray % 2 * 8;
            pen.at(
                    0,
                    -10,
                    22.5 + ray * 45,
                    turned -> turned.stroke(
                            "M0,%s V%s".formatted(-FROM, -to), turned.palette().seatLight(colour), 6));
        }
    }
}
