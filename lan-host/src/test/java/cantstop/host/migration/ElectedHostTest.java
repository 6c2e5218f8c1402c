package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.Candidacy;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Vote;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.host.TestGuest;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A table goes on at another host, and the log proves that its people wanted that.
class ElectedHostTest {
    /// The first epoch in which a host is elected: the one before is that of a hand-over.
    private static final Epoch ELECTED = Epoch.FIRST.next().next();

    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptopWithHand('a').opensTable();
    private final Laptop ben = lan.laptopWithHand('b').joins(anna);
    private final Laptop cleo = lan.laptopWithHand('c').joins(anna);
    private final List<Laptop> all = List.of(anna, ben, cleo);

    @BeforeEach
    void aGameIsOn() {
        lan.begins(anna);
        Lan.plays(8, all);
    }

    private static Event.EpochBegan lastEpoch(Laptop laptop) {
        return laptop.log.stream()
                .map(LogEntry::event)
                .filter(Event.EpochBegan.class::isInstance)
                .map(Event.EpochBegan.class::cast)
                .toList()
                .getLast();
    }

    private static List<Key> voters(Laptop laptop) {
        return Objects.requireNonNull(lastEpoch(laptop).election()).votes().stream()
                .map(Vote::key)
                .toList();
    }

    @Test
    void thoseWhoAreLeftElectTheirNextHost() {
        lan.kill(anna);
        ben.goesOn();
        lan.passes(Duration.ofSeconds(10));

        assertThat(cleo.isAt(ben)).isTrue();
        assertThat(voters(ben)).containsExactlyInAnyOrder(ben.key(), cleo.key());
        assertThat(Audit.firstIllegal(cleo.events())).isEmpty();
        assertThat(cleo.log).isEqualTo(ben.log);
    }

    @Test
    void aHostWithAGuestYieldsToTheOneThatMostHaveElected() {
        Lan four = new Lan();
        Laptop eva = four.laptopWithHand('e').opensTable().watches();
        Laptop fay = four.laptopWithHand('f').joins(eva);
        Laptop gus = four.laptopWithHand('g').joins(eva);
        Laptop hal = four.laptopWithHand('h').joins(eva);
        four.begins(eva);
        for (Laptop elector : List.of(fay, gus)) {
            four.cut(eva, elector);
            four.cut(hal, elector);
        }
        four.settles();
        fay.goesOn();
        four.passes(Duration.ofSeconds(10));
        assertThat(fay.state.epoch()).isEqualTo(ELECTED);
        assertThat(hal.isAt(eva)).isTrue();

        four.mend();
        four.passes(Duration.ofSeconds(30));

        assertThat(List.of(eva, fay, gus, hal)).allSatisfy(laptop -> {
            assertThat(laptop.isAt(fay)).isTrue();
            assertThat(laptop.state.epoch()).isEqualTo(ELECTED);
        });
    }

    @Test
    void oneOfTwoDoesNotElectAHost() {
        lan.cut(ben, cleo);
        lan.kill(anna);
        ben.goesOn();
        lan.passes(Duration.ofMinutes(1));

        assertThat(ben.state.epoch()).isEqualTo(Epoch.FIRST);
    }

    /// Only Cleo knows that the owner has removed Ben, which nobody believes her against Ben.
    @Test
    void theTableGoesOnWithoutAnEndThatIsNotBelievedOnceItsWitnessAllowsThat() {
        lan.cut(anna, ben);
        lan.cut(ben, cleo);
        anna.asks(new Command.Remove(anna.state.seatOf(ben.person()).orElseThrow(), null));
        lan.settles();
        long remembered = cleo.log.size();
        lan.kill(anna);
        lan.mend();
        ben.goesOn();
        cleo.visits(ben);
        lan.passes(Duration.ofSeconds(10));
        assertThat(cleo.rollbackAsked).isTrue();
        assertThat(ben.rollbackAsked).isFalse();
        assertThat(ben.state.epoch()).isEqualTo(Epoch.FIRST);

        cleo.half.allowRollback();
        lan.settles();

        assertThat(voters(ben)).containsExactlyInAnyOrder(ben.key(), cleo.key());
        assertThat(cleo.log).isEqualTo(ben.log);
        assertThat(cleo.branched).isEqualTo(1);
        assertThat(remembered)
                .isGreaterThan(ben.log.stream()
                        .takeWhile(entry -> !entry.event().equals(lastEpoch(ben)))
                        .count());
    }

