package cantstop.client.gallery;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.board.Initials;
import cantstop.client.kit.controls.OptionsView;
import cantstop.client.kit.controls.PlayerPlate;
import cantstop.client.kit.controls.RollStopBar;
import cantstop.client.kit.dice.DiceView;
import cantstop.client.kit.dice.Die;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Pairing;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What the gallery shows: controls as they will stand together, and each in all its states.
final class Scenes {
    private Scenes() {}

    static BoardView board(GameState game) {
        BoardView board = new BoardView();
        board.badgesProperty().set(Positions.badges());
        board.gameProperty().set(game);
        return board;
    }

    static BoardView liveColumns(GameState game) {
        BoardView board = board(game);
        board.liveColumnsProperty().set(true);
        return board;
    }

    static Parent table(GameState game) {
        BoardView board = board(game);
        HBox.setHgrow(board, Priority.ALWAYS);
        VBox side = new VBox();
        side.setStyle("-fx-spacing: 0.75em; -fx-pref-width: 30em; -fx-min-width: 30em;");
        for (Player player : game.players()) {
            side.getChildren().add(plate(game, player.seat()));
        }
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        DiceView dice = new DiceView();
        OptionsView options = new OptionsView();
        options.orientationProperty().set(Orientation.HORIZONTAL);
        if (game.phase() instanceof Phase.ToChoose(var roll)) {
            List<Option> all = game.options();
            dice.show(roll);
            dice.consideredProperty().set(all.getFirst());
            options.rollProperty().set(roll);
            options.optionsProperty().set(all);
            options.hintedProperty().set(all.getFirst());
            board.previewProperty().set(all.getFirst());
            board.ghostProperty().set(all.getLast());
        } else if (game.phase() instanceof Phase.ToGoOn(var roll, long _)) {
            dice.show(roll);
        }
        side.getChildren().addAll(gap, dice, options, bar(game));
        HBox all = new HBox(board, side);
        all.setStyle("-fx-spacing: 1em; -fx-padding: 1em;");
        return all;
    }

    private static RollStopBar bar(GameState game) {
        RollStopBar bar = new RollStopBar();
        bar.rollTextProperty().set("Roll");
        bar.stopTextProperty().set("Stop");
        bar.stopDetailProperty().set("keep " + game.stepsAtStake() + " steps");
        bar.stakeProperty().set(game.stepsAtStake() + " steps at stake, 5th roll");
        bar.rollReasonProperty().set(game.mayRoll() ? null : "choose first");
        bar.stopReasonProperty().set(game.mayStop() ? null : "nothing to keep yet");
        return bar;
    }

    static PlayerPlate plate(GameState game, Seat seat) {
        PlayerPlate plate = new PlayerPlate();
        plate.badgeProperty().set(Positions.badges().get(seat));
        plate.initialsProperty().set(Initials.of(Positions.badges()).get(seat));
        plate.activeProperty().set(seat.equals(game.mover()));
        plate.columnsWonProperty()
                .set(Column.all().stream()
                        .filter(column ->
                                game.winnerOf(column).filter(seat::equals).isPresent())
                        .toList());
        if (seat.number() == 2) {
            plate.bustProperty().set(Positions.bust());
            plate.bustReasonProperty().set("2, 7 or 8: no runner can move");
        }
        if (seat.number() == 3) {
            plate.awayProperty().set(true);
            plate.noteProperty().set("away for 2 minutes");
        }
        return plate;
    }

    static Parent controls() {
        VBox left = new VBox(dice(false, -1), dice(false, 0), dice(false, 1), dice(false, 2), dice(true, -1), start());
        VBox middle = new VBox();
        GameState choosing = Positions.busyToChoose();
        OptionsView mine = options(choosing);
        OptionsView pending = options(choosing);
        pending.pendingProperty().set(choosing.options().getFirst());
        OptionsView watched = options(choosing);
        watched.choosableProperty().set(false);
        watched.hintedProperty().set(choosing.options().getLast());
        middle.getChildren().addAll(mine, pending, watched, options(Positions.eitherOr()), new OptionsView());
        VBox right = new VBox();
        GameState goingOn = Positions.busyToGoOn();
        RollStopBar winning = bar(goingOn);
        winning.winningProperty().set(true);
        winning.stopDetailProperty().set("WIN the game");
        RollStopBar refused = bar(goingOn);
        refused.stopReasonProperty().set("Your runner on 7 stands on Benedikt's square: roll on");
        RollStopBar waiting = bar(goingOn);
        waiting.pendingProperty().set(true);
        right.getChildren().addAll(bar(choosing), bar(goingOn), winning, refused, waiting);
        for (Node column : List.of(left, middle, right)) {
            column.setStyle("-fx-spacing: 1.2em;");
            HBox.setHgrow(column, Priority.ALWAYS);
        }
        HBox all = new HBox(left, middle, right);
        all.setPadding(new Insets(20));
        all.setStyle("-fx-spacing: 2em;");
        return all;
    }

    private static OptionsView options(GameState game) {
        OptionsView options = new OptionsView();
        options.orientationProperty().set(Orientation.HORIZONTAL);
        options.rollProperty().set(((Phase.ToChoose) game.phase()).roll());
        options.optionsProperty().set(game.options());
        return options;
    }

    private static DiceView dice(boolean bust, int pairing) {
        DiceView dice = new DiceView();
        dice.show(Positions.ROLL);
        dice.bustProperty().set(bust);
        if (pairing >= 0) {
            Pairing of = Positions.ROLL.pairings().get(pairing);
            dice.consideredProperty().set(new Option(of, List.of(Column.of(of.sum()), Column.of(of.otherSum()))));
        }
        return dice;
    }

    private static DiceView start() {
        DiceView dice = new DiceView();
        dice.diceProperty().set(List.of(6, Die.BLANK));
        return dice;
    }
}
