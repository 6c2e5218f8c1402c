package cantstop.client.play.end;

import cantstop.client.kit.paint.Pen;
import cantstop.client.kit.paint.Picture;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.Stop;

/// A caution sign for an award.
public enum AwardSign implements Picture {
    /// Fell from a top.
    ICARUS {
        @Override
        void sketch(Pen pen, Color ink) {
            pen.circle(7, -11, 6, ink);
            pen.stroke("M-15,0 L-2,-4 L4,6 L-4,14 M-2,-4 L8,2", ink, 4.4);
        }
    },
    /// Stopped after a single roll.
    CHICKEN {
        @Override
        void sketch(Pen pen, Color ink) {
            pen.fill("M-10,10 Q-14,-4 -2,-6 Q-1,-15 6,-13 Q12,-12 10,-5 L15,-2 L9,1 Q10,12 -2,12 Z", ink);
            pen.stroke("M-3,12 V19 M3,12 V19", ink, 2.4);
        }
    },
    /// Climbed highest of an evening.
    CLIMB {
        @Override
        void sketch(Pen pen, Color ink) {
            pen.stroke("M-12,2 L0,-10 L12,2 M-12,14 L0,2 L12,14", ink, 5);
        }
    },
    /// Saw busts coming.
    PROPHET {
        @Override
        void sketch(Pen pen, Color ink) {
            pen.stroke("M-17,1 Q0,-18 17,1 Q0,18 -17,1 Z", ink, 4);
            pen.circle(0, 1, 6, ink);
        }
    };

    private static final String DIAMOND = "M0,-34 L34,0 L0,34 L-34,0 Z";
    private static final String LINE = "M0,-28 L28,0 L0,28 L-28,0 Z";

    @Override
    public Rectangle2D box() {
        return Picture.box(37, 36, 37, 41);
    }

    @Override
    public void draw(Pen pen) {
        pen.at(0, 4, 0, low -> low.fill(DIAMOND, low.colour("caution-edge")));
        pen.fill(
                DIAMOND,
                Pen.gradient(
                        new Point2D(-20, -20),
                        new Point2D(20, 20),
                        new Stop(0, pen.colour("caution-light")),
                        new Stop(1, pen.colour("caution-low"))));
        Color ink = pen.colour("caution-text");
        pen.stroke(LINE, ink, 2.2);
        sketch(pen, ink);
    }

    abstract void sketch(Pen pen, Color ink);
}
