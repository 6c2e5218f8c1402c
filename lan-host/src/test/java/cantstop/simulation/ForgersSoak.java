package cantstop.simulation;

/// `./soak forgers`: parties whose table moves, each with a guest who comes to the next host with an invented log.
public final class ForgersSoak {
    private static final long PARTIES = 20_000;

    private ForgersSoak() {}

    public static void main(String... args) {
        Soak.exit(new Soak(Plan::ofForgers, Outcome::parties, "parties", PARTIES), args);
    }
}
