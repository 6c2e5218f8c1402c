package cantstop.protocol.client;

import static cantstop.protocol.client.HostLog.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.LeaveReason;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.wire.EventCodec;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Entries that don't fit: twice, with a gap, with another digest, or nonsense. None of them is ever folded.
class FaultyHostTest {
    private final HostLog log = HostLog.opened();
    private final ClientParty party = ClientParty.attending(log);
    private final FakeLink link = party.link();

    private void assertBreach() {
        assertEndedByBreach();
        assertThat(link.isClosed()).isTrue();
        assertThat(party.store.load(TABLE).digest()).isEqualTo(log.log().digestAt(4));
    }

    private void assertEndedByBreach() {
        assertEndedBy(LossReason.BREACH);
    }

    private void assertEndedBy(LossReason why) {
        assertThat(party.connections())
                .singleElement()
                .isInstanceOfSatisfying(
                        Connection.Waiting.class,
                        waiting -> assertThat(waiting.why()).isEqualTo(why));
    }

    @Test
    void whatCameBeforeIsIgnored() {
        log.lock(1);
        party.link().say(log.sendAfter(0), log.sendAfter(4), log.sendAfter(2));
        assertThat(party.ear.heard())
                .containsExactly(new Ear.Happened(log.entries().getLast(), log.state()));
        assertThat(party.store.load(TABLE).sequence()).isEqualTo(5);
    }

    @Test
    void aGapIsAskedForAgain() {
        log.lock(3);
        party.link().say(log.send(5, 7));
        assertThat(party.link().sent())
                .containsExactly(new ClientMessage.Attend(TABLE, 4, log.log().digestAt(4)));
        assertThat(party.ear.heard()).isEmpty();

        party.link().say(log.send(6, 7), log.attending(4), log.sendAfter(4));
        assertThat(party.ear.heard()).containsExactly(log.told(false));
    }

    @Test
    void aGapThatAskingDoesNotFillIsABreach() {
        log.lock(3);
        party.link().say(log.send(5, 7), log.attending(4), log.send(6, 7));
        assertBreach();
    }

    @Test
    void aDigestThatDoesNotFollowIsAskedForOnceMoreAndThenABreach() {
        HostLog other = HostLog.opened().add(HostLog.OTHER_LOOKS).lock(1);
        log.lock(1);
        HostMessage.Entry wrong = new HostMessage.Entry(
                5,
                Bytes.of(log.entries().getLast().bytes()),
                other.entries().get(4).digest());
        party.link().say(log.send(List.of(wrong)));
        assertThat(party.link().sent()).endsWith(HostLog.attendFromNothing());

        party.link().say(log.attending(0), log.send(List.of(wrong)));
        assertEndedByBreach();
    }

    @Test
    void aCopyThatTurnsOutToBeAnotherBranchIsSetAside() {
        party.reconnect();
        party.link().say(log.attending(4), log.sendAfter(4));
        party.forget();
        HostLog hosts = HostLog.opened().add(HostLog.OTHER_LOOKS).lock(2);
        log.lock(1);
        HostLog ours = HostLog.opened().lock(1);
        party.link().say(log.sendAfter(4));
        party.forget();
        party.link().say(hosts.sendAfter(5));
        assertThat(party.link().sent()).containsExactly(HostLog.attendFromNothing());

        party.link().say(hosts.attending(0), hosts.sendAfter(0));
        assertThat(party.ear.heard()).containsExactly(hosts.told(true));
        assertThat(party.store.branches(TABLE)).containsExactly(ours.entries());
    }

    @Test
    void goingOnFromElsewhereIsABreach() {
        party.guest.attend(TABLE);
        party.link().say(log.attending(3));
        assertBreach();
    }

    @Test
    void aLogShorterThanWhatItWasSaidToHoldIsABreach() {
        log.lock(2);
        party.link().say(log.sendAfter(4));
        party.guest.attend(TABLE);
        party.forget();
        party.link().say(log.attending(6), HostLog.opened().lock(1).sendAfter(5));
        assertEndedByBreach();
    }

    @Test
    void bytesThatAreNoEventAreABreach() {
        byte[] garbage = {1, 2, 3};
        Digest digest = log.log().digest().after(garbage);
        party.link().say(log.send(List.of(new HostMessage.Entry(5, Bytes.of(garbage), digest))));
        assertBreach();
    }

    static List<Event> whatTheRulesDontAllow() {
        Person stranger = new Person(new Key("d".repeat(64)), 1);
        return List.of(
                new Event.Rolled(Seat.of(0), Roll.of(List.of(1, 1, 1, 1)), false, MoveSource.PERSON),
                new Event.OwnerChanged(stranger),
                new Event.Sat(Seat.of(0), new Occupant.Human(stranger), HostLog.BENS),
                new Event.Left(Seat.of(1), LeaveReason.LEFT),
                new Event.Started(List.of(Seat.of(0), Seat.of(1)), null),
                new Event.Over(Seat.of(0)));
    }

    @ParameterizedTest
    @MethodSource("whatTheRulesDontAllow")
    void whatTheRulesDontAllowIsNotTakenAndThePlayerHearsWhy(Event event) {
        byte[] bytes = EventCodec.encode(event);
        Digest digest = log.log().digest().after(bytes);

        party.link().say(log.send(List.of(new HostMessage.Entry(5, Bytes.of(bytes), digest))));

        assertEndedBy(LossReason.ILLEGAL);
        assertThat(link.isClosed()).isTrue();
        assertThat(party.store.load(TABLE).digest()).isEqualTo(log.log().digestAt(4));
    }

    @Test
    void whoeverWasCaughtMayTellTheTruthAfterwards() {
        Event forged = new Event.OwnerChanged(new Person(new Key("d".repeat(64)), 1));
        byte[] bytes = EventCodec.encode(forged);
        Digest digest = log.log().digest().after(bytes);
        party.link().say(log.send(List.of(new HostMessage.Entry(5, Bytes.of(bytes), digest))));

        party.reconnect();
        party.link().say(log.attending(4), log.lock(1).sendAfter(4));

        assertThat(party.ear.heard()).endsWith(log.told(false));
    }

    @Test
    void aCopyThatSomebodyChangedIsSetAside() {
        HostLog forged = HostLog.opened().add(new Event.OwnerChanged(new Person(new Key("d".repeat(64)), 1)));
        MemoryLogStore store = new MemoryLogStore();
        forged.keptIn(store);

        Replica replica = new Replica(TABLE, store);

        assertThat(replica.sequence()).isEqualTo(4);
        assertThat(store.branches(TABLE)).containsExactly(forged.entries());
    }

    @Test
    void aSecondOpeningIsABreach() {
        byte[] bytes = log.entries().getFirst().bytes();
        Digest digest = log.log().digest().after(bytes);
        party.link().say(log.send(List.of(new HostMessage.Entry(5, Bytes.of(bytes), digest))));
        assertBreach();
    }

    @Test
    void anotherTablesLogIsABreach() {
        TableId other = new TableId("f".repeat(32));
        party.guest.attend(other);
        party.link().say(new HostMessage.Attending(other, Epoch.FIRST, 0));
        party.link()
                .say(new HostMessage.Entries(
                        other, Epoch.FIRST, 4, log.sendAfter(0).entries()));
        assertBreach();
        assertThat(party.store.load(other).sequence()).isZero();
    }
}
