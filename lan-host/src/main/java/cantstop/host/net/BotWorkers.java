package cantstop.host.net;

import cantstop.host.environment.Workers;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A thread pool of fixed size that computes the bots' moves. It owns no state: immutable state goes in, a move comes
/// out on the host's thread. A computation that never returns costs its thread; a table asks no bot twice that failed
/// there.
final class BotWorkers implements Workers, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotWorkers.class);

    /// Enough that a hanging computation does not matter.
    static final int THREADS = 2 + 2 * Runtime.getRuntime().availableProcessors();

    private static final int IDLE_SECONDS = 30;

    private final HostThread host;
    private final ExecutorService threads;

    BotWorkers(HostThread host) {
        this(host, pool());
    }

    /// @param threads belong to this one from now on
    BotWorkers(HostThread host, ExecutorService threads) {
        this.host = host;
        this.threads = threads;
    }

    private static ExecutorService pool() {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                THREADS,
                THREADS,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name("bot").factory());
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    @Override
    public <T> void work(Supplier<T> work, Consumer<T> done) {
        try {
            threads.execute(() -> workOut(work, done));
        } catch (RejectedExecutionException _) {
            LOG.debug("The bots' threads have ended");
        }
    }

    private <T> void workOut(Supplier<T> work, Consumer<T> done) {
        try {
            T result = work.get();
            host.execute(() -> done.accept(result));
        } catch (OutOfMemoryError _) {
            host.outOfMemory();
        } catch (RuntimeException | Error e) {
            LOG.error("Something on a bot's thread failed", e);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
