package cantstop.host.net;

import cantstop.host.environment.Workers;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Threads that compute the bots' moves. They own no state: immutable state goes in, a move comes out on the host's
/// thread. A computation that never returns costs its thread and holds up no other bot. A table asks no bot twice that
/// failed there, so few threads can get lost.
final class BotWorkers implements Workers, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotWorkers.class);

    private final HostThread host;
    private final ExecutorService threads;

    BotWorkers(HostThread host) {
        this.host = host;
        threads = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "bot");
            thread.setDaemon(true);
            return thread;
        });
    }

    @Override
    public <T> void work(Supplier<T> work, Consumer<T> done) {
        try {
            threads.execute(() -> {
                T result = work.get();
                host.execute(() -> done.accept(result));
            });
        } catch (RejectedExecutionException _) {
            LOG.debug("The bots' threads have ended");
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
