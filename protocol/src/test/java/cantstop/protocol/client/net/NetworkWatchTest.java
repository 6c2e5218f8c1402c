package cantstop.protocol.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

/// What is told of the machine's network, and what isn't.
class NetworkWatchTest {
    private static final String CABLE = "eth0 192.168.1.21";
    private static final String RADIO = "wlan0 192.168.1.22";

    private Set<String> interfaces = Set.of(CABLE);
    private long clock = 1_000_000;
    private int told;
    private final NetworkWatch watch = new NetworkWatch(() -> interfaces, () -> clock);
    private final Runnable end = watch.tell(() -> told++);

    private void looks() {
        clock += 500;
        watch.look();
    }

    @Test
    void anInterfaceThatComesUpIsTold() {
        looks();
        interfaces = Set.of();
        looks();
        assertThat(told).isZero();
        interfaces = Set.of(CABLE);
        looks();
        assertThat(told).isEqualTo(1);
        interfaces = Set.of(CABLE, RADIO);
        looks();
        assertThat(told).isEqualTo(2);
    }

    @Test
    void whatIsThereFromTheBeginningIsNoNews() {
        looks();
        looks();
        assertThat(told).isZero();
    }

    @Test
    void aMachineThatSleptIsTold() {
        looks();
        clock += 60_000;
        watch.look();
        assertThat(told).isEqualTo(1);
    }

    @Test
    void nobodyIsToldAnyMoreOnceThatWasEnded() {
        looks();
        end.run();
        interfaces = Set.of(CABLE, RADIO);
        looks();
        assertThat(told).isZero();
    }
}
