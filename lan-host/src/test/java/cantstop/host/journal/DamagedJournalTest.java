package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A few of the trials of `./soak journal`.
@Tag("slow")
class DamagedJournalTest {
    private static final int FLIPS = 150;
    private static final int PAGE = 4096;

    @TempDir
    private Path work;

    @Test
    void aFlippedBitIsACleanBeginningOrAClearRefusal() throws Exception {
        DamageTrial trial = new DamageTrial(work, 1);
        SplittableRandom random = new SplittableRandom(1);
        for (DamageTrial.Part part : DamageTrial.Part.values()) {
            for (int flip = 0; flip < FLIPS; flip++) {
                long bit = random.nextLong(8L * trial.size(part));
                assertThat(trial.flip(part, bit)).as("bit %d of %s", bit, part).isEmpty();
            }
        }
    }

    @Test
    void aFileThatWasCutIsACleanBeginningOrAClearRefusal() throws Exception {
        DamageTrial trial = new DamageTrial(work, 1);
        for (DamageTrial.Part part : DamageTrial.Part.values()) {
            int size = trial.size(part);
            for (int length = size; length > Math.max(0, size - 2 * PAGE); length -= 97) {
                assertThat(trial.cut(part, length))
                        .as("%s cut to %d", part, length)
                        .isEmpty();
            }
        }
    }
}
