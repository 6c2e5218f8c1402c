package cantstop.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whatever comes in, it is a message or a breach, and never anything else.
@Tag("slow")
class NoiseTest {
    private static final long SEED = 21_207;

    static void assertMessageOrBreach(Kind kind, byte[] bytes) {
        try {
            assertThat(kind.decode(bytes)).isNotNull();
        } catch (BreachException e) {
            assertThat(e.getMessage()).isNotBlank();
        }
    }

    @ParameterizedTest
    @EnumSource
    void randomBytes(Kind kind) {
        Random random = new Random(SEED);
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = new byte[random.nextInt(64)];
            random.nextBytes(bytes);
            assertMessageOrBreach(kind, bytes);
        }
    }

    @ParameterizedTest
    @EnumSource
    void goodMessagesWithAFewBytesChanged(Kind kind) {
        Random random = new Random(SEED);
        for (Object sample : kind.samples()) {
            byte[] good = kind.encode(sample);
            for (int i = 0; i < 300; i++) {
                byte[] bytes = good.clone();
                for (int changes = random.nextInt(3); changes >= 0; changes--) {
                    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
                }
                assertMessageOrBreach(kind, bytes);
            }
        }
    }
}
