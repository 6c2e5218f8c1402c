package cantstop.turns;

import java.util.concurrent.Delayed;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// A thread that does its work when a test says so: the JDK's executor, whose factory makes no thread, so that all it
/// is given waits.
public final class ByHand extends ScheduledThreadPoolExecutor implements Turns {
    public ByHand() {
        super(1, _ -> null);
    }

    @Override
    public boolean isIdle() {
        return getQueue().stream().noneMatch(work -> isDue((Delayed) work));
    }

    private static boolean isDue(Delayed work) {
        return work.getDelay(TimeUnit.NANOSECONDS) <= 0;
    }

    @Override
    public void takeTurn() throws InterruptedException {
        Runnable work = getQueue().poll(30, TimeUnit.SECONDS);
        if (work == null) {
            throw new IllegalStateException("nothing to do");
        }
        work.run();
    }
}
