package cantstop.client.play.door;

import cantstop.client.kit.screen.BusySign;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What is so at the door, in a headline and a sentence; who sits at the table whose owner is asked; and a sign of life
/// while one waits.
final class DoorSaid extends VBox {
    private final Label title = Parts.paragraph("", "large");
    private final VBox detail = new VBox();
    private final HBox seats = new HBox();
    private final Words words;
    private final BusySign busy;

    /// @param busy shows that one waits
    DoorSaid(Words words, BusySign busy) {
        this.words = words;
        this.busy = busy;
        detail.getStyleClass().add("door-detail");
        seats.getStyleClass().add("seat-bays");
        getStyleClass().add("door-said");
        getChildren().addAll(title, detail, seats, busy);
    }

    void show(DoorState door) {
        title.setText(door.title());
        explain(door.detail().lines().toList());
        seats.getChildren()
                .setAll(door.knockedAt().stream()
                        .flatMap(table -> SeatBay.all(table, words))
                        .toList());
        Parts.showIf(door.knockedAt().isPresent(), seats);
        busy.show(Optional.of(door.title()).filter(said -> door.busy()));
    }

    /// Nothing is waited for any more.
    void rest() {
        busy.show(Optional.empty());
    }

    /// What is so stands there; the list of what may be done about it is folded below it.
    private void explain(List<String> said) {
        detail.getChildren().setAll(said.stream().limit(1).map(Parts::point).toList());
        if (said.size() > 1) {
            VBox helps = new VBox();
            helps.getStyleClass().add("hints");
            said.stream().skip(1).map(Parts::point).forEach(helps.getChildren()::add);
            detail.getChildren().add(Parts.folded(words.say("door.shut.helps"), helps, "more-pane", "games-why"));
        }
    }
}
