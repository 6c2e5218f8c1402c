package cantstop.client.extras.statistics;

import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Pen;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.theme.Typeface;
import cantstop.engine.Column;
import java.util.Map;
import javafx.geometry.Rectangle2D;

/// The sign that one plays on. Each lane is paved by how often its column was won, beside the one that was won most
/// often; below it stands how often that is.
///
/// @param times how often each column was won; those that never were may be missing
record ColumnsWon(Map<Column, Integer> times) implements Picture {
    private static final double WIDE = 322;
    private static final double HIGH = 176;
    private static final double CUT = 50;
    private static final double PITCH = 26;
    private static final double LANE = 21;
    private static final double RISE = 8.4;

    /// What a lane is high beside its spaces: where its number stands.
    private static final double HEAD = 21;

    private static final int MIDDLE = 7;

    ColumnsWon {
        times = Map.copyOf(times);
    }

    @Override
    public Rectangle2D box() {
        return Picture.box(WIDE / 2 + 1, HIGH / 2 + 1, WIDE / 2 + 1, HIGH / 2 + 5);
    }

    @Override
    public void draw(Pen pen) {
        Cut sign = new Cut(0, 0, WIDE, HIGH, CUT);
        pen.octagon(sign.lower(4), pen.colour("enamel-edge"));
        pen.octagon(sign, sign.lit(pen.colour("enamel-light"), pen.colour("enamel"), 0.4, pen.colour("enamel-far")));
        pen.outline(sign.inset(5), pen.colour("rim"), 3);
        int most = times.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        Column.all().forEach(column -> lane(pen, column, most));
    }

    private void lane(Pen pen, Column column, int most) {
        int won = times.getOrDefault(column, 0);
        double x = (column.number() - MIDDLE) * PITCH;
        double high = column.height() * RISE + HEAD;
        double top = -high / 2 - 4;
        Cut lane = new Cut(x, top + high / 2, LANE, high, 5);
        pen.octagon(lane, pen.colour("lane"));
        pen.outline(lane, pen.colour("keyline"), 1);
        if (won > 0) {
            double paved = (high - HEAD) * won / most;
            pen.octagon(new Cut(x, top + high - paved / 2 - 2, LANE - 4, paved - 2, 4), pen.colour("caution"));
            pen.text(Integer.toString(won), x, top + high + 10, Typeface.ROAD, 15, pen.colour("stop-text"));
        }
        pen.octagon(Cut.sign(x, top + HEAD / 2, 19, 19), pen.colour("tile"));
        pen.narrowText(
                Integer.toString(column.number()), x, top + HEAD / 2, Typeface.ROAD, 13, pen.colour("tile-ink"), 15);
    }
}
