package cantstop.engine.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TestTable;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Skill apart from luck.
@Tag("slow")
class SkillAndLuckTest {
    private static final Occupant ANNA = new Occupant.Human(TestTable.ANNA);
    private static final Occupant BEN = new Occupant.Human(TestTable.BEN);
    private static final Offset<Double> EXACTLY = Offset.offset(1e-9);

    private static ChanceBreakdown account(double dice, double decisions) {
        return new ChanceBreakdown(Seat.of(0), 0.5, 1, dice, 0, decisions, 0, 0, 10, 1, 1.5, 8);
    }

    @Test
    void itIsTheMeanOfAllGames() {
        SkillAndLuck merit =
                new SkillAndLuck(List.of(account(0.2, -0.1))).plus(new SkillAndLuck(List.of(account(-0.1, -0.03))));

        assertThat(merit.games()).isEqualTo(2);
        assertThat(merit.dice()).isCloseTo(0.05, EXACTLY);
        assertThat(merit.givenAway()).isCloseTo(0.065, EXACTLY);
    }

    @Test
    void thereIsNoneWithoutAGame() {
        assertThatThrownBy(() -> new SkillAndLuck(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everybodyWhoPlayedHasTheAccountOfTheStory() {
        Story story = PlayedGame.aboutToWin().stop().told();

        Map<Occupant, SkillAndLuck> merits = SkillAndLuck.of(story);

        assertThat(merits).containsOnlyKeys(ANNA, BEN);
        assertThat(merits).containsEntry(ANNA, new SkillAndLuck(List.of(story.account(Seat.of(0)))));
    }

    @Test
    void whoeverABotDecidedForIsLeftOut() {
        Story story = PlayedGame.aboutToWin().stop().told();
        List<StoryStep> steps = story.steps().stream()
                .map(step -> step instanceof StoryStep.Decided decided
                                && decided.moment().mover().equals(Seat.of(0))
                        ? new StoryStep.Decided(
                                decided.moment(),
                                decided.choice(),
                                MoveSource.BOT,
                                false,
                                decided.before(),
                                decided.after())
                        : step)
                .toList();

        Map<Occupant, SkillAndLuck> merits =
                SkillAndLuck.of(new Story(story.table(), story.players(), story.begin(), steps));

        assertThat(merits).containsOnlyKeys(BEN);
    }
}
