package cantstop.simulation;

/// `./soak upgrades`: parties at which machines have two versions of the program, and change from one to the other.
public final class UpgradesSoak {
    private static final long PARTIES = 100_000;

    private UpgradesSoak() {}

    public static void main(String... args) {
        Soak.exit(new Soak(Plan::ofUpgrades, Outcome::parties, "parties", PARTIES), args);
    }
}
