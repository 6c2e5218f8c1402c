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
    private final BoardLayers layers;
    private final Runnable refresh;
    private @Nullable Animation running;
    private @Nullable Animation holding;
    private @Nullable NodeAnimator animator;
    private @Nullable Runnable whenDone;

    /// @param refresh shows the state as it is, without any motion
    BoardAnimations(BoardLayers layers, Runnable refresh) {
        this.layers = layers;
        this.refresh = refresh;
    }

    /// Plays an event, having been skipped before. The board shows the state after the event.
    void play(Event event, GameState before, GameState after, Motion motion, Words words, Runnable done) {
        whenDone = done;
        NodeAnimator moving = new NodeAnimator(layers, motion);
        animator = moving;
        if (after.isFinished() && !(event instanceof Event.Over)) {
            holdWinScene(moving);
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
    private void holdWinScene(NodeAnimator moving) {
        layers.winScene().hold(true);
        moving.afterwards(() -> layers.winScene().hold(false));
        refresh.run();
    }

    /// How long the game waits at most; less if the motion ends before.
    private void hold(Animation all, Duration atMost) {
        PauseTransition pause =
                new PauseTransition(atMost.lessThan(all.getTotalDuration()) ? atMost : all.getTotalDuration());
        pause.setOnFinished(passed -> tell());
        holding = pause;
        pause.play();
    }

    private static double holds(Event event) {
        return switch (event) {
            case Event.Stopped stopped -> stopped.won().isEmpty() ? BoardTiming.PRESS : BoardTiming.CLAIM;
            case Event.PassedOver passed -> passed.won().isEmpty() ? BoardTiming.PRESS : BoardTiming.CLAIM;
            default -> BoardTiming.WIN;
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
        if (animator != null) {
            animator.clear();
            animator = null;
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

    private void fade(NodeAnimator moving) {
        layers.columns()
                .flatMap(column -> Stream.of(column.runner, column.fallen, column.sign))
                .filter(BoardPicture::isVisible)
                .forEach(picture -> moving.fade(picture, 0, 1, 0, BoardTiming.CLIMB));
    }

    private static void move(NodeAnimator moving, Event event, GameState before, GameState after, Words words) {
        switch (event) {
            case Event.Chosen _ -> ClimbAnimation.add(moving, before, after);
            case Event.TakenBack _ -> ClimbAnimation.add(moving, before, after);
            case Event.Rolled rolled when rolled.bust() -> BustAnimation.add(moving, before);
            case Event.Stopped stopped -> keep(moving, stopped.seat(), stopped.won(), before, words);
            case Event.PassedOver passed when passed.kept() -> keep(moving, passed.seat(), passed.won(), before, words);
            case Event.Over(Seat winner) when winner != null -> WinAnimation.add(moving, winner, after);
            default -> {}
        }
    }

    private static void keep(NodeAnimator moving, Seat seat, List<Column> won, GameState before, Words words) {
        KeepAnimation.add(moving, seat, won, before);
        if (!won.isEmpty()) {
            ClaimAnimation.add(moving, seat, won, before, words);
        }
    }
}
