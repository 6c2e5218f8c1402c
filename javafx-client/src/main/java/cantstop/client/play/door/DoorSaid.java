package cantstop.client.play.door;

import cantstop.client.kit.screen.BusySign;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
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
    private Optional<TitledPane> folded = Optional.empty();
    private boolean roomy;

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

    /// Whether it lists what helps.
    boolean helps() {
        return folded.isPresent();
    }

    /// @param room whether the window has room for all that helps
    void unfold(boolean room) {
        if (roomy != room) {
            roomy = room;
            folded.ifPresent(fold -> fold.setExpanded(room));
        }
    }

    /// Nothing is waited for any more.
    void rest() {
        busy.show(Optional.empty());
    }

    /// What is so stands there, and below it the list of what may be done about it; folded where the window is low.
    private void explain(List<String> said) {
        folded = Optional.empty();
        detail.getChildren().setAll(said.stream().limit(1).map(Parts::point).toList());
        if (said.size() > 1) {
            VBox helps = new VBox();
            helps.getStyleClass().add("hints");
            said.stream().skip(1).map(Parts::point).forEach(helps.getChildren()::add);
            TitledPane fold = Parts.folded(words.say("door.shut.helps"), helps, "more-pane", "games-why");
            fold.setExpanded(roomy);
            detail.getChildren().add(fold);
            folded = Optional.of(fold);
        }
    }
}
