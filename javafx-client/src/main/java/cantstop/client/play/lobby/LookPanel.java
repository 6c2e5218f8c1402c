package cantstop.client.play.lobby;

import cantstop.client.kit.screen.BadgePicker;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// How I look at this table: what others wear is unlit.
final class LookPanel {
    private final LobbyModel model;
    private final BadgePicker picker;
    private final VBox card;

    LookPanel(LobbyModel model, Words words) {
        this.model = model;
        picker = new BadgePicker(
                words,
                colour -> change(badge -> new Badge(badge.name(), colour, badge.shape())),
                shape -> change(badge -> new Badge(badge.name(), badge.colour(), shape)));
        FlowPane looks = new FlowPane(
                named(words.say("home.colour"), picker.colours()), named(words.say("home.shape"), picker.shapes()));
        looks.getStyleClass().addAll("flow", "looks");
        looks.setAccessibleText(words.say("lobby.look"));
        card = Parts.card("", looks);
    }

    private static HBox named(String name, Node picks) {
        Label label = Parts.label(name, "strong");
        label.setMinWidth(Region.USE_PREF_SIZE);
        HBox both = new HBox(label, picks);
        both.getStyleClass().add("look");
        return both;
    }

    private void change(UnaryOperator<Badge> how) {
        model.myBadge().map(how).ifPresent(model::wear);
    }

    Node node() {
        return card;
    }

    /// The colour that I wear.
    Node chosen() {
        return picker.chosen();
    }

    void show() {
        Optional<Badge> worn = model.myBadge();
        Parts.showIf(worn.isPresent(), card);
        LobbyState.Taken taken = model.taken();
        worn.ifPresent(badge -> picker.show(badge, taken.colours(), taken.shapes()));
    }
}
