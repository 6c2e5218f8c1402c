package cantstop.client.play.settings;

import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Pen;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.theme.Palette;
import cantstop.client.kit.theme.Theme;
import java.util.List;
import javafx.geometry.Rectangle2D;

/// A thumbnail of a window in the colours of a theme, whatever theme is applied; in those of two themes, side by
/// side, where the system decides.
record LookPicture(List<Theme> themes) implements Picture {
    private static final double WIDE = 96;
    private static final double HIGH = 60;
    private static final double SIGN = 44;
    private static final double EDGE = 1.5;

    LookPicture {
        themes = List.copyOf(themes);
    }

    @Override
    public Rectangle2D box() {
        return Picture.box(WIDE / 2, HIGH / 2, WIDE / 2, HIGH / 2);
    }

    @Override
    public void draw(Pen pen) {
        pen.rectangle(new Rectangle2D(-WIDE / 2, -HIGH / 2, WIDE, HIGH), pen.colour("line"));
        Rectangle2D all = new Rectangle2D(-WIDE / 2 + EDGE, -HIGH / 2 + EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE);
        double each = all.getWidth() / themes.size();
        for (int part = 0; part < themes.size(); part++) {
            Palette palette = themes.get(part).palette();
            Rectangle2D place = new Rectangle2D(all.getMinX() + part * each, all.getMinY(), each, all.getHeight());
            pen.rectangle(place, palette.colour("page"));
            if (themes.size() == 1) {
                pen.at(-WIDE / 5, 0, 0, at -> sign(at, palette));
                side(pen, palette, WIDE * 0.1, WIDE * 0.3);
            } else {
                double middle = place.getMinX() + each / 2;
                pen.at(middle, 0, 0, at -> sign(at, palette));
            }
        }
    }

    private static void sign(Pen pen, Palette palette) {
        Cut sign = Cut.sign(0, 0, SIGN, SIGN);
        pen.octagon(sign, palette.colour("enamel"));
        pen.outline(sign.inset(EDGE), palette.colour("rim"), EDGE);
        for (int lane = -2; lane <= 2; lane++) {
            double high = SIGN * (0.72 - 0.14 * Math.abs(lane));
            pen.rectangle(new Rectangle2D(lane * 7.4 - 2.7, -high / 2, 5.4, high), palette.colour("lane"));
        }
    }

    /// A plate, the dice, and the blue button.
    private static void side(Pen pen, Palette palette, double x, double wide) {
        pen.rectangle(new Rectangle2D(x, -22, wide, 9), palette.colour("active"));
        pen.rectangle(new Rectangle2D(x, -9, wide, 16), palette.colour("bay"));
        pen.rectangle(new Rectangle2D(x + 4, -5, 8, 8), palette.colour("die"));
        pen.rectangle(new Rectangle2D(x + wide - 12, -5, 8, 8), palette.colour("die"));
        pen.rectangle(new Rectangle2D(x, 11, wide, 11), palette.colour("go-text"));
        pen.rectangle(new Rectangle2D(x + 1, 12, wide - 2, 9), palette.colour("go"));
    }
}
