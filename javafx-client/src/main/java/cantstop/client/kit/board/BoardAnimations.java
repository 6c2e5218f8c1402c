package cantstop.client.kit.board;

import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.List;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The motions of the board. Each shows the state that it leads to, lets things travel there from where they were, and
/// puts every node back when it ends or is skipped. The game may go on before the last of a motion is seen.
final class BoardAnimations {
    private final Stage stage;
    private final Runnable refresh;
    private @Nullable Animation running;
    private @Nullable Animation holding;
    private @Nullable Stagehand hand;
    private @Nullable Runnable whenDone;

    /// @param refresh shows the state as it is, without any motion
    BoardAnimations(Stage stage, Runnable refresh) {
        this.stage = stage;
        this.refresh = refresh;
    }

    /// Plays an event, having been skipped before. The stage shows the state after the event.
    void play(Event event, GameState before, GameState after, Motion motion, Words words, Runnable done) {
        whenDone = done;
        Stagehand moving = new Stagehand(stage, motion);
        hand = moving;
        if (after.isFinished() && !(event instanceof Event.Over)) {
            holdTriumph(moving);
        }
        if (motion.reduced()) {
            fade(moving);
        } else {
            move(moving, event, before, after, words);
        }
        if (moving.parts().isEmpty()) {
            end();
            return;
        }
        Animation all = new ParallelTransition(moving.parts().toArray(Animation[]::new));
        all.setOnFinished(finished -> end());
        running = all;
        hold(all, motion.of(holds(event)));
        all.play();
    }

    /// The last columns are taken first, and the player who takes them is named. Then the win is celebrated.
    private void holdTriumph(Stagehand moving) {
        stage.triumph().hold(true);
        moving.afterwards(() -> stage.triumph().hold(false));
        refresh.run();
    }

    /// The game waits so long, or until the end of the motion.
    private void hold(Animation all, Duration atMost) {
        PauseTransition pause =
                new PauseTransition(atMost.lessThan(all.getTotalDuration()) ? atMost : all.getTotalDuration());
        pause.setOnFinished(passed -> tell());
        holding = pause;
        pause.play();
    }

    private static double holds(Event event) {
        return switch (event) {
            case Event.Stopped stopped -> stopped.won().isEmpty() ? Score.PRESS : Score.CLAIM;
            case Event.PassedOver passed -> passed.won().isEmpty() ? Score.PRESS : Score.CLAIM;
            default -> Score.WIN;
        };
    }

    /// How long the game waits for what is under way.
    Duration lasts() {
        return holding == null ? Duration.ZERO : holding.getTotalDuration();
    }

    /// Ends what is under way, in the state it was leading to.
    void skip() {
        Stream.of(running, holding).forEach(animation -> {
            if (animation != null) {
                animation.setOnFinished(null);
                animation.stop();
            }
        });
        end();
    }

    private void end() {
        if (holding != null) {
            holding.setOnFinished(null);
            holding.stop();
        }
        running = null;
        if (hand != null) {
            hand.clear();
            hand = null;
            refresh.run();
        }
        tell();
    }

    private void tell() {
        holding = null;
        Runnable done = whenDone;
        whenDone = null;
        if (done != null) {
            done.run();
        }
    }

    private void fade(Stagehand moving) {
        stage.columns()
                .flatMap(column -> Stream.of(column.runner, column.fallen, column.sign))
                .filter(Print::isVisible)
                .forEach(print -> moving.fade(print, 0, 1, 0, Score.CLIMB));
    }

    private static void move(Stagehand moving, Event event, GameState before, GameState after, Words words) {
        switch (event) {
            case Event.Chosen _ -> Climb.add(moving, before, after);
            case Event.TakenBack _ -> Climb.add(moving, before, after);
            case Event.Rolled rolled when rolled.bust() -> Tumble.add(moving, before);
            case Event.Stopped stopped -> keep(moving, stopped.seat(), stopped.won(), before, words);
            case Event.PassedOver passed when passed.kept() -> keep(moving, passed.seat(), passed.won(), before, words);
            case Event.Over(Seat winner) when winner != null -> Win.add(moving, winner, after);
            default -> {}
        }
    }

    private static void keep(Stagehand moving, Seat seat, List<Column> won, GameState before, Words words) {
        Keep.add(moving, seat, won, before);
        if (!won.isEmpty()) {
            Claim.add(moving, seat, won, before, words);
        }
    }
}
