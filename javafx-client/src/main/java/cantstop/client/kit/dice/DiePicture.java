package cantstop.client.kit.dice;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// One die drawn into a picture: its thickness falls down the screen however it is turned, and the lamp is above
/// left. Every pixel is computed from its distance to the edges, so that it is sharp at any size and no effect
/// is needed while anything moves.
///
/// @param face 1 to 6
/// @param angle in degrees, the least at which it looks so
/// @param side of the die, in pixels
/// @param paint its colours
record DiePicture(int face, int angle, int side, Ivory paint) {
    /// A picture is so many sides of its die wide and high: room for its corners and for its shadow.
    static final double ROOM = 1.72;

    private static final double EDGE = 0.105;
    private static final double ROUND = 0.2;
    private static final double PIP = 0.098;
    private static final double APART = 0.262;

    /// Nothing of a pip or its shine is further from its middle; in radii.
    private static final double AROUND = 1.5;

    /// Colours as 0xAARRGGBB.
    ///
    /// @param light where the lamp falls
    /// @param low away from it
    /// @param edge the thickness
    record Ivory(int light, int middle, int low, int edge, int pip) {}

    /// A die that is turned by half a circle looks the same, as the lamp does not turn with it; a one, a four and a
    /// five do so by a quarter. Only a third of the pictures of a throw are left.
    DiePicture {
        angle = Math.floorMod(angle, symmetry(face));
    }

    /// After so many degrees a face looks the same.
    static int symmetry(int face) {
        return face == 1 || face == 4 || face == 5 ? 90 : 180;
    }

    Image image() {
        int size = (int) Math.ceil(side * ROOM);
        int[] pixels = new int[size * size];
        double cos = Math.cos(Math.toRadians(angle));
        double sin = Math.sin(Math.toRadians(angle));
        boolean[] pips = new boolean[9];
        for (int place = 0; place < pips.length; place++) {
            pips[place] = Die.hasPip(face, place);
        }
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                double x = (column + 0.5 - size / 2.0) / side;
                double y = (row + 0.5 - size / 2.0) / side;
                pixels[row * size + column] = pixel(x, y, cos, sin, pips);
            }
        }
        WritableImage image = new WritableImage(size, size);
        image.getPixelWriter().setPixels(0, 0, size, size, PixelFormat.getIntArgbInstance(), pixels, 0, size);
        return image;
    }

    private int pixel(double x, double y, double cos, double sin, boolean[] pips) {
        double body = 1;
        for (int i = 0; i <= 3; i++) {
            double shift = y - EDGE * (i / 3.0 - 0.5);
            body = Math.min(body, box(x * cos + shift * sin, shift * cos - x * sin, 0.5, ROUND));
        }
        if (cover(body) <= 0) {
            return 0;
        }
        double up = y + EDGE / 2;
        double u = x * cos + up * sin;
        double v = up * cos - x * sin;
        double top = box(u, v, 0.5, ROUND);
        int colour = over(0, paint.edge(), cover(body));
        double lamp = Math.clamp((x + up) / 1.1 + 0.5, 0, 1);
        int ivory = lamp < 0.6
                ? mix(paint.light(), paint.middle(), lamp / 0.6)
                : mix(paint.middle(), paint.low(), (lamp - 0.6) / 0.4);
        colour = over(colour, ivory, cover(top));
        double rim = Math.abs(box(u, v, 0.455, ROUND * 0.86)) - 0.011;
        colour = over(colour, 0xffffffff, 0.7 * cover(rim));
        return pips(colour, u, v, cos, sin, pips);
    }

    /// Sunk: the light catches the lower right of each.
    private int pips(int below, double u, double v, double cos, double sin, boolean[] pips) {
        int colour = below;
        for (int place = 0; place < pips.length; place++) {
            double px = u - (place % 3 - 1) * APART;
            double py = v - (place / 3 - 1) * APART;
            if (pips[place] && Math.abs(px) < AROUND * PIP && Math.abs(py) < AROUND * PIP) {
                double shineX = PIP * (0.12 * cos + 0.16 * sin);
                double shineY = PIP * (0.16 * cos - 0.12 * sin);
                colour = over(colour, 0xffffffff, 0.8 * cover(length(px - shineX, py - shineY) - PIP * 1.04));
                colour = over(colour, paint.pip(), cover(length(px, py) - PIP));
            }
        }
        return colour;
    }

    /// How far outside a rounded square a point is; inside it is less than zero.
    static double box(double x, double y, double half, double round) {
        double dx = Math.abs(x) - half + round;
        double dy = Math.abs(y) - half + round;
        return Math.min(Math.max(dx, dy), 0) + length(Math.max(dx, 0), Math.max(dy, 0)) - round;
    }

    /// As `Math.hypot`, for numbers that are neither tiny nor huge: in a tenth of the time.
    private static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    private double cover(double distance) {
        return Math.clamp(0.5 - distance * side, 0, 1);
    }

    private static int mix(int from, int to, double part) {
        int mixed = 0xff;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int a = from >> shift & 0xff;
            mixed = mixed << 8 | (int) Math.round(a + ((to >> shift & 0xff) - a) * part);
        }
        return mixed;
    }

    /// An opaque colour laid over what is there, so far as it covers it.
    private static int over(int below, int colour, double cover) {
        if (cover <= 0) {
            return below;
        }
        double under = (below >>> 24) / 255.0 * (1 - cover);
        double alpha = cover + under;
        int laid = (int) Math.round(alpha * 255);
        for (int shift = 16; shift >= 0; shift -= 8) {
            double sum = (colour >> shift & 0xff) * cover + (below >> shift & 0xff) * under;
            laid = laid << 8 | (int) Math.round(sum / alpha);
        }
        return laid;
    }
}
