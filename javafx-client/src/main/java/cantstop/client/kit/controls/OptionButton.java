package cantstop.client.kit.controls;

import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.dice.Die;
import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import cantstop.engine.Option;
import cantstop.engine.Roll;
import java.util.Comparator;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// One option to press: its key, and for each step the pair of dice that makes it over the sign of its column.
final class OptionButton extends Button {
    /// What stands around a note, in widths of the key's cap.
    private static final double AROUND_NOTE = 0.6;

    private static final PseudoClass NOTED = PseudoClass.getPseudoClass("noted");
    private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");

    private final Option option;
    private final String said;
    private final Label note = new Label();
    private final Region mark = part("note-mark");
    private final KeyCap key;
    private final CoachSign coach = new CoachSign();
    private OptionNote noted = OptionNote.NONE;
    private double notedAt = -1;

    /// A button.
    ///
    /// @param roll the dice that it is made of
    /// @param wide whether it has the width of two
    OptionButton(OptionPlace.Choice choice, Roll roll, boolean wide, Words words) {
        option = choice.option();
        getStyleClass().setAll("option");
        key = new KeyCap(Integer.toString(choice.number()));
        HBox columns = columns(option, roll, wide);
        note.getStyleClass().setAll("option-note");
        note.setMinWidth(USE_PREF_SIZE);
        note.visibleProperty()
                .bind(note.textProperty().isNotEmpty().or(note.graphicProperty().isNotNull()));
        note.managedProperty().bind(note.visibleProperty());
        VBox lines = new VBox(columns, note);
        lines.getStyleClass().setAll("option-lines");
        coach.setVisible(false);
        StackPane content = new StackPane(lines, key, coach);
        StackPane.setAlignment(key, Pos.TOP_CENTER);
        StackPane.setAlignment(coach, Pos.TOP_RIGHT);
        content.getStyleClass().setAll("option-content");
        setGraphic(content);
        content.prefWidthProperty().bind(widthProperty().subtract(1).map(w -> Math.max(0, w.doubleValue())));
        said = words.say("board.option.place", choice.number(), words.option(option.columns()));
        setAccessibleText(said);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        setMnemonicParsing(false);
    }

    /// For each step the two dice that make it, and below them, or beside them, the sign of its column.
    private static HBox columns(Option option, Roll roll, boolean wide) {
        HBox row = new HBox();
        row.getStyleClass().setAll("option-columns");
        boolean firstTaken = false;
        for (Column column : asTheDiceStand(option)) {
            boolean first = !firstTaken && option.pairing().sum() == column.number();
            firstTaken |= first;
            HBox pair = new HBox();
            pair.getStyleClass().setAll("option-pair");
            for (int die = 0; die < Roll.DICE; die++) {
                if (option.pairing().isWithFirst(die) == first) {
                    pair.getChildren().add(new Die(roll.dice().get(die)));
                }
            }
            if (!row.getChildren().isEmpty()) {
                row.getChildren().add(part("option-line"));
            }
            NumberTile tile = new NumberTile(column);
            Pane step = wide ? new HBox(pair, tile) : new VBox(pair, part("option-arrow"), tile);
            step.getStyleClass().setAll("option-step");
            row.getChildren().add(step);
        }
        return row;
    }

    /// The pair with the first die stands left, as it does in the bay.
    private static List<Column> asTheDiceStand(Option option) {
        int left = option.pairing().sum();
        return option.columns().stream()
                .sorted(Comparator.comparing(column -> column.number() != left))
                .toList();
    }

    private static Region part(String styleClass) {
        Region part = new Region();
        part.getStyleClass().setAll(styleClass);
        return part;
    }

    /// Shows the key, or leaves it out.
    void showKey(boolean shown) {
        key.setVisible(shown);
        key.setManaged(shown);
        notedAt = -1;
    }

    /// Says something below the columns.
    void note(OptionNote what) {
        noted = what;
        pseudoClassStateChanged(NOTED, what.seen() && !what.text().isEmpty());
        pseudoClassStateChanged(BEST, what.mark() == OptionNote.Mark.BEST);
        coach.setVisible(what.mark() == OptionNote.Mark.BEST);
        mark.getStyleClass().setAll("note-mark", "mark-" + what.mark().name());
        notedAt = -1;
        requestLayout();
        setAccessibleText(what.text().isEmpty() ? said : said + ", " + what.text());
        setTooltip(what.seen() ? null : new Tooltip(what.text()));
    }

    /// Where the whole note has no room a mark stands for its words.
    @Override
    protected void layoutChildren() {
        if (notedAt != getWidth()) {
            notedAt = getWidth();
            write(noted.seen() ? noted.text() : "", noted.mark() == OptionNote.Mark.BEST);
            if (noted.seen() && note.prefWidth(-1) + key.prefWidth(-1) * AROUND_NOTE > getWidth()) {
                write(noted.brief(), noted.mark() != OptionNote.Mark.NONE);
            }
        }
        super.layoutChildren();
    }

    private void write(String words, boolean marked) {
        note.setText(words);
        note.setGraphic(marked ? mark : null);
        note.applyCss();
    }

    Option option() {
        return option;
    }
}
