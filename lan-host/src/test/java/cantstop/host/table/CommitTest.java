package cantstop.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import java.util.List;
import org.junit.jupiter.api.Test;

class CommitTest {
    private final Party party = new Party();

    @Test
    void nothingIsSaidBeforeItIsKept() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        TestGuest watcher = party.guest('b').attends(owner.table());
        party.journal.hold();
        owner.forgetsWhatItHeard();
        watcher.forgetsWhatItHeard();

        owner.submits(0, new Command.Lock(true));

        assertThat(party.journal.unfinished()).isEqualTo(1);
        assertThat(owner.heard()).isEmpty();
        assertThat(watcher.heard()).isEmpty();
    }

    @Test
    void whatIsKeptIsSentToEverybodyTheSenderIncludedAndThenAnswered() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        TestGuest watcher = party.guest('b').attends(owner.table());
        party.journal.hold();
        owner.forgetsWhatItHeard();
        watcher.forgetsWhatItHeard();
        owner.submits(0, new Command.Lock(true));

        party.journal.finish();

        assertThat(owner.heard()).hasExactlyElementsOfTypes(HostMessage.Entries.class, HostMessage.Answered.class);
        assertThat(watcher.heard()).hasExactlyElementsOfTypes(HostMessage.Entries.class);
        assertThat(watcher.heard().getFirst()).isEqualTo(owner.heard().getFirst());
        assertThat(owner.state().locked()).isTrue();
        assertThat(party.journal.batches().getLast().getFirst().entries())
                .isEqualTo(owner.lastHeard(HostMessage.Entries.class).entries());
    }

    @Test
    void whoComesWhileSomethingIsWrittenHearsItOnceAfterwards() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        party.journal.hold();
        owner.submits(0, new Command.Lock(true));

        TestGuest newcomer = party.guest('b').attends(owner.table());
        assertThat(newcomer.state().locked()).isFalse();
        party.journal.finish();

        assertThat(newcomer.replica().digest()).isEqualTo(owner.replica().digest());
    }

    @Test
    void oneCommandIsCarriedOutAtATimeAndTheNextSeesItsResult() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        TestGuest guest = party.guest('b').attends(owner.table());
        party.journal.hold();

        owner.submits(0, new Command.Leave(false));
        RequestId sitting = guest.submits(0, new Command.SitDown(null, TestGuest.badge("B")));
        assertThat(party.journal.unfinished()).isEqualTo(1);
        party.journal.finish();
        party.journal.finish();

        assertThat(guest.answerTo(sitting))
                .contains(new Answer.Accepted(guest.state().sequence()));
        assertThat(guest.state().isOwner(guest.person())).isTrue();
    }

    @Test
    void whatSeveralTablesHaveWaitingIsWrittenTogether() {
        TestGuest first = party.owner(Settings.DEFAULT);
        TestGuest second = party.guest('b').opens(Settings.DEFAULT);
        TestGuest third = party.guest('c').opens(Settings.DEFAULT);
        party.journal.hold();

        first.submits(0, new Command.Lock(true));
        second.submits(0, new Command.Lock(true));
        third.submits(0, new Command.Lock(true));
        party.journal.finish();

        assertThat(first.state().locked()).isTrue();
        assertThat(second.state().locked()).isFalse();
        assertThat(party.journal.batches().getLast()).hasSize(2);
        party.journal.finish();
        assertThat(second.state().locked()).isTrue();
        assertThat(third.state().locked()).isTrue();
    }

    @Test
    void aFailedWriteStopsTheTablesInItAndNoOther() {
        TestGuest first = party.owner(Settings.DEFAULT);
        TestGuest second = party.guest('b').opens(Settings.DEFAULT);
        TestGuest third = party.guest('c').opens(Settings.DEFAULT);
        party.journal.hold();
        first.submits(0, new Command.Lock(true));
        RequestId failing = second.submits(0, new Command.Lock(true));
        RequestId waiting = second.submits(0, new Command.Lock(false));
        third.forgetsWhatItHeard();

        party.journal.finish();
        party.journal.fail();
        third.submits(0, new Command.Lock(true));
        party.journal.finish();

        assertThat(second.lastHeard(HostMessage.TableStopped.class))
                .isEqualTo(new HostMessage.TableStopped(second.table(), HostMessage.StopReason.NOT_KEPT));
        assertThat(List.of(second.answerTo(failing), second.answerTo(waiting)))
                .allSatisfy(answer -> assertThat(answer).contains(new Answer.Declined(Answer.Reason.STOPPED)));
        assertThat(second.state().locked()).isFalse();
        assertThat(first.state().locked()).isTrue();
        assertThat(third.state().locked()).isTrue();
        assertThat(second.asks(new Command.Start())).isEqualTo(new Answer.Declined(Answer.Reason.STOPPED));
    }

    @Test
    void aTableThatCannotBeKeptIsNotOpened() {
        party.journal.hold();
        TestGuest guest = party.guest('a').opens(Settings.DEFAULT);
        assertThat(guest.heard()).hasExactlyElementsOfTypes(HostMessage.Welcome.class);

        party.journal.fail();
        guest.says(new ClientMessage.ListTables());

        assertThat(guest.answerTo(new RequestId(1))).contains(new Answer.Declined(Answer.Reason.STOPPED));
        assertThat(guest.lastHeard(HostMessage.Tables.class).tables()).isEmpty();
    }

    @Test
    void aJournalThatThrowsAnExceptionStopsItsTableForAMomentAndNoOther() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        TestGuest other = party.guest('c').opens(Settings.DEFAULT);
        party.journal.breaks();
        owner.submits(0, new Command.Lock(true));

        assertThat(other.asks(new Command.Lock(true))).isInstanceOf(Answer.Accepted.class);

        party.passesWith(HostLimits.TRY_AGAIN.plusSeconds(1), owner, other);
        assertThat(owner.asks(new Command.Lock(true))).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void aJournalThatThrowsAnExceptionWhenItIsReadIsAskedAgain() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        Party again = party.killedAndStartedAgain();
        again.journal.breaks();

        TestGuest back = owner.comesBackTo(again);
        again.passesWith(HostLimits.READ_AGAIN, back);

        assertThat(back.state().id()).isEqualTo(owner.table());
    }

    @Test
    void diceThatAreNoneBreakTheirTableAndNoOther() {
        TestGuest owner = party.owner(Settings.DEFAULT);
        party.joins('b', owner);
        TestGuest other = party.guest('c').opens(Settings.DEFAULT);
        party.starts(owner);
        party.dice.next(7, 7, 7, 7);

        Answer answer = owner.moves(TestGuest.roll());

        assertThat(answer).isEqualTo(new Answer.Declined(Answer.Reason.STOPPED));
        assertThat(owner.lastHeard(HostMessage.TableStopped.class).reason()).isEqualTo(HostMessage.StopReason.BROKEN);
        assertThat(other.asks(new Command.Lock(true))).isInstanceOf(Answer.Accepted.class);
        TestGuest late = party.guest('d').attends(owner.table());
        assertThat(late.replica().digest()).isEqualTo(owner.replica().digest());
        assertThat(late.heard(HostMessage.TableStopped.class)).hasSize(1);
    }
}
