package cantstop.client.kit.dice;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// The shadow of one die as a picture of its own: in the air it parts from the die.
///
/// @param angle in degrees
/// @param side of the die, in pixels
/// @param dark how dark it is, 0 to 255
record DieShadow(int angle, int side, int dark) {
    /// A square looks the same after a quarter of a circle.
    DieShadow {
        angle = Math.floorMod(angle, 90);
    }

    private static final double SOFT = 0.06;

    Image image() {
        int size = (int) Math.ceil(side * DiePicture.ROOM);
        int[] pixels = new int[size * size];
        double cos = Math.cos(Math.toRadians(angle));
        double sin = Math.sin(Math.toRadians(angle));
        for (int i = 0; i < pixels.length; i++) {
            int row = i / size;
            double x = (i % size + 0.5 - size / 2.0) / side;
            double y = (row + 0.5 - size / 2.0) / side;
            double far = DiePicture.box(x * cos + y * sin, y * cos - x * sin, 0.5, 0.2);
            double part = Math.clamp(0.5 - far / (2 * SOFT), 0, 1);
            pixels[i] = (int) (dark * part * part * (3 - 2 * part)) << 24;
        }
        WritableImage image = new WritableImage(size, size);
        image.getPixelWriter().setPixels(0, 0, size, size, PixelFormat.getIntArgbInstance(), pixels, 0, size);
        return image;
    }
}
