package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.Later;
import cantstop.client.kit.controls.OptionNote;
import cantstop.client.kit.controls.RollStopBar;
import cantstop.client.model.coach.CoachThread;
import cantstop.engine.Command;
import cantstop.engine.Settings;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bots;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Odds and the coach at the table: only where the table allows them, only on request, only for my turn.
class AdviceModelTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen();
    private final Later thread = new Later();
    private final AtomicInteger hired = new AtomicInteger();
    private final CoachThread coachThread = new CoachThread(thread, visit.later, () -> {
        hired.incrementAndGet();
        return Bots.coach();
    });
    private final AdviceModel adviceModel = new AdviceModel(visit.party(), visit.words, coachThread);

    private AdviceModelTest at(Settings settings) {
        visit.party().ask(new Command.ChangeSettings(settings));
        visit.later.run();
        visit.annaStarts();
        adviceModel.activate();
        return this;
    }

    private AdviceModelTest atCoachedTable() {
        return at(Settings.DEFAULT.withOdds(true).withCoach(true));
    }

    private ShownAdvice shownAdvice() {
        return adviceModel.shownAdvice().get();
    }

    private void asked() {
        adviceModel.ask();
        thread.run();
        visit.later.run();
    }

    @Test
    void aTableAmongPeopleHasNeitherOddsNorCoach() {
        at(Settings.DEFAULT);
        visit.annaRolls(3, 4, 5, 1);
        asked();
        assertThat(shownAdvice())
                .isEqualTo(new ShownAdvice(
                        shownAdvice().options(), "", "", RollStopBar.Advised.NEITHER, new ShownAdvice.Coached.Never()));
        visit.annaTakes(6, 7);
        asked();
        assertThat(shownAdvice()).isEqualTo(ShownAdvice.NONE);
        assertThat(hired).hasValue(0);
    }

    @Test
    void withoutOddsAnOptionSaysHowManyRunnersItBringsOutAndHowManyAreLeft() {
        at(Settings.DEFAULT);
        visit.annaRolls(3, 4, 5, 1);
        assertThat(shownAdvice().options())
                .extracting(OptionNote::text)
                .containsExactly("2 new runners, 1 left", "2 new runners, 1 left", "2 new runners, 1 left");
        visit.annaTakes(6, 7).annaRolls(3, 3, 4, 4);
        assertThat(shownAdvice().options())
                .extracting(OptionNote::text)
                .containsExactly("1 new runner, 0 left", "no new runner, 1 left");
    }

    @Test
    void oddsAreThereBeforeAChoiceAndAfterIt() {
        at(Settings.DEFAULT.withOdds(true));
        assertThat(shownAdvice().roll()).isEqualTo("safe · gains about 2 steps");
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaRolls(4, 4, 4, 5);
        // 6, 7 and 8 miss 104 of 1296 rolls, 6, 7 and 9 miss 111.
        assertThat(shownAdvice().options())
                .extracting(OptionNote::text)
                .containsExactly("8\u00a0% bust", "9\u00a0% bust");
        assertThat(shownAdvice().options()).extracting(OptionNote::brief).containsExactly("8\u00a0%", "9\u00a0%");
        visit.annaTakes(8);
        assertThat(shownAdvice().options()).isEmpty();
        assertThat(shownAdvice().roll()).startsWith("8\u00a0% bust · gains about 1.");
        assertThat(shownAdvice().coach()).isInstanceOf(ShownAdvice.Coached.Never.class);
        asked();
        assertThat(hired).hasValue(0);
    }

    @Test
    void theCoachSaysWhatEachOptionIsWorthAndWhichItWouldTake() {
        atCoachedTable();
        visit.annaRolls(1, 1, 6, 6)
                .annaTakes(2, 12)
                .annaRolls(1, 1, 6, 6)
                .annaTakes(2, 12)
                .annaRolls(1, 1, 6, 6);
        assertThat(shownAdvice().coach()).isInstanceOf(ShownAdvice.Coached.Open.class);
        asked();
        assertThat(shownAdvice().options())
                .hasSize(2)
                .allSatisfy(note -> assertThat(note.text()).contains("to win"));
        assertThat(shownAdvice().options())
                .filteredOn(note -> note.mark() == OptionNote.Mark.BEST)
                .hasSize(1);
        assertThat(shownAdvice().coach()).isInstanceOfSatisfying(ShownAdvice.Coached.Answered.class, said -> {
            assertThat(said.advice()).startsWith("Champion takes");
            assertThat(said.because()).isNotBlank();
        });
    }

    @Test
    void whereItCannotTellTheOptionsApartNoneWearsAStarAndTheCoachSaysOnceWhatAllAreWorth() {
        atCoachedTable();
        visit.annaRolls(2, 4, 5, 6);
        asked();
        assertThat(shownAdvice().options())
                .hasSizeGreaterThan(1)
                .allSatisfy(note -> {
                    assertThat(note.mark()).isEqualTo(OptionNote.Mark.WIN);
                    assertThat(note.text()).matches("\\d+\u00a0% to win");
                    assertThat(note.seen()).isFalse();
                })
                .containsOnly(shownAdvice().options().getFirst());
        assertThat(shownAdvice().coach())
                .isEqualTo(new ShownAdvice.Coached.Answered(
                        "Take what you like",
                        "Each is about as good: %s."
                                .formatted(shownAdvice().options().getFirst().text())));
    }

    @Test
    void theCoachSaysWhatRollAndStopAreWorth() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        asked();
        assertThat(shownAdvice().roll()).matches("safe · \\d+\u00a0% to win");
        assertThat(shownAdvice().stop()).matches("\\d+\u00a0% to win");
        assertThat(shownAdvice().coach())
                .isEqualTo(new ShownAdvice.Coached.Answered("Champion rolls", "No roll can go bust."));
        assertThat(shownAdvice().better()).isEqualTo(RollStopBar.Advised.ROLL);
    }

    @Test
    void itIsAskedOnRequestAndForMyOwnTurnOnly() {
        atCoachedTable();
        assertThat(shownAdvice().coach()).isEqualTo(new ShownAdvice.Coached.Waiting(true));
        asked();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        visit.guest().dice(3, 4, 5, 2);
        visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
        assertThat(shownAdvice().coach()).isEqualTo(new ShownAdvice.Coached.Waiting(false));
        asked();
        assertThat(shownAdvice().coach()).isEqualTo(new ShownAdvice.Coached.Waiting(false));
        assertThat(hired).hasValue(0);
    }

    @Test
    void itThinksElsewhereAndTheAnswerIsDroppedWhenTheGameHasMovedOn() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1);
        adviceModel.ask();
        assertThat(shownAdvice().coach()).isInstanceOf(ShownAdvice.Coached.Thinking.class);
        assertThat(hired).hasValue(0);

        thread.run();
        visit.annaTakes(6, 7);
        assertThat(shownAdvice().coach()).isInstanceOf(ShownAdvice.Coached.Open.class);
        assertThat(shownAdvice().options()).isEmpty();
        assertThat(shownAdvice().stop()).isEmpty();
    }

    @Test
    void aQuestionThatTheGameHasOvertakenIsNotEvenThoughtAbout() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1);
        adviceModel.ask();
        visit.annaTakes(6, 7);
        thread.run();
        visit.later.run();
        assertThat(hired).hasValue(0);
        assertThat(shownAdvice().coach()).isInstanceOf(ShownAdvice.Coached.Open.class);
    }

    @Test
    void askingTwiceIsAskingOnce() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1);
        adviceModel.ask();
        adviceModel.ask();
        assertThat(thread.waiting()).isEqualTo(1);
    }

    @Test
    void aScreenThatGoesGivesItUp() {
        atCoachedTable();
        visit.annaRolls(3, 4, 5, 1);
        adviceModel.ask();
        adviceModel.deactivate();
        thread.run();
        assertThat(hired).hasValue(0);
    }

    @Test
    void whoWatchesHearsNothingOfTheCoach() {
        visit.guest()
                .opened(visit.guest().table().name(), Settings.DEFAULT.withCoach(true), FakeVisit.BEN, FakeVisit.BENS);
        visit.guest().attend(FakeGuest.TABLE);
        visit.later.run();
        visit.turn(FakeVisit.CLEO, new TurnMove.RollDice());
        adviceModel.activate();
        assertThat(shownAdvice().coach()).isInstanceOf(ShownAdvice.Coached.Never.class);
        assertThat(List.of(shownAdvice().roll(), shownAdvice().stop())).containsOnly("");
    }
}
