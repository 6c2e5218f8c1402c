package cantstop.engine;

import static cantstop.engine.TestTable.ANNA;
import static cantstop.engine.TestTable.BEN;
import static cantstop.engine.TestTable.BOT;
import static cantstop.engine.TestTable.CARA;
import static cantstop.engine.TestTable.DAN;
import static cantstop.engine.TestTable.EVE;
import static cantstop.engine.TestTable.FIRST;
import static cantstop.engine.TestTable.FOURTH;
import static cantstop.engine.TestTable.HOST;
import static cantstop.engine.TestTable.HOST_KEY;
import static cantstop.engine.TestTable.SECOND;
import static cantstop.engine.TestTable.THIRD;
import static cantstop.engine.TestTable.badge;
import static cantstop.engine.TestTable.guest;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Sitting, looks, bots, the owner, settings, epochs.
class DecideTableTest {
    private static final Settings FIVE = Settings.DEFAULT.withColumnsToWin(5);

    private final TestTable table = TestTable.seating(2, FIVE);

    private List<Event> last(int count) {
        return table.eventsSince(table.events().size() - (long) count);
    }

    @Test
    void aNewcomerTakesTheSeatAskedForOrTheFirstEmptyOne() {
        table.accept(guest(CARA), new Command.SitDown(FOURTH, badge(2)))
                .accept(guest(DAN), new Command.SitDown(null, badge(3)));

        assertThat(table.state().seatOf(CARA)).contains(FOURTH);
        assertThat(table.state().seatOf(DAN)).contains(THIRD);
        table.refuse(Refusal.Plain.TABLE_FULL, guest(EVE), new Command.SitDown(null, badge(0)));
        table.refuse(Refusal.Plain.SEAT_TAKEN, guest(EVE), new Command.SitDown(THIRD, badge(0)));
        table.refuse(Refusal.Plain.ALREADY_SEATED, guest(CARA), new Command.SitDown(null, badge(2)));
        table.refuse(Refusal.Plain.NOT_A_PERSON, HOST, new Command.SitDown(null, badge(2)));
    }

    @Test
    void aThirdAndAFourthPersonLowerTheTargetToTheCapAndASecondDoesNot() {
        assertThat(table.state().settings()).isEqualTo(FIVE);

        table.accept(guest(CARA), new Command.SitDown(null, badge(2)));
        assertThat(last(2))
                .containsExactly(
                        new Event.Sat(THIRD, new Occupant.Human(CARA), badge(2)),
                        new Event.SettingsChanged(FIVE.withColumnsToWin(4)));
        table.accept(guest(ANNA), new Command.SeatBot(FOURTH, BOT, badge(3)));

        assertThat(table.state().settings().columnsToWin()).isEqualTo(3);
    }

    @Test
    void aGameKeepsTheTargetThatItWasStartedWith() {
        table.accept(guest(ANNA), new Command.Start(), 6, 6, 1, 1)
                .accept(guest(CARA), new Command.SitDown(null, badge(2)));

        assertThat(table.game().settings().columnsToWin()).isEqualTo(5);
        assertThat(table.state().settings().columnsToWin()).isEqualTo(4);
    }

    @Test
    void aBadgeThatClashesBecomesTheNearestFreeOne() {
        table.accept(guest(CARA), new Command.SitDown(null, badge(1)));
        table.accept(guest(CARA), new Command.ChangeBadge(badge(0)));

        assertThat(last(1))
                .containsExactly(new Event.BadgeChanged(
                        THIRD, new Badge(new PlayerName("Anna 2"), Colour.GREEN, Shape.TRIANGLE)));
        table.accept(guest(ANNA), new Command.ChangeBadge(badge(0)));
        assertThat(last(1)).containsExactly(new Event.BadgeChanged(FIRST, badge(0)));
        table.refuse(Refusal.Plain.NOT_SEATED, guest(EVE), new Command.ChangeBadge(badge(3)));
    }

    @Test
    void theOwnerSeatsBotsOnEmptySeats() {
        table.accept(guest(ANNA), new Command.SeatBot(THIRD, BOT, badge(2)));

        assertThat(table.state().chair(THIRD).bot()).isEqualTo(BOT);
        assertThat(table.state().chair(THIRD).isHuman()).isFalse();
        table.refuse(Refusal.Plain.SEAT_TAKEN, guest(ANNA), new Command.SeatBot(THIRD, BOT, badge(3)));
        table.refuse(Refusal.Plain.NOT_OWNER, guest(BEN), new Command.SeatBot(FOURTH, BOT, badge(3)));
    }

