package cantstop.simulation;

/// `./soak simulation`: a million parties, or as many as there is time for.
public final class SimulationSoak {
    private static final long PARTIES = 1_000_000;

    private SimulationSoak() {}

    public static void main(String... args) {
        Soak.exit(new Soak(Plan::of, Outcome::parties, "parties", PARTIES), args);
    }
}
