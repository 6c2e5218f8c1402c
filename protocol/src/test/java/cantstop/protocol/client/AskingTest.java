package cantstop.protocol.client;

import static cantstop.protocol.client.HostLog.BADGE;
import static cantstop.protocol.client.HostLog.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import cantstop.protocol.client.LinkListener.LossReason;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Requests: each is answered once, by the host or, where it can't be, by the client half itself.
class AskingTest {
    private static final Command START = new Command.Start();
    private static final Command ROLL = new Command.Turn(4, new TurnMove.RollDice());
    private static final TableName NAME = new TableName("Ana's game");
    private static final Answer NOT_CONNECTED = new Answer.Declined(Answer.Reason.NOT_CONNECTED);

    private final HostLog log = HostLog.opened();

    /// A guest whose host has not answered yet what it has of the log.
    private static ClientParty reconnected(HostLog log) {
        ClientParty party = ClientParty.attending(log);
        party.reconnect();
        party.forget();
        return party;
    }

    @Test
    void aRequestCarriesTheTableAndTheEpochOfTheReplica() {
        ClientParty party = ClientParty.attending(log.add(new Event.EpochBegan(new Epoch(2), ClientParty.OTHER_KEY)));
        RequestId first = party.guest.submit(3, START);
        RequestId second = party.guest.submit(0, new Command.Lock(true));

        assertThat(second).isNotEqualTo(first);
        assertThat(party.link().sent())
                .containsExactly(
                        new ClientMessage.Submit(first, TABLE, new Epoch(2), 3, START),
                        new ClientMessage.Submit(second, TABLE, new Epoch(2), 0, new Command.Lock(true)));
        party.link().say(new HostMessage.Answered(second, new Answer.Repeated()));
        party.link().say(new HostMessage.Answered(first, new Answer.Accepted(6)));
        assertThat(party.ear.heard())
                .containsExactly(
                        new Ear.Answered(second, new Answer.Repeated()),
                        new Ear.Answered(first, new Answer.Accepted(6)));
    }

    @Test
    void whatWasNotAskedOrIsAnsweredAlreadyIsNotHeard() {
        ClientParty party = ClientParty.attending(log);
        RequestId request = party.guest.submit(0, START);
        HostMessage answer = new HostMessage.Answered(request, new Answer.Accepted(5));
        party.link().say(answer, answer, new HostMessage.Answered(new RequestId(99), new Answer.Accepted(5)));
        assertThat(party.ear.heard()).hasSize(1);
    }

    @Test
    void withoutAConnectionARequestIsDeclinedAtOnceAndNeverSent() {
        ClientParty party = ClientParty.attending(log);
        party.link().lose(LossReason.RESET);
        party.ear.heard();
        RequestId request = party.guest.submit(0, START);
        assertThat(party.ear.heard()).isEmpty();

        party.timers.runDue();
        assertThat(party.ear.heard()).containsExactly(new Ear.Answered(request, NOT_CONNECTED));
        party.guest.retryNow();
        party.welcome();
        assertThat(party.link().sent()).noneMatch(ClientMessage.Submit.class::isInstance);
    }

    @Test
    void aMoveWaitsUntilTheHostHasAgreedToWhatTheScreenShows() {
        ClientParty party = reconnected(log);
        RequestId roll = party.guest.submit(0, ROLL);
        assertThat(party.link().sent()).isEmpty();

        party.link().say(log.attending(4), log.sendAfter(4));
        assertThat(party.link().sent()).containsExactly(new ClientMessage.Submit(roll, TABLE, Epoch.FIRST, 0, ROLL));
    }

