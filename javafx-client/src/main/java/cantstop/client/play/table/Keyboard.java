package cantstop.client.play.table;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.controls.OptionsView;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.model.party.Party;
import cantstop.engine.Seat;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// The keyboard at the table: what has it, and what is pressed on it.
final class Keyboard {
    private final Node table;
    private final BoardView board;
    private final Party party;
    private final WindowLayers layers;
    private final Consumer<Keys.Act> act;
    private final Keys keys = new Keys();
    private final ObservableValue<Boolean> heard;
    private final Listening listening = new Listening();
    private Optional<Seat> turnOf = Optional.empty();
    private boolean offering;
    private boolean typing;

    /// A keyboard that nobody plays on yet.
    ///
    /// @param table what has to have it for a key to play
    /// @param act does what a key means
    Keyboard(Node table, BoardView board, Party party, WindowLayers layers, Consumer<Keys.Act> act) {
        this.table = table;
        this.board = board;
        this.party = party;
        this.layers = layers;
        this.act = act;
        // Neither another window's keys are heard here, nor those of what lies over this screen.
        ObservableValue<Boolean> front =
                table.sceneProperty().flatMap(Scene::windowProperty).flatMap(Window::focusedProperty);
        heard = front.flatMap(focused -> table.focusWithinProperty().map(within -> within && focused));
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, pressed -> typing = false);
        table.addEventFilter(KeyEvent.KEY_RELEASED, released -> keys.released(released.getCode()));
    }

    void activate() {
        listening.to(heard, (was, is) -> keys.lost());
    }

    void deactivate() {
        listening.stop();
    }

    private void pressed(KeyEvent pressed) {
        typing = true;
        if (pressed.getTarget() instanceof TextInputControl) {
            return;
        }
        keys.pressed(pressed.getCode(), pressed.getText(), party.isMoving()).ifPresent(meant -> {
            pressed.consume();
            act.accept(meant);
        });
    }

    /// Whose turn it is has been seen, whether it is another one or not.
    ///
    /// @param mine the seat at this laptop that moves; empty where it is somebody else's turn
    void turn(Optional<Seat> mine) {
        hold(!mine.equals(turnOf) && mine.isPresent());
        if (!mine.equals(turnOf)) {
            turnOf = mine;
            keys.turnChanged();
        }
    }

    /// When options come up the first of them gets the keyboard, unless it is in use elsewhere, and so the board shows
    /// where it leads. For a player at the keyboard that means to consider it; a player with a mouse has not looked
    /// at it yet, and the others see nothing of it.
    ///
    /// @param choosing whether I may take one of them now
    void offer(boolean choosing, OptionsView options) {
        boolean comeUp = choosing && !offering;
        offering = choosing;
        if (!choosing) {
            keys.offerEnds();
        }
        Scene scene = table.getScene();
        if (comeUp && scene != null && !layers.isCovered() && isFree(scene.getFocusOwner(), options)) {
            keys.offered();
            options.focusFirst(typing);
        }
    }

    private boolean isFree(@Nullable Node owner, OptionsView options) {
        return owner == null || isAstray(owner) || owner.equals(board) || holds(options.getParent(), owner);
    }

    private static boolean holds(Node above, @Nullable Node node) {
        return node != null && (node.equals(above) || holds(above, node.getParent()));
    }

    private static boolean isAstray(@Nullable Node owner) {
        return owner == null || owner.isDisabled() || owner.getScene() == null;
    }

    /// When my turn begins the keyboard is at the board, where the keys are that play it, unless I am writing; and
    /// it comes back there from what can't be pressed any more, rather than to whatever stands beside that.
    private void hold(boolean begins) {
        Scene scene = table.getScene();
        if (scene == null || layers.isCovered()) {
            return;
        }
        Node owner = scene.getFocusOwner();
        boolean writing = owner instanceof TextInputControl;
        if (isAstray(owner) || (begins && !writing)) {
            board.requestFocus();
        }
    }
}
