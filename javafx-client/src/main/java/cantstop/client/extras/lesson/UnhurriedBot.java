package cantstop.client.extras.lesson;

import cantstop.client.kit.theme.Motion;
import cantstop.client.model.party.EventAnimator;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.TableState;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Shows what happens, and waits after each thing that the other player did: a newcomer is to see whose it was and what
/// came of it. Any key ends the wait, as it ends a motion.
final class UnhurriedBot implements EventAnimator {
    private static final double MILLIS = 1100;

    private final EventAnimator stage;
    private final Supplier<Motion> motion;
    private final PauseTransition pause = new PauseTransition();
    private Runnable after = () -> {};

    UnhurriedBot(EventAnimator stage, Supplier<Motion> motion) {
        this.stage = stage;
        this.motion = motion;
        pause.setOnFinished(over -> goOn());
    }

    @Override
    public void play(Event event, TableState before, TableState now, boolean hurried, Runnable done) {
        GameState game = before.game();
        boolean others = game != null && game.mover().equals(LessonTable.OTHER);
        stage.play(event, before, now, hurried, others && motion.get().isVisible() ? () -> rest(done) : done);
    }

    private void rest(Runnable done) {
        after = done;
        // Who wants less motion reads as slowly as everybody.
        pause.setDuration(Duration.millis(MILLIS));
        pause.playFromStart();
    }

    private void goOn() {
        Runnable next = after;
        after = () -> {};
        pause.stop();
        next.run();
    }

    @Override
    public void finish() {
        stage.finish();
        goOn();
    }
}