    @Test
    void aMoveIsNotSentToAHostWithAnotherLog() {
        ClientParty party = reconnected(log.add(HostLog.OTHER_LOOKS));
        RequestId roll = party.guest.submit(0, ROLL);
        HostLog other = HostLog.opened().add(new Event.EpochBegan(new Epoch(2), ClientParty.OTHER_KEY));
        party.link().say(other.attending(0), other.sendAfter(0));
        party.timers.runDue();
        assertThat(party.ear.heard()).endsWith(other.told(true), new Ear.Answered(roll, NOT_CONNECTED));
        assertThat(party.link().sent()).isEmpty();
    }

    @Test
    void aMoveThatNoHostAgreesToIsDeclined() {
        ClientParty party = reconnected(log);
        RequestId roll = party.guest.submit(0, ROLL);
        party.timers.advance(Limits.MOVE_WAITS);
        assertThat(party.ear.heard()).contains(new Ear.Answered(roll, NOT_CONNECTED));
        party.link().say(log.attending(4), log.sendAfter(4));
        assertThat(party.link().sent()).noneMatch(ClientMessage.Submit.class::isInstance);
    }

    @Test
    void aMoveThatWaitsIsDeclinedWhenTheLinkIsLost() {
        ClientParty party = ClientParty.attending(log);
        party.reconnect();
        RequestId roll = party.guest.submit(0, ROLL);
        party.link().lose(LossReason.RESET);
        party.timers.runDue();
        assertThat(party.ear.heard()).contains(new Ear.Answered(roll, NOT_CONNECTED));
    }

    @Test
    void aCommandThatIsNoMoveIsSentBeforeTheHostHasAgreed() {
        ClientParty party = reconnected(log);
        RequestId request = party.guest.submit(0, START);
        assertThat(party.link().sent())
                .containsExactly(new ClientMessage.Submit(request, TABLE, Epoch.FIRST, 0, START));
    }

    @Test
    void requestsInFlightAreDeclinedWhenTheLinkIsLost() {
        ClientParty party = ClientParty.attending(log);
        RequestId first = party.guest.submit(0, START);
        RequestId second = party.guest.openTable(NAME, Settings.DEFAULT, 0, BADGE);
        party.link().lose(LossReason.RESET);
        party.timers.runDue();

        List<Ear.Heard> heard = party.ear.heard();
        assertThat(heard.getFirst()).isInstanceOf(Ear.Changed.class);
        assertThat(heard.subList(1, 3))
                .containsExactly(new Ear.Answered(first, NOT_CONNECTED), new Ear.Answered(second, NOT_CONNECTED));

        party.guest.retryNow();
        party.welcome();
        party.ear.heard();
        party.link().say(new HostMessage.Answered(first, new Answer.Accepted(5)));
        assertThat(party.ear.heard()).isEmpty();
    }

    @Test
    void requestsInFlightAreDeclinedOnDisconnecting() {
        ClientParty party = ClientParty.attending(log);
        RequestId request = party.guest.submit(0, START);
        party.guest.disconnect();
        party.timers.runDue();
        assertThat(party.ear.heard()).endsWith(new Ear.Answered(request, NOT_CONNECTED));
    }

    @Test
    void nothingCanBeAskedOfNoTable() {
        ClientParty party = ClientParty.connected();
        RequestId request = party.guest.submit(0, START);
        party.timers.runDue();
        assertThat(party.ear.heard())
                .containsExactly(new Ear.Answered(request, new Answer.Declined(Answer.Reason.NOT_ATTENDING)));
    }

    @Test
    void anOpenedTableIsAttendedWhenTheAnswerComesFirst() {
        ClientParty party = ClientParty.connected();
        RequestId request = party.guest.openTable(NAME, Settings.DEFAULT, 2, BADGE);
        assertThat(party.link().sent())
                .containsExactly(new ClientMessage.OpenTable(request, NAME, Settings.DEFAULT, 2, BADGE));
        HostMessage opened = new HostMessage.Answered(request, new Answer.Opened(TABLE));
        party.link().say(opened, log.attending(0), log.sendAfter(0));

        assertThat(party.ear.heard())
                .containsExactly(new Ear.Answered(request, new Answer.Opened(TABLE)), log.told(false));
        assertThat(party.link().sent()).isEmpty();
    }

