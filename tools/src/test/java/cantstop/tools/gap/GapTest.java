package cantstop.tools.gap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.bot.Net;
import cantstop.engine.bot.NetFile;
import cantstop.tools.exact.Duel;
import cantstop.tools.exact.DuelPositions;
import cantstop.tools.exact.SmallBoard;
import cantstop.tools.exact.SmallMoves;
import cantstop.tools.exact.ValueFile;
import cantstop.tools.training.Checkpoint;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a learned value loses to perfect play is measured by what each of its decisions costs.
class GapTest {
    private static final SmallBoard BOARD = new SmallBoard(3, 1, 3);
    private static final ValueFile VALUES = solved();

    @TempDir
    private Path folder;

    @Test
    void whatIsLostIsWhatIsWonLessThanAHalf() {
        Gap.Result result = gap(new SmallValue(BOARD, null)).measure(4000, 3);

        assertThat(result.loss()).isGreaterThan(0.1);
        assertThat(0.5 - result.won()).isCloseTo(result.loss(), within(0.025));
    }

    @Tag("slow")
    @Test
    void aNetThatHasLearnedForAMomentLosesNextToNothing() throws IOException {
        Gap.Result result = gap(new SmallValue(BOARD, learned(1))).measure(1000, 3);

        assertThat(result.loss()).isLessThan(0.01);
        assertThat(result.loss()).isNotNegative();
    }

    @Tag("slow")
    @Test
    void theSameSeedLearnsTheSame() throws IOException {
        byte[] once = NetFile.write(learned(1));

        assertThat(NetFile.write(learned(1))).isEqualTo(once);
        assertThat(NetFile.write(learned(2))).isNotEqualTo(once);
    }

    @Test
    void aColumnThatIsWonIsWorthTheSameWhateverTheOtherHadThere() {
        SmallValue value = new SmallValue(new SmallBoard(3, 2, 3), null);
        int[] own = {2, 0, 0, 0, 0};

        assertThat(value.chance(own, new int[] {1, 0, 0, 0, 0})).isEqualTo(value.chance(own, new int[5]));
        assertThat(value.chance(own, new int[] {0, 1, 0, 0, 0})).isLessThan(value.chance(own, new int[5]));
    }

    private Net learned(long seed) throws IOException {
        SmallTraining training = new SmallTraining(BOARD, new SmallMoves(BOARD), seed, null);
        return training.run(1, new Checkpoint(folder.resolve("school"), "seed " + seed), (_, _, _) -> {});
    }

    private static Gap gap(SmallValue value) {
        return new Gap(BOARD, new SmallMoves(BOARD), value, VALUES);
    }

    private static ValueFile solved() {
        ValueFile values = ValueFile.inMemory(new DuelPositions(BOARD).size());
        new Duel(BOARD, values).solve(_ -> {});
        return values;
    }
}