    @Test
    void theOwnerRemovesWhoeverSitsAndABotToo() {
        table.accept(guest(ANNA), new Command.Remove(SECOND, null));

        assertThat(last(1)).containsExactly(new Event.Left(SECOND, LeaveReason.REMOVED));
        assertThat(table.state().chair(SECOND)).isEqualTo(Chair.empty(SECOND));
        table.refuse(Refusal.Plain.SEAT_EMPTY, guest(ANNA), new Command.Remove(SECOND, null));
        table.refuse(Refusal.Plain.NOT_OWNER, guest(BEN), new Command.Remove(FIRST, null));
    }

    @Test
    void whatIsMeantForSomebodyDoesNotHitWhoeverTookTheirSeat() {
        Occupant ben = new Occupant.Human(BEN);
        table.accept(guest(BEN), new Command.Leave(false));
        table.refuse(Refusal.Plain.SEAT_EMPTY, guest(ANNA), new Command.Remove(SECOND, ben));

        table.accept(guest(CARA), new Command.SitDown(SECOND, badge(2)));

        table.refuse(Refusal.Plain.OUTDATED, guest(ANNA), new Command.Remove(SECOND, ben));
        table.refuse(Refusal.Plain.OUTDATED, guest(ANNA), new Command.NameOwner(SECOND, ben));
        table.refuse(Refusal.Plain.OUTDATED, guest(ANNA), new Command.GiveSeat(SECOND, ben, EVE, badge(3)));
        table.refuse(Refusal.Plain.OUTDATED, HOST, new Command.LetBotPlay(SECOND, ben, BOT));
        table.accept(guest(ANNA), new Command.Remove(SECOND, new Occupant.Human(CARA)));
    }

    @Test
    void whereTheOwnerLeavesTheNextPersonInTheOrderOfPlayOwnsTheTable() {
        table.accept(guest(ANNA), new Command.SeatBot(THIRD, BOT, badge(2)))
                .accept(guest(DAN), new Command.SitDown(FOURTH, badge(3)))
                .accept(guest(ANNA), new Command.NameOwner(SECOND, null))
                .accept(guest(BEN), new Command.Leave(false));

        assertThat(last(2)).containsExactly(new Event.Left(SECOND, LeaveReason.LEFT), new Event.OwnerChanged(DAN));
        table.accept(guest(DAN), new Command.Leave(false));
        assertThat(table.state().isOwner(ANNA)).isTrue();
        table.accept(guest(ANNA), new Command.Leave(false));
        assertThat(last(1)).containsExactly(new Event.Left(FIRST, LeaveReason.LEFT));
    }

    @Test
    void whoeverSitsDownWhereTheOwnerIsGoneOwnsTheTable() {
        table.accept(guest(BEN), new Command.Leave(false)).accept(guest(ANNA), new Command.Leave(false));

        table.accept(guest(CARA), new Command.SitDown(THIRD, badge(2)));

        assertThat(last(1)).containsExactly(new Event.OwnerChanged(CARA));
        assertThat(table.state().owner()).isEqualTo(CARA);
    }

    @Test
    void onlyAPersonCanBeNamedOwner() {
        table.refuse(Refusal.Plain.NOT_A_PERSON, guest(ANNA), new Command.NameOwner(THIRD, null));
        table.accept(guest(ANNA), new Command.NameOwner(SECOND, null));
        table.refuse(Refusal.Plain.NOT_OWNER, guest(ANNA), new Command.NameOwner(FIRST, null));
    }

    @Test
    void theOwnerChangesSettingsBetweenGamesUpToTheCap() {
        Command strict = new Command.ChangeSettings(FIVE.withPlacing(Placing.STRICT));
        table.accept(guest(ANNA), strict);
        assertThat(table.state().settings().placing()).isEqualTo(Placing.STRICT);

        table.accept(guest(CARA), new Command.SitDown(null, badge(2)));
        table.refuse(new Refusal.TooManyColumns(4), guest(ANNA), strict);
        table.refuse(Refusal.Plain.NOT_OWNER, guest(BEN), strict);
        table.accept(guest(ANNA), new Command.ChangeSettings(FIVE.withColumnsToWin(4)));
        table.accept(guest(ANNA), new Command.Start(), 6, 6, 1, 1, 1, 1);
        table.refuse(Refusal.Plain.GAME_RUNNING, guest(ANNA), strict);
    }

