package cantstop.client.extras.history;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.controls.PlayerPlate;
import cantstop.client.kit.screen.Changes;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.List;
import java.util.Map;
import javafx.scene.layout.VBox;

/// The plates of the players of a game that is gone through again, in the order of play.
final class ReplayPlates extends VBox {
    private final Words words;

    ReplayPlates(Words words) {
        this.words = words;
        getStyleClass().add("plates");
    }

    /// Shows who plays at a moment; nobody before there is a game.
    void show(TableState table) {
        GameState game = table.game();
        List<Player> players = game == null ? List.of() : game.players();
        while (getChildren().size() > players.size()) {
            getChildren().removeLast();
        }
        while (getChildren().size() < players.size()) {
            PlayerPlate plate = new PlayerPlate();
            plate.wordsProperty().set(words);
            plate.briefProperty().set(true);
            getChildren().add(plate);
        }
        if (game != null) {
            Map<Seat, Badge> looks = SeatNames.looks(words, table.chairs());
            Map<Seat, String> initials = Initials.of(looks);
            for (int i = 0; i < players.size(); i++) {
                show((PlayerPlate) getChildren().get(i), players.get(i).seat(), game, looks, initials);
            }
        }
    }

    private static void show(
            PlayerPlate plate, Seat seat, GameState game, Map<Seat, Badge> looks, Map<Seat, String> initials) {
        Changes.set(plate.badgeProperty(), looks.get(seat));
        plate.initialsProperty().set(initials.getOrDefault(seat, ""));
        Changes.set(
                plate.columnsWonProperty(),
                Column.all().stream()
                        .filter(column ->
                                game.winnerOf(column).filter(seat::equals).isPresent())
                        .toList());
        plate.targetProperty().set(game.settings().columnsToWin());
        plate.activeProperty().set(seat.equals(game.isFinished() ? game.winner() : game.mover()));
    }
}
