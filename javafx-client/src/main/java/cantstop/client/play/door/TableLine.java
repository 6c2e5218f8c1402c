package cantstop.client.play.door;

import cantstop.client.kit.screen.Parts;
import cantstop.engine.TableId;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A table at the door. It stays the same node while the table changes, so that the keyboard stays where it is.
final class TableLine extends HBox {
    private final Label name = Parts.label("", "strong");
    private final Label players = Parts.label("", "small");
    private final Label rules = Parts.label("", "small", "muted");
    private final Button go;

    TableLine(TableId table, Consumer<TableId> sit) {
        go = Parts.button("", () -> sit.accept(table));
        getChildren().addAll(new VBox(name, players, rules), Parts.spring(), go);
        getStyleClass().addAll("row", "table-row");
    }

    void show(DoorState.Row row) {
        name.setText(row.name());
        players.setText(row.players());
        rules.setText(row.rules() + " · " + row.state());
        go.setText(row.action());
        go.setAccessibleText(row.action() + ": " + row.name());
    }

    /// Gives the keyboard to what leads there.
    void focus() {
        go.requestFocus();
    }

    boolean hasFocus() {
        return go.isFocused();
    }
}
