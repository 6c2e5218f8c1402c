package cantstop.engine.story;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.Occupant;
import cantstop.engine.Settings;
import cantstop.engine.TestTable;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/// What is counted of many games.
class PlayerStatsTest {
    private static final Occupant ANNA = new Occupant.Human(TestTable.ANNA);
    private static final Occupant BEN = new Occupant.Human(TestTable.BEN);

    private static PlayerStats of(Occupant who, List<List<Event>> logs) {
        return PlayerStats.of(logs).getOrDefault(who, new PlayerStats("", List.of()));
    }

    private static PlayerStats annas(PlayedGame... played) {
        return of(ANNA, List.of(played).stream().map(PlayedGame::events).toList());
    }

    @Test
    void nobodyDidAnythingWhereNothingWasPlayed() {
        assertThat(PlayerStats.of(List.of())).isEmpty();
        assertThat(new PlayerStats("", List.of()).rollsPerTurn()).isZero();
    }

    @Test
    void eachGameIsAPartOfItsOwnInTheOrderInWhichTheyWerePlayed() {
        PlayedGame fell = PlayedGame.aboutToWin().roll(1, 1, 1, 1).dullTurn().takeTheWin();
        PlayedGame second = PlayedGame.aboutToWin().stop();

        PlayerStats tally = annas(fell, second);

        assertThat(tally.course()).hasSize(2);
        assertThat(tally.course()).extracting(GameStats::won).containsExactly(true, true);
        assertThat(tally.course()).extracting(GameStats::busts).containsExactly(1, 0);
        assertThat(tally.course()).extracting(GameStats::icarus).containsExactly(true, false);
        assertThat(tally.games()).isEqualTo(2);
        assertThat(tally.wins()).isEqualTo(2);
        assertThat(tally.fallen()).isOne();
        assertThat(tally.icarus()).isOne();
        assertThat(tally.columns()).isEqualTo(Map.of(Column.of(2), 2, Column.of(3), 2, Column.of(12), 2));
    }

    @Test
    void luckIsWhatWasToBeExpectedLessWhatCame() {
        GameStats part = annas(PlayedGame.aboutToWin().stop()).course().getFirst();

        assertThat(part.busts()).isZero();
        assertThat(part.expected()).isPositive();
        assertThat(part.luck()).isCloseTo(part.expected(), Offset.offset(1e-9));
        assertThat(part.turns()).isEqualTo(2);
        assertThat(part.rolls()).isEqualTo(6);
    }

    @Test
    void whoStoppedAfterOneRollMostOftenIsTheChickenOfThatGame() {
        PlayedGame careful = new PlayedGame(2, Settings.DEFAULT);
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
        PlayerStats tally = annas(PlayedGame.aboutToWin());

        assertThat(tally.games()).isZero();
        assertThat(tally.course()).isEmpty();
        assertThat(tally.rolls()).isEqualTo(6);
        assertThat(tally.turns()).isOne();
        assertThat(tally.rollsPerTurn()).isEqualTo(6);
        assertThat(tally.name()).isNotBlank();
    }

    @Test
    void aRematchIsAnotherGameOfTheSameLog() {
        PlayerStats tally = annas(PlayedGame.aboutToWin().stop().again().takeTheWin());

        assertThat(tally.games()).isEqualTo(2);
    }

    @Test
    void whoeverWasPassedOverKeepsWhatTheyDid() {
        PlayerStats tally = annas(PlayedGame.aboutToWin().leavesAndIsPassedOver());

        assertThat(tally.rolls()).isEqualTo(6);
    }
}
