package cantstop.client.model.party;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Command;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Refusal;
import cantstop.engine.Seat;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Utterance;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;

/// A visit to a host, as it is seen.
class PartyTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();
    private final Party party = visit.party();

    @Test
    void aMoveNamesTheStateThatIsSeen() {
        long seen = party.state().get().sequence();
        party.move(new TurnMove.RollDice());
        assertThat(visit.guest().submitted.getLast()).isEqualTo(new Command.Turn(seen, new TurnMove.RollDice()));
    }

    @Test
    void aMoveIsPendingUntilItsEventHasBeenSeen() {
        party.move(new TurnMove.RollDice());
        assertThat(party.pending().get()).isTrue();
        visit.later.run();
        assertThat(party.pending().get()).isFalse();
    }

    @Test
    void nothingMovesBeforeTheHostHasAnswered() {
        visit.guest().silent(true);
        var before = party.state().get();
        visit.annaRolls(1, 2, 3, 4);
        assertThat(party.state().get()).isEqualTo(before);
        assertThat(party.pending().get()).isTrue();
    }

    @Test
    void theLogIsFollowedByWhoeverListensToIt() {
        List<LogEntry> heard = new ArrayList<>();
        party.log().addListener((ListChangeListener<LogEntry>) change -> {
            change.next();
            heard.addAll(change.getAddedSubList());
        });
        assertThat(party.log()).isSameAs(party.log());
        visit.annaRolls(1, 2, 3, 4);
        assertThat(heard).containsExactly(party.log().getLast());
    }

    @Test
    void aRefusalIsAProblemUntilSomethingElseIsAsked() {
        party.move(new TurnMove.Stop());
        visit.later.run();
        assertThat(party.problem().get()).contains(new Problem.OfRules(Refusal.Plain.NOTHING_TO_KEEP));
        party.move(new TurnMove.RollDice());
        assertThat(party.problem().get()).isEmpty();
    }

    @Test
    void whatWasAskedOnALostConnectionIsNotWaitedFor() {
        visit.guest().silent(true);
        party.move(new TurnMove.RollDice());
        HostAddress host = new HostAddress("laptop", 1);
        visit.guest().becomes(new Connection.Waiting(host, 0, Duration.ZERO, LinkListener.LossReason.RESET));
        visit.later.run();
        assertThat(party.pending().get()).isFalse();
        party.move(new TurnMove.RollDice());
        visit.later.run();
        assertThat(party.problem().get()).contains(new Problem.OfHost(Answer.Reason.NOT_CONNECTED));
    }

    @Test
    void theHandOfSomebodyElseIsSeenAndOnesOwnIsNot() {
        visit.guest().notice(new HostMessage.Hovered(FakeGuest.TABLE, Seat.of(1), FakeVisit.columns(6, 8)));
        visit.later.run();
        assertThat(party.hand().get()).contains(new Party.Hand(Seat.of(1), FakeVisit.columns(6, 8)));
        visit.guest().notice(new HostMessage.Hovered(FakeGuest.TABLE, Seat.of(0), FakeVisit.columns(7)));
        visit.later.run();
        assertThat(party.hand().get()).isEmpty();
    }

    @Test
    void theHandOfWhoLosesTheConnectionIsGone() {
        visit.guest().notice(new HostMessage.Hovered(FakeGuest.TABLE, Seat.of(1), FakeVisit.columns(6, 8)));
        visit.guest()
                .notice(new HostMessage.Presence(FakeGuest.TABLE, List.of(FakeVisit.ANNA), 0, List.of(), List.of()));
        visit.later.run();
        assertThat(party.hand().get()).isEmpty();
    }

    @Test
    void aNoticeOfAnotherTableIsNotTakenForThisOnes() {
        visit.guest().notice(new HostMessage.Hovered(new TableId("f".repeat(32)), Seat.of(1), FakeVisit.columns(6, 8)));
        visit.guest().notice(new HostMessage.Presence(new TableId("f".repeat(32)), List.of(), 0, List.of(), List.of()));
        visit.later.run();
        assertThat(party.hand().get()).isEmpty();
        assertThat(party.presence().present().get()).isNotEmpty();
    }

    @Test
    @SuppressWarnings("NullAway") // a message that no host sends, as a stand-in for a mistake of ours
    void afterAMessageThatCannotBeShownTheWholeTableIsAskedForAgain() {
        visit.guest().calls.clear();
        Utterance hello = new Utterance.Chat(new ChatText("hello"));
        visit.guest().notice(new HostMessage.Spoken(FakeGuest.TABLE, null, null, new PlayerName("Ben"), hello));
        visit.later.run();
        assertThat(visit.guest().calls).containsExactly("attend " + FakeGuest.TABLE);
    }
}
