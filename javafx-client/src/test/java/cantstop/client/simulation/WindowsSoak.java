package cantstop.client.simulation;

import cantstop.simulation.WindowParties;

/// `./soak windows`: parties at which people sit at the windows that are shipped.
public final class WindowsSoak {
    private static final long PARTIES = 5_000;

    private WindowsSoak() {}

    public static void main(String... args) {
        new WindowParties(ShippedWindows::new).soak(PARTIES, args);
    }
}
