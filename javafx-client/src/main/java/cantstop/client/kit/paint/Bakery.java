package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Theme;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;

/// Draws pictures for one theme and one size, each once. FX thread only.
public final class Bakery {
    private final Theme theme;
    private final double scale;
    private final Map<Picture, Image> shelf = new HashMap<>();
    private final Deque<Picture> ordered = new ArrayDeque<>();
    private Runnable delivered = () -> {};

    /// One that has drawn nothing yet.
    ///
    /// @param scale pixels of the screen to a unit
    public Bakery(Theme theme, double scale) {
        this.theme = theme;
        this.scale = scale;
    }

    public Theme theme() {
        return theme;
    }

    /// Pixels of the screen to a unit.
    public double scale() {
        return scale;
    }

    /// A picture, which is drawn at once where that wasn't done before.
    public Image of(Picture picture) {
        return shelf.computeIfAbsent(picture, this::bake);
    }

    /// Draws these one by one, with room for frames between them.
    ///
    /// @param done told when all are there
    public void order(Collection<? extends Picture> pictures, Runnable done) {
        ordered.addAll(pictures);
        delivered = done;
        Platform.runLater(this::next);
    }

    /// Draws at once what was ordered, and tells.
    public void hurry() {
        while (!ordered.isEmpty()) {
            of(ordered.remove());
        }
        Runnable done = delivered;
        delivered = () -> {};
        done.run();
    }

    /// Forgets what was ordered.
    public void close() {
        ordered.clear();
        delivered = () -> {};
    }

    private void next() {
        Picture picture = ordered.poll();
        if (picture != null) {
            of(picture);
        }
        if (ordered.isEmpty()) {
            hurry();
        } else {
            Platform.runLater(this::next);
        }
    }

    private Image bake(Picture picture) {
        Rectangle2D box = picture.box();
        Canvas canvas = new Canvas(Math.ceil(box.getWidth() * scale), Math.ceil(box.getHeight() * scale));
        var on = canvas.getGraphicsContext2D();
        on.scale(scale, scale);
        on.translate(-box.getMinX(), -box.getMinY());
        picture.draw(new Pen(on, theme));
        SnapshotParameters clear = new SnapshotParameters();
        clear.setFill(Color.TRANSPARENT);
        return canvas.snapshot(clear, null);
    }
}
