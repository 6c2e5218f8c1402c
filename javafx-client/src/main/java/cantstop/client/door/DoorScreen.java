package cantstop.client.door;

import cantstop.client.screen.Parts;
import cantstop.client.screen.Screen;
import cantstop.client.words.Words;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The door: one card in the middle of the window.
public final class DoorScreen implements Screen {
    private final DoorModel model;
    private final Label title = Parts.label("", "title");
    private final Label detail = Parts.line("muted");
    private final ProgressIndicator busy = new ProgressIndicator();
    private final VBox tables = new VBox();
    private final Button again;
    private final Button open;
    private final Button home;
    private final StackPane root = new StackPane();
    private final InvalidationListener refresh = property -> show();

    public DoorScreen(DoorModel model, Words words) {
        this.model = model;
        again = Parts.button(words.say("door.again"), model::again, "accent");
        open = Parts.button(words.say("door.open"), model::openTable);
        home = Parts.button(words.say("door.home"), model::goHome);
        home.setCancelButton(true);
        HBox buttons = new HBox(home, Parts.spring(), open, again);
        buttons.getStyleClass().add("buttons");
        ScrollPane list = new ScrollPane(tables);
        list.setFitToWidth(true);
        list.getStyleClass().add("plain-scroll");
        list.visibleProperty().bind(tables.visibleProperty());
        list.managedProperty().bind(tables.visibleProperty());
        tables.getStyleClass().add("rows");
        HBox head = new HBox(busy, title);
        head.getStyleClass().add("row");
        VBox card = Parts.card("", head, detail, list, buttons);
        card.getStyleClass().add("door");
        card.setMaxHeight(Region.USE_PREF_SIZE);
        root.getStyleClass().add("screen");
        root.getChildren().add(card);
    }

    private void show() {
        Door door = model.door().get();
        title.setText(door.title());
        detail.setText(door.detail());
        Parts.showIf(door.busy(), busy);
        Parts.showIf(door.again(), again);
        Parts.showIf(door.open(), open);
        Parts.showIf(!door.tables().isEmpty(), tables);
        tables.getChildren().setAll(door.tables().stream().map(this::row).toList());
        focus(door);
    }

    private Node row(Door.Row row) {
        VBox texts = new VBox(
                Parts.label(row.name(), "strong"),
                Parts.label(row.players(), "small"),
                Parts.label(row.rules() + " · " + row.state(), "small", "muted"));
        Button go = Parts.button(row.action(), () -> model.sit(row.id()));
        go.setAccessibleText(row.action() + ": " + row.name());
        HBox line = new HBox(texts, Parts.spring(), go);
        line.getStyleClass().addAll("row", "table-row");
        return line;
    }

    private void focus(Door door) {
        if (door.again()) {
            again.requestFocus();
        } else if (door.tables().isEmpty()) {
            (door.open() ? open : home).requestFocus();
        } else if (tables.getChildren().getFirst() instanceof HBox first) {
            first.getChildren().getLast().requestFocus();
        }
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        model.door().addListener(refresh);
        model.activate();
        show();
    }

    @Override
    public void deactivate() {
        model.deactivate();
        model.door().removeListener(refresh);
    }
}
