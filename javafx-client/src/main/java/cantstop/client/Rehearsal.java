package cantstop.client;

import cantstop.client.evening.Evening;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;

/// A little practice that nobody sees: while Java records what a quick start should keep ready, it is shown a table
/// with
/// its dice, and over it the settings and the rules. The first turn of a party is then no slower than its tenth. On the
/// FX thread.
final class Rehearsal {
    private static final Duration BETWEEN_KEYS = Duration.millis(60);
    private static final int TURNS = 80;

    /// Nobody wants to hear it.
    private static final List<KeyCode> FIRST =
            List.of(KeyCode.M, KeyCode.F10, KeyCode.ESCAPE, KeyCode.F1, KeyCode.ESCAPE);

    /// Roll, the first way to use the dice, stop; whatever can't be done just then does nothing.
    private static final List<KeyCode> TURN = List.of(KeyCode.R, KeyCode.DIGIT1, KeyCode.S);

    private final Scene scene;
    private int pressed;

    private Rehearsal(Scene scene) {
        this.scene = scene;
    }

    /// Practises for some seconds.
    ///
    /// @param over is run at the end
    static void of(Evening evening, Scene scene, Runnable over) {
        Rehearsal rehearsal = new Rehearsal(scene);
        evening.practise();
        Timeline keys = new Timeline(new KeyFrame(BETWEEN_KEYS, tick -> rehearsal.next()));
        keys.setCycleCount(FIRST.size() + TURNS * TURN.size());
        keys.setOnFinished(finished -> over.run());
        keys.play();
    }

    private void next() {
        int turn = pressed - FIRST.size();
        KeyCode code = turn < 0 ? FIRST.get(pressed) : TURN.get(turn % TURN.size());
        pressed++;
        press(KeyEvent.KEY_PRESSED, code);
        press(KeyEvent.KEY_RELEASED, code);
    }

    private void press(EventType<KeyEvent> type, KeyCode code) {
        Node target = Optional.ofNullable(scene.getFocusOwner()).orElse(scene.getRoot());
        String character = code.getChar().toLowerCase(Locale.ROOT);
        Event.fireEvent(target, new KeyEvent(type, "", character, code, false, false, false, false));
    }
}
