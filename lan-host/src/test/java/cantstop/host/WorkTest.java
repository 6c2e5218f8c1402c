package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Settings;
import cantstop.engine.identity.Key;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.GuestLink;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What guests may ask is counted by the work that it makes.
class WorkTest {
    private static final Answer TOO_MANY = new Answer.Declined(Answer.Reason.TOO_MANY_COMMANDS);

    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);

    /// A guest whose network takes what is sent only when the test says so.
    private final class SlowReader implements GuestLink {
        private final List<HostMessage> heard = new ArrayList<>();
        private final List<Runnable> onTheWay = new ArrayList<>();

        private SlowReader comes() {
            party.core.connected(this, new Key("9".repeat(64)));
            party.core.received(this, new ClientMessage.Hello(VersionRange.OURS, "slow"));
            return this;
        }

        private void attends() {
            party.core.received(this, new ClientMessage.Attend(anna.table(), 0, Digest.EMPTY));
        }

        private void reads() {
            List<Runnable> sent = List.copyOf(onTheWay);
            onTheWay.clear();
            sent.forEach(Runnable::run);
        }

        private long entries() {
            return heard.stream()
                    .filter(HostMessage.Entries.class::isInstance)
                    .mapToLong(
                            entries -> ((HostMessage.Entries) entries).entries().size())
                    .sum();
        }

        @Override
        public void send(HostMessage message) {
            heard.add(message);
        }

        @Override
        public void send(HostMessage message, Runnable sent) {
            heard.add(message);
            onTheWay.add(sent);
        }

        @Override
        public void close() {
            // Nobody is at the other end.
        }
    }

    private void longLog(int events) {
        while (anna.replica().sequence() < events) {
            anna.asks(new Command.Lock(!anna.state().locked()));
            party.passesWith(HostLimits.ARRANGING_PAUSE, anna);
        }
    }

    @Test
    void aLongLogIsSentNoFasterThanItsGuestReads() {
        int atOnce = HostLimits.CHUNKS_AT_ONCE * Limits.ENTRIES_PER_CHUNK;
        longLog(2 * atOnce + 10);
        unlock();
        SlowReader slow = new SlowReader().comes();

        slow.attends();
        assertThat(slow.entries()).isEqualTo(atOnce);
        slow.reads();
        assertThat(slow.entries()).isEqualTo(2L * atOnce);
        anna.asks(new Command.Lock(true));
        assertThat(slow.entries()).isEqualTo(2L * atOnce);
        slow.reads();
        assertThat(slow.entries()).isEqualTo(anna.replica().sequence());
        anna.asks(new Command.Lock(false));
        assertThat(slow.entries()).isEqualTo(anna.replica().sequence());
    }

    private void unlock() {
        if (anna.state().locked()) {
            anna.asks(new Command.Lock(false));
        }
    }

    @Test
    void whoAttendsOnceMoreIsNotSentTheFirstLogToItsEnd() {
        int atOnce = HostLimits.CHUNKS_AT_ONCE * Limits.ENTRIES_PER_CHUNK;
        longLog(2 * atOnce);
        unlock();
        SlowReader slow = new SlowReader().comes();

        slow.attends();
        slow.attends();
        slow.reads();

        assertThat(slow.entries()).isEqualTo(3L * atOnce);
    }

    @Test
    void whoWantsALogAgainAndAgainWaitsForItAfterAWhile() {
        longLog(100);
        unlock();
        TestGuest greedy = party.guest('b');
        for (int times = 0; times < 399; times++) {
            greedy.attends(anna.table());
        }
        assertThat(greedy.heard(HostMessage.Attending.class).size()).isBetween(90, 110);

        party.passesWith(Duration.ofSeconds(2), greedy, anna);

        greedy.forgetsWhatItHeard();
        anna.asks(new Command.Lock(true));
        assertThat(greedy.heard(HostMessage.Entries.class)).hasSize(1);
    }

    @Test
    void whoAsksForTheListAgainAndAgainIsShownItOnceInAWhile() {
        TestGuest greedy = party.guest('b');
        for (int times = 0; times < 40; times++) {
            greedy.says(new ClientMessage.ListTables());
        }
        assertThat(greedy.heard(HostMessage.Tables.class)).hasSize(1);

        party.passes(HostLimits.LIST_PAUSE);

        assertThat(greedy.heard(HostMessage.Tables.class)).hasSize(2);
    }

    @Test
    void aCrowdThatComesToWatchIsCountedTogether() {
        List<TestGuest> crowd = new ArrayList<>();
        for (int guest = 0; guest < 300; guest++) {
            crowd.add(party.guest(guest).attends(anna.table()));
        }
        crowd.add(anna);
        party.passesWith(HostLimits.CROWD_PAUSE, crowd.toArray(TestGuest[]::new));
        crowd.removeLast();

        assertThat(crowd.getFirst().heard(HostMessage.Presence.class)).hasSizeLessThan(20);
        assertThat(crowd.getLast().lastHeard(HostMessage.Presence.class).spectators())
                .isEqualTo(300);
        assertThat(anna.lastHeard(HostMessage.Presence.class).spectators()).isEqualTo(300);
    }

    @Test
    void aCommandThatChangesNothingIsDoneAndNoEvent() {
        long before = anna.replica().sequence();

        assertThat(anna.asks(new Command.Lock(false))).isEqualTo(new Answer.Accepted(before));
        assertThat(anna.asks(new Command.ChangeSettings(Settings.DEFAULT))).isEqualTo(new Answer.Accepted(before));
        assertThat(anna.asks(new Command.ChangeBadge(TestGuest.badge("Opener"))))
                .isEqualTo(new Answer.Accepted(before));

        assertThat(anna.replica().sequence()).isEqualTo(before);
    }

    @Test
    void ofHandsThatMoveTooFastTheLastIsShown() {
        TestGuest ben = party.joins('b', anna);
        party.starts(anna);
        for (int number = 2; number <= 12; number++) {
            anna.says(new ClientMessage.Hover(anna.table(), List.of(Column.of(number))));
        }
        assertThat(ben.heard(HostMessage.Hovered.class)).hasSize(3);

        party.passes(Limits.HOVER_PAUSE);

        assertThat(ben.heard(HostMessage.Hovered.class)).hasSize(4);
        assertThat(ben.lastHeard(HostMessage.Hovered.class).columns()).containsExactly(Column.of(12));
    }

    @Test
    void whoChangesATableAllTheTimeIsToldToWaitAlsoAfterComingBack() {
        for (int times = 0; times < HostLimits.ARRANGEMENT_BURST; times++) {
            assertThat(anna.asks(new Command.Lock(times % 2 == 0))).isInstanceOf(Answer.Accepted.class);
        }
        assertThat(anna.asks(new Command.Lock(true))).isEqualTo(TOO_MANY);

        party.core.lost(anna);
        TestGuest back = party.guest('a').attends(anna.table());
        assertThat(back.asks(new Command.Lock(true))).isEqualTo(TOO_MANY);

        party.passesWith(HostLimits.ARRANGING_PAUSE, back);
        assertThat(back.asks(new Command.Lock(true))).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void whoHasASeatComesInThoughEveryPlaceIsTaken() {
        TestGuest ben = party.joins('b', anna);
        party.core.lost(ben);
        List<TestGuest> strangers = new ArrayList<>();
        for (int guest = 1; guest < Limits.CONNECTIONS; guest++) {
            strangers.add(stranger(guest, "10.0.0.9"));
        }
        TestGuest tooMany = stranger(5000, "10.0.0.9");
        assertThat(tooMany.isClosed()).isTrue();

        TestGuest back = party.stranger('b').at("10.0.0.9").hello();
        TestGuest other = stranger(5001, "10.0.0.7");

        assertThat(back.heard(HostMessage.Welcome.class)).hasSize(1);
        assertThat(other.heard(HostMessage.Welcome.class)).hasSize(1);
        assertThat(anna.isClosed()).isFalse();
        assertThat(strangers.stream().filter(TestGuest::isClosed)).hasSize(2);
        assertThat(strangers.getLast().isClosed()).isTrue();
        assertThat(strangers.getLast().lastHeard(HostMessage.Closing.class).reason())
                .isEqualTo(HostMessage.CloseReason.FULL);
    }

    private TestGuest stranger(int number, String address) {
        TestGuest stranger = party.comer(number).at(address);
        return stranger.hello();
    }
}
