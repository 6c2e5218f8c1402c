package cantstop.client.extras.history;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// What one goes through a game with: the slider, turn by turn, and play with its speeds.
final class ReplayBar extends VBox {
    private final Replay replay;
    private final Milestones milestones;
    private final Words words;
    private final Slider slider = new Slider();
    private final Button play;
    private final Timeline clock = new Timeline();
    private boolean following;

    ReplayBar(Replay replay, Words words) {
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
        Button before = Parts.button(words.say("history.turn.before"), replay::turnBefore);
        Button next = Parts.button(words.say("history.turn.next"), replay::nextTurn);
        before.setGraphic(Parts.glyph("before"));
        next.setGraphic(Parts.glyph("next"));
        next.setContentDisplay(ContentDisplay.RIGHT);
        play = Parts.button("", replay::playOrPause, "accent");
        HBox turns = new HBox(before, play, next);
        turns.getStyleClass().add("row");
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
        FlowPane row = new FlowPane(turns, fast);
        row.getStyleClass().addAll("flow", "replay");
        getStyleClass().add("replay-bar");
        getChildren().addAll(milestones, slider, row);
        replay.step().subscribe(this::follow);
        replay.playing().subscribe(this::run);
        replay.speed().subscribe(this::run);
        clock.setCycleCount(Animation.INDEFINITE);
        run();
    }

    /// How many steps there are now, and which of them changed much.
    void show(int length, List<Milestones.Mark> marks) {
        milestones.show(length, marks);
        following = true;
        slider.setMax(length);
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
        play.setText(words.say(playing ? "history.pause" : "history.play"));
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
