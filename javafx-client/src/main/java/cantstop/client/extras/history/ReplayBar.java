package cantstop.client.extras.history;

import cantstop.client.kit.screen.BesideOrBelow;
import cantstop.client.kit.screen.OneRow;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.control.Button;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// What one goes through a game with: the slider, turn by turn, and play with its speeds.
final class ReplayBar extends VBox {
    private final Replay replay;
    private final Milestones milestones;
    private final Words words;
    private final Slider slider = new Slider();
    private final Kerb kerb = new Kerb(slider);
    private final Button play;
    private final Timeline clock = new Timeline();
    private boolean following;

    /// @param ways what else can be done with the game
    ReplayBar(Replay replay, Words words, FlowPane ways) {
        this.replay = replay;
        milestones = new Milestones(replay::to);
        this.words = words;
        slider.setAccessibleText(words.say("history.steps"));
        slider.setBlockIncrement(1);
        slider.valueProperty().subscribe((was, is) -> {
            if (!following && Math.round(is.doubleValue()) != replay.step().get()) {
                replay.to((int) Math.round(is.doubleValue()));
            }
        });
        play = Parts.button("", replay::playOrPause, "transport");
        HBox turns = new HBox(
                turn("before", words.say("history.turn.before"), replay::turnBefore),
                play,
                turn("next", words.say("history.turn.next"), replay::nextTurn));
        turns.getStyleClass().addAll("row", "transports");
        HBox fast = new HBox();
        fast.getStyleClass().addAll("row", "replay-speeds");
        ToggleGroup speeds = new ToggleGroup();
        for (Replay.Speed speed : Replay.Speed.values()) {
            ToggleButton button = new ToggleButton(words.say("history.speed." + speed.name()));
            button.setToggleGroup(speeds);
            button.setSelected(speed == replay.speed().get());
            button.setOnAction(pressed -> {
                button.setSelected(true);
                replay.at(speed);
            });
            fast.getChildren().add(button);
        }
        // Where there is no room for all of them beside each other, the speeds go below together.
        FlowPane row = new OneRow(turns, fast);
        row.getStyleClass().addAll("flow", "replay");
        getStyleClass().add("replay-bar");
        getChildren().addAll(milestones, new StackPane(kerb, slider), new BesideOrBelow(row, ways));
        replay.step().subscribe(this::follow);
        replay.playing().subscribe(this::run);
        replay.speed().subscribe(this::run);
        clock.setCycleCount(Animation.INDEFINITE);
        run();
    }

    /// The usual signs of a player's keys: they need no word that is seen.
    private static Button turn(String glyph, String said, Runnable go) {
        Button turn = Parts.button("", go, "transport");
        turn.setGraphic(Parts.glyph(glyph));
        return Parts.saying(turn, said);
    }

    /// Which steps of the game that is seen changed much.
    void mark(List<Milestones.Mark> marks) {
        milestones.show((int) slider.getMin(), (int) slider.getMax(), marks);
    }

    /// How many steps there are now. The slider begins with the first turn: before it people sit down.
    ///
    /// @param turns which of these steps each turn took
    void show(int length, List<PastTurn> turns) {
        following = true;
        kerb.show(turns);
        slider.setMax(length);
        slider.setMin(turns.isEmpty() ? 0 : turns.getFirst().from());
        slider.setDisable(length == 0);
        play.setDisable(length == 0);
        following = false;
        follow();
    }

    private void follow() {
        following = true;
        slider.setValue(replay.step().get());
        following = false;
    }

    private void run() {
        boolean playing = replay.playing().get();
        Parts.saying(play, words.say(playing ? "history.pause" : "history.play"));
        play.setGraphic(Parts.glyph(playing ? "pause" : "play"));
        clock.stop();
        if (playing) {
            clock.getKeyFrames()
                    .setAll(new KeyFrame(Duration.millis(replay.speed().get().millis()), due -> replay.tick()));
            clock.playFromStart();
        }
    }

    /// Nothing goes on by itself any more.
    void rest() {
        replay.to(replay.step().get());
        clock.stop();
    }
}