    @Test
    void theOwnerLocksAndOpens() {
        table.accept(guest(ANNA), new Command.Lock(true));
        assertThat(table.state().locked()).isTrue();
        table.accept(guest(ANNA), new Command.Lock(false));
        assertThat(table.state().locked()).isFalse();
        table.refuse(Refusal.Plain.NOT_OWNER, guest(BEN), new Command.Lock(true));
    }

    @Test
    void aSeatIsGivenByItsPersonOrTheOwnerToSomebodyWhoHasNone() {
        table.accept(guest(BEN), new Command.GiveSeat(SECOND, null, CARA, badge(1)));
        assertThat(last(1)).containsExactly(new Event.SeatGiven(SECOND, new Occupant.Human(CARA), badge(1)));
        table.accept(guest(ANNA), new Command.GiveSeat(SECOND, null, BEN, badge(1)));
        assertThat(table.state().seatOf(BEN)).contains(SECOND);

        table.refuse(Refusal.Plain.NOT_OWNER, guest(CARA), new Command.GiveSeat(SECOND, null, CARA, badge(1)));
        table.refuse(Refusal.Plain.SEAT_EMPTY, guest(ANNA), new Command.GiveSeat(THIRD, null, CARA, badge(1)));
        table.refuse(Refusal.Plain.ALREADY_SEATED, guest(ANNA), new Command.GiveSeat(SECOND, null, ANNA, badge(1)));
    }

    @Test
    void theOwnersSeatIsGivenWithTheTable() {
        table.accept(guest(ANNA), new Command.GiveSeat(FIRST, null, EVE, badge(0)));

        assertThat(table.state().owner()).isEqualTo(EVE);
        assertThat(table.state().seatOf(ANNA)).isEmpty();
    }

    @Test
    void anySeatedPersonLetsABotPlayForAPersonWhoMayComeBack() {
        table.accept(guest(ANNA), new Command.LetBotPlay(SECOND, null, BOT));
        assertThat(table.state().chair(SECOND).bot()).isEqualTo(BOT);
        assertThat(table.state().seatOf(BEN)).contains(SECOND);
        table.refuse(Refusal.Plain.BOT_PLAYS, HOST, new Command.LetBotPlay(SECOND, null, BOT));
        table.refuse(Refusal.Plain.NOT_SEATED, guest(EVE), new Command.LetBotPlay(FIRST, null, BOT));
        table.refuse(Refusal.Plain.SEAT_EMPTY, HOST, new Command.LetBotPlay(THIRD, null, BOT));
        table.refuse(Refusal.Plain.NOT_SEATED, guest(ANNA), new Command.ComeBack(SECOND));

        table.accept(guest(BEN), new Command.ComeBack(SECOND));
        assertThat(table.state().chair(SECOND).bot()).isNull();
        table.refuse(Refusal.Plain.NO_BOT_PLAYS, HOST, new Command.ComeBack(SECOND));
        table.accept(HOST, new Command.LetBotPlay(SECOND, null, BOT)).accept(HOST, new Command.ComeBack(SECOND));
        table.accept(guest(ANNA), new Command.SeatBot(THIRD, BOT, badge(2)));
        table.refuse(Refusal.Plain.NOT_A_PERSON, guest(ANNA), new Command.LetBotPlay(THIRD, null, BOT));
    }

    @Test
    void theHostBeginsTheEpochThatFollows() {
        Key another = new Key("0".repeat(64));
        table.refuse(Refusal.Plain.WRONG_EPOCH, HOST, new Command.BeginEpoch(Epoch.FIRST, another));
        table.refuse(Refusal.Plain.NOT_HOST, guest(ANNA), new Command.BeginEpoch(new Epoch(2), another));
        assertThat(table.state().hostKey()).isEqualTo(HOST_KEY);

        table.accept(HOST, new Command.BeginEpoch(new Epoch(2), another));

        assertThat(table.state().epoch()).isEqualTo(new Epoch(2));
        assertThat(table.state().hostKey()).isEqualTo(another);
    }
}
