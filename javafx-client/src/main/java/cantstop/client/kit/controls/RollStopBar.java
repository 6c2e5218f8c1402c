package cantstop.client.kit.controls;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import org.jspecify.annotations.Nullable;

/// Roll and Stop, always there, each in its own place; one that is not allowed is grey and says why. FX thread
/// only.
public final class RollStopBar extends Control {
    private final StringProperty rollText = new SimpleStringProperty(this, "rollText", "");
    private final StringProperty stopText = new SimpleStringProperty(this, "stopText", "");
    private final StringProperty stopDetail = new SimpleStringProperty(this, "stopDetail", "");
    private final StringProperty rollDetail = new SimpleStringProperty(this, "rollDetail", "");
    private final StringProperty stake = new SimpleStringProperty(this, "stake", "");
    private final DoubleProperty danger = new SimpleDoubleProperty(this, "danger");
    private final ObjectProperty<@Nullable String> rollReason = new SimpleObjectProperty<>(this, "rollReason");
    private final ObjectProperty<@Nullable String> stopReason = new SimpleObjectProperty<>(this, "stopReason");
    private final BooleanProperty pending = new SimpleBooleanProperty(this, "pending");
    private final ObjectProperty<Advised> advised = new SimpleObjectProperty<>(this, "advised", Advised.NEITHER);
    private final BooleanProperty winning = new SimpleBooleanProperty(this, "winning");
    private final BooleanProperty keys = new SimpleBooleanProperty(this, "keys", true);
    private final ObjectProperty<Runnable> onRoll = new SimpleObjectProperty<>(this, "onRoll", () -> {});
    private final ObjectProperty<Runnable> onStop = new SimpleObjectProperty<>(this, "onStop", () -> {});

    /// Which of the two the coach would press; that one wears the coach's sign.
    public enum Advised {
        NEITHER,
        ROLL,
        STOP
    }

    /// Two buttons without words.
    public RollStopBar() {
        getStyleClass().setAll("roll-stop");
        setAccessibleRole(AccessibleRole.PARENT);
        setFocusTraversable(false);
    }

    /// Rolls as the key does.
    ///
    /// @return whether that was allowed
    public boolean roll() {
        return press(rollReason, onRoll);
    }

    /// Stops as the key does.
    ///
    /// @return whether that was allowed
    public boolean stop() {
        return press(stopReason, onStop);
    }

    /// Gives the keyboard to Stop.
    public void focusStop() {
        if (getSkin() instanceof RollStopSkin skin) {
            skin.focusStop();
        }
    }

    private boolean press(ObjectProperty<@Nullable String> reason, ObjectProperty<Runnable> action) {
        boolean allowed = reason.get() == null && !pending.get() && !isDisabled();
        if (allowed) {
            action.get().run();
        }
        return allowed;
    }

    /// What Roll is called.
    public StringProperty rollTextProperty() {
        return rollText;
    }

    /// A second, smaller line on Roll, or nothing.
    public StringProperty rollDetailProperty() {
        return rollDetail;
    }

    /// What Stop is called.
    public StringProperty stopTextProperty() {
        return stopText;
    }

    /// What Stop would do: "keep 9 steps", "win column 7".
    public StringProperty stopDetailProperty() {
        return stopDetail;
    }

    /// What is at stake, said with Roll: "9 steps at stake, 5th roll".
    public StringProperty stakeProperty() {
        return stake;
    }

    /// How dangerous another roll is, 0 to 1: the length of the tape in Roll's foot. 0 shows none.
    public DoubleProperty dangerProperty() {
        return danger;
    }

    /// Why rolling is not allowed, or null where it is. May be empty where there is nothing to say.
    public ObjectProperty<@Nullable String> rollReasonProperty() {
        return rollReason;
    }

    /// Why stopping is not allowed, or null where it is.
    public ObjectProperty<@Nullable String> stopReasonProperty() {
        return stopReason;
    }

    /// Whether something was asked for and not yet answered.
    public BooleanProperty pendingProperty() {
        return pending;
    }

    /// Whether the keys are shown that roll and stop; not to whom they do nothing.
    public BooleanProperty keysProperty() {
        return keys;
    }

    /// Whether stopping would win the game.
    public BooleanProperty winningProperty() {
        return winning;
    }

    /// What the coach would press.
    public ObjectProperty<Advised> advisedProperty() {
        return advised;
    }

    /// What Roll does.
    public ObjectProperty<Runnable> onRollProperty() {
        return onRoll;
    }

    /// What Stop does.
    public ObjectProperty<Runnable> onStopProperty() {
        return onStop;
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new RollStopSkin(this);
    }
}
