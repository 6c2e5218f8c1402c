package cantstop.client.play.lobby;

import cantstop.client.kit.screen.BadgePicker;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import java.util.function.UnaryOperator;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;

/// How I look at this table, picked on the plate of my seat: what others wear is struck out.
final class LookPanel {
    private final LobbyModel model;
    private final BadgePicker picker;
    private final HBox looks;

    LookPanel(LobbyModel model, Words words) {
        this.model = model;
        picker = new BadgePicker(
                words,
                colour -> change(badge -> new Badge(badge.name(), colour, badge.shape())),
                shape -> change(badge -> new Badge(badge.name(), badge.colour(), shape)));
        looks = new HBox(picker.colours(), new Separator(Orientation.VERTICAL), picker.shapes());
        looks.getStyleClass().add("looks");
        looks.setAccessibleText(words.say("lobby.look"));
    }

    private void change(UnaryOperator<Badge> how) {
        model.myBadge().map(how).ifPresent(model::wear);
    }

    Node node() {
        return looks;
    }

    /// The colour that I wear.
    Node chosen() {
        return picker.chosen();
    }

    void show() {
        LobbyState.Taken taken = model.taken();
        model.myBadge().ifPresent(badge -> picker.show(badge, taken.colours(), taken.shapes()));
    }
}
