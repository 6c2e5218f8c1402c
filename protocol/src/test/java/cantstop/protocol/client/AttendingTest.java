package cantstop.protocol.client;

import static cantstop.protocol.client.HostLog.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Digest;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import org.junit.jupiter.api.Test;

/// Following a table whose host keeps to the protocol: joining, resuming, branching.
class AttendingTest {
    private final ClientParty party = ClientParty.connected();
    private final HostLog log = HostLog.opened();

    @Test
    void aJoinIsAResumeFromNothing() {
        party.guest.attend(TABLE);
        assertThat(party.link().sent()).containsExactly(HostLog.attendFromNothing());

        party.link().say(log.attending(0), log.sendAfter(0));
        assertThat(party.ear.heard()).containsExactly(log.told(false));
        assertThat(party.store.load(TABLE).digest()).isEqualTo(log.log().digest());
    }

    @Test
    void theStartIsToldWhenALongLogIsThereAsAWhole() {
        log.lock(6);
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.send(0, 4), log.send(4, 9));
        assertThat(party.ear.heard()).isEmpty();

        party.link().say(log.send(9, 10));
        assertThat(party.ear.heard()).containsExactly(log.told(false));
    }

    @Test
    void whatHappensIsToldOneByOneWithTheStateAfterIt() {
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.sendAfter(0));
        party.forget();
        log.lock(1);
        Ear.Happened first = new Ear.Happened(log.entries().get(4), log.state());
        log.lock(1);
        Ear.Happened second = new Ear.Happened(log.entries().get(5), log.state());
        party.link().say(log.sendAfter(4));

        assertThat(party.ear.heard()).containsExactly(first, second);
        assertThat(party.store.load(TABLE).sequence()).isEqualTo(6);
    }

    @Test
    void whatHappenedMeanwhileIsToldAfterTheStart() {
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.send(0, 2));
        Ear.Attending start = log.told(false);
        log.lock(1);
        party.link().say(log.send(2, 5));

        assertThat(party.ear.heard())
                .containsExactly(start, new Ear.Happened(log.entries().get(4), log.state()));
    }

    @Test
    void whatAHostTellsWithALogThatItTookOverHasHappenedBefore() {
        ClientParty party = ClientParty.attending(log);
        party.forget();
        log.lock(2);

        party.link().say(log.attending(4), log.sendAfter(4));

        assertThat(party.ear.heard()).containsExactly(log.told(false));
    }

    @Test
    void whatIsKnownAlreadyIsNotAskedFor() {
        log.keptIn(party.store);
        ClientMessage.Attend asked = log.attend();
        party.guest.attend(TABLE);
        assertThat(party.link().sent()).containsExactly(asked);

        log.lock(2);
        party.link().say(log.attending(4), log.sendAfter(4));
        assertThat(party.ear.heard()).containsExactly(log.told(false));
        assertThat(party.store.load(TABLE).sequence()).isEqualTo(6);
    }

    @Test
    void whatTheGuestIsCalledIsToldWithEachTableAlsoAfterAReconnect() {
        PlayerName name = new PlayerName("Cleo");
        party.guest.introduce(name);

        party.guest.attend(TABLE);
        assertThat(party.link().sent()).containsExactly(new ClientMessage.Attend(TABLE, 0, Digest.EMPTY, name));
        party.reconnect();
        assertThat(party.link().sent()).endsWith(new ClientMessage.Attend(TABLE, 0, Digest.EMPTY, name));
    }

    @Test
    void aCopyMayLackNothing() {
        log.keptIn(party.store);
        party.guest.attend(TABLE);
        party.link().say(log.attending(4), log.sendAfter(4));
        assertThat(party.ear.heard()).containsExactly(log.told(false));
    }

    @Test
    void aReconnectResumesWhereItWas() {
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.sendAfter(0));
        party.link().lose(LinkListener.LossReason.RESET);
        party.guest.retryNow();
        party.forget();
        party.welcome();
        assertThat(party.link().sent()).containsExactly(ClientParty.HELLO, log.attend());

        party.ear.heard();
        log.lock(3);
        party.link().say(log.attending(4), log.sendAfter(4));
        assertThat(party.ear.heard()).containsExactly(log.told(false));
    }

    @Test
    void aReconnectInTheMiddleOfAJoinGoesOnWithWhatHasCome() {
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.send(0, 3));
        party.reconnect();
        assertThat(party.link().sent())
                .endsWith(new ClientMessage.Attend(TABLE, 3, log.log().digestAt(3)));

        party.link().say(log.attending(3), log.sendAfter(3));
        assertThat(party.ear.heard()).endsWith(log.told(false));
    }

    @Test
    void attendingBeforeTheLineIsUpIsAskedForWhenItIs() {
        ClientParty early = new ClientParty();
        early.guest.connect(ClientParty.ADDRESS, null);
        early.guest.attend(TABLE);
        early.welcome();
        assertThat(early.link().sent()).containsExactly(ClientParty.HELLO, HostLog.attendFromNothing());
    }

    @Test
    void attendingOnceMoreTellsTheStartOnceMore() {
        party.guest.attend(TABLE);
        party.guest.attend(TABLE);
        assertThat(party.link().sent()).containsExactly(HostLog.attendFromNothing());
        party.link().say(log.attending(0), log.sendAfter(0));
        party.guest.attend(TABLE);
        assertThat(party.link().sent()).containsExactly(log.attend());
        party.link().say(log.attending(4), log.sendAfter(4));
        assertThat(party.ear.heard()).containsExactly(log.told(false), log.told(false));
    }

    @Test
    void aTableThatWasLeftIsHeardNoMore() {
        TableId other = new TableId("f".repeat(32));
        HostLog elsewhere = HostLog.opened(other);
        party.guest.attend(other);
        party.link().say(elsewhere.attending(0), elsewhere.send(0, 2));
        party.guest.attend(TABLE);
        party.link().say(elsewhere.send(2, 4));
        party.link().say(log.attending(0), log.sendAfter(0));
        assertThat(party.ear.heard()).containsExactly(log.told(false));

        party.guest.attend(other);
        assertThat(party.link().sent())
                .endsWith(new ClientMessage.Attend(other, 2, elsewhere.log().digestAt(2)));
    }

    @Test
    void anAnswerToAnOlderQuestionChangesNothing() {
        TableId other = new TableId("f".repeat(32));
        party.guest.attend(TABLE);
        party.guest.attend(other);
        party.guest.attend(TABLE);
        party.link().say(log.attending(0), log.sendAfter(0));
        party.link().say(HostLog.opened(other).attending(0));
        party.link().say(log.attending(0), log.sendAfter(0));

        assertThat(party.ear.heard()).containsExactly(log.told(false));
        assertThat(party.store.branches(TABLE)).isEmpty();
    }

    @Test
    void whoLeavesOnHearingSomethingHearsNoMore() {
        ClientHalf[] guest = new ClientHalf[1];
        ClientParty leaving = new ClientParty(new Ear() {
            @Override
            public void happened(LogEntry entry, TableState after) {
                super.happened(entry, after);
                guest[0].disconnect();
            }
        });
        guest[0] = leaving.guest;
        leaving.guest.connect(ClientParty.ADDRESS, null);
        leaving.welcome();
        leaving.guest.attend(TABLE);
        leaving.link().say(log.attending(0), log.sendAfter(0));
        leaving.ear.heard();
        log.lock(3);
        leaving.link().say(log.sendAfter(4));

        assertThat(leaving.ear.heard())
                .hasSize(2)
                .endsWith(new Ear.Changed(new Connection.Idle()))
                .first()
                .isInstanceOf(Ear.Happened.class);
    }
}
