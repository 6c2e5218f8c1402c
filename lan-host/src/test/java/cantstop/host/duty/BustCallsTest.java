package cantstop.host.duty;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Utterance;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BustCallsTest {
    private static final Utterance BUST = new Utterance.CallBust();
    private static final Answer.Declined NOT_NOW = new Answer.Declined(Answer.Reason.NOT_ALLOWED);
    private static final Seat BENS = Seat.of(1);

    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);

    /// Three runners stand on 2, 3 and 12: nearly every roll is a bust.
    private void annaIsInDanger() {
        party.starts(anna);
        party.dice.next(1, 1, 1, 2).next(6, 6, 1, 1);
        anna.moves(TestGuest.roll());
        anna.moves(TestGuest.choose(2, 3));
        anna.moves(TestGuest.roll());
        anna.moves(TestGuest.choose(2, 12));
    }

    private HostMessage.Calls heard() {
        return anna.lastHeard(HostMessage.Calls.class);
    }

    @Test
    void aCallThatComesTrueEarnsThree() {
        annaIsInDanger();
        assertThat(ben.speaks(BUST)).isInstanceOf(Answer.Accepted.class);
        assertThat(heard().calling()).containsExactly(BENS);

        party.dice.next(3, 3, 4, 4);
        anna.moves(TestGuest.roll());

        assertThat(heard()).isEqualTo(new HostMessage.Calls(anna.table(), List.of(), Map.of(BENS, 3)));
    }

    @Test
    void aCallThatDoesNotCostsOne() {
        annaIsInDanger();
        ben.speaks(BUST);

        party.dice.next(1, 1, 4, 4);
        anna.moves(TestGuest.roll());

        assertThat(heard()).isEqualTo(new HostMessage.Calls(anna.table(), List.of(), Map.of(BENS, -1)));
    }

    @Test
    void aStopMakesItVoid() {
        annaIsInDanger();
        ben.speaks(BUST);

        anna.moves(TestGuest.stop());

        assertThat(heard()).isEqualTo(new HostMessage.Calls(anna.table(), List.of(), Map.of()));
    }

    @Test
    void thereIsOneCallARoll() {
        annaIsInDanger();
        ben.speaks(BUST);
        assertThat(ben.speaks(BUST)).isEqualTo(NOT_NOW);

        party.dice.next(1, 1, 4, 4);
        anna.moves(TestGuest.roll());
        assertThat(ben.speaks(BUST)).as("while the options lie there").isEqualTo(NOT_NOW);
        anna.moves(TestGuest.choose(2));
        assertThat(ben.speaks(BUST)).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void theRollerWhoWatchesAndATableWithoutCallsDontCall() {
        annaIsInDanger();
        TestGuest watcher = party.guest('c').attends(anna.table());

        assertThat(anna.speaks(BUST)).isEqualTo(NOT_NOW);
        assertThat(watcher.speaks(BUST)).isEqualTo(NOT_NOW);

        Party quiet = new Party();
        TestGuest owner = quiet.owner(Settings.DEFAULT.withCalls(false));
        TestGuest other = quiet.joins('b', owner);
        quiet.starts(owner);
        assertThat(owner.replica().events()).anyMatch(Event.Started.class::isInstance);
        assertThat(other.speaks(BUST)).isEqualTo(NOT_NOW);
    }

    @Test
    void aNewcomerIsToldHowItStands() {
        annaIsInDanger();
        ben.speaks(BUST);

        TestGuest late = party.guest('d').attends(anna.table());

        assertThat(late.lastHeard(HostMessage.Calls.class).calling()).containsExactly(BENS);
    }
}
