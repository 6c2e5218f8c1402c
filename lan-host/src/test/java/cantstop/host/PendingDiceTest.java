package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Refusal;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.protocol.Answer;
import cantstop.protocol.RequestId;
import org.junit.jupiter.api.Test;

/// While dice fall.
class PendingDiceTest {
    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);

    @Test
    void furtherMovesAreToldThatOneIsPending() {
        party.starts(anna);
        party.dice.hold();
        Command.Turn roll = anna.turn(TestGuest.roll());
        RequestId first = anna.submits(0, roll);

        assertThat(anna.answerTo(first)).isEmpty();
        assertThat(anna.asks(roll)).isEqualTo(new Answer.Declined(Answer.Reason.PENDING));
        assertThat(party.dice.inTheAir()).isEqualTo(1);

        party.dice.fall();
        assertThat(anna.answerTo(first))
                .contains(new Answer.Accepted(anna.state().sequence()));
    }

    @Test
    void theWrongPersonsRollThrowsNoDice() {
        party.starts(anna);
        party.dice.hold();

        assertThat(ben.moves(TestGuest.roll())).isInstanceOf(Answer.Rejected.class);
        assertThat(party.dice.inTheAir()).isZero();
    }

    @Test
    void actsAboutTheTableGoThrough() {
        party.starts(anna);
        party.dice.hold();
        RequestId roll = anna.submits(0, anna.turn(TestGuest.roll()));

        assertThat(anna.asks(new Command.Lock(true))).isInstanceOf(Answer.Accepted.class);

        party.dice.fall();
        assertThat(anna.answerTo(roll))
                .contains(new Answer.Accepted(anna.state().sequence()));
        assertThat(anna.replica().events()).last().isInstanceOf(Event.Rolled.class);
    }

    @Test
    void theRollIsDecidedOnTheStateAtItsEnd() {
        party.joins('c', anna);
        party.dice.next(6, 6, 1, 2, 1, 2);
        anna.asks(new Command.Start());
        party.dice.hold();
        RequestId roll = anna.submits(0, anna.turn(TestGuest.roll()));
        anna.asks(new Command.Leave(false));

        party.dice.fall();

        assertThat(anna.answerTo(roll)).contains(new Answer.Rejected(Refusal.Plain.NOT_SEATED));
        assertThat(ben.state().playing().orElseThrow().mover()).isEqualTo(Seat.of(1));
        assertThat(ben.replica().events()).noneMatch(event -> event instanceof Event.Rolled);
    }

    @Test
    void diceThatFallWhileSomethingIsWrittenWaitForIt() {
        party.starts(anna);
        party.dice.hold();
        party.journal.hold();
        RequestId roll = anna.submits(0, anna.turn(TestGuest.roll()));
        anna.submits(0, new Command.Lock(true));

        party.dice.fall();
        assertThat(party.journal.unfinished()).isEqualTo(1);
        party.journal.finish();
        party.journal.finish();

        assertThat(anna.answerTo(roll))
                .contains(new Answer.Accepted(anna.state().sequence()));
    }

    @Test
    void whoSitsDownDuringTheThrowForTheStartPlaysToo() {
        party.dice.hold();
        RequestId start = anna.submits(0, new Command.Start());
        party.joins('c', anna);

        party.dice.next(6, 6, 1, 1).fall();
        assertThat(anna.answerTo(start)).isEmpty();
        party.dice.next(6, 6, 1, 1, 2, 2).fall();

        assertThat(anna.answerTo(start))
                .contains(new Answer.Accepted(anna.state().sequence()));
        assertThat(anna.state().playing().orElseThrow().players()).hasSize(3);
    }

    @Test
    void aSecondStartDuringTheThrowIsPending() {
        party.dice.hold();
        anna.submits(0, new Command.Start());

        assertThat(anna.asks(new Command.Start())).isEqualTo(new Answer.Declined(Answer.Reason.PENDING));
    }
}