    @Test
    void anOpenedTableIsAttendedWhenTheAnswerComesLast() {
        ClientParty party = ClientParty.attending(HostLog.opened());
        String another = "e".repeat(32);
        HostLog second = HostLog.opened(new TableId(another));
        RequestId request = party.guest.openTable(NAME, Settings.DEFAULT, 0, BADGE);
        party.link().say(second.attending(0), second.sendAfter(0));
        party.link().say(new HostMessage.Answered(request, new Answer.Opened(new TableId(another))));

        assertThat(party.ear.heard())
                .containsExactly(
                        new Ear.Attending(new TableId(another), second.entries(), second.state(), false),
                        new Ear.Answered(request, new Answer.Opened(new TableId(another))));
        party.reconnect();
        assertThat(party.link().sent())
                .endsWith(new ClientMessage.Attend(
                        new TableId(another), 4, second.log().digest()));
    }

    @Test
    void whatTheHandIsOverIsShownWhileConnected() {
        ClientParty party = ClientParty.attending(log);
        List<Column> columns = List.of(Column.of(7));
        party.guest.say(table -> new ClientMessage.Hover(table, columns));
        assertThat(party.link().sent()).containsExactly(new ClientMessage.Hover(TABLE, columns));

        party.timers.advance(Limits.HOVER_PAUSE);
        party.link().lose(LossReason.RESET);
        party.guest.say(table -> new ClientMessage.Hover(table, List.of()));
        assertThat(party.link().sent()).isEmpty();
    }

    @Test
    void aHandThatWandersIsShownWhereItRests() {
        ClientParty party = ClientParty.attending(log);
        party.guest.say(table -> new ClientMessage.Hover(table, List.of(Column.of(7))));
        party.guest.say(table -> new ClientMessage.Hover(table, List.of(Column.of(8))));
        party.guest.say(table -> new ClientMessage.Hover(table, List.of()));
        assertThat(party.link().sent()).hasSize(1);

        party.timers.advance(Limits.HOVER_PAUSE);
        assertThat(party.link().sent()).containsExactly(new ClientMessage.Hover(TABLE, List.of()));
        party.timers.advance(Limits.HOVER_PAUSE);
        assertThat(party.link().sent()).isEmpty();
    }

    @Test
    void aTableThatIsNotThereIsToldAndNotAskedForAgain() {
        ClientParty party = ClientParty.connected();
        party.guest.attend(TABLE);
        Answer none = new Answer.Declined(Answer.Reason.NO_SUCH_TABLE);
        party.link().say(new HostMessage.Answered(RequestId.ATTENDING, none));
        assertThat(party.ear.heard()).containsExactly(new Ear.Answered(RequestId.ATTENDING, none));

        party.reconnect();
        assertThat(party.link().sent()).containsExactly(ClientParty.HELLO);
    }

    @Test
    void aNoticeOfAnotherTableIsDroppedButNotTheAnswerToAKnockThere() {
        ClientParty party = ClientParty.attending(log);
        TableId other = new TableId("f".repeat(32));
        HostMessage.Notice replied = new HostMessage.Replied(other, KnockPurpose.COME_IN, true);
        party.link()
                .say(
                        new HostMessage.Hovered(other, Seat.of(0), List.of()),
                        new HostMessage.TableStopped(other, HostMessage.StopReason.CLOSED),
                        replied);
        assertThat(party.ear.heard()).containsExactly(new Ear.Noticed(replied));
    }

    @Test
    void noticesAreHandedOn() {
        ClientParty party = ClientParty.attending(log);
        HostMessage.Notice notice = new HostMessage.Presence(TABLE, List.of(HostLog.ANA), 2, List.of(), List.of());
        party.link().say(notice);
        assertThat(party.ear.heard()).containsExactly(new Ear.Noticed(notice));
    }
}
