package cantstop.simulation;

import java.util.SplittableRandom;

/// A laptop's way to the network: how long a message takes, and when none gets through.
final class Radio {
    private static final long MICROSECOND = 1_000;

    private final World world;
    private final SplittableRandom random;
    private final long usual;
    private long slowness = 1;
    private long cutUntil;

    Radio(World world, SplittableRandom random) {
        this.world = world;
        this.random = random;
        usual = (100 + random.nextInt(20_000)) * MICROSECOND;
    }

    /// How long one message takes from now, in nanoseconds. What meets a partition is sent again and again, and
    /// arrives when that is over.
    long delay() {
        return gap() + slowness * (usual + random.nextLong(usual));
    }

    /// How long nothing gets through yet, in nanoseconds.
    long gap() {
        return Math.max(0, cutUntil - world.now());
    }

    /// Nothing gets through for a while.
    void cut(long nanos) {
        cutUntil = Math.max(cutUntil, world.now() + nanos);
    }

    /// Everything takes so many times longer.
    void slow(long times) {
        slowness = times;
    }

    void heal() {
        cutUntil = 0;
        slowness = 1;
    }
}
