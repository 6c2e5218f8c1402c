package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.Seat;
import cantstop.engine.dice.Bytes;
import cantstop.engine.succession.BestLog;
import cantstop.engine.succession.LogClaim;
import cantstop.host.Laptop;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.FlawKind;
import cantstop.protocol.wire.EventCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Somebody comes with a copy that is not what happened.
class AlteredLogTest extends LeftGame {
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
