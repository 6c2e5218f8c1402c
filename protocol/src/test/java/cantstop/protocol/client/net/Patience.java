package cantstop.protocol.client.net;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/// Waits for what other threads bring, and not for ever.
final class Patience {
    private static final int SECONDS = 30;

    private Patience() {}

    static <T> T next(BlockingQueue<T> queue) throws InterruptedException {
        T next = queue.poll(SECONDS, TimeUnit.SECONDS);
        if (next == null) {
            throw new AssertionError("nothing came in " + SECONDS + " s");
        }
        return next;
    }
}
