package cantstop.client.extras.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.party.EventAnimator;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The lesson comes out, whatever the learner picks.
class LessonModelTest {
    private final FakeVisit visit = new FakeVisit();
    private LessonModel model = new LessonModel(visit.navigator);

    private LessonView view() {
        return model.view().get();
    }

    private GameState game() {
        return Objects.requireNonNull(view().table().game());
    }

    /// Does what the step asks for, and picks this option where there are so many.
    private void follow(int pick) {
        switch (view().step().aim()) {
            case ROLL -> model.roll();
            case PICK ->
                model.choose(view().controls()
                        .options()
                        .get(pick % view().controls().options().size())
                        .columns());
            case STOP -> model.stop();
            case READ -> model.goOn();
        }
    }

    private void followUntil(LessonStep step) {
        while (view().step() != step) {
            follow(0);
        }
    }

    @Test
    void everyWayThroughTheLessonHasItsBustAndEndsWithAWin() {
        for (int way = 0; way < 24; way++) {
            model = new LessonModel(visit.navigator);
            int picks = way;
            int busts = 0;
            for (LessonStep step : LessonStep.values()) {
                assertThat(view().step()).as("way %s", way).isEqualTo(step);
                busts += step == LessonStep.BUST ? 1 : 0;
                if (step == LessonStep.BUST) {
                    assertThat(view().bust()).isPresent();
                }
                follow(picks % 4);
                picks /= step.aim() == Aim.PICK ? 4 : 1;
            }
            assertThat(busts).isOne();
            assertThat(view().table().chair(Seat.of(0)).wins()).isOne();
            assertThat(game().winner()).isEqualTo(Seat.of(0));
        }
    }

    @Test
    void whatIsSeenIsOneGameWithoutGaps() {
        List<TableState> seen = new ArrayList<>(List.of(view().table()));
        model.playOn(new EventAnimator() {
            @Override
            public void play(Event event, TableState before, TableState after, boolean hurried, Runnable done) {
                assertThat(before).isEqualTo(seen.getLast());
                assertThat(after).isEqualTo(Rules.evolve(before, event));
                seen.add(after);
                done.run();
            }

            @Override
            public void finish() {}
        });
        followUntil(LessonStep.BUST);
        assertThat(seen).hasSize(14);
    }

    @Test
    void afterTheBustAnyOfTheRunnersColumnsWouldHaveDone() {
        followUntil(LessonStep.BUST);
        assertThat(view().text()).containsPattern("makes \\d+, \\d+ or \\d+");
    }

    @Test
    void onlyWhatTheStepAsksForCanBeDoneAndTheRestSaysWhy() {
        followUntil(LessonStep.KEEP);
        assertThat(view().controls().stop().enabled()).isTrue();
        assertThat(view().controls().roll().reason()).contains("Not yet");
        model.roll();
        assertThat(view().step()).isEqualTo(LessonStep.KEEP);
        followUntil(LessonStep.TOO_FAR);
        assertThat(view().controls().stop().enabled()).isFalse();
        model.stop();
        assertThat(view().step()).isEqualTo(LessonStep.TOO_FAR);
    }

    @Test
    void everyOptionOfAPickMayBeTaken() {
        followUntil(LessonStep.FIRST_PICK);
        assertThat(view().controls().choosing()).isTrue();
        assertThat(view().controls().options()).hasSize(3);
        model.choose(3);
        assertThat(game().phase()).isInstanceOf(Phase.ToGoOn.class);
        assertThat(game().marker(Column.of(9))).isOne();
    }

    @Test
    void squaresFromTheFirstTurnStayThroughTheBust() {
        followUntil(LessonStep.SECOND_TURN);
        long kept = game().player(Seat.of(0)).squares();
        followUntil(LessonStep.BUST);
        assertThat(kept).isNotZero();
        assertThat(game().player(Seat.of(0)).squares()).isEqualTo(kept);
        assertThat(game().markers()).isZero();
    }

    @Test
    void theBotHasATurnOfItsOwnThatIsSeen() {
        List<Runnable> shown = new ArrayList<>();
        followUntil(LessonStep.KEEP);
        model.playOn(new EventAnimator() {
            @Override
            public void play(Event event, TableState before, TableState after, boolean hurried, Runnable done) {
                shown.add(done);
            }

            @Override
            public void finish() {
                shown.removeLast().run();
            }
        });
        model.stop();
        assertThat(model.isMoving()).isTrue();
        model.finishMotion();
        assertThat(view().text()).contains("Robo");
        model.roll();
        while (model.isMoving()) {
            model.finishMotion();
        }
        assertThat(view().step()).isEqualTo(LessonStep.SECOND_TURN);
        assertThat(game().player(Seat.of(1)).squares()).isNotZero();
    }

    @Test
    void whatIsAtStakeIsToldWithTheRollsOfWhoeverRolls() {
        List<String> stakes = new ArrayList<>();
        followUntil(LessonStep.KEEP);
        model.view()
                .addListener(
                        (property, was, is) -> stakes.add(is.controls().stake().said()));
        model.stop();
        assertThat(stakes).containsExactly("4 steps at stake, 2 rolls", "", "", "2 steps at stake, 1 roll", "", "");
    }

    @Test
    void itCanBeBegunAnewAndLeftAtAnyTime() {
        visit.navigator.learn();
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.LESSON);
        followUntil(LessonStep.TURN_ROLL);
        model.again();
        assertThat(view().step()).isEqualTo(LessonStep.FIRST_ROLL);
        assertThat(game().markers()).isZero();
        model.goHome();
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.HOME);
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everyStepSaysWhatToDoInAFewWords(String language) {
        model = new LessonModel(new FakeVisit(Locale.of(language)).navigator);
        Set<String> texts = new TreeSet<>();
        for (LessonStep step : LessonStep.values()) {
            texts.add(view().text());
            assertThat(view().text().length()).as(step.name()).isBetween(5, 240);
            follow(1);
        }
        assertThat(texts).hasSameSizeAs(LessonStep.values());
    }
}
