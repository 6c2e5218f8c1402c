package cantstop.protocol.client;

import static cantstop.protocol.client.HostLog.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import org.junit.jupiter.api.Test;

/// A host has another log than the copy here, or less: the copy is set aside, and that is said.
class BranchedCopyTest {
    private final ClientParty party = ClientParty.connected();
    private final HostLog log = HostLog.opened();

    @Test
    void anotherBranchIsSetAsideAndSaidSo() {
        HostLog ours = HostLog.opened().lock(3).keptIn(party.store);
        ClientMessage.Attend asked = ours.attend();
        party.guest.attend(TABLE);
        assertThat(party.link().sent()).containsExactly(asked);
        log.add(HostLog.OTHER_LOOKS);
        party.link().say(log.attending(0), log.sendAfter(0));

        assertThat(party.ear.heard()).containsExactly(log.told(true));
        assertThat(party.store.branches(TABLE)).containsExactly(ours.entries());
        assertThat(party.store.load(TABLE).digest()).isEqualTo(log.log().digest());
    }

    @Test
    void aBranchIsSaidOnceEvenWhereTheLinkIsLostMeanwhile() {
        HostLog.opened().lock(3).keptIn(party.store);
        log.add(HostLog.OTHER_LOOKS).lock(1);
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.send(0, 5));
        party.reconnect();
        party.link().say(log.attending(5), log.sendAfter(5));
        assertThat(party.ear.heard()).endsWith(log.told(true));

        party.reconnect();
        party.link().say(log.attending(6), log.sendAfter(6));
        assertThat(party.ear.heard()).endsWith(log.told(false));
    }

    @Test
    void aBranchIsSaidEvenWhereTheHostIsLeftMeanwhile() {
        HostLog.opened().lock(3).keptIn(party.store);
        log.add(HostLog.OTHER_LOOKS).lock(1);
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.send(0, 5));
        party.guest.connect(ClientParty.ADDRESS, ClientParty.HOST_KEY);
        party.welcome();
        party.guest.attend(TABLE);
        party.link().say(log.attending(5), log.sendAfter(5));

        assertThat(party.ear.heard()).endsWith(log.told(true));
    }

    @Test
    void whatTheHostHasLostIsSetAsideAndSaidSo() {
        HostLog ours = HostLog.opened().lock(3).keptIn(party.store);
        log.lock(1);
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.sendAfter(0));

        assertThat(party.ear.heard()).containsExactly(log.told(true));
        assertThat(party.store.branches(TABLE)).containsExactly(ours.entries());
        assertThat(party.store.load(TABLE).digest()).isEqualTo(log.log().digest());
    }

    @Test
    void aLinkThatIsLostBeforeAnythingDiffersLeavesTheCopyAsItWas() {
        HostLog ours = HostLog.opened().lock(3).keptIn(party.store);
        log.add(HostLog.OTHER_LOOKS);
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.send(0, 4));
        party.reconnect();

        assertThat(party.store.load(TABLE).digest()).isEqualTo(ours.log().digest());
        assertThat(party.store.branches(TABLE)).isEmpty();
    }

    @Test
    void anAnswerFromBeforeTheCopyWasThereSetsNothingAside() {
        TableId other = new TableId("f".repeat(32));
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.sendAfter(0));
        party.guest.attend(other);
        party.guest.attend(TABLE);
        log.lock(2);
        party.link().say(log.attending(0), log.sendAfter(0));

        assertThat(party.ear.heard()).endsWith(log.told(false));
        assertThat(party.store.branches(TABLE)).isEmpty();
        assertThat(party.store.load(TABLE).digest()).isEqualTo(log.log().digest());
    }
}
