package cantstop.client.model.party;

import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BiConsumer;
import org.slf4j.LoggerFactory;

/// Shows events one after the other: first its animation, then the state after it. If two more events wait, the running
/// animation is ended, so that the screen never holds up the game. Confined to the FX thread.
final class EventPlayer {
    /// One that waits is being shown in a moment; with two the screen has fallen behind.
    private static final int BEHIND = 2;

    private record Happening(LogEntry entry, TableState after) {}

    private final BiConsumer<LogEntry, TableState> seen;
    private final Deque<Happening> waiting = new ArrayDeque<>();
    private EventAnimator stage = EventAnimator.NONE;
    private AnimationListener onset = AnimationListener.NONE;
    private TableState shown;
    private boolean playing;
    private Runnable end = () -> {};
    private boolean draining;
    private long turn;

    /// A player that has shown nothing yet.
    ///
    /// @param seen hears each event once it has been shown, with the state that is seen from now on
    EventPlayer(TableState shown, BiConsumer<LogEntry, TableState> seen) {
        this.shown = shown;
        this.seen = seen;
    }

    /// Everything that waits is dropped: this state is seen now.
    void jumpTo(TableState state) {
        waiting.clear();
        turn++;
        playing = false;
        shown = state;
        finish();
    }

    /// Events are shown here from now on; what is being shown elsewhere ends.
    void on(EventAnimator other) {
        finish();
        stage = other;
    }

    /// This one hears of every event that begins to be shown from now on.
    void tell(AnimationListener other) {
        onset = other;
    }

    void happened(LogEntry entry, TableState after) {
        waiting.add(new Happening(entry, after));
        if (playing && waiting.size() >= BEHIND) {
            finish();
        }
        drain();
    }

    /// Whether something moves.
    boolean isPlaying() {
        return playing;
    }

    /// Ends what moves.
    void finish() {
        guarded(stage::finish);
    }

    /// Calls the screen. If that throws, the event counts as shown: the game goes on without its motion.
    private void guarded(Runnable motion) {
        try {
            motion.run();
        } catch (RuntimeException e) {
            LoggerFactory.getLogger(EventPlayer.class).error("An event could not be shown", e);
            end.run();
        }
    }

    private void drain() {
        if (draining) {
            return;
        }
        draining = true;
        try {
            while (!playing && !waiting.isEmpty()) {
                play(waiting.removeFirst(), !waiting.isEmpty());
            }
        } finally {
            draining = false;
        }
    }

    private void play(Happening next, boolean hurried) {
        playing = true;
        long mine = ++turn;
        end = () -> done(next, mine);
        Event event = next.entry().event();
        guarded(() -> {
            onset.begins(event, shown, next.after(), hurried);
            stage.play(event, shown, next.after(), hurried, end);
        });
    }

    private void done(Happening happening, long mine) {
        if (mine != turn || !playing) {
            return;
        }
        playing = false;
        shown = happening.after();
        seen.accept(happening.entry(), shown);
        drain();
    }
}
