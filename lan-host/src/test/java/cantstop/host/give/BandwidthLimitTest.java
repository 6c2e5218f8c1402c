package cantstop.host.give;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BandwidthLimitTest {
    private long now;
    private final List<String> heard = new ArrayList<>();
    private final List<Runnable> later = new ArrayList<>();
    private long delay;
    private final BandwidthLimit pace = new BandwidthLimit(1000, () -> now, (task, nanos) -> {
        later.add(task);
        delay = nanos;
    });

    private void pass(long nanos) {
        now += nanos;
        List<Runnable> due = List.copyOf(later);
        later.clear();
        due.forEach(Runnable::run);
    }

    private boolean ask(String who) {
        return pace.allows(500, () -> {
            heard.add(who);
            assertThat(ask(who)).isTrue();
        });
    }

    @Test
    void everybodyTogetherGetsSoMuchInASecondAndInTurn() {
        assertThat(ask("anna")).isTrue();
        assertThat(ask("ben")).isFalse();
        assertThat(ask("cleo")).isFalse();
        assertThat(delay).isEqualTo(500_000_000);

        pass(500_000_000);
        assertThat(heard).containsExactly("ben");
        pass(500_000_000);
        assertThat(heard).containsExactly("ben", "cleo");
        assertThat(later).isEmpty();
    }

    @Test
    void nothingIsSavedUpWhileNobodyDownloads() {
        assertThat(ask("anna")).isTrue();
        now += 60_000_000_000L;

        assertThat(ask("anna")).isTrue();
        assertThat(ask("ben")).isFalse();
    }
}
