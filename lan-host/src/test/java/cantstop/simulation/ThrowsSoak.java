package cantstop.simulation;

/// `./soak throws`: parties whose laptops all throw together, half of them with a cheat.
public final class ThrowsSoak {
    private static final long PARTIES = 100_000;

    private ThrowsSoak() {}

    public static void main(String... args) {
        Soak.exit(new Soak(Plan::ofThrows, Outcome::parties, "parties", PARTIES), args);
    }
}
