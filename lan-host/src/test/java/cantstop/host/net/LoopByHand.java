package cantstop.host.net;

import cantstop.turns.Turns;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelPromise;
import io.netty.channel.DefaultChannelPromise;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.util.concurrent.AbstractScheduledEventExecutor;
import io.netty.util.concurrent.Future;
import io.netty.util.concurrent.MockTicker;
import io.netty.util.concurrent.Ticker;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;

/// One of Netty's loops, which takes a turn when a test says so. What is done between its turns is done on another
/// thread.
class LoopByHand extends AbstractScheduledEventExecutor implements EventLoop, Turns {
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private final MockTicker clock = Ticker.newMockTicker();
    private boolean running;

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    @Override
    public boolean isIdle() {
        return tasks.isEmpty();
    }

    @Override
    public void takeTurn() {
        run(tasks.remove());
    }

    /// Something happens on this loop, such as that bytes arrive.
    void run(Runnable task) {
        running = true;
        try {
            task.run();
        } finally {
            running = false;
        }
    }

    /// Time goes on, and all is done that falls due and that waits.
    void passes(Duration time) {
        clock.advance(time.toNanos(), TimeUnit.NANOSECONDS);
        runDue();
        while (!isIdle()) {
            takeTurn();
        }
    }

    /// Does what has fallen due.
    void runDue() {
        run(() -> {
            long now = ticker().nanoTime();
            for (Runnable due = pollScheduledTask(now); due != null; due = pollScheduledTask(now)) {
                due.run();
            }
        });
    }

    @Override
    public Ticker ticker() {
        return clock;
    }

    @Override
    public boolean inEventLoop(Thread thread) {
        return running;
    }

    @Override
    public EventLoopGroup parent() {
        return this;
    }

    @Override
    public EventLoop next() {
        return this;
    }

    @Override
    public ChannelFuture register(Channel channel) {
        return register(new DefaultChannelPromise(channel, this));
    }

    @Override
    public ChannelFuture register(ChannelPromise promise) {
        run(() -> promise.channel().unsafe().register(this, promise));
        return promise;
    }

    @Override
    @SuppressWarnings("deprecation")
    public ChannelFuture register(Channel channel, ChannelPromise promise) {
        return register(promise);
    }

    @Override
    public boolean isShuttingDown() {
        return false;
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
        return false;
    }

    @Override
    @SuppressWarnings("deprecation")
    public void shutdown() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Future<?> shutdownGracefully(long quietPeriod, long timeout, TimeUnit unit) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Future<?> terminationFuture() {
        throw new UnsupportedOperationException();
    }
}
