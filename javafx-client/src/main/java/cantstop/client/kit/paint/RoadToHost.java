package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Typeface;
import cantstop.engine.Colour;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.Stop;

/// The network as a road: this laptop on the left, the host's on the right, and what is in the way between them.
///
/// @param state what the way is like
/// @param half of its width
public record RoadToHost(State state, double half) implements Picture {
    /// Half of its height.
    public static final double HALF_HEIGHT = 44;

    /// The least half of its width at which all of it is seen.
    static final double SHORTEST = 150;

    private static final double LAPTOP = 54;

    /// How far from either end the road between the laptops begins.
    private static final double FREE = 102;

    /// Where its middle line is.
    private static final double GROUND = 22;

    /// What the way is like.
    public enum State {
        /// The host is asked, and may answer.
        ASKING,
        /// The host answers no more.
        CUT,
        /// No other host is there.
        EMPTY,
        /// The host is there, and something is in front of it.
        BARRED,
        /// Another laptop is there.
        STRANGER,
        /// What was played here is played there now.
        MOVED,
        /// The same is played here and there.
        TWICE
    }

    @Override
    public Rectangle2D box() {
        return Picture.box(half, HALF_HEIGHT, half, HALF_HEIGHT);
    }

    @Override
    public void draw(Pen pen) {
        ground(pen);
        pen.at(LAPTOP - half, 0, 0, at -> {
            new Laptop(true).draw(at);
            if (state == State.MOVED) {
                at.faint(0.3, RoadToHost::game);
            } else {
                game(at);
            }
        });
        if (state != State.EMPTY) {
            pen.at(half - LAPTOP, 0, 0, this::host);
        }
        switch (state) {
            case ASKING -> asking(pen);
            case EMPTY -> empty(pen, half);
            case CUT -> cut(pen);
            case BARRED -> barred(pen);
            case STRANGER -> stranger(pen);
            case MOVED -> moved(pen);
            case TWICE -> twice(pen);
        }
    }

    private void ground(Pen pen) {
        pen.rounded(
                2 * half,
                2 * HALF_HEIGHT,
                10,
                Pen.gradient(
                        new Point2D(-half, -HALF_HEIGHT),
                        new Point2D(half, HALF_HEIGHT),
                        new Stop(0, pen.colour("bay-low")),
                        new Stop(0.5, pen.colour("bay")),
                        new Stop(1, pen.colour("bay-high"))));
        pen.roundedEdge(2 * half - 8, 2 * HALF_HEIGHT - 8, 7, pen.colour("paint"), 2);
    }

    /// The board on a laptop's screen.
    private static void game(Pen pen) {
        Cut board = Cut.sign(0, -7, 25, 25);
        pen.octagon(board, pen.colour("rim"));
        pen.octagon(board.inset(1.6), pen.colour("enamel"));
        for (int lane = -2; lane <= 2; lane++) {
            double high = 16 - 4 * Math.abs(lane);
            pen.rectangle(new Rectangle2D(lane * 4 - 1.2, -7 - high / 2, 2.4, high), pen.colour("lane"));
        }
    }

    private void host(Pen pen) {
        new Laptop(state != State.CUT).draw(pen);
        switch (state) {
            case ASKING -> {
                for (int dot = -1; dot <= 1; dot++) {
                    pen.circle(dot * 11, -7, 3.2, pen.colour("go-text"));
                }
            }
            case BARRED, MOVED, TWICE -> game(pen);
            case STRANGER -> pen.text("?", 0, -7, Typeface.ROAD, 26, pen.colour("go-text"));
            case CUT, EMPTY -> {}
        }
    }

    /// A dashed line, as on a road.
    private static void line(Pen pen, double from, double to) {
        for (double x = from; x < to - 5; x += 22) {
            pen.rectangle(new Rectangle2D(x, GROUND - 2, Math.min(13, to - x), 4), pen.colour("paint"));
        }
    }

    /// What is asked is on its way, as a die that rolls.
    private void asking(Pen pen) {
        line(pen, FREE - half, half - FREE);
        for (int behind = 1; behind <= 3; behind++) {
            double x = -18 - 14 * behind;
            pen.faint(
                    0.9 - 0.22 * behind,
                    faint -> faint.at(x, -6, 0, at -> at.fill("M-6,-9 H0 L8,0 L0,9 H-6 L2,0 Z", at.colour("caution"))));
        }
        pen.at(6, -6, 0, new LooseDie(5, 14, 27)::draw);
    }

    /// The road leads on, and a die is parked beside it.
    private static void empty(Pen pen, double half) {
        line(pen, FREE - half, half - 16);
        pen.at(half - 96, -8, 0, new LooseDie(3, -8, 27)::draw);
    }

    /// The road has broken off, and a cone stands before the gap.
    private void cut(Pen pen) {
        line(pen, FREE - half, -38);
        line(pen, 56, half - FREE);
        pen.fill("M4,-38 L-8,-16 L10,2 L-4,22 L8,38 H40 L26,20 L44,0 L28,-18 L38,-38 Z", pen.colour("lane-high"));
        pen.stroke("M4,-38 L-8,-16 L10,2 L-4,22 L8,38", pen.colour("paint"), 2);
        pen.stroke("M38,-38 L28,-18 L44,0 L26,20 L40,38", pen.colour("paint"), 2);
        pen.at(-28, 22, 0, new Cone(Colour.ORANGE, 0.95, false)::draw);
    }

    private void barred(Pen pen) {
        double right = half - FREE - 2;
        line(pen, FREE - half, right - 64);
        pen.rectangle(new Rectangle2D(right - 53, -8, 5, 36), pen.colour("post"));
        pen.rectangle(new Rectangle2D(right - 13, -8, 5, 36), pen.colour("post"));
        pen.rectangle(new Rectangle2D(right - 61, -16, 61, 19), pen.colour("caution"));
        for (int stripe = 0; stripe < 3; stripe++) {
            pen.fill("M%s,3 l9,-19 h10 l-9,19 Z".formatted(right - 60 + 20.5 * stripe), pen.colour("caution-text"));
        }
    }

    private void stranger(Pen pen) {
        double right = half - FREE - 28;
        line(pen, FREE - half, right - 30);
        pen.rectangle(new Rectangle2D(right - 2.5, -6, 5, 34), pen.colour("post"));
        pen.circle(right, -10, 22, pen.colour("rim"));
        pen.circle(right, -10, 19.5, pen.colour("enamel"));
        pen.rectangle(new Rectangle2D(right - 13, -13.5, 26, 7), Color.WHITE);
    }

    private void moved(Pen pen) {
        line(pen, FREE - half, half - FREE);
        for (int step = 0; step < 3; step++) {
            double x = -26 + 24 * step;
            pen.at(x, -6, 0, at -> at.fill("M-8,-12 H0 L11,0 L0,12 H-8 L3,0 Z", at.colour("caution")));
        }
    }

    private void twice(Pen pen) {
        line(pen, FREE - half, half - FREE);
        for (int stroke = -1; stroke <= 1; stroke += 2) {
            pen.rectangle(new Rectangle2D(-17, -8 + 7 * stroke - 3.5, 34, 7), pen.colour("caution"));
        }
    }
}
