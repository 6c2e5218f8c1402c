package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A thread that does its work when a test says so.
final class ByHand extends AbstractExecutorService {
    private final LinkedBlockingQueue<Runnable> waiting = new LinkedBlockingQueue<>();

    @Override
    public void execute(Runnable work) {
        waiting.add(work);
    }

    /// Whether it has nothing to do.
    boolean isIdle() {
        return waiting.isEmpty();
    }

    void next() throws InterruptedException {
        Runnable work = waiting.poll(30, TimeUnit.SECONDS);
        assertThat(work).isNotNull();
        work.run();
    }

    @Override
    public void shutdown() {
        waiting.clear();
    }

    @Override
    public List<Runnable> shutdownNow() {
        waiting.clear();
        return List.of();
    }

    @Override
    public boolean isShutdown() {
        return false;
    }

    @Override
    public boolean isTerminated() {
        return false;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
        return true;
    }
}
