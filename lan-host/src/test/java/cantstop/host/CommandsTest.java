package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.BotLevel;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.GameState;
import cantstop.engine.Refusal;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Pace;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Whatever a guest asks is answered, and only what the rules allow happens.
class CommandsTest {
    private final Party party = new Party();
    private TestGuest anna = party.owner(Settings.DEFAULT);
    private TestGuest ben = party.joins('b', anna);

    @BeforeEach
    void theGameIsOn() {
        party.starts(anna);
    }

    @Test
    void aMoveIsMadeAndEverybodySeesIt() {
        party.dice.next(1, 6, 1, 6);

        anna.moves(TestGuest.roll());
        Answer chosen = anna.moves(TestGuest.choose(7, 7));
        Answer stopped = anna.moves(TestGuest.stop());

        assertThat(chosen).isEqualTo(new Answer.Accepted(anna.state().sequence() - 1));
        assertThat(stopped).isEqualTo(new Answer.Accepted(anna.state().sequence()));
        GameState game = ben.state().playing().orElseThrow();
        assertThat(game.square(Seat.of(0), Column.SEVEN)).isEqualTo(2);
        assertThat(game.mover()).isEqualTo(Seat.of(1));
        assertThat(ben.replica().digest()).isEqualTo(anna.replica().digest());
    }

    @Test
    void aMoveOutOfTurnIsRefused() {
        assertThat(ben.moves(TestGuest.roll())).isEqualTo(new Answer.Rejected(new Refusal.NotYourTurn(Seat.of(0))));
    }

    @Test
    void anotherPersonAtTheSameLaptopIsSomebodyElse() {
        Command.Turn roll = anna.turn(TestGuest.roll());

        assertThat(anna.asks(3, roll)).isEqualTo(new Answer.Rejected(Refusal.Plain.NOT_SEATED));
        assertThat(anna.asks(0, roll)).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void aChoiceMadeOnAnOlderScreenIsRefused() {
        party.dice.next(1, 6, 1, 6);
        Command.Turn early = anna.turn(TestGuest.stop());
        anna.moves(TestGuest.roll());

        assertThat(anna.asks(early)).isEqualTo(new Answer.Rejected(Refusal.Plain.OUTDATED));
    }

    @Test
    void anUnrelatedEventDoesNotSpoilAMove() {
        Command.Turn roll = anna.turn(TestGuest.roll());
        ben.asks(new Command.ChangeBadge(TestGuest.badge("Benjamin")));

        assertThat(anna.asks(roll)).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void anOptionThatIsNotOfferedIsRefused() {
        party.dice.next(1, 6, 1, 6);
        anna.moves(TestGuest.roll());

        assertThat(anna.moves(TestGuest.choose(12)))
                .isEqualTo(new Answer.Rejected(new Refusal.NotOffered(List.of(Column.TWELVE))));
    }

    @Test
    void aMoveSentTwiceCountsOnceAndIsAnsweredSilently() {
        party.dice.next(1, 6, 1, 6);
        Command.Turn roll = anna.turn(TestGuest.roll());
        anna.asks(roll);
        long sequence = anna.state().sequence();

        assertThat(anna.asks(roll)).isEqualTo(new Answer.Repeated());
        assertThat(anna.state().sequence()).isEqualTo(sequence);
        assertThat(ben.asks(roll)).isEqualTo(new Answer.Rejected(Refusal.Plain.OUTDATED));
    }

    @Test
    void whatIsTheHostsOwnIsNotForGuests() {
        assertThat(List.of(
                        new Command.PassOver(anna.state().sequence()),
                        new Command.TimeUp(anna.state().sequence()),
                        new Command.ThrowForStart(),
                        new Command.BeginEpoch(new Epoch(2), Party.HOST_KEY)))
                .allSatisfy(command ->
                        assertThat(anna.asks(command)).isEqualTo(new Answer.Declined(Answer.Reason.NOT_ALLOWED)));
    }

    @Test
    void noBotPlaysForSomebodyWhoIsThere() {
        assertThat(ben.asks(new Command.LetBotPlay(Seat.of(0), null, Bots.RANDOM)))
                .isEqualTo(new Answer.Declined(Answer.Reason.NOT_ALLOWED));
    }

    @Test
    void aBotThatNobodyKnowsIsNotSeated() {
        assertThat(anna.asks(new Command.SeatBot(Seat.of(2), new BotLevel("hal"), TestGuest.badge("Hal"))))
                .isEqualTo(new Answer.Declined(Answer.Reason.UNKNOWN_BOT));
    }

    @Test
    void whoOnlyOwnsAnotherTableMayNotChangeThisOne() {
        TestGuest watcher = party.guest('c').attends(anna.table());

        assertThat(watcher.asks(new Command.Remove(Seat.of(0), null)))
                .isEqualTo(new Answer.Rejected(Refusal.Plain.NOT_OWNER));
    }

    @Test
    void aCommandNeedsATableThatIsHereAndAttendedAndItsEpoch() {
        TestGuest elsewhere = party.guest('c').opens(Settings.DEFAULT);
        Command lock = new Command.Lock(true);

        elsewhere.says(new ClientMessage.Submit(new RequestId(71), anna.table(), Epoch.FIRST, 0, lock));
        elsewhere.says(new ClientMessage.Submit(new RequestId(72), new TableId("0".repeat(32)), Epoch.FIRST, 0, lock));
        elsewhere.says(new ClientMessage.Submit(new RequestId(73), elsewhere.table(), new Epoch(2), 0, lock));

        assertThat(elsewhere.answerTo(new RequestId(71))).contains(new Answer.Declined(Answer.Reason.NOT_ATTENDING));
        assertThat(elsewhere.answerTo(new RequestId(72))).contains(new Answer.Declined(Answer.Reason.NO_SUCH_TABLE));
        assertThat(elsewhere.answerTo(new RequestId(73))).contains(new Answer.Declined(Answer.Reason.OTHER_EPOCH));
    }

    @Test
    void thoseWhoTieForTheStartThrowAgainByThemselves() {
        TestGuest carl = party.guest('c').opens(Settings.DEFAULT);
        party.joins('d', carl);
        party.dice.next(3, 3, 2, 4).next(1, 1, 1, 1).next(1, 2, 6, 6);

        carl.asks(new Command.Start());
        party.passes(Pace.NONE.startThrow());

        assertThat(carl.state().playing().orElseThrow().mover()).isEqualTo(Seat.of(1));
        assertThat(carl.heard(HostMessage.Entries.class))
                .last()
                .satisfies(entries ->
                        assertThat(entries.upTo()).isEqualTo(carl.state().sequence()));
    }
}
