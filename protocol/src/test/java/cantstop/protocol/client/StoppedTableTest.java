package cantstop.protocol.client;

import static cantstop.protocol.client.HostLog.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import org.junit.jupiter.api.Test;

/// A table that stopped at its host is asked for again where it could not be kept, and one that the host does not have
/// where it was seen there.
class StoppedTableTest {
    private static final Answer GONE = new Answer.Declined(Answer.Reason.NO_SUCH_TABLE);

    private final ClientParty party = ClientParty.connected();
    private final HostLog log = HostLog.opened();

    @Test
    void aTableThatCouldNotBeKeptIsAskedForAgain() {
        ClientParty party = ClientParty.attending(log);

        party.link().say(stopped(HostMessage.StopReason.NOT_KEPT), stopped(HostMessage.StopReason.NOT_KEPT));
        party.timers.advance(Limits.UNKEPT_PAUSE);
        assertThat(party.link().sent()).containsOnlyOnce(log.attend());

        party.link().say(log.attending(4), log.sendAfter(4), stopped(HostMessage.StopReason.NOT_KEPT));
        party.timers.advance(Limits.UNKEPT_PAUSE);
        assertThat(party.link().sent()).containsOnlyOnce(log.attend());
    }

    @Test
    void aTableThatCouldNotBeKeptBeforeItBeganIsAskedForAgain() {
        log.keptIn(party.store);
        party.guest.attend(TABLE);
        assertThat(party.link().sent()).containsExactly(log.attend());

        party.link().say(stopped(HostMessage.StopReason.NOT_KEPT));
        party.timers.advance(Limits.UNKEPT_PAUSE);
        assertThat(party.link().sent()).containsOnlyOnce(log.attend());
    }

    @Test
    void aTableThatWasClosedOrLeftIsNotAskedForAgain() {
        ClientParty party = ClientParty.attending(log);

        party.link().say(stopped(HostMessage.StopReason.CLOSED));
        party.timers.advance(Limits.UNKEPT_PAUSE);
        assertThat(party.link().sent()).doesNotContain(log.attend());

        party.link().say(stopped(HostMessage.StopReason.NOT_KEPT));
        party.guest.attend(new TableId("e".repeat(32)));
        party.timers.advance(Limits.UNKEPT_PAUSE);
        assertThat(party.link().sent()).doesNotContain(log.attend());
    }

    private static HostMessage.TableStopped stopped(HostMessage.StopReason reason) {
        return new HostMessage.TableStopped(TABLE, reason);
    }

    @Test
    void aTableThatThisGuestWasSentAwayFromIsNotAskedForAgain() {
        ClientParty party = ClientParty.attending(log);
        party.link().say(stopped(HostMessage.StopReason.SENT_AWAY));
        assertThat(party.ear.heard()).contains(new Ear.Noticed(stopped(HostMessage.StopReason.SENT_AWAY)));

        party.reconnect();

        assertThat(party.link().sent()).doesNotContain(log.attend());
    }

    @Test
    void aTableThatItsHostHasLostIsAskedForAgainUntilItIsThere() {
        ClientParty party = ClientParty.attending(log);
        party.reconnect();
        assertThat(party.link().sent()).contains(log.attend());

        for (int time = 0; time < 2; time++) {
            party.link().say(new HostMessage.Answered(RequestId.ATTENDING, GONE));
            assertThat(party.link().sent()).doesNotContain(log.attend());
            party.timers.advance(Limits.UNKEPT_PAUSE);
            assertThat(party.link().sent()).containsOnlyOnce(log.attend());
        }

        party.forget();
        party.link().say(log.attending(4), log.sendAfter(4));
        party.timers.advance(Limits.UNKEPT_PAUSE);
        assertThat(party.ear.heard()).contains(log.told(false));
        assertThat(party.link().sent()).doesNotContain(log.attend());
    }

    @Test
    void whoeverLeavesATableThatItsHostHasLostDoesNotAskForItAgain() {
        ClientParty party = ClientParty.attending(log);
        party.reconnect();
        party.link().say(new HostMessage.Answered(RequestId.ATTENDING, GONE));
        party.guest.attend(new TableId("e".repeat(32)));
        party.forget();

        party.timers.advance(Limits.UNKEPT_PAUSE);

        assertThat(party.link().sent()).doesNotContain(log.attend());
    }
}
