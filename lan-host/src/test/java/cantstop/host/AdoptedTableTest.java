package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.Epoch;
import cantstop.engine.Log;
import cantstop.engine.Settings;
import cantstop.host.environment.Journal;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/// A host goes on with the log of a table that another host led, or that was cut off.
class AdoptedTableTest {
    private final Party party = new Party();

    @Test
    void aTableOfAnotherHostGoesOnHereWithItsWholeLogInANewEpoch() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        TestGuest ben = party.joins('b', anna);
        party.starts(anna);
        Party other = party.elsewhere();
        AtomicReference<Answer> answer = new AtomicReference<>();

        other.core.adopt(ben.replica(), answer::set);
        TestGuest back = anna.comesBackTo(other);

        assertThat(answer.get()).isInstanceOf(Answer.Accepted.class);
        assertThat(other.journal.batches()).hasSize(1);
        assertThat(back.state().epoch()).isEqualTo(new Epoch(2));
        other.dice.next(3, 4, 6, 1);
        assertThat(back.moves(TestGuest.roll())).isInstanceOf(Answer.Accepted.class);
        TestGuest late = other.killedAndStartedAgain().guest('c').attends(anna.table());
        assertThat(late.replica().digest()).isEqualTo(back.replica().digest());
    }

    /// A table's log that lost the end of its opening.
    private static Log cutOff(TestGuest owner) {
        Log cut = new Log();
        owner.replica().after(0).subList(0, 3).forEach(entry -> cut.append(entry.event(), entry.bytes()));
        return cut;
    }

    @Test
    void aTableThatWasCutOffInTheMiddleOfWhatHappensAtOnceGoesOnWithTheRestOfIt() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        Party other = party.elsewhere();

        other.core.adopt(cutOff(anna), _ -> {});
        TestGuest back = anna.comesBackTo(other);

        assertThat(back.state().isOwner(anna.person())).isTrue();
        assertThat(back.state().epoch()).isEqualTo(new Epoch(2));
        assertThat(Audit.firstIllegal(back.replica().events())).isEmpty();
    }

    @Test
    void aTableThatItsJournalLostTheEndOfGoesOnWithTheRestOfIt() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        Log cut = cutOff(anna);
        Party again = party.killedAndStartedAgain();
        List<HostMessage.Entry> entries =
                cut.after(0).stream().map(HostMessage.Entry::of).toList();
        again.journal.write(List.of(new Journal.Page(entries, cut.state())), _ -> {});

        TestGuest back = anna.comesBackTo(again);

        assertThat(back.state().isOwner(anna.person())).isTrue();
        assertThat(back.replica().events()).isEqualTo(anna.replica().events());
    }

    @Test
    void aTableThatCannotBeKeptIsNotAdopted() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        Party other = party.elsewhere();
        AtomicReference<Answer> answer = new AtomicReference<>();
        other.journal.hold();

        other.core.adopt(anna.replica(), answer::set);
        other.journal.fail();

        assertThat(answer.get()).isEqualTo(new Answer.Declined(Answer.Reason.STOPPED));
        TestGuest visitor = other.guest('c').attends(anna.table());
        assertThat(visitor.lastHeard(HostMessage.Answered.class).answer())
                .isEqualTo(new Answer.Declined(Answer.Reason.NO_SUCH_TABLE));
    }

    @Test
    void aTableThatSomebodyAttendsIsNotTakenFromThem() {
        TestGuest anna = party.owner(Settings.DEFAULT);
        AtomicReference<Answer> answer = new AtomicReference<>();

        party.core.adopt(anna.replica(), answer::set);

        assertThat(answer.get()).isEqualTo(new Answer.Declined(Answer.Reason.NOT_ALLOWED));
    }
}
