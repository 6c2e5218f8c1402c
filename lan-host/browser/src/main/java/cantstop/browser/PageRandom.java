package cantstop.browser;

import java.util.random.RandomGenerator;
import org.teavm.jso.typedarrays.Uint8Array;

/// The browser's cryptographically secure random numbers.
final class PageRandom implements RandomGenerator {
    private final Options options;

    PageRandom(Options options) {
        this.options = options;
    }

    @Override
    public void nextBytes(byte[] bytes) {
        Uint8Array drawn = options.random(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) drawn.get(i);
        }
    }

    @Override
    public long nextLong() {
        byte[] bytes = new byte[Long.BYTES];
        nextBytes(bytes);
        long number = 0;
        for (byte one : bytes) {
            number = number << 8 | one & 0xff;
        }
        return number;
    }
}
