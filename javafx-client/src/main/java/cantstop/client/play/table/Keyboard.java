package cantstop.client.play.table;

import cantstop.client.kit.board.BoardView;
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
import javafx.stage.Window;

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
        table.addEventFilter(KeyEvent.KEY_RELEASED, released -> keys.released(released.getCode()));
    }

    void activate() {
        listening.to(heard, (was, is) -> keys.lost());
    }

    void deactivate() {
        listening.stop();
    }

    private void pressed(KeyEvent pressed) {
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

    /// When my turn begins the keyboard is at the board, where the keys are that play it, unless I am writing; and
    /// it comes back there from what can't be pressed any more, rather than to whatever stands beside that.
    private void hold(boolean begins) {
        Scene scene = table.getScene();
        if (scene == null || layers.isCovered()) {
            return;
        }
        Node owner = scene.getFocusOwner();
        boolean writing = owner instanceof TextInputControl;
        boolean astray = owner == null || owner.isDisabled() || owner.getScene() == null;
        if (astray || (begins && !writing)) {
            board.requestFocus();
        }
    }
}
