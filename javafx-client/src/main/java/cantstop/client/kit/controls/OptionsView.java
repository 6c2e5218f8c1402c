package cantstop.client.kit.controls;

import cantstop.client.kit.words.Words;
import cantstop.engine.Colour;
import cantstop.engine.Option;
import cantstop.engine.Roll;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import org.jspecify.annotations.Nullable;

/// What a roll can be used for: a place for each pairing, an either-or being one place with two halves. Equal dice make
/// fewer pairings, which share the row then. While there is nothing to choose the runners have the three places. FX
/// thread only.
public final class OptionsView extends Control {
    private final ObjectProperty<@Nullable Roll> roll = new SimpleObjectProperty<>(this, "roll");
    private final ObjectProperty<List<Option>> options = new SimpleObjectProperty<>(this, "options", List.of());
    private final ObjectProperty<List<OptionNote>> notes = new SimpleObjectProperty<>(this, "notes", List.of());
    private final ObjectProperty<List<Runner>> runners = new SimpleObjectProperty<>(this, "runners", List.of());
    private final ObjectProperty<Optional<Colour>> mover = new SimpleObjectProperty<>(this, "mover", Optional.empty());
    private final BooleanProperty choosable = new SimpleBooleanProperty(this, "choosable", true);
    private final BooleanProperty keys = new SimpleBooleanProperty(this, "keys", true);
    private final BooleanProperty theirs = new SimpleBooleanProperty(this, "theirs");
    private final ObjectProperty<@Nullable Option> pending = new SimpleObjectProperty<>(this, "pending");
    private final ObjectProperty<@Nullable Option> hinted = new SimpleObjectProperty<>(this, "hinted");
    private final ObjectProperty<Consumer<Option>> onChoose = new SimpleObjectProperty<>(this, "onChoose", o -> {});
    private final ObjectProperty<Consumer<@Nullable Option>> onPreview =
            new SimpleObjectProperty<>(this, "onPreview", o -> {});
    private final ObjectProperty<Consumer<@Nullable Option>> onConsider =
            new SimpleObjectProperty<>(this, "onConsider", o -> {});
    private final ObjectProperty<Orientation> orientation =
            new SimpleObjectProperty<>(this, "orientation", Orientation.VERTICAL);
    private final ObjectProperty<Words> words = new SimpleObjectProperty<>(this, "words", Words.english());

    /// While several of its properties change.
    private boolean changing;

    /// Three empty places.
    public OptionsView() {
        getStyleClass().setAll("options");
        setAccessibleRole(AccessibleRole.PARENT);
        setFocusTraversable(false);
    }

    /// Shows a roll, what can be made of it, and the runners that are out. The places are made once, and not for each
    /// of these properties.
    ///
    /// @param whose the colour of the runners
    public void show(@Nullable Roll dice, List<Option> choices, List<Runner> out, Optional<Colour> whose) {
        if (Objects.equals(roll.get(), dice)
                && options.get().equals(choices)
                && runners.get().equals(out)
                && mover.get().equals(whose)) {
            return;
        }
        changing = true;
        roll.set(dice);
        options.set(choices);
        runners.set(out);
        mover.set(whose);
        changing = false;
        if (getSkin() instanceof OptionsSkin skin) {
            skin.build();
        }
    }

    boolean isChanging() {
        return changing;
    }

    /// Chooses as a key does.
    ///
    /// @param number 1 to 6
    /// @return whether there is such an option and it may be chosen now
    public boolean choose(int number) {
        if (!mayChoose() || number < 1 || number > options.get().size()) {
            return false;
        }
        choose(options.get().get(number - 1));
        return true;
    }

    /// Gives the keyboard to the first option.
    ///
    /// @param considering whether that counts as considering it
    public void focusFirst(boolean considering) {
        if (getSkin() instanceof OptionsSkin skin) {
            skin.focusFirst(considering);
        }
    }

    void choose(Option option) {
        if (mayChoose()) {
            onChoose.get().accept(option);
        }
    }

    boolean mayChoose() {
        return choosable.get() && pending.get() == null && !isDisabled();
    }

    /// The dice that the options come from, or null before a roll.
    public ObjectProperty<@Nullable Roll> rollProperty() {
        return roll;
    }

    /// The options in the order of the rules; the first is picked by key 1.
    public ObjectProperty<List<Option>> optionsProperty() {
        return options;
    }

    /// A few words on each option, in their order; none where there is nothing to say.
    public ObjectProperty<List<OptionNote>> notesProperty() {
        return notes;
    }

    /// The runners that are out: they take the places while there is nothing to choose.
    public ObjectProperty<List<Runner>> runnersProperty() {
        return runners;
    }

    /// In whose colour the runners are; none where nobody moves.
    public ObjectProperty<Optional<Colour>> moverProperty() {
        return mover;
    }

    /// Whether it is this player who chooses; others see the same places, but can't press them.
    public BooleanProperty choosableProperty() {
        return choosable;
    }

    /// Whether the keys are shown that choose; not to whom they do nothing.
    public BooleanProperty keysProperty() {
        return keys;
    }

    /// Whether another player has the turn: then the signs keep their colour, though they can't be pressed.
    public BooleanProperty theirsProperty() {
        return theirs;
    }

    /// The option that was asked for and not yet answered, or null.
    public ObjectProperty<@Nullable Option> pendingProperty() {
        return pending;
    }

    /// The option that the roller considers, shown to the others; or null.
    public ObjectProperty<@Nullable Option> hintedProperty() {
        return hinted;
    }

    /// Told which option was chosen.
    public ObjectProperty<Consumer<Option>> onChooseProperty() {
        return onChoose;
    }

    /// Told which option is hovered or focused, and null when none is any more.
    public ObjectProperty<Consumer<@Nullable Option>> onPreviewProperty() {
        return onPreview;
    }

    /// Told which option the player really considers, and null when it is none any more: that which the mouse points
    /// at, or to which they moved the keyboard.
    public ObjectProperty<Consumer<@Nullable Option>> onConsiderProperty() {
        return onConsider;
    }

    /// Whether the places lie beside or below each other.
    public ObjectProperty<Orientation> orientationProperty() {
        return orientation;
    }

    /// The language of what a screen reader is told.
    public ObjectProperty<Words> wordsProperty() {
        return words;
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new OptionsSkin(this);
    }
}
