package cantstop.client.play.door;

import cantstop.client.kit.words.Words;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.layout.VBox;

/// The tables of a host. In a hall of 250 tables the list changes all the time: what is still there stays, and so does
/// the keyboard.
final class TableLines extends VBox {
    private final Words words;
    private final Consumer<TableId> sit;
    private final Map<TableId, TableLine> lines = new HashMap<>();

    /// @param sit goes to a table
    TableLines(Words words, Consumer<TableId> sit) {
        this.words = words;
        this.sit = sit;
        getStyleClass().add("rows");
    }

    /// @param few whether they are drawn larger
    void show(List<DoorState.Row> rows, boolean few) {
        Set<TableId> ids = rows.stream().map(DoorState.Row::id).collect(Collectors.toSet());
        lines.keySet().retainAll(ids);
        List<TableLine> shown = new ArrayList<>();
        for (DoorState.Row row : rows) {
            TableLine line = lines.computeIfAbsent(row.id(), id -> new TableLine(id, words, sit));
            line.show(row, !few);
            shown.add(line);
        }
        if (!shown.equals(getChildren())) {
            Optional<TableLine> focused =
                    shown.stream().filter(TableLine::hasFocus).findFirst();
            getChildren().setAll(shown);
            focused.ifPresent(TableLine::focus);
        }
    }

    /// Gives the keyboard to the first table that can be joined, or else to the first one.
    void focusFirst() {
        List<TableLine> shown =
                getChildren().stream().map(TableLine.class::cast).toList();
        shown.stream()
                .filter(TableLine::isOpen)
                .findFirst()
                .or(() -> shown.stream().findFirst())
                .ifPresent(TableLine::focus);
    }
}
