package cantstop.client.system.sleep;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.Later;
import cantstop.client.system.sleep.SleepInhibitor.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/// Holding a laptop awake while others rely on it.
class SleepInhibitorTest {
    private final Later later = new Later();
    private final List<Running> runs = new ArrayList<>();
    private final SleepInhibitor sleepInhibitor = new SleepInhibitor(
            List.of(List.of("best"), List.of("second")),
            command -> {
                Running running = new Running(command.getFirst());
                runs.add(running);
                return running;
            },
            later);

    private static final class Running implements SleepInhibitor.Hold {
        private final String name;
        private final CompletableFuture<Void> ended = new CompletableFuture<>();

        Running(String name) {
            this.name = name;
        }

        @Override
        public CompletionStage<?> ended() {
            return ended;
        }

        @Override
        public void release() {
            ended.complete(null);
        }
    }

    private List<String> running() {
        return runs.stream()
                .filter(run -> !run.ended.isDone())
                .map(run -> run.name)
                .toList();
    }

    @Test
    void theLaptopIsHeldAwakeWhileSomebodyReliesOnIt() {
        sleepInhibitor.keep(Reason.HOST, true);
        sleepInhibitor.keep(Reason.WATCH, true);
        sleepInhibitor.keep(Reason.HOST, false);
        assertThat(running()).containsExactly("best");

        sleepInhibitor.keep(Reason.WATCH, false);
        later.run();
        assertThat(running()).isEmpty();
        assertThat(runs).hasSize(1);
    }

    @Test
    void aCommandThatEndsByItselfMakesRoomForTheNext() {
        sleepInhibitor.keep(Reason.HOST, true);
        runs.getFirst().ended.complete(null);
        later.run();
        assertThat(running()).containsExactly("second");
        assertThat(sleepInhibitor.drowsy().get()).isFalse();
    }

    @Test
    void whereNothingHoldsItAwakeThatIsSaidUntilNobodyReliesOnIt() {
        sleepInhibitor.keep(Reason.HOST, true);
        runs.getFirst().ended.complete(null);
        later.run();
        runs.getLast().ended.complete(null);
        later.run();
        assertThat(sleepInhibitor.drowsy().get()).isTrue();

        sleepInhibitor.keep(Reason.HOST, false);
        assertThat(sleepInhibitor.drowsy().get()).isFalse();
    }

    @Test
    void aHoldThatEndsLateDoesNotBeginAnother() {
        sleepInhibitor.keep(Reason.HOST, true);
        sleepInhibitor.keep(Reason.HOST, false);
        sleepInhibitor.keep(Reason.HOST, true);
        later.run();
        assertThat(running()).containsExactly("best");
        assertThat(runs).hasSize(2);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aRealCommandRunsUntilItIsReleased() throws Exception {
        SleepInhibitor.Hold hold = new ProcessHolding().begin(List.of("cat"));
        assertThat(hold.ended().toCompletableFuture()).isNotDone();
        hold.release();
        hold.ended().toCompletableFuture().get(60, TimeUnit.SECONDS);
    }

    @Test
    void aCommandThatDoesNotExistHasEnded() throws Exception {
        SleepInhibitor.Hold hold = new ProcessHolding().begin(List.of("there-is-no-such-command"));
        hold.ended().toCompletableFuture().get(60, TimeUnit.SECONDS);
    }

    @Test
    void everySystemHasItsWay() {
        assertThat(InhibitCommands.of("Linux", 7, "a game"))
                .extracting(List::getFirst)
                .containsExactly("systemd-inhibit", "gnome-session-inhibit");
        assertThat(InhibitCommands.of("Mac OS X", 7, "a game"))
                .containsExactly(List.of("caffeinate", "-i", "-d", "-w", "7"));
        assertThat(InhibitCommands.of("Windows 11", 7, "a game").getFirst()).startsWith("powershell");
    }
}
