package cantstop.host.net;

import cantstop.host.HandTimers;
import io.netty.util.concurrent.Ticker;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/// One of Netty's loops in simulated time, each of whose turns costs some.
final class TimedLoop extends LoopByHand {
    /// Reading or writing a message: a system call, and its encryption.
    private static final Duration TURN = Duration.ofNanos(15_000);

    private final HandTimers time;
    private final Processor processor;
    private long wakes = Long.MAX_VALUE;

    TimedLoop(HandTimers time, Processor processor) {
        this.time = time;
        this.processor = processor;
    }

    @Override
    public void execute(Runnable task) {
        super.execute(task);
        processor.work(TURN, this::takeTurn);
    }

    @Override
    void run(Runnable task) {
        super.run(task);
        long wait = nextScheduledTaskNano();
        long due = ticker().nanoTime() + wait;
        if (wait >= 0 && due < wakes) {
            wakes = due;
            processor.after(Duration.ofNanos(wait), () -> {
                wakes = Long.MAX_VALUE;
                runDue();
            });
        }
    }

    @Override
    public Ticker ticker() {
        return new Ticker() {
            @Override
            public long initialNanoTime() {
                return 0;
            }

            @Override
            public long nanoTime() {
                return time.now().toNanos();
            }

            @Override
            public void sleep(long delay, TimeUnit unit) {
                throw new UnsupportedOperationException();
            }
        };
    }
}
