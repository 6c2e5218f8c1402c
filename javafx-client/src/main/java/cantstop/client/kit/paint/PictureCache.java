package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Theme;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import javafx.application.Platform;
import javafx.scene.image.Image;

/// Draws pictures for one theme and one size, each once. FX thread only.
public final class PictureCache {
    /// Pixels in the first slice between two frames: it runs code that nothing has run yet.
    private static final int FIRST_SLICE = 15_000;

    private static final int LARGEST_SLICE = 90_000;

    /// A slice that takes longer makes the next one smaller.
    private static final Duration LONG = Duration.ofMillis(6);

    private final Theme theme;
    private final double scale;
    private final Map<Picture, Image> drawn = new HashMap<>();
    private final Deque<SlicedPicture> ordered = new ArrayDeque<>();
    private Runnable delivered = () -> {};
    private int slice = FIRST_SLICE;

    /// An empty cache.
    ///
    /// @param scale pixels of the screen to a unit
    public PictureCache(Theme theme, double scale) {
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
        return drawn.computeIfAbsent(picture, missing -> new SlicedPicture(missing, theme, scale).whole());
    }

    /// Draws these little by little, with room for frames between.
    ///
    /// @param done called when all are ready
    public void order(Collection<? extends Picture> pictures, Runnable done) {
        pictures.stream()
                .distinct()
                .filter(picture -> !drawn.containsKey(picture))
                .map(picture -> new SlicedPicture(picture, theme, scale))
                .forEach(ordered::add);
        delivered = done;
        Platform.runLater(this::next);
    }

    /// Draws at once what was ordered, and calls back.
    public void hurry() {
        while (!ordered.isEmpty()) {
            SlicedPicture next = ordered.remove();
            drawn.putIfAbsent(next.picture(), next.whole());
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
        SlicedPicture next = ordered.peek();
        if (next == null) {
            hurry();
            return;
        }
        long began = System.nanoTime();
        next.slice(slice);
        boolean isLong = System.nanoTime() - began > LONG.toNanos();
        slice = isLong ? Math.max(FIRST_SLICE, slice / 2) : Math.min(LARGEST_SLICE, slice * 2);
        if (next.isDone()) {
            drawn.putIfAbsent(next.picture(), next.whole());
            ordered.remove();
        }
        Platform.runLater(this::next);
    }
}
