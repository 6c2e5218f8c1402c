package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.RequestId;
import org.junit.jupiter.api.Test;

/// A guest at a big party: waiting for a seat, and giving them out.
class OrganisingTest {
    private static final Badge BADGE = new Badge(new PlayerName("Ana"), Colour.BLUE, Shape.CIRCLE);
    private static final ClientMessage WAIT = new ClientMessage.WaitForSeat(0, BADGE);
    private static final HostMessage PLACED = new HostMessage.Placed(HostLog.TABLE);

    private final HostLog log = HostLog.opened();

    @Test
    void anOrderIsSentAndItsAnswerHeard() {
        ClientParty party = ClientParty.connected();
        RequestId request =
                party.guest.ask(number -> new ClientMessage.Organise(number, new OrganiserCommand.Shuffle()));

        assertThat(party.link().sent())
                .containsExactly(new ClientMessage.Organise(request, new OrganiserCommand.Shuffle()));
        party.link().say(new HostMessage.Answered(request, new Answer.Accepted(0)));
        assertThat(party.ear.heard()).containsExactly(new Ear.Answered(request, new Answer.Accepted(0)));
    }

    @Test
    void withoutAConnectionAnOrderIsDeclined() {
        ClientParty party = new ClientParty();
        RequestId request =
                party.guest.ask(number -> new ClientMessage.Organise(number, new OrganiserCommand.Shuffle()));
        party.timers.runDue();

        assertThat(party.ear.heard())
                .containsExactly(new Ear.Answered(request, new Answer.Declined(Answer.Reason.NOT_CONNECTED)));
    }

    @Test
    void whoWaitsFollowsTheTableThatTheyArePlacedAt() {
        ClientParty party = ClientParty.connected();
        party.guest.waitForSeat(0, BADGE);
        assertThat(party.link().sent()).containsExactly(WAIT);

        party.link().say(PLACED, log.attending(0), log.sendAfter(0));

        assertThat(party.ear.heard())
                .singleElement()
                .isInstanceOfSatisfying(
                        Ear.Attending.class,
                        attending -> assertThat(attending.table()).isEqualTo(HostLog.TABLE));
    }

    @Test
    void waitingGoesOnAfterAReconnect() {
        ClientParty party = ClientParty.connected();
        party.guest.waitForSeat(0, BADGE);
        party.link().lose(LinkListener.LossReason.RESET);
        party.guest.retryNow();
        party.welcome();

        assertThat(party.link().sent()).contains(WAIT);
    }

    @Test
    void whoHasGoneToATableMeanwhileStaysThere() {
        ClientParty party = ClientParty.connected();
        TableId other = new TableId("e".repeat(32));
        party.guest.waitForSeat(0, BADGE);
        party.guest.attend(other);

        party.link().say(PLACED, log.attending(0), log.sendAfter(0));

        assertThat(party.ear.heard()).isEmpty();
        party.link().lose(LinkListener.LossReason.RESET);
        party.guest.retryNow();
        party.welcome();
        assertThat(party.link().sent())
                .doesNotContain(WAIT)
                .anyMatch(sent -> sent instanceof ClientMessage.Attend attend
                        && attend.table().equals(other));
    }
}
