package cantstop.client.shell;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import javafx.animation.AnimationTimer;

/// Defers work until the window is in use: after the first frame it runs one task a frame, in the order in which
/// they came; from then on at once. Confined to the FX thread.
final class FirstFrame implements Executor {
    /// The pulse after next waits until the frame of the first one is drawn.
    private static final int PULSES_TO_A_FRAME = 3;

    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final Runnable drawn;
    private boolean over;

    /// @param drawn is run as soon as the first frame is drawn, before whatever waited for it
    FirstFrame(Runnable drawn) {
        this.drawn = drawn;
    }

    @Override
    public void execute(Runnable task) {
        if (over) {
            task.run();
        } else {
            waiting.add(task);
        }
    }

    /// The window is being shown.
    void await() {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                pulses++;
                if (pulses == PULSES_TO_A_FRAME) {
                    drawn.run();
                }
                if (pulses >= PULSES_TO_A_FRAME) {
                    next();
                }
                if (over) {
                    stop();
                }
            }
        }.start();
    }

    /// No window is shown that anything would have to wait for.
    void pass() {
        while (!over) {
            next();
        }
    }

    private void next() {
        Runnable task = waiting.poll();
        if (task == null) {
            over = true;
        } else {
            task.run();
        }
    }
}
