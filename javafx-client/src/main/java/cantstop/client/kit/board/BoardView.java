package cantstop.client.kit.board;

import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Seat;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import org.jspecify.annotations.Nullable;

/// The board: squares, runners, won columns, what is at stake and what an option would do. It fits itself into
/// whatever room it is given and stays sharp. FX thread only.
public final class BoardView extends Control {
    private final ObjectProperty<@Nullable GameState> game = new SimpleObjectProperty<>(this, "game");
    private final ObjectProperty<Map<Seat, Badge>> badges = new SimpleObjectProperty<>(this, "badges", Map.of());
    private final ObjectProperty<@Nullable Option> preview = new SimpleObjectProperty<>(this, "preview");
    private final ObjectProperty<@Nullable Option> ghost = new SimpleObjectProperty<>(this, "ghost");
    private final BooleanProperty liveColumns = new SimpleBooleanProperty(this, "liveColumns");
    private final BooleanProperty festive = new SimpleBooleanProperty(this, "festive", true);
    private final DoubleProperty numberSize = new SimpleDoubleProperty(this, "numberSize", 0.5);
    private final ObjectProperty<Words> words = new SimpleObjectProperty<>(this, "words", Words.english());
    private final ReadOnlyBooleanWrapper moving = new ReadOnlyBooleanWrapper(this, "moving");

    /// An empty board.
    public BoardView() {
        getStyleClass().setAll("board");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setFocusTraversable(true);
        game.subscribe(this::describe);
        badges.subscribe(this::describe);
        words.subscribe(this::describe);
        describe();
    }

    private void describe() {
        setAccessibleText(new BoardInWords(words.get(), badges.get()).text(game.get()));
    }

    /// Animates an event: from the state before it to the state after it, which is set as [#gameProperty] when the
    /// motion is done or skipped. Events that move nothing, and all where motion is off, are done at once. A motion
    /// under way is skipped first.
    ///
    /// @param done told once, when the state after the event is on the board
    public void play(Event event, GameState before, GameState after, Motion motion, Runnable done) {
        skip();
        if (getSkin() instanceof BoardSkin skin && motion.isVisible()) {
            moving.set(true);
            game.set(after);
            skin.play(event, before, after, motion, () -> {
                moving.set(false);
                done.run();
            });
        } else {
            game.set(after);
            done.run();
        }
    }

    /// Ends the motion under way, if any, in the state it was moving to.
    public void skip() {
        if (getSkin() instanceof BoardSkin skin) {
            skin.skip();
        }
    }

    /// Draws at once what is still being drawn, for a snapshot of the board.
    public void settle() {
        if (getSkin() instanceof BoardSkin skin) {
            skin.settle();
        }
    }

    /// Whether a motion is under way.
    public ReadOnlyBooleanProperty movingProperty() {
        return moving.getReadOnlyProperty();
    }

    /// The game that is shown, or null for an empty board.
    public ObjectProperty<@Nullable GameState> gameProperty() {
        return game;
    }

    /// Who sits where and how they look; an immutable map.
    public ObjectProperty<Map<Seat, Badge>> badgesProperty() {
        return badges;
    }

    /// The option that this player previews: the board shows where its runners would stand.
    public ObjectProperty<@Nullable Option> previewProperty() {
        return preview;
    }

    /// The option that another player previews.
    public ObjectProperty<@Nullable Option> ghostProperty() {
        return ghost;
    }

    /// Whether only columns are shown that this turn is about, for those who need them large.
    public BooleanProperty liveColumnsProperty() {
        return liveColumns;
    }

    /// Whether a won game is celebrated on the board; where one looks back at it every space counts alike.
    public BooleanProperty festiveProperty() {
        return festive;
    }

    /// How large the columns' numbers are, in the rise from one space to the next.
    public DoubleProperty numberSizeProperty() {
        return numberSize;
    }

    /// How large the columns' numbers are now, in pixels.
    public double numberPixels() {
        return getSkin() instanceof BoardSkin skin
                ? skin.numbers() * skin.layout().unit()
                : 0;
    }

    /// The language of what a screen reader is told.
    public ObjectProperty<Words> wordsProperty() {
        return words;
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new BoardSkin(this);
    }
}
