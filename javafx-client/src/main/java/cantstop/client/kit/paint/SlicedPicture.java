package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Theme;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/// Draws one picture in slices, as all of a large one at once would hold up frames. Each slice draws all of the
/// picture's shapes, so they are as large as they may be.
final class SlicedPicture {
    /// Pixels in one that no frame waits for. A graphics card takes no larger ones than a few thousand rows.
    private static final int LARGEST_SLICE = 4_000_000;

    private final Picture picture;
    private final Theme theme;
    private final double scale;
    private final WritableImage image;
    private int drawn;

    SlicedPicture(Picture picture, Theme theme, double scale) {
        this.picture = picture;
        this.theme = theme;
        this.scale = scale;
        Rectangle2D box = picture.box();
        image = new WritableImage(Math.max(1, (int) Math.ceil(box.getWidth() * scale)), Math.max(1, (int)
                Math.ceil(box.getHeight() * scale)));
    }

    Picture picture() {
        return picture;
    }

    boolean isDone() {
        return drawn >= image.getHeight();
    }

    /// The picture, with what was still to be drawn.
    Image whole() {
        while (!isDone()) {
            draw(LARGEST_SLICE);
        }
        return image;
    }

    /// Draws the next rows.
    ///
    /// @param pixels in them, about
    void slice(int pixels) {
        draw(pixels);
    }

    private void draw(int pixels) {
        int width = (int) image.getWidth();
        int rows = (int) Math.min(image.getHeight() - drawn, Math.max(1, pixels / width));
        Rectangle2D box = picture.box();
        Canvas canvas = new Canvas(width, rows);
        var on = canvas.getGraphicsContext2D();
        on.translate(0, -drawn);
        on.scale(scale, scale);
        on.translate(-box.getMinX(), -box.getMinY());
        picture.draw(new Pen(on, theme));
        SnapshotParameters clear = new SnapshotParameters();
        clear.setFill(Color.TRANSPARENT);
        WritableImage slice = canvas.snapshot(clear, null);
        image.getPixelWriter().setPixels(0, drawn, width, rows, slice.getPixelReader(), 0, 0);
        drawn += rows;
    }
}
