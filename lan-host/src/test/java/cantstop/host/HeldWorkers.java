package cantstop.host;

import cantstop.host.environment.Workers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Workers that are done at once, or when a test says so.
public final class HeldWorkers implements Workers {
    private final Deque<Runnable> busy = new ArrayDeque<>();
    private boolean held;
    private int lost;

    @Override
    public <T> void work(Supplier<T> work, Consumer<T> done) {
        if (lost > 0) {
            lost--;
            return;
        }
        T result = work.get();
        if (held) {
            busy.add(() -> done.accept(result));
        } else {
            done.accept(result);
        }
    }

    /// The next ones who are asked to think never come back.
    public void lose(int next) {
        lost = next;
    }

    public void hold() {
        held = true;
    }

    public int waiting() {
        return busy.size();
    }

    /// Only what was worked out first is handed in.
    public void handInFirst() {
        busy.remove().run();
    }

    /// Everything that was worked out is handed in.
    public void handIn() {
        List<Runnable> done = new ArrayList<>(busy);
        busy.clear();
        done.forEach(Runnable::run);
    }
}
