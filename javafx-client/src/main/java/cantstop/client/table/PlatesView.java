package cantstop.client.table;

import cantstop.client.board.BoardWords;
import cantstop.client.board.Initials;
import cantstop.client.controls.PlayerPlate;
import cantstop.client.screen.Changes;
import cantstop.engine.Badge;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.scene.layout.VBox;

/// The plates below each other, in the order of play.
final class PlatesView extends VBox {
    private final BoardWords words;
    private final List<PlayerPlate> plates = new ArrayList<>();

    PlatesView(BoardWords words) {
        this.words = words;
        getStyleClass().add("plates");
    }

    void show(List<Plate> shown) {
        while (plates.size() < shown.size()) {
            PlayerPlate plate = new PlayerPlate();
            plate.wordsProperty().set(words);
            plate.setMinHeight(USE_PREF_SIZE);
            plates.add(plate);
            getChildren().add(plate);
        }
        while (plates.size() > shown.size()) {
            getChildren().remove(plates.removeLast());
        }
        Map<Seat, String> initials = Initials.of(badges(shown));
        for (int i = 0; i < shown.size(); i++) {
            show(plates.get(i), shown.get(i), initials);
        }
    }

    /// How far down whoever moves is: 0 for the first plate, 1 for the last.
    double mover() {
        for (int i = 1; i < plates.size(); i++) {
            if (plates.get(i).activeProperty().get()) {
                return i / (plates.size() - 1.0);
            }
        }
        return 0;
    }

    static Map<Seat, Badge> badges(List<Plate> plates) {
        return plates.stream().collect(Collectors.toUnmodifiableMap(Plate::seat, Plate::badge));
    }

    private static void show(PlayerPlate plate, Plate shown, Map<Seat, String> initials) {
        Changes.set(plate.badgeProperty(), shown.badge());
        plate.initialsProperty().set(initials.getOrDefault(shown.seat(), ""));
        Changes.set(plate.columnsWonProperty(), shown.columns());
        plate.targetProperty().set(shown.target());
        plate.activeProperty().set(shown.moving());
        plate.awayProperty().set(shown.away());
        plate.noteProperty().set(shown.role());
        plate.bustReasonProperty().set(shown.bustReason());
        Changes.set(plate.bustProperty(), shown.bust().orElse(null));
    }
}
