package cantstop.browser.games;

import java.util.random.RandomGenerator;

/// Chance that is the same in every runtime: nothing of it is a library's.
final class Chance implements RandomGenerator {
    private static final double UNIT = 1.0 / (1 << 24);

    private int state;

    Chance(int seed) {
        state = 31 * seed + 17;
    }

    @Override
    public int nextInt() {
        state += 0x9e3779b9;
        int mixed = (state ^ state >>> 16) * 0x21f0aaad;
        mixed = (mixed ^ mixed >>> 15) * 0x735a2d97;
        return mixed ^ mixed >>> 15;
    }

    @Override
    public int nextInt(int bound) {
        return Math.floorMod(nextInt(), bound);
    }

    @Override
    public boolean nextBoolean() {
        return (nextInt() & 1) == 0;
    }

    @Override
    public double nextDouble() {
        return (nextInt() >>> 8) * UNIT;
    }

    /// Near enough: a sum of uniform numbers.
    @Override
    public double nextGaussian() {
        double sum = -6;
        for (int i = 0; i < 12; i++) {
            sum += nextDouble();
        }
        return sum;
    }

    @Override
    public long nextLong() {
        return (long) nextInt() << 32 | nextInt() & 0xffffffffL;
    }
}
