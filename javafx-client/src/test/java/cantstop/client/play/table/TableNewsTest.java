package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.engine.Seat;
import cantstop.engine.TurnMove;
import cantstop.protocol.client.DiceAlarm;
import org.junit.jupiter.api.Test;

/// What is told beside the board of what has just happened.
class TableNewsTest extends TableStory {
    @Test
    void whoThrewTheDiceIsSaidWhereSomethingIsWrongWithThemOnly() {
        visit.annaStarts().annaRolls(3, 4, 5, 1);
        assertThat(model.thrownBy()).isEmpty();

        visit.guest().alarmed(DiceAlarm.LEFT_OUT);
        visit.later.run();
        assertThat(model.thrownBy()).isEqualTo("Thrown by the host");
    }

    @Test
    void whoThrewTheDiceIsSaidWithOneLaptopToo() {

        FakeVisit alone = new FakeVisit().hosting();
        alone.party().seatFriend(Seat.of(2), FakeVisit.CLEOS);
        alone.later.run();
        alone.annaStarts().annaRolls(3, 4, 5, 1);
        alone.guest().alarmed(DiceAlarm.LEFT_OUT);
        alone.later.run();
        TableModel ofOne = new TableModel(alone.party(), alone.words, () -> FakeVisit.ANNAS, () -> false);
        assertThat(ofOne.thrownBy()).isEqualTo("Thrown by 1 laptop");
    }

    @Test
    void wonColumnsAreTheNewsUntilTheDiceRollAgain() {
        visit.annaStarts();
        for (int time = 0; time < 3; time++) {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        }
        assertThat(controls().news()).isEmpty();

        visit.annaStops();
        assertThat(controls().news()).hasValueSatisfying(news -> {
            assertThat(news.said()).as("to the player themselves").isEqualTo("You won columns 2 and 12");
            assertThat(news.besides()).isEqualTo("1 more to win");
            assertThat(news.painted()).isEqualTo("2  12");
            assertThat(news.badge()).contains(FakeVisit.ANNAS);
            assertThat(news.initials()).isEqualTo("A");
        });
        visit.guest().dice(3, 4, 5, 1);
        visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
        assertThat(controls().news()).isEmpty();
    }

    @Test
    void whatATurnIsRememberedForIsTheNewsUntilTheDiceRollAgain() {
        visit.annaStarts();
        for (int climb = 0; climb < 2; climb++) {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        }
        for (int climb = 0; climb < 3; climb++) {
            visit.annaRolls(1, 2, 5, 6).annaTakes(3);
        }
        assertThat(controls().news()).isEmpty();

        visit.annaStops();
        assertThat(controls().news()).hasValueSatisfying(news -> {
            assertThat(news.painted()).isEqualTo("5 rolls");
            assertThat(news.caption()).isEqualTo("You survived, a 1-in-5 chance");
            assertThat(news.said() + news.besides()).as("it is said once").isEmpty();
        });
        assertThat(controls().told()).isEmpty();
        assertThat(model.plates().get())
                .map(Plate::role)
                .as("and not on the plate")
                .containsExactly("you", "");
        visit.guest().dice(3, 4, 5, 1);
        visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
        assertThat(controls().news()).isEmpty();
    }

    @Test
    void aBustStaysBesideThePlayersName() {
        visit.annaStarts()
                .annaRolls(1, 1, 1, 2)
                .annaTakes(2, 3)
                .annaRolls(6, 6, 1, 1)
                .annaTakes(2, 12);
        visit.annaRolls(5, 3, 5, 3);
        Plate anna = model.plates().get().getFirst();
        assertThat(anna.bust()).isPresent();
        assertThat(anna.bustReason()).as("what it cost stands in the headline").isEqualTo("no pair makes 2, 3 or 12");
    }

    @Test
    void whoIsAwayIsSaid() {
        visit.annaStarts();
        visit.guest().present(FakeVisit.ANNA);
        visit.later.run();
        assertThat(model.plates().get().getLast().away()).isTrue();
        assertThat(model.plates().get().getLast().role()).isEqualTo("away");
    }
}
