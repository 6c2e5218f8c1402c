package cantstop.client.kit.dice;

import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.engine.Option;
import cantstop.engine.Pairing;
import cantstop.engine.Roll;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import org.jspecify.annotations.Nullable;

/// The dice of a turn, four of them, or the two of a player who throws for the start. FX thread only.
public final class DiceView extends Control {
    /// Dice before a roll.
    public static final List<Integer> NOT_ROLLED = List.of(Die.BLANK, Die.BLANK, Die.BLANK, Die.BLANK);

    private static final String BAY = "bay";
    private static final PseudoClass FAINT = PseudoClass.getPseudoClass("faint");

    private final ObjectProperty<List<Integer>> dice = new SimpleObjectProperty<>(this, "dice", NOT_ROLLED);
    private final ObjectProperty<@Nullable Option> considered = new SimpleObjectProperty<>(this, "considered");
    private final ObjectProperty<List<Option>> options = new SimpleObjectProperty<>(this, "options", List.of());
    private final BooleanProperty bust = new SimpleBooleanProperty(this, "bust");
    private Cast cast = Cast.of(NOT_ROLLED);
    private boolean moving;
    private boolean shaken;
    private final ObjectProperty<Words> words = new SimpleObjectProperty<>(this, "words", Words.english());

    /// Four dice that have not been rolled.
    public DiceView() {
        getStyleClass().setAll("dice");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        dice.subscribe(this::describe);
        considered.subscribe(this::describe);
        bust.subscribe(this::describe);
        words.subscribe(this::describe);
        describe();
    }

    /// Four dice in a bay of asphalt, where a table's dice fall.
    public static DiceView inBay() {
        DiceView dice = new DiceView();
        dice.getStyleClass().add(BAY);
        return dice;
    }

    private void describe() {
        Words said = words.get();
        List<Integer> faces = dice.get();
        if (faces.contains(Die.BLANK)) {
            setAccessibleText(said.say("dice.none"));
            return;
        }
        String shown = said.say(bust.get() ? "dice.bust" : "dice.shown", said.list(faces));
        Option option = considered.get();
        if (option == null) {
            setAccessibleText(shown);
            return;
        }
        Pairing pairing = option.pairing();
        setAccessibleText(said.say("dice.pairs", shown, pairing.sum(), pairing.otherSum()));
    }

    /// Shows a roll as it lies, or blank dice for null.
    public void show(@Nullable Roll roll) {
        skip();
        shaken(false);
        pseudoClassStateChanged(FAINT, false);
        dice.set(roll == null ? NOT_ROLLED : roll.dice());
    }

    /// Lets dice tumble until they show these faces. Where motion is off they show them at once.
    ///
    /// @param faces four of a roll, or two of a throw for the start
    /// @param done told once, when the dice lie
    public void roll(List<Integer> faces, Motion motion, Runnable done) {
        roll(faces, Cast.of(faces), motion, done);
    }

    /// The same, thrown as on every other screen.
    public void roll(List<Integer> faces, Cast thrown, Motion motion, Runnable done) {
        skip();
        shaken(false);
        pseudoClassStateChanged(FAINT, false);
        cast = thrown;
        moving = motion.travels();
        bust.set(false);
        considered.set(null);
        dice.set(faces);
        if (getSkin() instanceof DiceSkin skin && motion.isVisible()) {
            skin.tumble(motion, done);
        } else {
            done.run();
        }
    }

    /// A roll is decided, and its dice are not known yet: they are shaken until they are rolled, for some seconds at
    /// most, and then seen in the middle of it. Where things don't move the last dice lie there, faint, until new
    /// ones do.
    public void shake(Motion motion) {
        shaken(true);
        bust.set(false);
        considered.set(null);
        if (getSkin() instanceof DiceSkin skin && motion.travels()) {
            skin.shake();
            dice.set(NOT_ROLLED);
        } else {
            skip();
            pseudoClassStateChanged(FAINT, !isAtRest());
        }
    }

    private void shaken(boolean now) {
        if (shaken != now) {
            shaken = now;
            requestLayout();
        }
    }

    /// Whether they are on their way, also where nothing moves.
    boolean isShaken() {
        return shaken;
    }

    /// Whether they rest in their bay, as nobody has rolled them.
    boolean isAtRest() {
        return dice.get().equals(NOT_ROLLED) && getStyleClass().contains(BAY);
    }

    /// How they were thrown.
    Cast cast() {
        return cast;
    }

    /// Whether dice drive into their pairs, or stand there at once.
    boolean moves() {
        return moving;
    }

    /// Lets dice that are tumbling lie at once.
    public void skip() {
        if (getSkin() instanceof DiceSkin skin) {
            skin.skip();
        }
    }

    /// The faces in the order they fell: 1 to 6, or [Die#BLANK].
    public ObjectProperty<List<Integer>> diceProperty() {
        return dice;
    }

    /// The option in whose pairs the dice stand, or null for none: then they lie as they fell.
    public ObjectProperty<@Nullable Option> consideredProperty() {
        return considered;
    }

    /// What can be chosen. A sum that the considered option leaves to another of them is not struck out.
    public ObjectProperty<List<Option>> optionsProperty() {
        return options;
    }

    /// Whether nothing could be done with this roll: the dice stay, grey.
    public BooleanProperty bustProperty() {
        return bust;
    }

    /// The language of what a screen reader is told.
    public ObjectProperty<Words> wordsProperty() {
        return words;
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new DiceSkin(this);
    }
}
