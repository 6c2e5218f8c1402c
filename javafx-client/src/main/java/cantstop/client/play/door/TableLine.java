package cantstop.client.play.door;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.Seat;
import cantstop.engine.identity.TableId;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A table at the door: its name and rules, its four bays with who sits in them, and the way there. It stays the same
/// node while the table changes, so that the keyboard stays where it is.
final class TableLine extends VBox {
    /// So many bays stand in a row of a table that has the room of two.
    private static final int BESIDE = 2;

    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");

    private final Label name = Parts.label("", "game-name");
    private final Label rules = Parts.paragraph("", "small", "muted");
    private final GridPane bays = new GridPane();
    private final Words words;
    private final Button go;

    TableLine(TableId table, Words words, Consumer<TableId> sit) {
        this.words = words;
        go = Parts.button("", () -> sit.accept(table), "table-go");
        VBox texts = new VBox(name, rules);
        texts.setMinWidth(0);
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox head = new HBox(texts, go);
        head.getStyleClass().add("row");
        bays.getStyleClass().add("seat-bays");
        getChildren().addAll(head, bays);
        setVgrow(bays, Priority.ALWAYS);
        getStyleClass().add("table-row");
    }

    /// Shows the table as it is.
    ///
    /// @param low whether it is one of many, and its bays stand in one row
    void show(DoorState.Row row, boolean low) {
        int beside = low ? Seat.COUNT : BESIDE;
        ColumnConstraints share = new ColumnConstraints();
        share.setPercentWidth(100.0 / beside);
        bays.getColumnConstraints().setAll(Collections.nCopies(beside, share));
        pseudoClassStateChanged(LOW, low);
        name.setText(row.name());
        rules.setText(row.rules() + " · " + row.state());
        go.setText(row.action());
        Parts.showIf(!row.action().isEmpty(), go);
        go.getStyleClass().removeAll("accent", "asphalt");
        go.getStyleClass().add(row.open() ? "accent" : "asphalt");
        go.setAccessibleText(row.action() + ": " + row.name() + ". " + row.players());
        bays.getChildren().clear();
        List<SeatBay> all = SeatBay.all(row, words).toList();
        for (int seat = 0; seat < all.size(); seat++) {
            bays.add(all.get(seat), seat % beside, seat / beside);
        }
    }

    /// Gives the keyboard to what leads there.
    void focus() {
        go.requestFocus();
    }

    /// Whether one can play there.
    boolean isOpen() {
        return go.getStyleClass().contains("accent");
    }

    boolean hasFocus() {
        return go.isFocused();
    }
}
