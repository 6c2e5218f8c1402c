package cantstop.protocol.client.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.client.FakeTimers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LookoutTest {
    private static final Key ME = new Key("e".repeat(64));
    private static final HostAddress ANNAS_LAPTOP = new HostAddress("10.0.0.1", 40_000);

    private final FakeTimers timers = new FakeTimers();
    private final Air air = new Air();
    private final List<Lookout.View> views = new ArrayList<>();
    private final Lookout lookout = new Lookout(timers, air, ME, views::add);

    /// Keeps what is sent.
    private static final class Air implements DatagramSender {
        private final List<Datagram.Probe> probes = new ArrayList<>();
        private final List<String> asked = new ArrayList<>();
        private Reach reach = new Reach(2, false);

        @Override
        public Reach toAll(Datagram datagram) {
            probes.add((Datagram.Probe) datagram);
            return reach;
        }

        @Override
        public void to(HostAddress where, Datagram datagram) {
            throw new AssertionError("a lookout answers nobody");
        }

        @Override
        public void toListenersAt(String address, Datagram datagram) {
            asked.add(address);
        }
    }

    @Test
    void itProbesEagerlyAtFirstAndThenSteadily() {
        lookout.look(List.of());
        timers.advance(Limits.PROBE_EAGER.multipliedBy(3));
        assertThat(air.probes).hasSize(4).containsOnly(new Datagram.Probe(ME, List.of(), Optional.empty()));

        timers.advance(Limits.PROBE.multipliedBy(3));
        assertThat(air.probes).hasSize(7);
    }

    @Test
    void aHostThatAnswersIsToldOfAtOnceAndNamedInTheNextProbe() {
        lookout.look(List.of());
        lookout.heard(Beacons.of(Beacons.ANNAS), ANNAS_LAPTOP);
        timers.advance(Limits.PROBE_EAGER);

        assertThat(views.getLast().hosts())
                .singleElement()
                .satisfies(host -> assertThat(host.addresses()).containsExactly(new HostAddress("10.0.0.1", 21_207)));
        assertThat(air.probes.getLast().heard()).containsExactly(new Datagram.Heard(Beacons.ANNAS, false));
    }

    @Test
    void aHostThatShutsMeOutIsToldSoUntilItLetsMeIn() {
        lookout.look(List.of());
        lookout.heard(Beacons.of(Beacons.ANNAS, "a", 1, Limits.BEACON_LONGEST), ANNAS_LAPTOP);
        lookout.tried(Beacons.ANNAS, true);
        timers.advance(Limits.PROBE);
        assertThat(air.probes.getLast().heard()).containsExactly(new Datagram.Heard(Beacons.ANNAS, true));

        lookout.tried(Beacons.ANNAS, false);
        timers.advance(Limits.PROBE);
        assertThat(air.probes.getLast().heard()).containsExactly(new Datagram.Heard(Beacons.ANNAS, false));
    }

    @Test
    void hostsThatWereVisitedLatelyAreAskedOneByOne() {
        lookout.look(List.of(new HostAddress("192.168.7.7", 21_209)));
        assertThat(air.asked).containsExactly("192.168.7.7");
    }

    @Test
    void nothingHeardIsNotCalledNothingThereBeforeAnAnswerCouldHaveCome() {
        lookout.look(List.of());
        assertThat(views.getLast().settled()).isFalse();
        timers.advance(Duration.ofSeconds(3));
        assertThat(views.getLast()).isEqualTo(new Lookout.View(List.of(), air.reach, true));
    }

    @Test
    void beingOnNoNetworkIsSeen() {
        air.reach = DatagramSender.Reach.NOWHERE;
        lookout.look(List.of());
        assertThat(views.getLast().reach().alone()).isTrue();
    }

    @Test
    void aFloodOfBeaconsIsNoFloodOfLists() {
        lookout.look(List.of());
        views.clear();
        for (int i = 0; i < 10_000; i++) {
            lookout.heard(Beacons.of(Beacons.ANNAS, "boot " + i, i, Limits.BEACON), ANNAS_LAPTOP);
            timers.advance(Duration.ofNanos(100_000));
        }
        assertThat(views).hasSizeBetween(1, 6);
    }

    @Test
    void afterItHasGoneToRestNothingIsSentAndNothingWaits() {
        lookout.look(List.of());
        lookout.rest();
        int sent = air.probes.size();
        timers.advance(Duration.ofMinutes(1));
        assertThat(air.probes).hasSize(sent);
        assertThat(timers.waiting()).isZero();
    }
}
