package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.BotLevel;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Log;
import cantstop.engine.Settings;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What becomes of tables whose host was killed, that nobody attends, or that could not be kept.
class RecoveryTest {
    private final Party party = new Party();

    @Test
    void whoComesBackAfterTheHostWasKilledGoesOnInTheSameGame() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        party.joins('b', anna);
        party.starts(anna);
        party.dice.next(3, 4, 6, 1);
        anna.moves(TestGuest.roll());
        Log before = anna.replica();

        Party again = party.killedAndStartedAgain();
        TestGuest back = anna.comesBackTo(again);

        assertThat(back.lastHeard(HostMessage.Attending.class))
                .isEqualTo(new HostMessage.Attending(anna.table(), Epoch.FIRST, before.sequence()));
        assertThat(back.lastHeard(HostMessage.Entries.class).entries()).isEmpty();
        assertThat(back.moves(TestGuest.choose(7, 7))).isEqualTo(new Answer.Accepted(before.sequence()));
    }

    @Test
    void theTableHasItsIdentityItsOwnerAndItsSeats() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        party.joins('b', anna);

        Party again = party.killedAndStartedAgain();
        TestGuest ben = again.guest('b').attends(anna.table());

        assertThat(ben.state().id()).isEqualTo(anna.table());
        assertThat(ben.state().epoch()).isEqualTo(Epoch.FIRST);
        assertThat(ben.state().isOwner(anna.person())).isTrue();
        assertThat(ben.state().seatOf(ben.person())).isPresent();
        assertThat(ben.asks(new Command.Lock(true))).isInstanceOf(Answer.Rejected.class);
    }

    @Test
    void aTableThatCannotBeReadForAMomentIsWaitedFor() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        Party again = party.killedAndStartedAgain();
        again.journal.failsToRead(2);

        TestGuest back = again.guest('a').attends(anna.table());
        assertThat(back.heard(HostMessage.Answered.class)).isEmpty();

        again.passes(Duration.ofSeconds(1));
        assertThat(back.state().id()).isEqualTo(anna.table());
    }

    @Test
    void whoWaitsForATableThatCannotBeReadIsToldSo() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        Party again = party.killedAndStartedAgain();
        again.journal.failsToRead(100);

        TestGuest back = again.guest('a').attends(anna.table());
        again.passes(Duration.ofSeconds(3));

        assertThat(back.lastHeard(HostMessage.Answered.class).answer())
                .isEqualTo(new Answer.Declined(Answer.Reason.STOPPED));
    }

    @Test
    void aBotWhoseTurnItWasMovesOnceSomebodyIsThere() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        party.seatsBot(anna, 1, new BotLevel("rule-of-28"));
        party.dice.next(1, 1, 6, 6);
        anna.asks(new Command.Start());
        long before = anna.replica().sequence();

        Party again = party.killedAndStartedAgain();
        again.dice.next(3, 4, 6, 1);
        TestGuest back = anna.comesBackTo(again);
        again.passes(Duration.ZERO);

        assertThat(back.replica().sequence()).isGreaterThan(before);
    }

    @Test
    void theClockOfATurnRunsAnewOnceThePersonIsBack() {
        TestGuest anna = party.owner(Settings.DEFAULT.withTimerSeconds(30));
        party.joins('b', anna);
        party.starts(anna);
        party.passes(Duration.ofSeconds(20));

        Party again = party.killedAndStartedAgain();
        TestGuest back = anna.comesBackTo(again);
        long before = back.replica().sequence();
        again.dice.next(3, 4, 6, 1);
        again.passesWith(Duration.ofSeconds(29), back);
        assertThat(back.replica().sequence()).isEqualTo(before);
        again.passesWith(Duration.ofSeconds(2), back);

        assertThat(back.replica().sequence()).isGreaterThan(before);
    }

    @Test
    void tablesOfLastTimeAreListedWithoutBeingAwake() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        party.joins('b', anna);
        Party again = party.killedAndStartedAgain();
        TestGuest visitor = again.guest('c');

        again.core.recover(List.of(anna.table(), new TableId("0".repeat(32))));
        again.passes(Duration.ZERO);
        visitor.says(new ClientMessage.ListTables());

        assertThat(visitor.lastHeard(HostMessage.Tables.class).tables())
                .singleElement()
                .extracting(TableSummary::id, TableSummary::players)
                .containsExactly(anna.table(), List.of("Opener", "Guest"));
    }

    @Test
    void aTableThatAGuestComesBackToIsReadOnceForTheGuestAndTheList() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        TestGuest other = party.guest('d').opens(Settings.DEFAULT);
        Party again = party.killedAndStartedAgain();
        int before = again.journal.reads().size();
        anna.comesBackTo(again);

        again.core.recover(List.of(anna.table(), other.table()));
        again.passes(Duration.ZERO);

        assertThat(again.journal.reads().stream().skip(before)).containsExactly(anna.table(), other.table());
    }

    @Test
    void aTableThatTheListWaitsForIsReadOnceForTheGuestWhoComesBack() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        Party again = party.killedAndStartedAgain();
        again.journal.failsToRead(1);
        int before = again.journal.reads().size();
        again.core.recover(List.of(anna.table()));

        TestGuest back = anna.comesBackTo(again);
        again.passes(HostLimits.READ_AGAIN);

        assertThat(back.state().id()).isEqualTo(anna.table());
        assertThat(again.journal.reads().size() - before).isEqualTo(2);
    }

    @Test
    void aTableThatNobodyAttendsFallsAsleepStaysListedAndWakesUp() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        Log before = anna.replica();
        anna.says(new ClientMessage.Goodbye());
        party.passes(HostLimits.ASLEEP_AFTER);
        TestGuest visitor = party.guest('c');
        visitor.says(new ClientMessage.ListTables());

        TestGuest back = anna.comesBackTo(party);

        assertThat(party.journal.reads()).containsExactly(anna.table());
        assertThat(visitor.lastHeard(HostMessage.Tables.class).tables()).hasSize(1);
        assertThat(back.replica().digest()).isEqualTo(before.digest());
        assertThat(back.asks(new Command.Lock(true))).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void aTableThatSomebodyCameBackToDoesNotFallAsleep() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        anna.says(new ClientMessage.Goodbye());
        party.passes(HostLimits.ASLEEP_AFTER.minusSeconds(1));

        TestGuest back = anna.comesBackTo(party);
        party.passesWith(HostLimits.ASLEEP_AFTER, back);

        assertThat(party.journal.reads()).isEmpty();
    }

    /// A table locks its door, and that can't be written.
    private void couldNotBeKept(TestGuest owner) {
        party.journal.hold();
        owner.submits(0, new Command.Lock(true));
        party.journal.fail();
        party.journal.release();
    }

    @Test
    void aTableThatCouldNotBeKeptGoesOnFromItsJournalOnceThereIsRoom() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        TestGuest ben = party.joins('b', anna);
        couldNotBeKept(anna);

        party.passesWith(HostLimits.TRY_AGAIN.plusSeconds(1), anna, ben);
        Answer answer = anna.asks(new Command.Lock(true));

        assertThat(answer).isInstanceOf(Answer.Accepted.class);
        assertThat(ben.state().locked()).isTrue();
        assertThat(ben.replica().digest()).isEqualTo(anna.replica().digest());
    }

    @Test
    void whatIsFoundAlthoughItCouldNotBeKeptIsToldToThoseWhoStayed() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        TestGuest ben = party.joins('b', anna);
        party.journal.keepAllTheSame();
        couldNotBeKept(anna);

        party.passesWith(HostLimits.TRY_AGAIN.plusSeconds(1), anna, ben);

        assertThat(anna.state().locked()).isTrue();
        assertThat(ben.replica().digest()).isEqualTo(anna.replica().digest());
    }

    @Test
    void whoAsksAgainForATableThatCouldNotBeKeptIsAnswered() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        TestGuest ben = party.joins('b', anna);
        couldNotBeKept(anna);
        ben.forgetsWhatItHeard();

        ben.attends(anna.table());

        assertThat(ben.heard(HostMessage.Attending.class)).hasSize(1);
        assertThat(ben.replica().digest()).isEqualTo(anna.replica().digest());
    }

    @Test
    void whoComesToATableThatCouldNotBeKeptFindsItGoingOn() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        couldNotBeKept(anna);

        TestGuest ben = party.guest('b').attends(anna.table());

        assertThat(ben.heard(HostMessage.TableStopped.class)).isEmpty();
        assertThat(ben.asks(new Command.SitDown(null, TestGuest.badge("B")))).isInstanceOf(Answer.Accepted.class);
        assertThat(anna.replica().digest()).isEqualTo(ben.replica().digest());
    }
}
