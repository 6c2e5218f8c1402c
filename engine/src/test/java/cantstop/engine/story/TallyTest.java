package cantstop.engine.story;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.Occupant;
import cantstop.engine.Settings;
import cantstop.engine.Table;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/// What is counted of many games.
class TallyTest {
    private static final Occupant ANNA = new Occupant.Human(Table.ANNA);
    private static final Occupant BEN = new Occupant.Human(Table.BEN);

    private static Tally of(Occupant who, List<List<Event>> logs) {
        return Tally.of(logs).getOrDefault(who, new Tally("", List.of()));
    }

    private static Tally annas(Played... played) {
        return of(ANNA, List.of(played).stream().map(Played::events).toList());
    }

    @Test
    void nobodyDidAnythingWhereNothingWasPlayed() {
        assertThat(Tally.of(List.of())).isEmpty();
        assertThat(new Tally("", List.of()).rollsPerTurn()).isZero();
    }

    @Test
    void eachGameIsAPartOfItsOwnInTheOrderInWhichTheyWerePlayed() {
        Played fell = Played.aboutToWin().roll(1, 1, 1, 1).dullTurn().takeTheWin();
        Played second = Played.aboutToWin().stop();

        Tally tally = annas(fell, second);

        assertThat(tally.course()).hasSize(2);
        assertThat(tally.course()).extracting(Part::won).containsExactly(true, true);
        assertThat(tally.course()).extracting(Part::busts).containsExactly(1, 0);
        assertThat(tally.course()).extracting(Part::icarus).containsExactly(true, false);
        assertThat(tally.games()).isEqualTo(2);
        assertThat(tally.wins()).isEqualTo(2);
        assertThat(tally.fallen()).isOne();
        assertThat(tally.icarus()).isOne();
        assertThat(tally.columns()).isEqualTo(Map.of(Column.of(2), 2, Column.of(3), 2, Column.of(12), 2));
    }

    @Test
    void luckIsWhatWasToBeExpectedLessWhatCame() {
        Part part = annas(Played.aboutToWin().stop()).course().getFirst();

        assertThat(part.busts()).isZero();
        assertThat(part.expected()).isPositive();
        assertThat(part.luck()).isCloseTo(part.expected(), Offset.offset(1e-9));
        assertThat(part.turns()).isEqualTo(2);
        assertThat(part.rolls()).isEqualTo(6);
    }

    @Test
    void whoStoppedAfterOneRollMostOftenIsTheChickenOfThatGame() {
        Played careful = new Played(2, Settings.DEFAULT);
        for (int turn = 0; turn < 2; turn++) {
            careful.roll(1, 2, 3, 4).take(3, 7).stop();
            careful.roll(1, 2, 1, 2).take(3, 3).roll(3, 4, 3, 4).take(7, 7).stop();
        }
        careful.roll(1, 2, 3, 4).take(3, 7).stop().takeTheWin();

        assertThat(annas(careful).chicken()).isOne();
        assertThat(of(BEN, List.of(careful.events())).chicken()).isZero();
    }

    @Test
    void aGameThatIsNotOverCountsItsTurnsButIsNoGame() {
        Tally tally = annas(Played.aboutToWin());

        assertThat(tally.games()).isZero();
        assertThat(tally.course()).isEmpty();
        assertThat(tally.rolls()).isEqualTo(6);
        assertThat(tally.turns()).isOne();
        assertThat(tally.rollsPerTurn()).isEqualTo(6);
        assertThat(tally.name()).isNotBlank();
    }

    @Test
    void aRematchIsAnotherGameOfTheSameLog() {
        Tally tally = annas(Played.aboutToWin().stop().again().takeTheWin());

        assertThat(tally.games()).isEqualTo(2);
    }

    @Test
    void whoeverWasPassedOverKeepsWhatTheyDid() {
        Tally tally = annas(Played.aboutToWin().leavesAndIsPassedOver());

        assertThat(tally.rolls()).isEqualTo(6);
    }
}
