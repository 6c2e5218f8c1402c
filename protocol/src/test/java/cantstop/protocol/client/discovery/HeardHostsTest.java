package cantstop.protocol.client.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HeardHostsTest {
    private final HeardHosts neighbourhood = new HeardHosts();
    private Duration now = Duration.ZERO;

    private void after(Duration time) {
        now = now.plus(time);
        neighbourhood.expire(now);
    }

    @Test
    void aHostHeardOverTwoNetworksIsListedOnceWithBothAddresses() {
        neighbourhood.heard(Beacons.of(Beacons.ANNAS), "10.0.0.1", now);
        neighbourhood.heard(Beacons.of(Beacons.ANNAS), "192.168.1.20", now);
        neighbourhood.heard(Beacons.of(Beacons.ANNAS), "10.0.0.1", now);

        assertThat(neighbourhood.list())
                .singleElement()
                .satisfies(host -> assertThat(host.addresses())
                        .containsExactly(new HostAddress("10.0.0.1", 21_207), new HostAddress("192.168.1.20", 21_207)));
    }

    @Test
    void twoHostsOfOneLaptopAreTwo() {
        neighbourhood.heard(Beacons.on(Beacons.ANNAS, 21_207), "10.0.0.1", now);
        neighbourhood.heard(Beacons.on(Beacons.ANNAS, 21_208), "10.0.0.1", now);

        assertThat(neighbourhood.list()).hasSize(2);
    }

    @Test
    void aHostIsDroppedAfterThreeAndAHalfOfItsOwnIntervals() {
        neighbourhood.heard(Beacons.of(Beacons.ANNAS, "often", 1, Duration.ofSeconds(1)), "10.0.0.1", now);
        neighbourhood.heard(Beacons.of(Beacons.BENS, "rarely", 1, Duration.ofSeconds(5)), "10.0.0.2", now);

        after(Duration.ofMillis(3500));
        assertThat(neighbourhood.list()).hasSize(2);
        after(Duration.ofMillis(1));
        assertThat(neighbourhood.list()).extracting(FoundHost::key).containsExactly(Beacons.BENS);
        after(Duration.ofSeconds(14));
        assertThat(neighbourhood.list()).isEmpty();
    }

    @Test
    void whoLiesInAHostsNameAddsAnAddressAndChangesNothingElse() {
        neighbourhood.heard(Beacons.of(Beacons.ANNAS, "Anna’s laptop", 1, Limits.BEACON), "10.0.0.1", now);
        neighbourhood.heard(Beacons.of(Beacons.ANNAS, "closed, go away", 2, Limits.BEACON_LONGEST), "10.0.0.66", now);

        assertThat(neighbourhood.list()).singleElement().satisfies(host -> {
            assertThat(host.beacon().name()).isEqualTo("Anna’s laptop");
            assertThat(host.addresses().getFirst().host()).isEqualTo("10.0.0.1");
            assertThat(host.addresses()).hasSize(2);
        });
    }

    @Test
    void whoWasHeardFirstWithALieAboutTheVersionClosesNoDoor() {
        neighbourhood.heard(Beacons.ofVersions(Beacons.ANNAS, new VersionRange(98, 99)), "10.0.0.66", now);
        neighbourhood.heard(Beacons.of(Beacons.ANNAS), "10.0.0.1", now);

        assertThat(neighbourhood.list()).singleElement().satisfies(host -> {
            assertThat(host.isOfOurVersion()).isTrue();
            assertThat(host.addresses()).hasSize(2);
        });
    }

    @Test
    void aHostThatWasStartedAnewIsReachedWhereItIsNowBeforeWhereItWas() {
        neighbourhood.heard(Beacons.of(Beacons.ANNAS, "old", 1, Limits.BEACON_LONGEST), "10.0.0.1", now);
        neighbourhood.heard(Beacons.of(Beacons.ANNAS, "old", 1, Limits.BEACON_LONGEST), "10.0.0.2", now);
        neighbourhood.heard(Beacons.of(Beacons.ANNAS, "old", 1, Limits.BEACON_LONGEST), "10.0.0.3", now);
        neighbourhood.heard(Beacons.of(Beacons.ANNAS, "new", 2, Limits.BEACON), "10.0.0.1", now);
        neighbourhood.heard(Beacons.of(Beacons.ANNAS, "new", 2, Limits.BEACON), "10.0.0.3", now);

        assertThat(neighbourhood.list()).singleElement().satisfies(host -> {
            assertThat(host.beacon().name()).isEqualTo("new");
            assertThat(host.addresses())
                    .extracting(HostAddress::host)
                    .containsExactly("10.0.0.1", "10.0.0.3", "10.0.0.2");
        });
    }

    @Test
    void hostsThatAreMadeUpFillNoMoreThanTheirShare() {
        neighbourhood.heard(Beacons.of(Beacons.ANNAS), "10.0.0.1", now);
        for (int i = 0; i < 10_000; i++) {
            Key key = new Key(String.format(Locale.ROOT, "%064x", i));
            neighbourhood.heard(Beacons.of(key), "10.0.0.66", now);
        }
        assertThat(neighbourhood.list())
                .hasSize(1 + Limits.HOSTS_PER_ADDRESS)
                .extracting(FoundHost::key)
                .contains(Beacons.ANNAS);
    }

    @Test
    void hostsThatAreMadeUpAgainAndAgainHideNoHostWhereThisGuestHasBeen() {
        neighbourhood.remember(Set.of("10.0.0.1"));
        for (int time = 0; time < 2; time++) {
            madeUp();
        }

        neighbourhood.heard(Beacons.of(Beacons.ANNAS), "10.0.0.1", now);
        madeUp();

        assertThat(neighbourhood.list())
                .hasSize(Limits.HOSTS)
                .extracting(FoundHost::key)
                .contains(Beacons.ANNAS);
    }

    private void madeUp() {
        for (int i = 0; i < Limits.HOSTS; i++) {
            Key key = new Key(String.format(Locale.ROOT, "%064x", i));
            neighbourhood.heard(Beacons.of(key), "10.0.1." + i, now);
        }
    }

    @Test
    void hostsThatAreMadeUpHideNoHostThatIsThere() {
        for (int i = 0; i < 70; i++) {
            Key key = new Key(String.format(Locale.ROOT, "%064x", i));
            neighbourhood.heard(Beacons.of(key, "a lie", 1, Limits.BEACON_LONGEST), "10.0.1." + i, now);
        }

        neighbourhood.heard(Beacons.of(Beacons.ANNAS), "10.0.0.1", now);
        neighbourhood.heard(Beacons.of(Beacons.ANNAS), "10.0.0.1", now);
        for (int i = 100; i < 200; i++) {
            Key key = new Key(String.format(Locale.ROOT, "%064x", i));
            neighbourhood.heard(Beacons.of(key, "a lie", 1, Limits.BEACON_LONGEST), "10.0.1." + i, now);
        }

        assertThat(neighbourhood.list())
                .hasSize(Limits.HOSTS)
                .extracting(FoundHost::key)
                .contains(Beacons.ANNAS);
    }

    @Test
    void aHostThatWasHeardOnceIsForgottenSoonHoweverRarelyItSaysItSpeaks() {
        neighbourhood.heard(Beacons.of(Beacons.ANNAS, "a lie", 1, Limits.BEACON_LONGEST), "10.0.0.66", now);
        neighbourhood.heard(Beacons.of(Beacons.BENS, "there", 1, Limits.BEACON_LONGEST), "10.0.0.2", now);
        neighbourhood.heard(Beacons.of(Beacons.BENS, "there", 1, Limits.BEACON_LONGEST), "10.0.0.2", now);

        after(Limits.BEACON_PLAYING.multipliedBy(4));

        assertThat(neighbourhood.list()).extracting(FoundHost::key).containsExactly(Beacons.BENS);
    }

    @Test
    void addressesThatAreMadeUpEndAtTheLimits() {
        for (int i = 0; i < 10_000; i++) {
            Key key = new Key(String.format(Locale.ROOT, "%064x", i));
            neighbourhood.heard(Beacons.of(key), "10.0." + i / 250 + "." + i % 250, now);
            neighbourhood.heard(Beacons.of(Beacons.ANNAS), "10.1." + i / 250 + "." + i % 250, now);
        }
        assertThat(neighbourhood.list())
                .hasSize(Limits.HOSTS)
                .allSatisfy(host -> assertThat(host.addresses()).hasSizeLessThanOrEqualTo(Limits.ADDRESSES_PER_HOST));
    }

    private static final Identity ANNA = Identity.fresh();

    private void isListedAs(String name, String... addresses) {
        assertThat(neighbourhood.list()).singleElement().satisfies(host -> {
            assertThat(host.key()).isEqualTo(ANNA.key());
            assertThat(host.beacon().name()).isEqualTo(name);
            assertThat(host.addresses()).extracting(HostAddress::host).containsExactly(addresses);
        });
    }

    private static Datagram.Beacon lie(String name) {
        return Beacons.of(ANNA.key(), name, 2, Limits.BEACON);
    }

    @Test
    void nobodyElseSpeaksInTheNameOfAHostThatSealsWhatItSays() {
        neighbourhood.heard(Beacons.sealed(ANNA, "Anna’s laptop", 7), "10.0.0.1", now);
        neighbourhood.heard(lie("closed, go away"), "10.0.0.66", now);
        neighbourhood.heard(lie("closed, go away"), "10.0.0.1", now);
        neighbourhood.heard(Beacons.on(ANNA.key(), 4711), "10.0.0.66", now);

        isListedAs("Anna’s laptop", "10.0.0.1");
    }

    @Test
    void whoWasHeardFirstInTheNameOfAHostIsForgottenOnceItIsHeardItself() {
        neighbourhood.heard(lie("closed, go away"), "10.0.0.66", now);
        neighbourhood.heard(Beacons.on(ANNA.key(), 4711), "10.0.0.66", now);
        neighbourhood.heard(Beacons.ofVersions(ANNA.key(), new VersionRange(98, 99)), "10.0.0.67", now);
        neighbourhood.heard(Beacons.sealed(ANNA, "Anna’s laptop", 7), "10.0.0.1", now);

        isListedAs("Anna’s laptop", "10.0.0.1");
    }

    @Test
    void theSealOfAnotherKeyIsNone() {
        Datagram.Beacon others = Beacons.sealed(Identity.fresh(), "closed, go away", 9);
        neighbourhood.heard(Beacons.sealed(ANNA, "Anna’s laptop", 7), "10.0.0.1", now);
        neighbourhood.heard(lie("closed, go away").sealed(others.seal()), "10.0.0.66", now);

        isListedAs("Anna’s laptop", "10.0.0.1");
    }

    @Test
    void theLastWordOfAHostCountsWhereverItIsHeardAndNoneFromBefore() {
        Datagram.Beacon before = Beacons.sealed(ANNA, "three seats are free", 7);
        neighbourhood.heard(before, "10.0.0.1", now);
        neighbourhood.heard(Beacons.sealed(ANNA, "full", 8), "192.168.1.20", now);
        isListedAs("full", "10.0.0.1", "192.168.1.20");

        neighbourhood.heard(before, "10.0.0.66", now);

        isListedAs("full", "10.0.0.1", "192.168.1.20");
    }

    @Test
    void aHostWhoseClockWasSetBackIsHeardOnceItsLastWordIsForgotten() {
        neighbourhood.heard(Beacons.sealed(ANNA, "of tomorrow", 8), "10.0.0.1", now);
        after(Limits.BEACON_PLAYING.multipliedBy(4));
        neighbourhood.heard(Beacons.sealed(ANNA, "of today", 7), "10.0.0.1", now);

        isListedAs("of today", "10.0.0.1");
    }
}
