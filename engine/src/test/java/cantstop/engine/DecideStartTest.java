package cantstop.engine;

import static cantstop.engine.TestTable.ANNA;
import static cantstop.engine.TestTable.BEN;
import static cantstop.engine.TestTable.CARA;
import static cantstop.engine.TestTable.DAN;
import static cantstop.engine.TestTable.FIRST;
import static cantstop.engine.TestTable.HOST;
import static cantstop.engine.TestTable.SECOND;
import static cantstop.engine.TestTable.THIRD;
import static cantstop.engine.TestTable.at;
import static cantstop.engine.TestTable.badge;
import static cantstop.engine.TestTable.guest;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Who begins: dice, ties, and rematches without dice.
class DecideStartTest {
    private static final Command START = new Command.Start();
    private static final Command THROW = new Command.ThrowForStart();

    private final TestTable table = TestTable.seating(3, Settings.DEFAULT);

    private TestTable endedByAnna(TestTable playing) {
        return playing.put(at(7, 13), at(2, 3, 12, 3)).stop();
    }

    @Test
    void everyPlayerThrowsTwoDice() {
        assertThat(table.ask(guest(ANNA), START)).isEqualTo(new Decision.NeedsDice(6));
        assertThatThrownBy(() -> table.ask(guest(ANNA), START, 1, 2)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theHighestTotalBegins() {
        table.accept(guest(ANNA), START, 1, 2, 6, 5, 5, 5);

        assertThat(table.game().mover()).isEqualTo(SECOND);
        assertThat(table.game().phase()).isEqualTo(new Phase.ToRoll());
        assertThat(table.events().getLast())
                .isEqualTo(new Event.StartRolled(List.of(
                        new StartThrow(FIRST, 1, 2), new StartThrow(SECOND, 6, 5), new StartThrow(THIRD, 5, 5))));
    }

    @Test
    void thoseTiedForTheHighestThrowAgainTheyAloneUntilOneIsLeft() {
        table.accept(guest(ANNA), START, 1, 2, 6, 4, 5, 5);
        assertThat(table.game().phase()).isEqualTo(new Phase.ForStart(List.of(SECOND, THIRD)));
        assertThat(table.ask(HOST, THROW)).isEqualTo(new Decision.NeedsDice(4));

        table.accept(HOST, THROW, 3, 3, 2, 4);
        assertThat(table.game().phase()).isEqualTo(new Phase.ForStart(List.of(SECOND, THIRD)));
        table.accept(HOST, THROW, 1, 3, 2, 4);

        assertThat(table.game().mover()).isEqualTo(THIRD);
        table.refuse(Refusal.Plain.NO_THROW_NEEDED, HOST, THROW);
    }

    @Test
    void onlyTheHostThrowsAndOnlyForATie() {
        table.refuse(Refusal.Plain.NO_THROW_NEEDED, HOST, THROW);
        table.refuse(Refusal.Plain.NOT_HOST, guest(ANNA), THROW);
    }

    @Test
    void onlyTheOwnerStartsOneGameAtATimeBetweenTwoOrMore() {
        table.refuse(Refusal.Plain.NOT_OWNER, guest(BEN), START);
        table.refuse(Refusal.Plain.NOT_OWNER, HOST, START);
        TestTable alone = TestTable.opened(Settings.DEFAULT);
        alone.refuse(Refusal.Plain.NEED_TWO_PLAYERS, guest(ANNA), START);
        table.accept(guest(ANNA), START, 6, 6, 1, 1, 1, 1);
        table.refuse(Refusal.Plain.GAME_RUNNING, guest(ANNA), START);
    }

    @Test
    void aTargetAboveTheCapCannotBeStartedWith() {
        TableState three = table.state();
        TableState five = Rules.evolve(three, new Event.SettingsChanged(Settings.DEFAULT.withColumnsToWin(5)));

        assertThat(Rules.decide(five, guest(ANNA), START, List.of()))
                .isEqualTo(new Decision.Rejected(new Refusal.TooManyColumns(4)));
    }

    @Test
    void aRematchOfTheSamePeopleThrowsNoDiceAndGoesRound() {
        TestTable two = endedByAnna(TestTable.playing(2, Settings.DEFAULT));

        two.accept(guest(ANNA), START);
        assertThat(two.events().getLast()).isEqualTo(new Event.Started(List.of(FIRST, SECOND), SECOND));
        assertThat(two.game().mover()).isEqualTo(SECOND);
        assertThat(two.game().player(FIRST).squares()).isZero();

        two.put(at(7, 13), 0, at(2, 3, 12, 3)).stop().accept(guest(ANNA), START);
        assertThat(two.game().mover()).isEqualTo(FIRST);
        assertThat(two.state().chair(SECOND).wins()).isEqualTo(1);
    }

    @Test
    void aRematchWithNewPeopleThrowsDice() {
        TestTable two = endedByAnna(TestTable.playing(2, Settings.DEFAULT));
        two.accept(guest(BEN), new Command.Leave(false)).accept(guest(CARA), new Command.SitDown(SECOND, badge(2)));

        assertThat(two.ask(guest(ANNA), START)).isEqualTo(new Decision.NeedsDice(4));
    }

    @Test
    void aGameGivenUpBeforeAnybodyBeganLetsTheNextOneThrowDice() {
        TestTable two = TestTable.seating(2, Settings.DEFAULT);
        two.accept(guest(ANNA), START, 3, 3, 2, 4);
        two.accept(guest(BEN), new Command.Leave(true)).accept(guest(ANNA), new Command.EndGame());
        two.accept(guest(BEN), new Command.SitDown(SECOND, badge(1)));

        assertThat(two.state().series()).isNull();
        assertThat(two.ask(guest(ANNA), START)).isEqualTo(new Decision.NeedsDice(4));
    }

    @Test
    void whoeverWinsTheThrowAndIsGoneIsPassedOver() {
        table.accept(guest(ANNA), START, 1, 2, 6, 4, 5, 5).accept(guest(BEN), new Command.Leave(false));
        table.accept(guest(DAN), new Command.SitDown(TestTable.FOURTH, badge(3)));

        table.accept(HOST, THROW, 6, 6, 1, 1);

        assertThat(table.game().mover()).isEqualTo(THIRD);
        assertThat(table.state().series())
                .isEqualTo(new TableState.Series(
                        THIRD, Map.of(FIRST, new Occupant.Human(ANNA), THIRD, new Occupant.Human(CARA))));
        assertThat(Audit.firstIllegal(table.events())).isEmpty();
    }
}
