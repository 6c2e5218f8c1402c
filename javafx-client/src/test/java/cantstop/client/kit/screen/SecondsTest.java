package cantstop.client.kit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

/// Ticks are counted on the thread that owns the screen, which here is the test's.
class SecondsTest {
    private final BlockingQueue<Runnable> onItsWay = new LinkedBlockingQueue<>();
    private int ticks;
    private final Seconds seconds = new Seconds(onItsWay::add, Duration.ofMillis(1), () -> ticks++);

    @Test
    void itTicksAgainAndAgainUntilItIsStopped() throws InterruptedException {
        seconds.play();
        onItsWay.take().run();
        onItsWay.take().run();
        assertThat(ticks).isEqualTo(2);

        Runnable late = onItsWay.take();
        seconds.stop();
        late.run();
        assertThat(ticks).isEqualTo(2);
    }

    @Test
    void itCanBePlayedAgainAndPlayingTwiceIsPlayingOnce() throws InterruptedException {
        seconds.play();
        seconds.stop();
        onItsWay.clear();
        seconds.play();
        seconds.play();
        onItsWay.take().run();
        assertThat(ticks).isEqualTo(1);
        seconds.stop();
    }
}
