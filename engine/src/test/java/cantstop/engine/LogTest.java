package cantstop.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.MessageDigest;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The log and its running digest.
class LogTest {
    private final Log log = new Log();
    private final List<Event> events = TestTable.playing(2, Settings.DEFAULT).events();

    private void append(Event event) {
        log.append(event, event.toString().getBytes(UTF_8));
    }

    @Test
    void anEmptyLogHasAnUnopenedTableAnd32ZeroBytesForADigest() {
        assertThat(log.sequence()).isZero();
        assertThat(log.state()).isEqualTo(Rules.unopened());
        assertThat(log.digest()).isEqualTo(Digest.EMPTY).hasToString("0".repeat(64));
        assertThat(log.digest().bytes()).isEqualTo(new byte[32]);
    }

    @Test
    void eachDigestIsSha256OverTheOneBeforeAndTheEventsBytes() throws Exception {
        append(events.getFirst());
        MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
        sha256.update(new byte[32]);
        sha256.update(events.getFirst().toString().getBytes(UTF_8));

        assertThat(log.digest()).isEqualTo(Digest.of(sha256.digest()));
    }

    @Test
    void entriesAreNumberedFromOneAndKeptAsTheyWereWritten() {
        events.forEach(this::append);

        assertThat(log.sequence())
                .isEqualTo(events.size())
                .isEqualTo(log.state().sequence());
        assertThat(log.events()).isEqualTo(events);
        List<LogEntry> rest = log.after(2);
        assertThat(rest).hasSize(events.size() - 2);
        LogEntry third = rest.getFirst();
        assertThat(third.sequence()).isEqualTo(3);
        assertThat(third.event()).isEqualTo(events.get(2));
        assertThat(third.bytes()).isEqualTo(events.get(2).toString().getBytes(UTF_8));
        assertThat(third.digest()).isEqualTo(log.digestAt(3)).isNotEqualTo(log.digestAt(2));
        assertThat(third).hasToString("3 " + events.get(2));
        assertThat(log.digestAt(0)).isEqualTo(Digest.EMPTY);
        assertThat(log.digestAt(log.sequence())).isEqualTo(log.digest());
    }

    @Test
    void appendAnswersWithTheEntryAndAFailedOneLeavesNoTrace() {
        LogEntry entry = log.append(events.getFirst(), new byte[] {1});

        assertThat(log.after(0)).containsExactly(entry);
        assertThatThrownBy(() -> append(new Event.Over(null))).isInstanceOf(IllegalStateException.class);
        assertThat(log.sequence()).isEqualTo(1);
        assertThat(log.digest()).isEqualTo(entry.digest());
    }

    @Test
    void preparedEventsAreAppendedAsTheyWereFoldedAndDigested() {
        Log.Addition addition = log.prepare(events, event -> event.toString().getBytes(UTF_8));

        assertThat(log.sequence()).isZero();
        log.append(addition);

        assertThat(log.state()).isSameAs(addition.state());
        assertThat(log.after(0)).containsExactlyElementsOf(addition.entries());
        assertThat(log.after(0).getFirst()).isSameAs(addition.entries().getFirst());
        Log plain = new Log();
        events.forEach(event -> plain.append(event, event.toString().getBytes(UTF_8)));
        assertThat(log.digest()).isEqualTo(plain.digest());
        assertThat(log.state()).isEqualTo(plain.state());
    }

    @Test
    void whatWasPreparedForAShorterLogIsNotAppended() {
        Log.Addition addition = log.prepare(events, event -> event.toString().getBytes(UTF_8));
        append(events.getFirst());

        assertThatThrownBy(() -> log.append(addition)).isInstanceOf(IllegalStateException.class);
        assertThat(log.sequence()).isEqualTo(1);
    }

    @Test
    void nobodyCanWriteInWhatWasGivenOut() {
        LogEntry entry = log.append(events.getFirst(), new byte[] {1});
        entry.bytes()[0] = 2;
        entry.digest().bytes()[0]++;

        assertThat(entry.bytes()).containsExactly(1);
        assertThat(log.after(0).getFirst()).isEqualTo(entry);
        assertThatThrownBy(() -> log.after(0).clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void entriesAreEqualWherePlaceBytesAndDigestAre() {
        Log same = new Log();
        Log other = new Log();
        LogEntry entry = log.append(events.getFirst(), new byte[] {1});
        LogEntry next = log.append(events.getFirst(), new byte[] {1});
        LogEntry otherBytes = other.append(events.getFirst(), new byte[] {2});

        assertThat(same.append(events.getFirst(), new byte[] {1}))
                .isEqualTo(entry)
                .hasSameHashCodeAs(entry);
        assertThat(entry).isNotEqualTo(next).isNotEqualTo(otherBytes).isNotEqualTo("1");
        assertThat(other.append(events.getFirst(), new byte[] {1})).isNotEqualTo(next);
        assertThat(entry.hashCode()).isNotEqualTo(next.hashCode());
    }

    @Test
    void aDigestHas32BytesOfItsOwn() {
        byte[] bytes = new byte[32];
        bytes[31] = 0x2a;
        Digest digest = Digest.of(bytes);
        bytes[31] = 0;

        assertThat(digest)
                .hasToString("0".repeat(62) + "2a")
                .isNotEqualTo(Digest.EMPTY)
                .isNotEqualTo("2a");
        assertThat(digest.hashCode()).isNotEqualTo(Digest.EMPTY.hashCode());
        assertThatThrownBy(() -> Digest.of(new byte[31])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Digest.of(new byte[33])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void nothingIsAskedOfATableThatHasNotBeenOpened() {
        assertThatThrownBy(() -> Rules.decide(Rules.unopened(), TestTable.HOST, new Command.ThrowForStart(), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theFoldRefusesEventsThatItCanMakeNothingOf() {
        TableState before = TestTable.seating(2, Settings.DEFAULT).state();
        TableState toRoll = TestTable.playing(2, Settings.DEFAULT).state();

        assertThatThrownBy(() -> Rules.evolve(before, new Event.TakenBack(TestTable.FIRST)))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Rules.evolve(toRoll, new Event.TakenBack(TestTable.FIRST)))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Rules.evolve(
                        toRoll, new Event.Chosen(TestTable.FIRST, TestTable.columns(7), MoveSource.PERSON)))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void whatTwoLogsHaveInCommonIsFoundWhereverItEnds() {
        events.forEach(this::append);
        for (int alike = 0; alike <= events.size(); alike++) {
            Log other = new Log();
            events.subList(0, alike)
                    .forEach(event -> other.append(event, event.toString().getBytes(UTF_8)));
            other.append(new Event.LockChanged(true), new byte[] {1});
            other.append(new Event.LockChanged(false), new byte[] {2});

            assertThat(log.commonWith(other)).isEqualTo(alike);
            assertThat(other.commonWith(log)).isEqualTo(alike);
        }
    }
}
