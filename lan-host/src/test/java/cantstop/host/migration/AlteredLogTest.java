package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.LeaveReason;
import cantstop.engine.Log;
import cantstop.engine.Seat;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.TableId;
import cantstop.engine.succession.BestLog;
import cantstop.engine.succession.LogClaim;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.FlawKind;
import cantstop.protocol.wire.EventCodec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Somebody comes with a copy that is not what happened.
class AlteredLogTest {
    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);
    private final Laptop cleo = lan.laptop('c').joins(anna);
    private final Laptop dan = lan.laptop('d').joins(anna);
    private final List<Laptop> all = List.of(anna, ben, cleo, dan);
    private TableId table = new TableId("0".repeat(32));
    private List<Event> truth = List.of();

    @BeforeEach
    void aGameWasOn() {
        anna.asks(new Command.Start());
        lan.passes(Duration.ofSeconds(20));
        for (int move = 0; move < 12; move++) {
            assertThat(all.stream().anyMatch(Laptop::moves)).isTrue();
        }
        table = anna.state.id();
        truth = ben.events();
        lan.kill(anna);
        all.forEach(laptop -> laptop.restarts(table));
    }

    /// Replaces somebody's copy by one of these events.
    private void holds(Laptop laptop, List<Event> events) {
        laptop.store.branch(table);
        Log log = new Log();
        events.forEach(event -> laptop.store.append(table, log.append(event, EventCodec.encode(event))));
        laptop.restarts(table);
    }

    private void benGathersWith(Laptop... others) {
        ben.hosts();
        ben.core().gather(table);
        ben.visits(ben);
        for (Laptop other : others) {
            other.visits(ben);
        }
        lan.settles();
    }

    @Test
    void aCopyThatWasAlteredOnItsDiskIsSetAsideByItsOwnLaptop() {
        List<Event> altered = new ArrayList<>(truth);
        altered.add(new Event.Over(Seat.of(2)));
        holds(cleo, altered);

        benGathersWith(cleo);

        assertThat(ben.lastGathering().flaws()).isEmpty();
        assertThat(ben.state.epoch()).as("she is here all the same").isEqualTo(new Epoch(2));
        assertThat(cleo.log).isEqualTo(ben.log);
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
    }

    @Test
    void anEventThatCouldNotHaveHappenedIsNamed() {
        Log altered = new Log();
        truth.forEach(event -> altered.append(event, EventCodec.encode(event)));
        Event impossible = new Event.Over(Seat.of(2));
        altered.append(impossible, EventCodec.encode(impossible));
        LogUpload upload = new LogUpload(new LogClaim(cleo.key(), altered.sequence(), altered.digest()));

        upload.take(
                0,
                altered.after(0).stream()
                        .map(entry -> HostMessage.Entry.of(entry))
                        .toList(),
                EventCodec::decode);

        assertThat(upload.isIllegal()).isTrue();
        assertThat(upload.flawBeside(new Log()))
                .contains(new HostMessage.Flaw(cleo.key(), truth.size() + 1, FlawKind.ILLEGAL));
    }

    @Test
    void aLegalAlterationIsFoundByTheCopiesOfTheOthersAndNamed() {
        int place = truth.size() - 5;
        List<Event> altered = new ArrayList<>(truth);
        altered.addAll(place, List.of(new Event.LockChanged(true), new Event.LockChanged(false)));
        holds(ben, altered);

        benGathersWith(cleo);
        assertThat(ben.state.epoch()).as("one copy stands against one").isEqualTo(Epoch.FIRST);
        assertThat(ben.lastGathering().flaws())
                .containsExactly(new HostMessage.Flaw(cleo.key(), place + 1, FlawKind.DIFFERS));

        dan.visits(ben);
        assertThat(ben.lastGathering().flaws())
                .containsExactly(new HostMessage.Flaw(ben.key(), place + 1, FlawKind.DIFFERS));
        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.branched).isEqualTo(1);
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
    }

    @Test
    void strangersDoNotOutvoteThoseWithASeat() {
        List<Event> altered = new ArrayList<>(truth);
        altered.addAll(5, List.of(new Event.LockChanged(true), new Event.LockChanged(false)));
        List<Laptop> strangers = List.of(lan.laptop('e'), lan.laptop('f'), lan.laptop('9'));
        strangers.forEach(stranger -> holds(stranger, altered));
        ben.hosts();
        ben.core().gather(table);
        ben.visits(ben);
        strangers.forEach(stranger -> stranger.visits(ben, table));

        cleo.visits(ben);
        lan.settles();

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
    }

    @Test
    void aCopyThatASpectatorBroughtBeforeIsBelievedOfSomebodyWithASeat() {
        Laptop spectator = lan.laptop('e');
        holds(spectator, truth);
        holds(ben, truth.subList(0, truth.size() - 2));
        ben.hosts();
        ben.core().gather(table);
        ben.visits(ben);
        spectator.visits(ben, table);

        cleo.visits(ben);
        lan.settles();

        assertThat(ben.lastGathering().flaws()).isEmpty();
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
    }

    @Test
    void whoWatchesMayHaveMoreThanThoseWithASeat() {
        Laptop spectator = lan.laptop('e');
        holds(spectator, truth);
        holds(ben, truth.subList(0, truth.size() - 2));
        holds(cleo, truth.subList(0, truth.size() - 1));
        benGathersWith();
        spectator.visits(ben, table);

        cleo.visits(ben);
        lan.settles();

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
    }

    /// Cleo watches at a second laptop.
    @Test
    void whoWatchesIsNoWitness() {
        List<Event> altered = new ArrayList<>(truth);
        altered.add(new Event.Left(Seat.of(3), LeaveReason.LEFT));
        Laptop second = lan.laptop('e');
        holds(cleo, altered);
        holds(second, altered);
        benGathersWith();
        second.visits(ben, table);
        cleo.visits(ben);

        dan.visits(ben);
        lan.settles();

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.state.chair(Seat.of(3)).isEmpty()).isFalse();
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
    }

    /// Ben's disk had not got so far as that Dan sat down.
    @Test
    void whoWatchesIsAWitnessOfTheirOwnGoing() {
        List<Event> longer = new ArrayList<>(truth);
        longer.add(new Event.Left(Seat.of(3), LeaveReason.LEFT));
        int seated = truth.indexOf(truth.stream()
                .filter(event -> event instanceof Event.Sat sat && sat.seat().equals(Seat.of(3)))
                .findFirst()
                .orElseThrow());
        holds(ben, truth.subList(0, seated));
        holds(cleo, longer);
        holds(dan, longer);

        benGathersWith(cleo, dan);

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.events().subList(0, longer.size())).isEqualTo(longer);
    }

    @Test
    void whatSomebodyBroughtAndLeftIsBelievedNoFurther() {
        List<Event> altered = new ArrayList<>(truth);
        altered.add(new Event.Left(Seat.of(3), LeaveReason.LEFT));
        holds(cleo, altered);
        ben.hosts();
        ben.core().gather(table);
        cleo.visits(ben);
        lan.settles();
        lan.cut(cleo, ben);

        ben.visits(ben);
        dan.visits(ben);
        lan.settles();

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.events().subList(0, truth.size())).isEqualTo(truth);
        assertThat(ben.state.chair(Seat.of(3)).isEmpty()).isFalse();
    }

    @Test
    void whereEverybodyIsThereAndTheirCopiesDifferTheLongerOneIsGoneOnWith() {
        List<Event> altered = new ArrayList<>(truth);
        altered.addAll(5, List.of(new Event.LockChanged(true), new Event.LockChanged(false)));
        holds(ben, altered);
        holds(dan, List.of());

        benGathersWith(cleo);
        dan.visits(ben);

        assertThat(ben.state.epoch()).isEqualTo(new Epoch(2));
        assertThat(ben.events().subList(0, altered.size())).isEqualTo(altered);
        assertThat(cleo.branched).isEqualTo(1);
    }

    @Test
    void bytesThatAreNoLogAreRefused() {
        LogUpload copy =
                new LogUpload(new LogClaim(ben.key(), 1, ben.store.load(table).digestAt(1)));

        boolean read = copy.take(
                0, List.of(new HostMessage.Entry(1, Bytes.of(new byte[] {1}), Digest.EMPTY)), EventCodec::decode);

        assertThat(read).isTrue();
        assertThat(copy.flawBeside(ben.store.load(table)))
                .contains(new HostMessage.Flaw(ben.key(), 1, FlawKind.ILLEGAL));
        assertThat(copy.whole()).isEmpty();
    }

    @Test
    void aCopyThatIsShorterThanItWasSaidToBeIsRefused() {
        Log log = ben.store.load(table);
        LogUpload copy = new LogUpload(new LogClaim(ben.key(), log.sequence() + 5, log.digest()));

        assertThat(copy.take(0, entries(log), EventCodec::decode)).isFalse();
        assertThat(copy.take(log.sequence(), List.of(), EventCodec::decode)).isTrue();

        assertThat(copy.isIllegal()).isTrue();
    }

    @Test
    void theLogThatMostCopiesAreBeginningsOfCountsMoreThanALongerOne() {
        List<Event> altered = new ArrayList<>(truth);
        altered.addAll(5, List.of(new Event.LockChanged(true), new Event.LockChanged(false)));
        holds(dan, altered);

        List<LogUpload> copies = List.of(copyOf(dan), copyOf(ben), copyOf(cleo));
        Log best = BestLog.of(
                        copies.stream().flatMap(copy -> copy.whole().stream()).toList(),
                        copies.stream().map(LogUpload::claim).toList(),
                        Optional.empty(),
                        anna.key())
                .orElseThrow();

        assertThat(best.events()).isEqualTo(truth);
        assertThat(copies.stream().flatMap(copy -> copy.flawBeside(best).stream()))
                .containsExactly(new HostMessage.Flaw(dan.key(), 6, FlawKind.DIFFERS));
    }

    private LogUpload copyOf(Laptop laptop) {
        Log log = laptop.store.load(table);
        LogUpload copy = new LogUpload(new LogClaim(laptop.key(), log.sequence(), log.digest()));
        copy.take(0, entries(log), EventCodec::decode);
        return copy;
    }

    private static List<HostMessage.Entry> entries(Log log) {
        return log.after(0).stream().map(HostMessage.Entry::of).toList();
    }
}
