package cantstop.turns;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// Somebody who does one thing after the other, whatever the others do.
public final class Script implements Turns {
    private final Deque<Runnable> steps = new ArrayDeque<>();

    public Script(Runnable... steps) {
        this.steps.addAll(List.of(steps));
    }

    /// One more thing to do in the end.
    public void then(Runnable step) {
        steps.add(step);
    }

    @Override
    public boolean isIdle() {
        return steps.isEmpty();
    }

    @Override
    public void takeTurn() {
        steps.remove().run();
    }
}
