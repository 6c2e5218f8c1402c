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
    private final List<Event> events = Table.playing(2, Settings.DEFAULT).events();

    private void append(Event event) {
        log.append(event, event.toString().getBytes(UTF_8));
    }

    @Test
    void an_empty_log_has_an_unopened_table_and_32_zero_bytes_for_a_digest() {
        assertThat(log.sequence()).isZero();
        assertThat(log.state()).isEqualTo(Rules.unopened());
        assertThat(log.digest()).isEqualTo(Digest.EMPTY).hasToString("0".repeat(64));
        assertThat(log.digest().bytes()).isEqualTo(new byte[32]);
    }

    @Test
    void each_digest_is_sha_256_over_the_one_before_and_the_events_bytes() throws Exception {
        append(events.getFirst());
        MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
        sha256.update(new byte[32]);
        sha256.update(events.getFirst().toString().getBytes(UTF_8));

        assertThat(log.digest()).isEqualTo(Digest.of(sha256.digest()));
    }

    @Test
    void entries_are_numbered_from_one_and_kept_as_they_were_written() {
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
    void append_answers_with_the_entry_and_a_failed_one_leaves_no_trace() {
        LogEntry entry = log.append(events.getFirst(), new byte[] {1});

        assertThat(log.after(0)).containsExactly(entry);
        assertThatThrownBy(() -> append(new Event.Over(null))).isInstanceOf(IllegalStateException.class);
        assertThat(log.sequence()).isEqualTo(1);
        assertThat(log.digest()).isEqualTo(entry.digest());
    }

    @Test
    void prepared_events_are_appended_as_they_were_folded_and_digested() {
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
    void what_was_prepared_for_a_shorter_log_is_not_appended() {
        Log.Addition addition = log.prepare(events, event -> event.toString().getBytes(UTF_8));
        append(events.getFirst());

        assertThatThrownBy(() -> log.append(addition)).isInstanceOf(IllegalStateException.class);
        assertThat(log.sequence()).isEqualTo(1);
    }

    @Test
    void nobody_can_write_in_what_was_given_out() {
        LogEntry entry = log.append(events.getFirst(), new byte[] {1});
        entry.bytes()[0] = 2;
        entry.digest().bytes()[0]++;

        assertThat(entry.bytes()).containsExactly(1);
        assertThat(log.after(0).getFirst()).isEqualTo(entry);
        assertThatThrownBy(() -> log.after(0).clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void entries_are_equal_where_place_bytes_and_digest_are() {
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
    void a_digest_has_32_bytes_of_its_own() {
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
    void nothing_is_asked_of_a_table_that_has_not_been_opened() {
        assertThatThrownBy(() -> Rules.decide(Rules.unopened(), Table.HOST, new Command.ThrowForStart(), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_fold_refuses_events_that_it_can_make_nothing_of() {
        TableState before = Table.seating(2, Settings.DEFAULT).state();
        TableState toRoll = Table.playing(2, Settings.DEFAULT).state();

        assertThatThrownBy(() -> Rules.evolve(before, new Event.TakenBack(Table.FIRST)))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Rules.evolve(toRoll, new Event.TakenBack(Table.FIRST)))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Rules.evolve(toRoll, new Event.Chosen(Table.FIRST, Table.columns(7), By.PERSON)))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void what_two_logs_have_in_common_is_found_wherever_it_ends() {
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
