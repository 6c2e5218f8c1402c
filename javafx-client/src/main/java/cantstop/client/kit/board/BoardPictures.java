package cantstop.client.kit.board;

import cantstop.client.kit.paint.OnScreen;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.paint.PictureCache;
import cantstop.client.kit.theme.Theme;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.util.Duration;
import javafx.util.Subscription;

/// Keeps a board's pictures for its theme, its size and its screen. While new ones are drawn, the previous ones are
/// shown, scaled. A new board begins with those of an earlier one, in its own size if there was one: a rematch shows
/// a board at once, and so does coming back from another screen.
final class BoardPictures {
    /// The delay before a redraw: while a window is resized, its size changes all the time.
    private static final Duration AT_REST = Duration.millis(150);

    /// The number of looks and sizes that are kept: in the window, beside it, on a projector.
    private static final int KEPT = 3;

    /// What was drawn for any board, the last used first, as long as there is memory for it.
    private static final Deque<Reference<PictureCache>> RECENT = new ArrayDeque<>();

    private final Node board;
    private final Runnable fresh;
    private final ObservableValue<Theme> theme;
    private final ObservableValue<Number> density;
    private final PauseTransition rest = new PauseTransition(AT_REST);
    private final Subscription watching;
    private Optional<PictureCache> ready = Optional.empty();
    private Optional<PictureCache> coming = Optional.empty();
    private Supplier<List<Picture>> wanted = List::of;
    private double unit;

    /// The pictures of a board, none of them drawn.
    ///
    /// @param fresh called when new pictures are ready
    BoardPictures(Node board, Runnable fresh) {
        this.board = board;
        this.fresh = fresh;
        theme = Theme.around(board);
        density = board.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::renderScaleXProperty)
                .orElse(1.0);
        rest.setOnFinished(rested -> order());
        watching = Subscription.combine(theme.subscribe(() -> fit(unit)), density.subscribe(() -> fit(unit)));
    }

    /// The pictures that are needed before anything is shown.
    void wants(Supplier<List<Picture>> pictures) {
        wanted = pictures;
    }

    Optional<PictureCache> cache() {
        return ready;
    }

    Theme theme() {
        return theme.getValue();
    }

    /// The board has another size.
    ///
    /// @param unit its pixels to a unit
    void fit(double unit) {
        this.unit = unit;
        // A board that was taken away would be drawn once more, for no theme.
        if (unit == 0 || board.getScene() == null) {
            return;
        }
        if (ready.isEmpty()) {
            ready = recent(this::fits).or(() -> recent(drawn -> drawn.theme() == theme()));
        }
        if (coming.or(() -> ready).filter(this::fits).isPresent()) {
            return;
        }
        if (!isInUse()) {
            order();
            settle();
        } else if (ready.filter(old -> old.theme() == theme()).isPresent()) {
            rest.playFromStart();
        } else {
            order();
        }
    }

    /// A board that no window shows has no frames to hold up, so all pictures can be drawn at once.
    private boolean isInUse() {
        return OnScreen.isShown(board);
    }

    private boolean fits(PictureCache cache) {
        return cache.theme() == theme() && cache.scale() == scale();
    }

    private double scale() {
        return unit * density.getValue().doubleValue();
    }

    private void order() {
        coming.ifPresent(PictureCache::close);
        PictureCache next = new PictureCache(theme(), scale());
        coming = Optional.of(next);
        next.order(wanted.get(), () -> {
            ready = coming;
            coming = Optional.empty();
            keep(next);
            fresh.run();
        });
    }

    private static Optional<PictureCache> recent(Predicate<PictureCache> wanted) {
        Optional<PictureCache> found = RECENT.stream()
                .map(Reference::get)
                .filter(Objects::nonNull)
                .filter(wanted)
                .findFirst();
        found.ifPresent(BoardPictures::keep);
        return found;
    }

    private static void keep(PictureCache used) {
        RECENT.removeIf(kept -> kept.refersTo(used) || kept.refersTo(null));
        RECENT.addFirst(new SoftReference<>(used));
        if (RECENT.size() > KEPT) {
            RECENT.removeLast();
        }
    }

    /// These will be wanted soon. They are drawn as there is time.
    void expect(List<Picture> pictures) {
        if (!pictures.isEmpty() && isInUse()) {
            ready.ifPresent(cache -> cache.order(pictures, () -> {}));
        }
    }

    /// Draws at once what is still to be drawn.
    void settle() {
        if (rest.getStatus() == PauseTransition.Status.RUNNING) {
            rest.stop();
            order();
        }
        coming.ifPresent(PictureCache::hurry);
    }

    void dispose() {
        watching.unsubscribe();
        rest.stop();
        coming.ifPresent(PictureCache::close);
    }
}
