package cantstop.host.admission;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.bot.Bots;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Anna and Ben sit at a table, and those who watch ask for a seat, now or in the next game.
class SeatRequestsTest {
    private static final Badge CLEOS = TestGuest.badge("Cleo");
    private static final Badge DANS = TestGuest.badge("Dan");

    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);

    private void knocks(TestGuest guest, Badge look, KnockPurpose purpose, @Nullable Seat seat) {
        guest.says(new ClientMessage.Knock(anna.table(), 0, look, purpose, seat));
    }

    private void replies(TestGuest by, TestGuest to, boolean granted) {
        by.says(new ClientMessage.Reply(anna.table(), 0, to.person(), granted));
    }

    private List<Knocker> knockers(TestGuest as) {
        return as.lastHeard(HostMessage.Knocks.class).knockers();
    }

    private void gameIsPlayedOut() {
        party.starts(anna);
        ben.asks(new Command.Leave(false));
        anna.asks(new Command.EndGame());
        ben.sits();
    }

    @Test
    void aSeatThatIsAskedForIsGivenWithAllThatStandsThere() {
        party.seatsBot(anna, 2, Bots.RULE_OF_28);
        TestGuest dan = party.guest('d').attends(anna.table());
        knocks(dan, DANS, KnockPurpose.SEAT, Seat.of(2));

        replies(anna, dan, true);

        assertThat(anna.state().chair(Seat.of(2)).occupant()).isEqualTo(new Occupant.Human(dan.person()));
        assertThat(dan.lastHeard(HostMessage.Replied.class).purpose()).isEqualTo(KnockPurpose.SEAT);
        assertThat(knockers(anna)).isEmpty();
    }

    @Test
    void whoeverHasASeatMayGiveItToWhoAsks() {
        TestGuest dan = party.guest('d').attends(anna.table());
        knocks(dan, DANS, KnockPurpose.SEAT, Seat.of(1));
        replies(ben, dan, true);
        assertThat(anna.state().seatOf(dan.person())).contains(Seat.of(1));
    }

    @Test
    void askingForSomebodysSeatEndsWhenSomebodyElseHasIt() {
        TestGuest dan = party.guest('d').attends(anna.table());
        knocks(dan, DANS, KnockPurpose.SEAT, Seat.of(1));
        ben.asks(new Command.Leave(false));
        TestGuest cleo = party.guest('c').attends(anna.table()).sits();

        replies(anna, dan, true);

        assertThat(anna.state().seatOf(cleo.person())).contains(Seat.of(1));
        assertThat(anna.state().seatOf(dan.person())).isEmpty();
    }

    @Test
    void whatMakesNoSenseIsRefusedAtOnce() {
        TestGuest outside = party.guest('e');
        knocks(outside, DANS, KnockPurpose.SEAT, Seat.of(1));
        knocks(outside, DANS, KnockPurpose.NEXT, null);
        knocks(ben, DANS, KnockPurpose.NEXT, null);
        TestGuest dan = party.guest('d').attends(anna.table());
        knocks(dan, DANS, KnockPurpose.SEAT, Seat.of(3));
        assertThat(anna.heard(HostMessage.Knocks.class)).isEmpty();
        assertThat(dan.lastHeard(HostMessage.Replied.class).granted()).isFalse();
    }

    @Test
    void whoWaitsLongestTakesThePlaceOfTheLastInTheNextGame() {
        party.seatsBot(anna, 2, Bots.RULE_OF_28);
        party.joins('c', anna);
        party.starts(anna);
        TestGuest dan = party.guest('d').attends(anna.table());
        TestGuest eve = party.guest('e').attends(anna.table());
        knocks(dan, DANS, KnockPurpose.NEXT, null);
        knocks(eve, CLEOS, KnockPurpose.NEXT, null);
        finish();

        party.dice.next(6, 6, 1, 2, 1, 2, 1, 2);
        anna.asks(new Command.Start());

        assertThat(anna.state().chair(Seat.of(2)).occupant()).isEqualTo(new Occupant.Human(dan.person()));
        assertThat(anna.state().isPlaying()).isTrue();
        assertThat(knockers(anna)).extracting(Knocker::who).containsExactly(eve.person());
    }

    /// Anna is the last one left, ends the game, and the others sit down again.
    private void finish() {
        ben.asks(new Command.Leave(false));
        anna.asks(new Command.Remove(Seat.of(2), null));
        anna.asks(new Command.Remove(Seat.of(3), null));
        anna.asks(new Command.EndGame());
        ben.sits();
        party.seatsBot(anna, 2, Bots.RULE_OF_28);
        party.seatsBot(anna, 3, Bots.RANDOM);
    }

    @Test
    void anEmptySeatIsTakenByWhoWaits() {
        gameIsPlayedOut();
        TestGuest dan = party.guest('d').attends(anna.table());
        knocks(dan, DANS, KnockPurpose.NEXT, null);
        party.dice.next(6, 6, 1, 2, 1, 2);
        anna.asks(new Command.Start());
        assertThat(anna.state().seatOf(dan.person())).isPresent();
        assertThat(anna.state().seatOf(ben.person())).isPresent();
    }

    @Test
    void twoWhoTakeOneSeatAreBothAnswered() {
        TestGuest cleo = party.guest('c').attends(anna.table());
        TestGuest dan = party.guest('d').attends(anna.table());
        assertThat(cleo.asks(new Command.SitDown(Seat.of(2), CLEOS))).isInstanceOf(Answer.Accepted.class);
        assertThat(dan.asks(new Command.SitDown(Seat.of(2), CLEOS)))
                .isEqualTo(new Answer.Rejected(cantstop.engine.Refusal.Plain.SEAT_TAKEN));
        assertThat(dan.asks(new Command.SitDown(null, CLEOS))).isInstanceOf(Answer.Accepted.class);
        Badge dans = anna.state().chair(Seat.of(3)).badge();
        assertThat(dans).isNotNull();
        assertThat(java.util.Objects.requireNonNull(dans).name()).isNotEqualTo(CLEOS.name());
        assertThat(party.guest('e').attends(anna.table()).asks(new Command.SitDown(null, DANS)))
                .isEqualTo(new Answer.Rejected(cantstop.engine.Refusal.Plain.TABLE_FULL));
    }
}
