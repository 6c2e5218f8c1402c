package cantstop.client.play.lobby;

import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Pen;
import cantstop.client.kit.paint.Picture;
import cantstop.engine.Variant;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.Stop;

/// The sign of a variant: the octagon itself, something to jump over, no stopping.
public record RuleSign(Variant variant) implements Picture {
    @Override
    public Rectangle2D box() {
        return Picture.box(40, 40, 40, 42);
    }

    @Override
    public void draw(Pen pen) {
        switch (variant) {
            case STANDARD -> octagon(pen);
            case JUMPING -> jump(pen);
            case FORCED_MOVE -> forced(pen);
        }
    }

    private static void octagon(Pen pen) {
        Cut face = Cut.sign(0, 0, 68, 68);
        pen.octagon(face.lower(3), pen.colour("enamel-edge"));
        pen.octagon(face, pen.colour("enamel"));
        pen.outline(face.inset(4), Color.WHITE, 2.6);
        pen.stroke("M-15,22 L0,7 L15,22", Color.WHITE, 6);
        pen.stroke("M-15,6 L0,-9 L15,6", Color.WHITE, 6);
    }

    private static void jump(Pen pen) {
        Color ink = pen.colour("caution-text");
        String face = "M0,-38 L38,0 L0,38 L-38,0 Z";
        pen.at(0, 3, 0, low -> low.fill(face, low.colour("caution-edge")));
        pen.fill(
                face,
                Pen.gradient(
                        new Point2D(-20, -20),
                        new Point2D(20, 20),
                        new Stop(0, pen.colour("caution-light")),
                        new Stop(1, pen.colour("caution-low"))));
        pen.stroke("M0,-31 L31,0 L0,31 L-31,0 Z", ink, 2.4);
        pen.rectangle(new Rectangle2D(-8, 2, 16, 14), ink);
        pen.stroke("M-17,14 Q0,-34 17,8", ink, 4.5);
        pen.fill("M10,6 L18,14 L23,3 Z", ink);
    }

    private static void forced(Pen pen) {
        pen.circle(0, 3, 35, pen.colour("enamel-edge"));
        // In high contrast enamel is black, and only this line is seen of it.
        pen.circle(0, 0, 37, pen.colour("card-line"));
        pen.circle(0, 0, 35, pen.colour("enamel"));
        pen.circle(0, 0, 26, pen.colour("rim"));
        pen.octagon(Cut.sign(0, 0, 28, 28), pen.colour("ink"));
        pen.stroke("M-20,20 L20,-20", pen.colour("enamel"), 8);
    }
}
