package cantstop.client.play.bots;

import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Pen;
import cantstop.client.kit.paint.Picture;
import cantstop.engine.BotLevel;
import cantstop.engine.bot.Bots;
import java.util.Map;
import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;

/// A bot's portrait: the thing that it is named after, on asphalt; a robot for a bot that this program does not know.
public record Portrait(BotLevel level) implements Picture {
    /// By the names of the bots: what compares records is put together at the first comparison, in a start's time.
    private static final Map<String, Sketch> SKETCHES = Map.ofEntries(
            Map.entry(Bots.RANDOM.id(), Portrait::tumbleweed),
            Map.entry(Bots.DREAMER.id(), Portrait::moon),
            Map.entry(Bots.HALF_CHANCE.id(), Portrait::snail),
            Map.entry(Bots.RULE_OF_28.id(), Portrait::abacus),
            Map.entry(Bots.CARELESS.id(), Portrait::klutz),
            Map.entry(Bots.GHS.id(), Portrait::ibex),
            Map.entry(Bots.GHS_STOP.id(), Portrait::squirrel),
            Map.entry(Bots.HASTY.id(), Portrait::rocket),
            Map.entry(Bots.EXACT_TURN.id(), Portrait::professor),
            Map.entry(Bots.LEARNED.id(), Portrait::cup));

    private interface Sketch {
        void draw(Pen pen, Color paint, Color yellow);
    }

    @Override
    public Rectangle2D box() {
        return Picture.box(38, 38, 38, 40);
    }

    @Override
    public void draw(Pen pen) {
        Cut ground = Cut.sign(0, 0, 72, 72);
        pen.octagon(ground.lower(3), pen.colour("ink"));
        pen.octagon(ground, ground.lit(pen.colour("bay-high"), pen.colour("bay"), 0.5, pen.colour("bay-low")));
        pen.outline(ground.inset(4), pen.colour("paint"), 1.6);
        SKETCHES.getOrDefault(level.id(), Portrait::robot).draw(pen, pen.colour("paint"), pen.colour("caution"));
    }

    private static void tumbleweed(Pen pen, Color paint, Color yellow) {
        for (int turn = 0; turn < 6; turn++) {
            pen.at(2, -2, turn * 30.0, at -> at.stroke("M-18,0 A18,9 0 1 0 18,0 A18,9 0 1 0 -18,0", yellow, 1.8));
        }
        pen.stroke("M-24,22 H10 M-16,27 H-4", paint, 2.6);
    }

    private static void moon(Pen pen, Color paint, Color yellow) {
        pen.fill("M2,-22 A20,20 0 1 0 18,12 A17,17 0 0 1 2,-22 Z", yellow);
        pen.stroke("M8,-14 H17 L8,-4 H17 M19,-26 H26 L19,-18 H26", paint, 2.8);
    }

    private static void snail(Pen pen, Color paint, Color yellow) {
        pen.stroke("M-24,18 H12 Q22,16 20,-2 M20,-2 L15,-13 M20,-2 L26,-12", paint, 5);
        pen.circle(-5, 1, 15, yellow);
        pen.stroke("M-5,1 Q-5,-5 1,-4 Q7,-1 3,6 Q-4,13 -12,7 Q-19,-2 -10,-9", pen.colour("ink"), 2.8);
    }

    private static void abacus(Pen pen, Color paint, Color yellow) {
        pen.stroke("M-22,-22 H22 V22 H-22 Z M-22,-10 H22 M-22,2 H22 M-22,14 H22", paint, 3);
        for (double[] bead : new double[][] {{-14, -10}, {-4, -10}, {12, -10}, {-14, 2}, {6, 2}, {15, 2}, {0, 14}}) {
            pen.circle(bead[0], bead[1], 4.6, yellow);
        }
    }

    private static void klutz(Pen pen, Color paint, Color yellow) {
        pen.circle(-13, -12, 7, paint);
        pen.stroke("M-9,-4 L3,6 L20,-6 M3,6 L20,10 M-5,0 L-19,6 M-4,-1 L6,-14", paint, 5);
        pen.stroke("M2,25 Q8,14 14,25 M8,16 V24", yellow, 4);
        pen.stroke("M-24,22 H-6", paint, 2.6);
    }

    private static void ibex(Pen pen, Color paint, Color yellow) {
        pen.stroke("M-4,-6 Q-6,-26 -24,-18 M6,-6 Q8,-26 26,-18", yellow, 5.5);
        pen.fill("M-11,-8 H13 L8,16 Q1,26 -6,16 Z", paint);
        pen.fill("M-11,-6 L-23,-1 L-10,4 Z M13,-6 L25,-1 L12,4 Z", paint);
        pen.circle(-4, 1, 2.4, pen.colour("ink"));
        pen.circle(6, 1, 2.4, pen.colour("ink"));
    }

    private static void squirrel(Pen pen, Color paint, Color yellow) {
        pen.stroke("M4,20 Q26,16 20,-6 Q14,-22 4,-12", paint, 9);
        pen.fill("M-14,22 Q-18,2 -4,2 Q8,4 8,22 Z", paint);
        pen.circle(-11, -5, 9, paint);
        pen.fill("M-12,-12 L-9,-22 L-4,-11 Z", paint);
        pen.circle(-13, -6, 2, pen.colour("ink"));
        pen.circle(-19, 10, 5.5, yellow);
    }

    private static void rocket(Pen pen, Color paint, Color yellow) {
        pen.at(0, 0, 40, turned -> {
            turned.fill("M0,-28 Q13,-14 9,10 H-9 Q-13,-14 0,-28 Z", paint);
            turned.fill("M-9,0 L-18,14 L-8,11 Z M9,0 L18,14 L8,11 Z", paint);
            turned.circle(0, -8, 4.5, turned.colour("ink"));
            turned.fill("M-6,13 H6 L0,29 Z", yellow);
        });
    }

    private static void professor(Pen pen, Color paint, Color yellow) {
        pen.fill("M0,-27 L27,-15 L0,-3 L-27,-15 Z", paint);
        pen.stroke("M23,-14 V2", yellow, 3);
        pen.circle(23, 4, 3.4, yellow);
        pen.stroke("M-18,6 A8,8 0 1 0 -2,6 A8,8 0 1 0 -18,6 M2,6 A8,8 0 1 0 18,6 A8,8 0 1 0 2,6 M-2,5 H2", paint, 3);
        pen.stroke("M-12,21 Q0,15 12,21", yellow, 4);
    }

    private static void cup(Pen pen, Color paint, Color yellow) {
        pen.fill("M-15,-23 H15 V-10 Q15,7 0,8 Q-15,7 -15,-10 Z", yellow);
        pen.stroke("M-15,-17 H-24 Q-24,-3 -12,-1 M15,-17 H24 Q24,-3 12,-1", yellow, 3.6);
        pen.fill("M-3,7 H3 V15 H-3 Z M-13,15 H13 V23 H-13 Z", paint);
    }

    private static void robot(Pen pen, Color paint, Color yellow) {
        pen.stroke("M0,-16 V-25", paint, 3);
        pen.circle(0, -25, 3.6, yellow);
        pen.fill("M-20,-16 H20 V18 H-20 Z", paint);
        pen.circle(-8, -3, 5, pen.colour("ink"));
        pen.circle(8, -3, 5, pen.colour("ink"));
        pen.stroke("M-9,10 H9", pen.colour("ink"), 3.4);
    }
}
