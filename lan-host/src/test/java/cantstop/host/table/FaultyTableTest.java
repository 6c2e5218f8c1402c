package cantstop.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.Answer;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.Utterance;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A fault in what a message leads to stops its table, and leaves the connection of its sender alone.
class FaultyTableTest {
    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);
    private final TestGuest other = party.guest('d').opens(Settings.DEFAULT);

    @BeforeEach
    void itIsAnnasTurn() {
        party.starts(anna);
        party.dice.next(3, 4, 5, 1);
        anna.moves(TestGuest.roll());
    }

    private void onlyTheTableStops() {
        assertThat(anna.isClosed()).isFalse();
        assertThat(ben.isClosed()).isFalse();
        assertThat(anna.lastHeard(HostMessage.TableStopped.class))
                .isEqualTo(new HostMessage.TableStopped(anna.table(), HostMessage.StopReason.BROKEN));
        assertThat(other.heard(HostMessage.TableStopped.class)).isEmpty();
    }

    @Test
    void aFaultWhileAGuestTalksStopsTheTable() {
        anna.failsOn(HostMessage.Spoken.class);

        ben.says(new ClientMessage.Speak(
                new RequestId(99),
                ben.table(),
                0,
                TestGuest.badge("Ben").name(),
                new Utterance.Chat(new ChatText("Hello"))));

        onlyTheTableStops();
    }

    @Test
    void aFaultWhileAPointerIsShownStopsTheTable() {
        ben.failsOn(HostMessage.Hovered.class);

        anna.says(new ClientMessage.Hover(anna.table(), List.of(Column.of(7))));

        onlyTheTableStops();
    }

    @Test
    void aFaultWhileAGuestNudgesStopsTheTable() {
        party.passesWith(Duration.ofSeconds(20), anna, ben, other);
        anna.failsOn(HostMessage.Nudged.class);

        ben.says(new ClientMessage.Nudge(ben.table(), 0, Seat.of(0)));

        onlyTheTableStops();
    }

    @Test
    void aFaultWhileANewcomerIsToldStopsTheTable() {
        TestGuest cleo = party.guest('c');
        cleo.failsOn(HostMessage.Presence.class);

        cleo.attends(anna.table());

        assertThat(cleo.isClosed()).isFalse();
        onlyTheTableStops();
    }

    @Test
    void aTableThatAFaultStoppedGoesOnFromItsJournal() {
        anna.failsOn(HostMessage.Spoken.class);
        ben.says(new ClientMessage.Speak(
                new RequestId(99),
                ben.table(),
                0,
                TestGuest.badge("Ben").name(),
                new Utterance.Chat(new ChatText("Hello"))));
        onlyTheTableStops();

        party.passesWith(HostLimits.TRY_AGAIN.plusSeconds(1), anna, ben, other);

        assertThat(ben.asks(new Command.Leave(false))).isInstanceOf(Answer.Accepted.class);
        assertThat(anna.replica().digest()).isEqualTo(ben.replica().digest());
    }

    @Test
    void aTableThatBrokeWhileNobodyAttendedGoesOnForWhoComesBack() {
        anna.moves(TestGuest.choose(7, 6));
        party.dice.hold();
        anna.submits(0, anna.turn(TestGuest.roll()));
        party.core.lost(anna);
        party.core.lost(ben);
        party.dice.next(1, 1, 1, 9).fall();

        TestGuest back = anna.comesBackTo(party);
        assertThat(back.heard(HostMessage.TableStopped.class)).hasSize(1);
        party.passesWith(HostLimits.TRY_AGAIN.plusSeconds(1), back, other);

        assertThat(back.moves(TestGuest.stop())).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void aTableThatBreaksAgainAndAgainIsTriedLessAndLessOften() {
        party.passesWith(Duration.ofSeconds(30), anna, ben, other);
        breaks();
        int before = party.journal.reads().size();
        for (int time = 0; time < 20; time++) {
            party.passesWith(HostLimits.TRY_AGAIN, anna, ben, other);
            breaks();
        }

        assertThat(party.journal.reads().size() - before).isBetween(3, 5);
    }

    /// The table breaks, if it goes on.
    private void breaks() {
        anna.failsOn(HostMessage.Hovered.class);
        ben.failsOn(HostMessage.Hovered.class);
        anna.says(new ClientMessage.Hover(anna.table(), List.of(Column.of(7))));
    }

    @Test
    void aNewcomerWhoStillWaitsForALongLogAttendsTheTableThatGoesOn() {
        Party elsewhere = party.elsewhere();
        elsewhere.core.adopt(longLog(), _ -> {});
        TestGuest annaThere = elsewhere.guest('a').attends(anna.table());
        elsewhere.guest('c').attends(anna.table());
        TestGuest cleo = elsewhere.guest('c').attends(anna.table());
        assertThat(cleo.heard(HostMessage.Attending.class)).isEmpty();
        elsewhere.guest('b').attends(anna.table()).failsOn(HostMessage.Hovered.class);
        annaThere.says(new ClientMessage.Hover(anna.table(), List.of(Column.of(7))));
        assertThat(annaThere.heard(HostMessage.TableStopped.class)).isNotEmpty();

        elsewhere.passesWith(Duration.ofMinutes(1), annaThere, cleo);

        assertThat(annaThere.asks(new Command.Lock(true))).isInstanceOf(Answer.Accepted.class);
        assertThat(cleo.replica().digest()).isEqualTo(annaThere.replica().digest());
    }

    /// One that is sent so slowly that the table can break meanwhile: its door was locked and unlocked all the time.
    private Log longLog() {
        anna.asks(new Command.Lock(true));
        anna.asks(new Command.Lock(false));
        Log log = anna.replica();
        List<LogEntry> last = List.copyOf(log.after(log.sequence() - 2));
        for (int time = 0; time < 10_000; time++) {
            last.forEach(entry -> log.append(entry.event(), entry.bytes()));
        }
        return log;
    }
}
