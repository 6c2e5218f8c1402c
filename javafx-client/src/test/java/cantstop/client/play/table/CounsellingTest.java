package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.extras.coach.Study;
import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.Later;
import cantstop.client.fake.Visit;
import cantstop.client.kit.controls.OptionNote;
import cantstop.engine.Command;
import cantstop.engine.Settings;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bots;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Odds and the coach at the table: only where the table allows them, only on request, only for my turn.
class CounsellingTest {
    private final Visit visit = new Visit().hosting().withBen();
    private final Later thread = new Later();
    private final AtomicInteger hired = new AtomicInteger();
    private final Study study = new Study(thread, visit.later, () -> {
        hired.incrementAndGet();
        return Bots.coach();
    });
    private final Counselling counselling = new Counselling(visit.party(), visit.words, study);

    private CounsellingTest at(Settings settings) {
        visit.party().ask(new Command.ChangeSettings(settings));
        visit.later.run();
        visit.annaStarts();
        counselling.activate();
        return this;
    }

    private CounsellingTest atCoachedTable() {
        return at(Settings.DEFAULT.withOdds(true).withCoach(true));
    }

    private Counsel counsel() {
        return counselling.counsel().get();
    }

    private void asked() {
        counselling.ask();
        thread.run();
        visit.later.run();
    }

    @Test
    void aTableAmongPeopleHasNeitherOddsNorCoach() {
        at(Settings.DEFAULT);
        visit.annaRolls(3, 4, 5, 1);
        asked();
        assertThat(counsel()).isEqualTo(Counsel.NONE);
        visit.annaTakes(6, 7);
        asked();
        assertThat(counsel()).isEqualTo(Counsel.NONE);
        assertThat(hired).hasValue(0);
    }

    @Test
    void oddsAreThereBeforeAChoiceAndAfterIt() {
        at(Settings.DEFAULT.withOdds(true));
        assertThat(counsel().roll()).isEqualTo("0\u00a0% bust, 2.0 steps");
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaRolls(4, 4, 4, 5);
        // 6, 7 and 8 miss 104 of 1296 rolls, 6, 7 and 9 miss 111.
        assertThat(counsel().options()).extracting(OptionNote::text).containsExactly("8\u00a0% bust", "9\u00a0% bust");
        assertThat(counsel().options()).extracting(OptionNote::brief).containsExactly("✗8\u00a0%", "✗9\u00a0%");
        visit.annaTakes(8);
        assertThat(counsel().options()).isEmpty();
        assertThat(counsel().roll()).startsWith("8\u00a0% bust, 1.");
        assertThat(counsel().coach()).isInstanceOf(Counsel.Coached.Never.class);
        asked();
        assertThat(hired).hasValue(0);
    }

    @Test
    void theCoachSaysWhatEachOptionIsWorthAndWhichItWouldTake() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1);
        assertThat(counsel().coach()).isInstanceOf(Counsel.Coached.Open.class);
        asked();
        assertThat(counsel().options())
                .hasSize(3)
                .allSatisfy(note -> assertThat(note.text()).contains("wins"));
        assertThat(counsel().options())
                .filteredOn(note -> note.text().startsWith("★"))
                .hasSize(1);
        assertThat(counsel().coach()).isInstanceOfSatisfying(Counsel.Coached.Answered.class, said -> {
            assertThat(said.advice()).startsWith("Champion would take");
            assertThat(said.because()).isNotBlank();
        });
    }

    @Test
    void theCoachSaysWhatRollAndStopAreWorth() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        asked();
        assertThat(counsel().roll()).matches("0\u00a0% bust · ★ wins \\d+\\.\\d\u00a0%");
        assertThat(counsel().stop()).matches("wins \\d+\\.\\d\u00a0%");
        assertThat(counsel().coach())
                .isEqualTo(new Counsel.Coached.Answered("Champion would roll", "No roll can be a bust."));
    }

    @Test
    void itIsAskedOnRequestAndForMyOwnTurnOnly() {
        atCoachedTable();
        assertThat(counsel().coach()).isInstanceOf(Counsel.Coached.Waiting.class);
        asked();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        visit.guest().dice(3, 4, 5, 2);
        visit.turn(Visit.BEN, new TurnMove.RollDice());
        assertThat(counsel().coach()).isInstanceOf(Counsel.Coached.Waiting.class);
        asked();
        assertThat(counsel().coach()).isInstanceOf(Counsel.Coached.Waiting.class);
        assertThat(hired).hasValue(0);
    }

    @Test
    void itThinksElsewhereAndTheAnswerIsDroppedWhenTheGameHasMovedOn() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1);
        counselling.ask();
        assertThat(counsel().coach()).isInstanceOf(Counsel.Coached.Thinking.class);
        assertThat(hired).hasValue(0);

        thread.run();
        visit.annaTakes(6, 7);
        assertThat(counsel().coach()).isInstanceOf(Counsel.Coached.Open.class);
        assertThat(counsel().options()).isEmpty();
        assertThat(counsel().stop()).isEmpty();
    }

    @Test
    void aQuestionThatTheGameHasOvertakenIsNotEvenThoughtAbout() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1);
        counselling.ask();
        visit.annaTakes(6, 7);
        thread.run();
        visit.later.run();
        assertThat(hired).hasValue(0);
        assertThat(counsel().coach()).isInstanceOf(Counsel.Coached.Open.class);
    }

    @Test
    void askingTwiceIsAskingOnce() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1);
        counselling.ask();
        counselling.ask();
        assertThat(thread.waiting()).isEqualTo(1);
    }

    @Test
    void aScreenThatGoesGivesItUp() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1);
        counselling.ask();
        counselling.deactivate();
        thread.run();
        assertThat(hired).hasValue(0);
    }

    @Test
    void whoWatchesHearsNothingOfTheCoach() {
        visit.guest().opened(visit.guest().table().name(), Settings.DEFAULT.withCoach(true), Visit.BEN, Visit.BENS);
        visit.guest().attend(FakeGuest.TABLE);
        visit.later.run();
        visit.turn(Visit.CLEO, new TurnMove.RollDice());
        counselling.activate();
        assertThat(counsel().coach()).isInstanceOf(Counsel.Coached.Never.class);
        assertThat(List.of(counsel().roll(), counsel().stop())).containsOnly("");
    }
}