    @Test
    void theLastHostSignsThatItHandsTheTableOver() {
        anna.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.NameSuccessor(ben.person())));
        lan.settles();

        assertThat(all).allSatisfy(laptop -> assertThat(laptop.isAt(ben)).isTrue());
        assertThat(voters(ben)).containsExactly(anna.key());
        Lan.plays(6, all);
        assertThat(Audit.firstIllegal(cleo.events())).isEmpty();
    }

    @Test
    void whereALaptopHasVotedForAnotherHostItIsAskedForALaterEpoch() {
        benGathers();
        TableId table = ben.state.id();
        TestGuest cleos = new TestGuest(ben.core(), cleo.key(), ElectedHostTest::read).hello();
        cleos.attends(table);
        HostMessage.RequestVote first =
                cleos.heard(HostMessage.RequestVote.class).getLast();
        assertThat(first.epoch()).isEqualTo(ELECTED);

        cleos.says(new ClientMessage.CastVote(table, ELECTED, first.after(), null, new Epoch(7)));
        lan.settles();

        assertThat(cleos.heard(HostMessage.RequestVote.class).getLast())
                .isEqualTo(
                        new HostMessage.RequestVote(table, new Epoch(8), Epoch.FIRST, first.sequence(), first.after()));
    }

    @Test
    void aVoteOfSomebodyElseOrForSomethingElseDoesNotCount() {
        benGathers();
        TableId table = ben.state.id();
        TestGuest cleos = new TestGuest(ben.core(), cleo.key(), ElectedHostTest::read).hello();
        cleos.attends(table);
        HostMessage.RequestVote asked =
                cleos.heard(HostMessage.RequestVote.class).getLast();
        Candidacy bens = new Candidacy(table, ELECTED, ben.key(), asked.after());
        Candidacy later = new Candidacy(table, ELECTED.next(), ben.key(), asked.after());

        for (Vote vote : List.of(Vote.cast(ben.signer(), bens), Vote.cast(cleo.signer(), later))) {
            cleos.says(new ClientMessage.CastVote(table, ELECTED, asked.after(), vote, Epoch.NONE));
        }
        assertThat(ben.state.epoch()).isEqualTo(Epoch.FIRST);

        cleos.says(
                new ClientMessage.CastVote(table, ELECTED, asked.after(), Vote.cast(cleo.signer(), bens), Epoch.NONE));
        lan.settles();
        assertThat(ben.state.epoch()).isEqualTo(ELECTED);
    }

    /// His program was started again, and knows nothing of a hand-over that she may be writing into her log just now.
    @Test
    void anElectedHostLeavesTheNextEpochToAHandOver() {
        Epoch handedOver = anna.state.epoch().next();

        benGathers();
        TestGuest cleos = new TestGuest(ben.core(), cleo.key(), ElectedHostTest::read).hello();
        cleos.attends(ben.state.id());

        assertThat(cleos.heard(HostMessage.RequestVote.class).getLast().epoch()).isEqualTo(handedOver.next());
    }

    @Test
    void nobodyFollowsAHostThatElectedItself() {
        lan.kill(anna);
        Log forged = ben.store.load(ben.state.id());
        Event own = new Event.EpochBegan(new Epoch(2), ben.key());
        forged.append(own, EventCodec.encode(own));
        ben.store.append(ben.state.id(), forged.after(forged.sequence() - 1).getFirst());
        ben.hosts();
        ben.journalHas(forged);
        ben.core().recover(List.of(ben.state.id()));
        lan.settles();

        cleo.visits(ben);
        lan.passes(Duration.ofSeconds(10));

        assertThat(cleo.state.epoch()).isEqualTo(Epoch.FIRST);
        assertThat(cleo.log).noneMatch(entry -> entry.event().equals(own));
    }

    @Test
    void whoSaysThatTheyHaveMoreAndDoesNotSendItIsNotWaitedFor() {
        benGathers();
        TableId table = ben.state.id();
        TestGuest silent = new TestGuest(ben.core(), cleo.key(), ElectedHostTest::read).hello();
        silent.says(new ClientMessage.Attend(table, 5_000, Digest.EMPTY));
        assertThat(silent.heard(HostMessage.SendLog.class)).isNotEmpty();

        lan.passes(Duration.ofSeconds(6));

        assertThat(ben.lastGathering().flaws())
                .extracting(HostMessage.Flaw::kind)
                .containsExactly(HostMessage.FlawKind.DIFFERS);
    }

    @Test
    void aCopyThatIsLongerThanAnyTableIsNotEvenAskedFor() {
        benGathers();
        TableId table = ben.state.id();
        TestGuest endless = new TestGuest(ben.core(), cleo.key(), ElectedHostTest::read).hello();
        endless.says(new ClientMessage.Attend(table, Limits.EVENTS + 1L, Digest.EMPTY));

        assertThat(endless.heard(HostMessage.SendLog.class)).isEmpty();
    }

    /// Cleo's program says nothing by itself: the test says it.
    private void benGathers() {
        lan.kill(anna);
        cleo.half.disconnect();
        ben.hosts();
        ben.core().gather(ben.state.id());
        ben.half.goOnAt(ben.address(), ben.key());
        lan.settles();
    }

    private static Event read(byte[] bytes) {
        try {
            return EventCodec.decode(bytes);
        } catch (BreachException e) {
            throw new IllegalStateException(e);
        }
    }
}
