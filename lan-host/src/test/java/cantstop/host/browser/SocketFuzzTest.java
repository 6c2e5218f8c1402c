package cantstop.host.browser;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// A quick share of `./fuzz`.
class SocketFuzzTest {
    private static final int INPUTS = 3000;

    private final SplittableRandom chance = new SplittableRandom(5);

    @Test
    void whatMeansNoHarmIsHeard() {
        for (byte[] seed : SocketFuzz.seeds()) {
            assertThatCode(() -> SocketFuzz.fuzzerTestOneInput(seed)).doesNotThrowAnyException();
        }
    }

    @Test
    void anythingElseEndsTheConnectionAndNothingMore() {
        List<byte[]> seeds = SocketFuzz.seeds();
        for (int number = 0; number < INPUTS; number++) {
            byte[] input = altered(seeds.get(number % seeds.size()));
            assertThatCode(() -> SocketFuzz.fuzzerTestOneInput(input))
                    .as(() -> Arrays.toString(input))
                    .doesNotThrowAnyException();
        }
    }

    /// With some bits turned after its first byte, and sometimes without its end.
    private byte[] altered(byte[] seed) {
        byte[] input = Arrays.copyOf(seed, chance.nextBoolean() ? seed.length : 1 + chance.nextInt(seed.length));
        for (int turned = chance.nextInt(6); turned > 0 && input.length > 1; turned--) {
            input[1 + chance.nextInt(input.length - 1)] ^= (byte) (1 << chance.nextInt(8));
        }
        return input;
    }
}
