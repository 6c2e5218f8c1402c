package cantstop.client.play.home;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The other way to a game: its address or invite, where it is not found. Made when the player asks for it.
final class AddressField {
    private final HomeModel model;
    private final Words words;
    private final TextField address = new TextField();
    private final VBox card;
    private final Button toggle;

    AddressField(HomeModel model, Words words) {
        this.model = model;
        this.words = words;
        card = Parts.card(words.say("home.by-address"));
        card.getStyleClass().add("address-card");
        Parts.showIf(false, card);
        toggle = Parts.button(words.say("home.join"), this::open, "address-toggle");
        toggle.visibleProperty().bind(card.visibleProperty().not());
        toggle.managedProperty().bind(toggle.visibleProperty());
    }

    private void fill() {
        Label problem = Parts.line("problem");
        problem.textProperty().bind(model.addressProblem());
        address.setPromptText(words.say("home.address.prompt"));
        address.setAccessibleText(words.say("home.address"));
        address.setOnAction(entered -> model.join(address.getText()));
        address.textProperty().subscribe((was, is) -> model.typing());
        HBox.setHgrow(address, Priority.ALWAYS);
        HBox field =
                new HBox(address, Parts.button(words.say("games.join"), () -> model.join(address.getText()), "accent"));
        field.getStyleClass().add("row");
        card.getChildren().addAll(field, problem, lately());
    }

    private Node lately() {
        if (model.recent().isEmpty()) {
            return Parts.paragraph(words.say("home.join.hint"), "small", "muted");
        }
        FlowPane recent = new FlowPane(Parts.label(words.say("home.recent"), "small", "muted"));
        recent.getStyleClass().add("recent");
        for (String lately : model.recent()) {
            Hyperlink link = new Hyperlink(lately);
            link.setOnAction(pressed -> {
                address.setText(lately);
                model.join(lately);
            });
            recent.getChildren().add(link);
        }
        return recent;
    }

    private void open() {
        fill();
        Parts.showIf(true, card);
        card.getScene().getRoot().applyCss();
        card.getScene().getRoot().layout();
        address.requestFocus();
    }

    Node node() {
        return card;
    }

    /// The button that unfolds it.
    Button toggle() {
        return toggle;
    }
}
