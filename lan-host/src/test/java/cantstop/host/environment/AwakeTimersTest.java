package cantstop.host.environment;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.host.HandTimers;
import cantstop.protocol.Timers;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Time that a sleep does not count in.
class AwakeTimersTest {
    private final HandTimers world = new HandTimers();
    private final AwakeTimers timers = new AwakeTimers(world);
    private int ran;

    private static Duration seconds(long seconds) {
        return Duration.ofSeconds(seconds);
    }

    @Test
    void whileNobodySleepsATaskRunsAtItsTime() {
        timers.after(seconds(60), () -> ran++);
        world.advance(seconds(60).minusMillis(1));
        assertThat(ran).isZero();
        world.advance(Duration.ofMillis(1));
        assertThat(ran).isEqualTo(1);
        assertThat(timers.now()).isEqualTo(seconds(60));
    }

    @Test
    void afterASleepATaskWaitsForWhatWasLeft() {
        timers.after(seconds(60), () -> ran++);
        world.advance(seconds(20));
        world.sleep(seconds(3_600));
        assertThat(ran).isZero();
        world.advance(seconds(38));
        assertThat(ran).isZero();
        world.advance(seconds(2));
        assertThat(ran).isEqualTo(1);
    }

    @Test
    void twoSleepsAreTwoSleeps() {
        timers.after(seconds(10), () -> ran++);
        world.sleep(seconds(100));
        world.sleep(seconds(100));
        world.advance(seconds(7));
        assertThat(ran).isZero();
        world.advance(seconds(3));
        assertThat(ran).isEqualTo(1);
    }

    @Test
    void eachSleepIsToldOnceAndBeforeAnythingElseHappens() {
        timers.onSleep(() -> ran++);
        timers.after(seconds(10), () -> {});
        world.sleep(seconds(2));
        timers.now();
        assertThat(ran).as("only busy").isZero();

        world.sleep(seconds(100));
        timers.now();
        timers.now();
        assertThat(ran).isEqualTo(1);
    }

    @Test
    void aMachineThatIsOnlyBusyHasNotSlept() {
        timers.after(seconds(10), () -> ran++);
        world.sleep(seconds(2));
        world.advance(seconds(8));
        assertThat(ran).isEqualTo(1);
    }

    @Test
    void aCancelledTaskNeverRuns() {
        Timers.Timer timer = timers.after(seconds(10), () -> ran++);
        world.sleep(seconds(100));
        timer.cancel();
        timer.cancel();
        world.advance(seconds(100));
        assertThat(ran).isZero();
    }

    @Test
    void nothingTicksWhileNothingWaits() {
        timers.after(seconds(1), () -> ran++);
        world.advance(seconds(5));
        assertThat(world.waiting()).isZero();
    }
}
