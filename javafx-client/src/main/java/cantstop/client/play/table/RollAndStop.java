package cantstop.client.play.table;

import cantstop.client.kit.controls.RollStopBar;
import cantstop.client.kit.words.Words;
import cantstop.client.play.talk.CallOuts;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.layout.StackPane;

/// The two large buttons, and in their place the reactions while another player has the turn. Both are equally high, so
/// that nothing moves when the turn passes.
final class RollAndStop extends StackPane {
    private final RollStopBar bar = new RollStopBar();
    private final BooleanProperty waiting = new SimpleBooleanProperty();
    private final Words words;

    RollAndStop(TableModel model, Words words) {
        this.words = words;
        bar.onRollProperty().set(model::roll);
        bar.onStopProperty().set(model::stop);
        getChildren().add(bar);
    }

    void offerCallOuts(CallOuts calls) {
        calls.waitingProperty().bind(waiting);
        bar.visibleProperty().bind(calls.visibleProperty().not());
        getChildren().add(calls);
    }

    void focusStop() {
        bar.focusStop();
    }

    /// @param pending whether the host has not answered yet
    void show(Controls controls, ShownAdvice shownAdvice, boolean pending) {
        waiting.set(!controls.myTurn());
        bar.keysProperty().set(controls.keys());
        bar.rollTextProperty().set(controls.roll().label());
        bar.rollReasonProperty().set(controls.roll().reason().orElse(null));
        bar.stopTextProperty().set(controls.stop().label());
        bar.rollDetailProperty().set(shownAdvice.roll());
        // The coach names its price instead of the steps, which the stake counts: both have no room in large type.
        bar.stopDetailProperty()
                .set(shownAdvice.stop().isEmpty() ? controls.stop().detail() : shownAdvice.stop());
        bar.stopReasonProperty().set(controls.stop().reason().orElse(null));
        bar.stakeProperty().set(controls.stake().said());
        bar.dangerProperty().set(controls.stake().danger());
        bar.winningProperty().set(controls.stop().label().equals(words.say("stop.game")));
        bar.advisedProperty().set(shownAdvice.better());
        bar.pendingProperty().set(pending);
    }
}
