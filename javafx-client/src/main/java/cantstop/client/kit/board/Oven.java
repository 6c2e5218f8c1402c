package cantstop.client.kit.board;

import cantstop.client.kit.paint.Bakery;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.theme.Theme;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Keeps a board's pictures as its theme, its size and its screen want them. While others are drawn, those that were
/// there are shown, in whatever size is wanted. A new board begins with those of the last one: a rematch shows a board
/// at once.
final class Oven {
    /// A window that is pulled at changes its size all the time.
    private static final Duration AT_REST = Duration.millis(150);

    /// What was drawn last for any board, as long as there is memory for it.
    private static Reference<@Nullable Bakery> last = new SoftReference<>(null);

    private final Node board;
    private final Runnable fresh;
    private final ObservableValue<Theme> theme;
    private final ObservableValue<Number> density;
    private final PauseTransition rest = new PauseTransition(AT_REST);
    private final Subscription watching;
    private Optional<Bakery> ready = Optional.empty();
    private Optional<Bakery> coming = Optional.empty();
    private Supplier<List<Picture>> wanted = List::of;
    private double unit;

    /// An oven without anything in it.
    ///
    /// @param fresh told when other pictures are there
    Oven(Node board, Runnable fresh) {
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

    /// What is to be there before anything is shown.
    void wants(Supplier<List<Picture>> pictures) {
        wanted = pictures;
    }

    Optional<Bakery> bakery() {
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
            ready = Optional.ofNullable(last.get()).filter(drawn -> drawn.theme() == theme());
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

    /// Nobody sees frames of a board that no window shows, so that all can be drawn at once.
    private boolean isInUse() {
        Scene scene = board.getScene();
        return scene != null && scene.getWindow() != null && scene.getWindow().isShowing();
    }

    private boolean fits(Bakery bakery) {
        return bakery.theme() == theme() && bakery.scale() == scale();
    }

    private double scale() {
        return unit * density.getValue().doubleValue();
    }

    private void order() {
        coming.ifPresent(Bakery::close);
        Bakery next = new Bakery(theme(), scale());
        coming = Optional.of(next);
        next.order(wanted.get(), () -> {
            ready = coming;
            coming = Optional.empty();
            last = new SoftReference<>(next);
            fresh.run();
        });
    }

    /// These will be wanted soon. They are drawn as there is time.
    void expect(List<Picture> pictures) {
        if (!pictures.isEmpty() && isInUse()) {
            ready.ifPresent(bakery -> bakery.order(pictures, () -> {}));
        }
    }

    /// Draws at once what is still to be drawn.
    void settle() {
        if (rest.getStatus() == PauseTransition.Status.RUNNING) {
            rest.stop();
            order();
        }
        coming.ifPresent(Bakery::hurry);
    }

    void dispose() {
        watching.unsubscribe();
        rest.stop();
        coming.ifPresent(Bakery::close);
    }
}
