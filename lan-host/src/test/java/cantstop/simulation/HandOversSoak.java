package cantstop.simulation;

/// `./soak handovers`: parties at which the table moves from laptop to laptop, handed over or because its
/// host is gone.
public final class HandOversSoak {
    private static final long PARTIES = 100_000;

    private HandOversSoak() {}

    public static void main(String... args) {
        Soak.exit(new Soak(Plan::ofHandOvers, Outcome::parties, "parties", PARTIES), args);
    }
}
