package cantstop.host.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a host says, sealed on its way out.
class SealingTest {
    private static final HostAddress BENS_LAPTOP = new HostAddress("10.0.0.2", 40_000);

    private final Identity anna = Identity.fresh();
    private final List<Datagram.Beacon> sent = new ArrayList<>();
    private Instant now = Instant.ofEpochMilli(1000);
    private final Sealing sealing = new Sealing(new Sent(), anna, () -> now);

    private final class Sent implements DatagramSender {
        @Override
        public Reach toAll(Datagram datagram) {
            sent.add((Datagram.Beacon) datagram);
            return new Reach(1, false);
        }

        @Override
        public void to(HostAddress where, Datagram datagram) {
            sent.add((Datagram.Beacon) datagram);
        }

        @Override
        public void toListenersAt(String address, Datagram datagram) {
            throw new AssertionError("a host asks nobody");
        }
    }

    private Datagram.Beacon saying(String name) {
        return new Datagram.Beacon(
                VersionRange.OURS, "cant-stop", anna.key(), 1, 21_207, name, Limits.BEACON, 0, 0, List.of());
    }

    private List<Long> numbers() {
        return sent.stream().map(beacon -> beacon.seal().orElseThrow().at()).toList();
    }

    @Test
    void everyBeaconAndEveryAnswerHasTheSealOfItsHost() {
        sealing.toAll(saying("one"));
        sealing.to(BENS_LAPTOP, saying("another table first"));

        assertThat(sent)
                .hasSize(2)
                .allMatch(beacon -> beacon.seal().orElseThrow().isOf(anna.key()));
    }

    @Test
    void whatIsSaidAgainIsNotSignedAgain() {
        sealing.toAll(saying("one"));
        now = now.plusSeconds(1);
        sealing.toAll(saying("one"));
        sealing.to(BENS_LAPTOP, saying("one"));

        assertThat(sent).hasSize(3).containsOnly(sent.getFirst());
    }

    @Test
    void anAnswerDoesNotOutdateWhatEverybodyWasTold() {
        sealing.toAll(saying("one"));
        now = now.plusSeconds(1);
        sealing.to(BENS_LAPTOP, saying("another table first"));

        assertThat(numbers()).containsExactly(1000L, 1000L);
    }

    @Test
    void aLaterWordHasAHigherNumberThoughTheClockWasSetBack() {
        sealing.toAll(saying("one"));
        now = now.minusSeconds(1);
        sealing.toAll(saying("two"));
        sealing.toAll(saying("one"));

        assertThat(numbers()).containsExactly(1000L, 1001L, 1002L);
    }
}
