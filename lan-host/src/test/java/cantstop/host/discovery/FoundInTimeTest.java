package cantstop.host.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.host.HandTimers;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.HostSnapshot;
import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.discovery.Lookout;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A host that opens is in the lists of those who look within two seconds, whenever that is between two probes of
/// theirs, and whatever gets through between them. The real announcer and the real lookout, in an ether of our own.
class FoundInTimeTest {
    private static final Duration SOON = Duration.ofSeconds(2);
    private static final Duration STEP = Duration.ofMillis(20);

    /// Longer than any pause between two probes.
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(3);

    private static final HostAddress HOST = new HostAddress("10.0.0.1", 21_207);
    private static final HostAddress GUEST = new HostAddress("10.0.0.2", 40_000);

    /// What gets through between a host and somebody who looks for it.
    enum Through {
        /// All of it.
        EVERYTHING(true, true, 0),
        /// A guest's firewall that lets in only what was asked for; every guest on Windows.
        ANSWERS(false, true, 0),
        /// A host's firewall that lets nobody ask.
        BEACONS(true, false, 0),
        /// A bad radio: the first thing that the host sends is lost.
        ALL_BUT_THE_FIRST(true, true, 1);

        private final boolean beacons;
        private final boolean probes;
        private final int lost;

        Through(boolean beacons, boolean probes, int lost) {
            this.beacons = beacons;
            this.probes = probes;
            this.lost = lost;
        }
    }

    /// One laptop that looks and one that opens a host.
    private static final class Network {
        private final HandTimers timers = new HandTimers();
        private final Through through;
        private final Lookout lookout;
        private final Announcer announcer;
        private int toLose;
        private boolean open;
        private boolean listed;

        Network(Through through) {
            this.through = through;
            toLose = through.lost;
            lookout = new Lookout(
                    timers,
                    sends(this::probed, this::nobody),
                    new Key("e".repeat(64)),
                    view -> listed = !view.hosts().isEmpty());
            announcer = new Announcer(
                    timers,
                    sends(this::announced, this::arrives),
                    new HostInfo(new Key("a".repeat(64)), "Anna’s laptop", "cant-stop 1"),
                    7,
                    HOST.port(),
                    this::snapshot,
                    count -> {},
                    where -> {});
        }

        private void snapshot() {
            announcer.told(new HostSnapshot(List.of(), Set.of()));
        }

        private void nobody(Datagram datagram) {
            throw new AssertionError("who looks answers nobody");
        }

        private void probed(Datagram probe) {
            if (open && through.probes) {
                announcer.heard(probe, GUEST);
            }
        }

        private void announced(Datagram beacon) {
            if (through.beacons) {
                arrives(beacon);
            }
        }

        private void arrives(Datagram beacon) {
            if (toLose > 0) {
                toLose--;
            } else {
                lookout.heard(beacon, HOST);
            }
        }

        /// How long it takes from the opening of the host until it is listed.
        Duration untilListed(Duration opensAfter) {
            lookout.look(List.of());
            timers.advance(opensAfter);
            open = true;
            announcer.start();
            Duration opened = timers.now();
            while (!listed && timers.now().minus(opened).compareTo(Duration.ofMinutes(1)) < 0) {
                timers.advance(STEP);
            }
            return timers.now().minus(opened);
        }

        private static DatagramSender sends(Consumer<Datagram> toAll, Consumer<Datagram> toOne) {
            return new DatagramSender() {
                @Override
                public Reach toAll(Datagram datagram) {
                    toAll.accept(datagram);
                    return new Reach(1, false);
                }

                @Override
                public void to(HostAddress where, Datagram datagram) {
                    assertThat(where).isEqualTo(GUEST);
                    toOne.accept(datagram);
                }

                @Override
                public void toListenersAt(String address, Datagram datagram) {
                    throw new AssertionError("nobody is remembered");
                }
            };
        }
    }

    @ParameterizedTest
    @EnumSource(Through.class)
    void aHostThatOpensIsListedWithinTwoSeconds(Through through) {
        for (Duration after = STEP; after.compareTo(LONGEST_PAUSE.multipliedBy(2)) < 0; after = after.plus(STEP)) {
            assertThat(new Network(through).untilListed(after))
                    .as("opened %s after the first probe", after)
                    .isLessThanOrEqualTo(SOON);
        }
    }
}
