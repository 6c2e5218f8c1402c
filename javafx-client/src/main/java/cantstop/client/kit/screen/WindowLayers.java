package cantstop.client.kit.screen;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.event.ActionEvent;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What fills the window: one screen, strips over its upper edge, and at most one thing that lies over both. A strip
/// comes and goes without moving anything below it.
public final class WindowLayers {
    private final BorderPane page = new BorderPane();
    private final StackPane strips = new StackPane();
    private final StackPane below = new StackPane();
    private final VBox above = new VBox(strips, below);
    private final StackPane middle = new StackPane();
    private final StackPane root = new StackPane(page, middle, above);
    private Optional<Screen> screen = Optional.empty();
    private Optional<StandIn> place = Optional.empty();
    private Optional<Node> offline = Optional.empty();
    private Optional<Overlay> overlay = Optional.empty();
    private Optional<Node> focusBelow = Optional.empty();
    private Runnable settings = () -> {};
    private long shows;
    private boolean entered;

    public WindowLayers() {
        root.getStyleClass().add("window");
        above.getStyleClass().add("strips");
        above.setPickOnBounds(false);
        strips.setPickOnBounds(false);
        below.setPickOnBounds(false);
        above.setMaxHeight(Region.USE_PREF_SIZE);
        StackPane.setAlignment(above, Pos.TOP_CENTER);
        middle.setPickOnBounds(false);
        middle.addEventHandler(ActionEvent.ACTION, this::answered);
        above.addEventHandler(ActionEvent.ACTION, this::answered);
        above.heightProperty().subscribe(high -> screen.ifPresent(there -> there.covered(high.doubleValue())));
    }

    public Parent root() {
        return root;
    }

    /// The screen in view.
    public Optional<Screen> screen() {
        return screen;
    }

    /// Goes to another screen.
    public void show(Screen next) {
        shows++;
        place(next);
        enter(next);
    }

    /// Goes to another screen in three events after this one, so that none of them keeps a hand waiting; not at all
    /// where some screen is gone to before. Until it is placed the one in view stays as it is.
    ///
    /// @param make begins to make it in the first event, and hands over what ends that in the second
    /// @param later runs a task in an event after this one
    public void show(Supplier<Supplier<Screen>> make, Executor later) {
        long begun = ++shows;
        Consumer<Runnable> then = step -> later.execute(() -> {
            if (shows == begun) {
                step.run();
            }
        });
        then.accept(() -> {
            Supplier<Screen> made = make.get();
            then.accept(() -> {
                Screen next = made.get();
                place(next);
                then.accept(() -> enter(next));
            });
        });
    }

    private void place(Screen next) {
        dismiss();
        leave();
        screen = Optional.of(next);
        page.setCenter(next.root());
        below.getChildren().setAll(next.strip().stream().toList());
        standIn();
        layOut();
        next.covered(above.getHeight());
    }

    /// Skins have made their nodes, so that a screen can give the keyboard to any of them.
    private void enter(Screen next) {
        dismiss();
        entered = true;
        next.activate();
    }

    /// Where it was only placed so far, it follows nothing yet.
    private void leave() {
        if (entered) {
            screen.ifPresent(Screen::deactivate);
        }
        entered = false;
    }

    private void layOut() {
        root.applyCss();
        root.layout();
    }

    /// Puts a strip above the screen.
    public void strip(Node strip) {
        strips.getChildren().setAll(strip);
    }

    /// Puts a sign in the middle of the window, over the screen and below the strips.
    public void sign(Node sign) {
        middle.getChildren().setAll(sign);
        keepKeyboard(sign);
    }

    /// Puts a sign in place of what one plays with, on every screen that has such a place.
    public void standIn(Node sign) {
        offline = Optional.of(sign);
        sign.addEventHandler(ActionEvent.ACTION, this::answered);
        keepKeyboard(sign);
        standIn();
    }

    private void standIn() {
        place.ifPresent(StandIn::clear);
        place = screen.flatMap(Screen::standIn);
        place.ifPresent(there -> offline.ifPresent(there::take));
    }

    /// The screen gets the keyboard of a sign that goes.
    private void keepKeyboard(Node sign) {
        sign.visibleProperty().subscribe(seen -> {
            if (!seen && entered && hasKeyboard(sign)) {
                screen.ifPresent(there -> there.refocus(sign));
            }
        });
    }

    private boolean hasKeyboard(Node over) {
        Node owner = over.getScene() == null ? null : over.getScene().getFocusOwner();
        return owner != null
                && Stream.iterate(owner, Objects::nonNull, Node::getParent).anyMatch(over::equals);
    }

    /// Lays something over the screen; what lay there goes.
    public void lay(Overlay over) {
        dismiss();
        focusBelow = Optional.ofNullable(root.getScene()).map(scene -> scene.getFocusOwner());
        overlay = Optional.of(over);
        page.setDisable(over.blocks());
        middle.setDisable(over.blocks());
        above.setDisable(over.blocks());
        root.getChildren().add(over.node());
        layOut();
        over.focus();
    }

    /// Whether something lies over the screen.
    public boolean isCovered() {
        return overlay.isPresent();
    }

    /// What lies over the screen.
    public Optional<Overlay> overlay() {
        return overlay;
    }

    /// What opens the settings, from whichever screen.
    public void onSettings(Runnable open) {
        settings = open;
    }

    /// Opens the settings.
    public void openSettings() {
        settings.run();
    }

    /// Takes away what lies over the screen.
    ///
    /// @return whether anything did
    public boolean dismiss() {
        if (overlay.isEmpty()) {
            return false;
        }
        Overlay over = overlay.get();
        overlay = Optional.empty();
        root.getChildren().remove(over.node());
        page.setDisable(false);
        middle.setDisable(false);
        above.setDisable(false);
        focusBelow.ifPresent(this::focusAgain);
        over.gone();
        return true;
    }

    /// A strip that goes with the press of its button takes the keyboard along: the screen gets it back.
    private void answered(ActionEvent pressed) {
        if (pressed.getTarget() instanceof Node button && !isSeen(button) && entered) {
            screen.ifPresent(there -> there.refocus(button));
        }
    }

    private static boolean isSeen(@Nullable Node node) {
        return node == null || node.isVisible() && isSeen(node.getParent());
    }

    private void focusAgain(Node below) {
        below.requestFocus();
        boolean back = below.equals(root.getScene().getFocusOwner());
        if (!back && entered) {
            screen.ifPresent(there -> there.refocus(below));
        }
    }

    /// Takes this away, if it still lies over the screen.
    public void dismiss(Overlay over) {
        if (overlay.filter(over::equals).isPresent()) {
            dismiss();
        }
    }
}
