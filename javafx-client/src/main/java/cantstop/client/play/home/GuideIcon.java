package cantstop.client.play.home;

import cantstop.client.kit.paint.LooseDie;
import cantstop.client.kit.paint.Pen;
import cantstop.client.kit.paint.Picture;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// The icon at the end of a [Guide].
enum GuideIcon implements Picture {
    /// Straight on.
    AHEAD {
        @Override
        public void draw(Pen pen) {
            pen.stroke("M0,24 V-14 M-17,-2 L0,-22 L17,-2", Color.WHITE, 8.5);
        }
    },
    /// Something to play with.
    DICE {
        @Override
        public void draw(Pen pen) {
            pen.at(-12, -8, 0, new LooseDie(5, -10, 27)::draw);
            pen.at(13, 11, 0, new LooseDie(2, 12, 27)::draw);
        }
    },
    /// Back to where one was.
    BACK {
        @Override
        public void draw(Pen pen) {
            pen.stroke("M-14,-18 L-24,-6 L-12,3 M-22,-6 H8 A14,14 0 0 1 8,22 H-8", Color.WHITE, 7.5);
        }
    },
    /// There is something to learn.
    LEARN {
        @Override
        public void draw(Pen pen) {
            pen.stroke("M-11,-12 A12,12 0 1 1 4,1 Q0,3 0,9", pen.colour("caution-text"), 7.5);
            pen.circle(0, 20, 5, pen.colour("caution-text"));
        }
    };

    @Override
    public Rectangle2D box() {
        return Picture.box(32, 32, 32, 32);
    }
}
