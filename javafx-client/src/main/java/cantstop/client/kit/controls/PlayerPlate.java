package cantstop.client.kit.controls;

import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Player;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;

/// A player beside the board: piece, name, won columns, what their last turn came to. Whose turn it is is plain
/// from across the room: that plate is white, framed and larger in every theme. FX thread only.
public final class PlayerPlate extends Control {
    private final ObjectProperty<@Nullable Badge> badge = new SimpleObjectProperty<>(this, "badge");
    private final StringProperty initials = new SimpleStringProperty(this, "initials", "");
    private final ObjectProperty<List<Column>> columnsWon = new SimpleObjectProperty<>(this, "columnsWon", List.of());
    private final IntegerProperty target = new SimpleIntegerProperty(this, "target", 3);
    private final BooleanProperty active = new SimpleBooleanProperty(this, "active");
    private final BooleanProperty away = new SimpleBooleanProperty(this, "away");
    private final StringProperty note = new SimpleStringProperty(this, "note", "");
    private final StringProperty about = new SimpleStringProperty(this, "about", "");
    private final ObjectProperty<Player.@Nullable Bust> bust = new SimpleObjectProperty<>(this, "bust");
    private final StringProperty bustReason = new SimpleStringProperty(this, "bustReason", "");
    private final StringProperty bustInBrief = new SimpleStringProperty(this, "bustInBrief", "");
    private final BooleanProperty brief = new SimpleBooleanProperty(this, "brief");
    private final BooleanProperty folded = new SimpleBooleanProperty(this, "folded");
    private final ObjectProperty<Words> words = new SimpleObjectProperty<>(this, "words", Words.english());

    /// Nobody's plate.
    public PlayerPlate() {
        getStyleClass().setAll("plate-of-player");
        setAccessibleRole(AccessibleRole.TEXT);
        setFocusTraversable(false);
        badge.subscribe(this::describe);
        columnsWon.subscribe(this::describe);
        active.subscribe(this::describe);
        note.subscribe(this::describe);
        about.subscribe(this::describe);
        about.subscribe(text -> setTooltip(text.isEmpty() ? null : new Tooltip(text)));
        bustReason.subscribe(this::describe);
        words.subscribe(this::describe);
        describe();
    }

    private void describe() {
        Badge shown = badge.get();
        List<String> parts = new ArrayList<>();
        if (shown != null) {
            parts.add(shown.name().text());
        }
        if (active.get()) {
            parts.add(words.get().say("plate.turn"));
        }
        parts.add(words.get()
                .say("plate.columns", columnsWon.get().size(), words.get().list(columnsWon.get())));
        for (StringProperty text : List.of(note, about, bustReason)) {
            if (!text.get().isEmpty()) {
                parts.add(text.get());
            }
        }
        setAccessibleText(String.join(", ", parts));
    }

    /// Who it is, or null for nobody.
    public ObjectProperty<@Nullable Badge> badgeProperty() {
        return badge;
    }

    /// What stands on their piece, see [cantstop.client.kit.board.Initials].
    public StringProperty initialsProperty() {
        return initials;
    }

    /// The columns they have won, the lowest first.
    public ObjectProperty<List<Column>> columnsWonProperty() {
        return columnsWon;
    }

    /// How many columns win the game.
    public IntegerProperty targetProperty() {
        return target;
    }

    /// Whether it is their turn.
    public BooleanProperty activeProperty() {
        return active;
    }

    /// Whether they are gone.
    public BooleanProperty awayProperty() {
        return away;
    }

    /// A line under the name: "away for 2 minutes", "a bot plays", or nothing.
    public StringProperty noteProperty() {
        return note;
    }

    /// What kind of player they are, for whoever points at the plate; or nothing.
    public StringProperty aboutProperty() {
        return about;
    }

    /// How their last turn went bust, or null.
    public ObjectProperty<Player.@Nullable Bust> bustProperty() {
        return bust;
    }

    /// Why that was a bust, in words.
    public StringProperty bustReasonProperty() {
        return bustReason;
    }

    /// The same in a few words, for a plate that has no room for more.
    public StringProperty bustInBriefProperty() {
        return bustInBrief;
    }

    /// Whether the plate is one of two in a row: a bust is then said in brief, without its dice.
    public BooleanProperty briefProperty() {
        return brief;
    }

    /// Whether there is room for the piece and the columns won only.
    public BooleanProperty foldedProperty() {
        return folded;
    }

    /// The language of what a screen reader is told.
    public ObjectProperty<Words> wordsProperty() {
        return words;
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new PlayerPlateSkin(this);
    }
}
