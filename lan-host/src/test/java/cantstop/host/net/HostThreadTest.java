package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HostThreadTest {
    private final HostThread host = new HostThread();

    @AfterEach
    void end() {
        host.end(() -> {}, Duration.ofSeconds(5));
    }

    @Test
    void aHostWithoutMemoryIsToldAtOnce() throws InterruptedException {
        CountDownLatch told = new CountDownLatch(1);
        host.onOutOfMemory(told::countDown);

        host.execute(() -> {
            throw new OutOfMemoryError("planted");
        });

        assertThat(told.await(20, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aHostWithoutMemoryIsToldByABotToo() throws InterruptedException {
        CountDownLatch told = new CountDownLatch(1);
        host.onOutOfMemory(told::countDown);

        try (BotWorkers workers = new BotWorkers(host)) {
            workers.work(
                    () -> {
                        throw new OutOfMemoryError("planted");
                    },
                    _ -> {});

            assertThat(told.await(20, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void soManyBotsThinkAtOnceAndNoMore() throws InterruptedException {
        CountDownLatch all = new CountDownLatch(3 * BotWorkers.THREADS);
        CountDownLatch go = new CountDownLatch(1);
        CountDownLatch busy = new CountDownLatch(BotWorkers.THREADS);
        AtomicInteger thinking = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        try (BotWorkers workers = new BotWorkers(host)) {
            for (int bot = 0; bot < 3 * BotWorkers.THREADS; bot++) {
                workers.work(
                        () -> {
                            most.accumulateAndGet(thinking.incrementAndGet(), Math::max);
                            busy.countDown();
                            await(go);
                            return thinking.decrementAndGet();
                        },
                        _ -> all.countDown());
            }
            assertThat(busy.await(20, TimeUnit.SECONDS)).isTrue();
            go.countDown();
            assertThat(all.await(20, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(most).hasValue(BotWorkers.THREADS);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
