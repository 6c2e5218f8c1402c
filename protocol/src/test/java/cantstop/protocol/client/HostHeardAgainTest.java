package cantstop.protocol.client;

import static cantstop.protocol.client.ClientParty.ADDRESS;
import static cantstop.protocol.client.ClientParty.HOST_KEY;
import static cantstop.protocol.client.ClientParty.OTHER_KEY;
import static cantstop.protocol.client.ClientParty.WELCOME;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.client.LinkListener.LossReason;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A host that was lost is found by its beacons, also where it has another address.
class HostHeardAgainTest {
    private static final HostAddress ELSEWHERE = new HostAddress("192.168.1.77", 21208);

    private final ClientParty party = ClientParty.connected();

    @Test
    void aBeaconOfTheHostEndsTheWait() {
        party.link().lose(LossReason.RESET);
        party.discovery.hears(ADDRESS, HOST_KEY);
        party.discovery.hears(ADDRESS, HOST_KEY);
        assertThat(party.dialer.dialled()).isEqualTo(2);
    }

    @Test
    void aBeaconOfAnotherHostEndsNoWait() {
        party.link().lose(LossReason.RESET);
        party.discovery.hears(ELSEWHERE, OTHER_KEY);
        assertThat(party.dialer.dialled()).isEqualTo(1);
    }

    @Test
    void aHostThatIsHeardSomewhereElseIsTriedThereAndWhereItWas() {
        party.link().lose(LossReason.RESET);
        party.discovery.hears(ELSEWHERE, HOST_KEY);
        party.dialer.to(ADDRESS).lose(LossReason.REFUSED);
        party.dialer.to(ELSEWHERE).open(HOST_KEY);
        party.dialer.to(ELSEWHERE).say(WELCOME);

        assertThat(party.connections()).endsWith(new Connection.Connected(ELSEWHERE, HOST_KEY, WELCOME));
    }

    @Test
    void aHostThatWasFoundSomewhereElseIsLookedForThereAgain() {
        party.link().lose(LossReason.RESET);
        party.discovery.hears(ELSEWHERE, HOST_KEY);
        party.dialer.to(ELSEWHERE).open(HOST_KEY);
        party.dialer.to(ELSEWHERE).say(WELCOME);
        party.dialer.to(ELSEWHERE).lose(LossReason.RESET);
        int dialled = party.dialer.dialled();
        party.timers.advance(Limits.BACK_OFF_SHORT);

        assertThat(party.dialer.dialled()).isEqualTo(dialled + 2);
        assertThat(party.connections()).endsWith(new Connection.Connecting(ELSEWHERE, 1));
    }

    @Test
    void hostsAreListenedForAsLongAsTheHostIsLost() {
        assertThat(party.discovery.isLooking()).isFalse();
        party.link().lose(LossReason.RESET);
        assertThat(party.discovery.isLooking()).isTrue();

        party.guest.retryNow();
        party.welcome();
        assertThat(party.discovery.isLooking()).isFalse();

        party.link().lose(LossReason.RESET);
        party.guest.disconnect();
        assertThat(party.discovery.isLooking()).isFalse();
    }

    @Test
    void aGuestOfATableFollowsItsHostToAnotherAddressAndGoesOnThere() {
        HostLog log = HostLog.opened();
        ClientParty attending = ClientParty.attending(log);
        attending.link().lose(LossReason.SILENT);
        attending.discovery.hears(ELSEWHERE, HOST_KEY);
        attending.dialer.to(ELSEWHERE).open(HOST_KEY);
        attending.dialer.to(ELSEWHERE).say(WELCOME);

        assertThat(attending.connections()).endsWith(new Connection.Connected(ELSEWHERE, HOST_KEY, WELCOME));
        assertThat(attending.dialer.to(ELSEWHERE).sent()).contains(log.attend());
    }

    @Test
    void oneConnectionAtATimeTriesTheHostWhereItWas() {
        ClientParty attending = ClientParty.attending(HostLog.opened());

        attending.link().lose(LossReason.RESET);
        attending.timers.advance(Limits.BACK_OFF_SHORT);

        assertThat(openLinks(attending)).extracting(FakeLink::address).containsExactly(ADDRESS);
    }

    @Test
    void aLaptopOfTheTableThatHostsWhereTheHostWasIsAskedForTheTable() {
        ClientParty attending = ClientParty.attending(HostLog.opened());
        attending.link().lose(LossReason.RESET);
        attending.timers.advance(Limits.BACK_OFF_SHORT);

        attending.link().open(HostLog.ANA.key());
        attending.timers.advance(Limits.SEARCH_PAUSE.plus(Limits.BACK_OFF_SHORT));
        openLinks(attending).forEach(link -> link.open(HostLog.ANA.key()));

        assertThat(openLinks(attending))
                .anySatisfy(link -> assertThat(link.sent()).contains(ClientParty.HELLO));
    }

    private static List<FakeLink> openLinks(ClientParty party) {
        return party.dialer.all().stream().filter(link -> !link.isClosed()).toList();
    }

    @Test
    void aBeaconThatLiesLeadsNobodyAstray() {
        party.link().lose(LossReason.RESET);
        party.discovery.hears(ELSEWHERE, HOST_KEY);
        party.dialer.to(ADDRESS).lose(LossReason.REFUSED);
        party.dialer.to(ELSEWHERE).open(OTHER_KEY);

        assertThat(party.connections()).last().isInstanceOf(Connection.Waiting.class);
        party.timers.advance(Limits.BACK_OFF);
        party.dialer.to(ADDRESS).open(HOST_KEY);
        party.dialer.to(ADDRESS).say(WELCOME);
        assertThat(party.connections()).endsWith(new Connection.Connected(ADDRESS, HOST_KEY, WELCOME));
    }
}
