package cantstop.tools.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.Packed;
import cantstop.engine.bot.HandMadeValue;
import cantstop.engine.bot.RuleSet;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class LambdaReturnTest {
    private static final Offset<Float> ROUNDED = within(1e-6f);

    /// Where somebody stands on the third space of column 7, and elsewhere.
    private static final long SOME = Packed.with(0, 7, 3);

    private static final long MORE = Packed.with(SOME, 5, 2);

    @Test
    void withTwoMyChanceIsWhatYoursBeforeYourFirstRollLeaves() {
        LambdaReturn game = game("standard-free-2p-3c");
        game.add(0.5, false, new long[] {SOME, 0});
        game.add(0.4, false, new long[] {SOME, SOME});
        game.add(0.7, false, new long[] {MORE, SOME});

        assertThat(chances(game.ofBoth())).containsExactly(0.3f, 0.6f);
    }

    @Test
    void againstARivalWhatTheirLuckChangedIsGivenBack() {
        LambdaReturn game = game("standard-free-2p-3c");
        game.addLuckOfRival(-0.3);
        game.add(0.5, false, new long[] {0, SOME});
        game.addLuckOfRival(0.25);
        game.add(0.4, false, new long[] {SOME, MORE});
        game.addLuckOfRival(0.875);

        assertThat(chances(game.ofOne(1, false))).containsExactly(0.875f, 0.65f);
    }

    @Test
    void withMoreTheChancesOfAllAtTheEndOfATurnAddUpToOne() {
        LambdaReturn game = game("standard-free-3p-3c");
        game.add(0.4, false, new long[] {SOME, 0, 0});
        game.add(0.25, false, new long[] {SOME, 0, 0});
        game.add(0.3, false, new long[] {SOME, 0, MORE});
        game.add(0.75, false, new long[] {MORE, 0, MORE});

        List<Sample> samples = game.ofMany(0);

        assertThat(samples).hasSize(6);
        assertThat(bothOthers(samples, 0)).isCloseTo(0.25f, ROUNDED);
        assertThat(bothOthers(samples, 2)).isCloseTo(0.7f, ROUNDED);
        assertThat(bothOthers(samples, 4)).isCloseTo(0.75f, ROUNDED);
    }

    private static LambdaReturn game(String rules) {
        return new LambdaReturn(RuleSet.parse(rules), new HandMadeValue(), 0);
    }

    private static List<Float> chances(List<Sample> samples) {
        return samples.stream().map(Sample::chance).toList();
    }

    private static float bothOthers(List<Sample> samples, int from) {
        return samples.get(from).chance() + samples.get(from + 1).chance();
    }
}
