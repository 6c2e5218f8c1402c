package cantstop.client.kit.paint;

import javafx.geometry.Rectangle2D;

/// A laptop, as it stands on the road to the host.
///
/// @param lit whether it is on
public record Laptop(boolean lit) implements Picture {
    @Override
    public Rectangle2D box() {
        return Picture.box(44, 29, 44, 27);
    }

    @Override
    public void draw(Pen pen) {
        pen.fill("M-29,-27 h58 a3,3 0 0 1 3,3 v34 h-64 v-34 a3,3 0 0 1 3,-3 Z", pen.colour(lit ? "tile" : "skid"));
        pen.rectangle(new Rectangle2D(-27, -22, 54, 30), pen.colour(lit ? "go" : "lane-high"));
        pen.fill("M-32,10 H32 L42,20 H-42 Z", pen.colour(lit ? "tile-far" : "die-bust-low"));
        pen.fill("M-42,20 H42 L40,25 H-40 Z", pen.colour(lit ? "tile-edge" : "die-bust-edge"));
        pen.fill("M-9,10 H9 L10,13 H-10 Z", pen.colour(lit ? "tile-edge" : "die-bust-edge"));
    }
}
