package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HostCheckTest {
    private static final Key ANNA = new Key("a".repeat(64));
    private static final Key BEN = new Key("b".repeat(64));
    private static final Key LIAR = new Key("c".repeat(64));
    private static final String KNOWN = "192.168.1.7";

    private final FakeTimers timers = new FakeTimers();
    private final FakeDialer dialer = new FakeDialer();
    private final List<String> tried = new ArrayList<>();
    private final List<Lookout.View> views = new ArrayList<>();
    private final HostCheck check = new HostCheck(
            timers, dialer, Set.of(KNOWN), (key, shut) -> tried.add((shut ? "shut " : "open ") + key), views::add);

    private static HostAddress at(String host) {
        return new HostAddress(host, HostAddress.DEFAULT_PORT);
    }

    private static FoundHost host(Key key, String... addresses) {
        Datagram.Beacon beacon = new Datagram.Beacon(
                VersionRange.OURS,
                "test",
                key,
                1,
                HostAddress.DEFAULT_PORT,
                "a laptop",
                Limits.BEACON,
                0,
                0,
                List.of());
        return new FoundHost(Stream.of(addresses).map(HostCheckTest::at).toList(), beacon);
    }

    private static FoundHost madeUp(int number) {
        return host(new Key("%064x".formatted(number)), "10.9.0." + number);
    }

    private void hears(FoundHost... hosts) {
        check.heard(new Lookout.View(List.of(hosts), new DatagramSender.Reach(1, false), true));
    }

    private List<Key> listed() {
        return views.getLast().hosts().stream().map(FoundHost::key).toList();
    }

    @Test
    void aHostIsListedOnceItHasShownItsKey() {
        hears(host(ANNA, "192.168.1.20"));
        assertThat(listed()).isEmpty();
        assertThat(views.getLast().settled()).isFalse();

        dialer.last().reach();
        assertThat(listed()).isEmpty();
        dialer.last().open(ANNA);
        assertThat(listed()).containsExactly(ANNA);
        assertThat(views.getLast().settled()).isTrue();
        assertThat(dialer.last().isClosed()).isTrue();
        assertThat(dialer.last().sent()).isEmpty();
        assertThat(tried).containsExactly("open " + ANNA);
    }

    @Test
    void aHostThatWasReachedIsNotAskedAgainAsLongAsItIsHeard() {
        hears(host(ANNA, "192.168.1.20"));
        dialer.last().open(ANNA);
        hears(host(ANNA, "192.168.1.20"), host(BEN, "192.168.1.21"));
        timers.advance(Limits.HOST_CHECK_AGAIN.multipliedBy(2));
        assertThat(dialer.all())
                .filteredOn(link -> link.address().equals(at("192.168.1.20")))
                .hasSize(1);
    }

    @Test
    void whoeverMakesUpAKeyIsNotListed() {
        hears(host(LIAR, "192.168.1.66"), host(ANNA, "192.168.1.20"));
        dialer.to(at("192.168.1.66")).open(BEN);
        dialer.to(at("192.168.1.20")).open(ANNA);
        assertThat(listed()).containsExactly(ANNA);
        assertThat(tried).containsExactly("open " + LIAR, "open " + ANNA);
    }

    @Test
    void aHostThatIsHeardUnderAFalseAddressTooIsListed() {
        hears(host(ANNA, "192.168.1.66", "192.168.1.20"));
        dialer.to(at("192.168.1.66")).open(LIAR);
        dialer.to(at("192.168.1.20")).open(ANNA);
        assertThat(listed()).containsExactly(ANNA);
    }

    @Test
    void aHostThatIsHeardAtAnotherAddressLaterIsAskedThereAtOnce() {
        hears(host(ANNA, "192.168.1.66"));
        dialer.last().open(LIAR);
        hears(host(ANNA, "192.168.1.66", "192.168.1.20"));
        dialer.to(at("192.168.1.20")).open(ANNA);
        assertThat(listed()).containsExactly(ANNA);
    }

    @Test
    void aHostBehindAFirewallStandsAtTheEndAndIsTold() {
        hears(host(BEN, "192.168.1.21"), host(ANNA, "192.168.1.20"));
        dialer.to(at("192.168.1.20")).open(ANNA);
        timers.advance(Limits.HOST_CHECK);
        assertThat(listed()).containsExactly(ANNA, BEN);
        assertThat(tried).containsExactly("open " + ANNA, "shut " + BEN);
    }

    @Test
    void aHostThatWasNotReachedIsAskedAgainAndListedFromThenOn() {
        hears(host(BEN, "192.168.1.21"), host(ANNA, "192.168.1.20"));
        dialer.all().forEach(link -> link.lose(LossReason.NOT_A_HOST));
        assertThat(listed()).isEmpty();

        timers.advance(Limits.HOST_CHECK_AGAIN);
        dialer.to(at("192.168.1.20")).open(ANNA);
        assertThat(listed()).containsExactly(ANNA);
    }

    @Test
    void ofManyMadeUpHostsOnlyAFewAreListed() {
        hears(Stream.concat(
                        IntStream.rangeClosed(1, 60).mapToObj(HostCheckTest::madeUp),
                        Stream.of(host(ANNA, "192.168.1.20")))
                .toArray(FoundHost[]::new));
        assertThat(dialer.dialled()).isEqualTo(Limits.PROBES_AT_ONCE);

        timers.advance(Limits.HOST_CHECK);
        dialer.to(at("192.168.1.20")).open(ANNA);
        assertThat(listed()).hasSize(1 + Limits.UNREACHABLE_HOSTS).startsWith(ANNA);
    }

    @Test
    void whereThisGuestHasBeenIsAskedFirst() {
        hears(Stream.concat(IntStream.rangeClosed(1, 60).mapToObj(HostCheckTest::madeUp), Stream.of(host(ANNA, KNOWN)))
                .toArray(FoundHost[]::new));
        dialer.to(at(KNOWN)).open(ANNA);
        assertThat(listed()).containsExactly(ANNA);
    }

    @Test
    void aHostThatIsHeardNoMoreIsGone() {
        hears(host(ANNA, "192.168.1.20"), host(BEN, "192.168.1.21"));
        dialer.to(at("192.168.1.20")).open(ANNA);
        hears(host(BEN, "192.168.1.21"));
        assertThat(listed()).isEmpty();
    }

    @Test
    void whoStopsLetsGoOfAllLinksAndTimers() {
        hears(host(ANNA, "192.168.1.20"), host(BEN, "192.168.1.21"));
        check.stop();
        assertThat(dialer.all()).allMatch(FakeLink::isClosed);
        assertThat(timers.waiting()).isZero();
    }

    @Test
    void whereAHostHasShownItsKeyIsItsFirstAddress() {
        hears(host(ANNA, "10.0.0.66", "192.168.1.20"));
        dialer.last().open(ANNA);

        assertThat(views.getLast().hosts().getFirst().addresses()).containsExactly(at("192.168.1.20"), at("10.0.0.66"));
    }
}
