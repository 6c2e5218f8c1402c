package cantstop.protocol.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A quick share of `./fuzz`.
@Tag("slow")
class DecodersTest {
    private static final int INPUTS = 1500;

    private final SplittableRandom random = new SplittableRandom(23);

    @ParameterizedTest
    @EnumSource
    void whatMeansNoHarmIsReadAsItWasWritten(Decoders decoder) {
        for (byte[] seed : decoder.seeds()) {
            assertThatCode(() -> Fuzz.fuzzerTestOneInput(SeedsMain.input(decoder, seed)))
                    .doesNotThrowAnyException();
        }
    }

    @ParameterizedTest
    @EnumSource
    void anythingElseIsRefusedInGoodOrder(Decoders decoder) {
        List<byte[]> seeds = decoder.seeds();
        for (int number = 0; number < INPUTS; number++) {
            byte[] input = altered(seeds.get(random.nextInt(seeds.size())), seeds.get(random.nextInt(seeds.size())));
            assertThatCode(() -> Fuzz.fuzzerTestOneInput(SeedsMain.input(decoder, input)))
                    .as(() -> Arrays.toString(input))
                    .doesNotThrowAnyException();
        }
    }

    /// The beginning of one and the end of another, with some bits turned.
    private byte[] altered(byte[] one, byte[] other) {
        int cut = random.nextInt(one.length + 1);
        int from = random.nextBoolean() ? Math.min(cut, other.length) : random.nextInt(other.length + 1);
        byte[] input = Arrays.copyOf(one, cut + other.length - from);
        System.arraycopy(other, from, input, cut, other.length - from);
        for (int turned = random.nextInt(4); turned > 0 && input.length > 0; turned--) {
            input[random.nextInt(input.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return input;
    }
}
