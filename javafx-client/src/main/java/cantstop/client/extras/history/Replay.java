package cantstop.client.extras.history;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// How one goes through a past game: by hand, step by step or turn by turn, or by itself at a speed. What is shown is
/// the table after [#step] events. Needs no toolkit; [#tick] is the clock's.
final class Replay {
    /// How fast it goes by itself.
    enum Speed {
        SLOW(2400),
        NORMAL(1200),
        FAST(400),
        FASTEST(100);

        private final int millis;

        Speed(int millis) {
            this.millis = millis;
        }

        /// Between two events.
        int millis() {
            return millis;
        }

        /// Whether there is time to see things move.
        boolean isWatched() {
            return this == SLOW || this == NORMAL;
        }
    }

    private final ReadOnlyIntegerWrapper step = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Speed> speed = new ReadOnlyObjectWrapper<>(Speed.NORMAL);
    private Optional<PastGame> past = Optional.empty();

    ReadOnlyIntegerProperty step() {
        return step.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty playing() {
        return playing.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Speed> speed() {
        return speed.getReadOnlyProperty();
    }

    void at(Speed other) {
        speed.set(other);
    }

    /// Shows how another game was left or ended, or none: that is what one knows it by, and where it could go on.
    void open(Optional<PastGame> other) {
        past = other;
        to(past.map(PastGame::shown).orElse(0));
    }

    private int length() {
        return past.map(PastGame::length).orElse(0);
    }

    /// Goes to a step; it goes on by itself no longer.
    void to(int wanted) {
        playing.set(false);
        step.set(Math.clamp(wanted, 0, length()));
    }

    /// Goes on by itself, from the beginning where it is at the end; or stops that.
    void playOrPause() {
        if (!playing.get() && step.get() == length()) {
            step.set(0);
        }
        playing.set(!playing.get() && length() > 0);
    }

    /// It is time for the next event, where it goes on by itself.
    void tick() {
        if (playing.get()) {
            step.set(Math.min(step.get() + 1, length()));
            playing.set(step.get() < length());
        }
    }

    /// To where the next turn begins, else to the end.
    void nextTurn() {
        to(IntStream.rangeClosed(step.get() + 1, length())
                .filter(this::beginsTurn)
                .findFirst()
                .orElse(length()));
    }

    /// To where this turn began, or the one before it; else to the beginning.
    void turnBefore() {
        to(IntStream.iterate(step.get() - 1, at -> at > 0, at -> at - 1)
                .filter(this::beginsTurn)
                .findFirst()
                .orElse(0));
    }

    private boolean beginsTurn(int at) {
        GameState game = past.orElseThrow().after(at).game();
        GameState before = past.orElseThrow().after(at - 1).game();
        return game != null && game.phase() instanceof Phase.ToRoll && !game.equals(before);
    }

    /// Which of the table's finished games the step lies in, from 1; none where that game is not over: what a game
    /// was like is told when it is.
    Optional<Integer> finishedGame() {
        int game = count(step.get(), Event.Started.class);
        return game > 0 && game <= count(length(), Event.Over.class) ? Optional.of(game) : Optional.empty();
    }

    private int count(int steps, Class<? extends Event> kind) {
        return (int) IntStream.rangeClosed(1, steps)
                .filter(at -> kind.isInstance(past.orElseThrow().event(at)))
                .count();
    }
}
