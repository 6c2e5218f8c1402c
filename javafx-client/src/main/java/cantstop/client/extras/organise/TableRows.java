package cantstop.client.extras.organise;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.play.door.SeatBay;
import cantstop.engine.Seat;
import cantstop.engine.identity.TableId;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The tables of a host, each of which can be closed: asked for once, and once more. A list view, as there may be 250.
final class TableRows {
    private final ListView<OrganiserState.Row> list = new ListView<>();
    private final Label none;
    private final VBox node;
    private final Words words;
    private final Consumer<TableId> close;
    private Optional<TableId> asked = Optional.empty();

    TableRows(Words words, Consumer<TableId> close) {
        this.words = words;
        this.close = close;
        none = Parts.label(words.say("organise.none"), "muted");
        list.getStyleClass().add("organise-tables");
        list.setAccessibleText(words.say("organise.tables"));
        list.setCellFactory(view -> new Cell());
        list.setOnKeyPressed(pressed -> {
            if (pressed.getCode() == KeyCode.DELETE) {
                Optional.ofNullable(list.getSelectionModel().getSelectedItem()).ifPresent(this::pressed);
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        node = new VBox(none, list);
    }

    Node node() {
        return node;
    }

    void show(List<OrganiserState.Row> rows) {
        Parts.showIf(rows.isEmpty(), none);
        Parts.showIf(!rows.isEmpty(), list);
        if (rows.equals(list.getItems())) {
            return;
        }
        Optional<TableId> selected =
                Optional.ofNullable(list.getSelectionModel().getSelectedItem()).map(OrganiserState.Row::id);
        list.getItems().setAll(rows);
        rows.stream()
                .filter(row -> selected.equals(Optional.of(row.id())))
                .findFirst()
                .ifPresent(list.getSelectionModel()::select);
    }

    /// The first press asks, the second does it.
    private void pressed(OrganiserState.Row row) {
        if (asked.filter(row.id()::equals).isPresent()) {
            asked = Optional.empty();
            close.accept(row.id());
        } else {
            asked = Optional.of(row.id());
        }
        list.refresh();
    }

    /// The four bays of a table, as at the door.
    private List<SeatBay> bays(OrganiserState.Row row) {
        return IntStream.range(0, Seat.COUNT)
                .mapToObj(seat ->
                        new SeatBay(seat + 1, row.seated().stream().skip(seat).findFirst(), words.say("lobby.empty")))
                .toList();
    }

    private final class Cell extends ListCell<OrganiserState.Row> {
        private final Label name = Parts.label("", "game-name");
        private final HBox seats = new HBox();
        private final Button button = Parts.button("", () -> pressed(getItem()));
        private final VBox line;

        private Cell() {
            seats.getStyleClass().add("seat-bays");
            HBox head = new HBox(name, Parts.spring(), button);
            head.getStyleClass().add("row");
            line = new VBox(head, seats);
            line.getStyleClass().add("organise-table");
            // As wide as the list, so that names wrap.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(OrganiserState.Row row, boolean empty) {
            super.updateItem(row, empty);
            setText(null);
            if (empty || row == null) {
                setGraphic(null);
                setAccessibleText("");
                return;
            }
            boolean sure = asked.filter(row.id()::equals).isPresent();
            name.setText(row.name());
            seats.getChildren().setAll(bays(row));
            seats.getChildren().forEach(bay -> HBox.setHgrow(bay, Priority.ALWAYS));
            button.setText(words.say(sure ? "organise.sure" : "organise.close"));
            button.setAccessibleText(button.getText() + ": " + row.name());
            setAccessibleText(row.name() + ": " + row.players());
            setGraphic(line);
        }
    }
}
