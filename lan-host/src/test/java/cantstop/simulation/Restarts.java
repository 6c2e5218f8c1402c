package cantstop.simulation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Ends programs at a party, and starts them again after a while.
final class Restarts {
    private final Machine operator;
    private final List<Laptop> laptops;
    private final boolean moving;

    /// @param operator starts them again
    /// @param laptops of the party, also those that come later
    /// @param moving whether every laptop may host
    Restarts(Machine operator, List<Laptop> laptops, boolean moving) {
        this.operator = operator;
        this.laptops = laptops;
        this.moving = moving;
    }

    /// A laptop's program ends, and starts again after a while.
    void restart(Laptop laptop, boolean silently, long nanos) {
        if (!laptop.isDead()) {
            laptop.die(silently);
            operator.hear(nanos, () -> startAgain(laptop));
        }
    }

    /// Starts a laptop's program unless it runs.
    void startAgain(Laptop laptop) {
        if (laptop.isDead()) {
            laptop.machine().starts();
            laptop.start();
        }
    }

    /// A host ends, and what it runs beside with it; and starts again after a while.
    void restart(SimulatedHost host, boolean silently, long nanos) {
        Laptop laptop = laptopOf(host);
        if (laptop != null) {
            restart(laptop, silently, nanos);
        } else {
            host.end(silently);
            operator.hear(nanos, () -> start(host));
        }
    }

    /// A host's machine ends, and its disk forgets; where there are other laptops that have what it told.
    void forget(SimulatedHost host, long nanos) {
        goesBack(host, nanos, 0);
    }

    /// A host's machine ends, and its disk is as it was when it had less; where there are other laptops that have what
    /// it told.
    ///
    /// @param kept the share of each log that is left, from 0 to 1
    void goesBack(SimulatedHost host, long nanos, double kept) {
        long seen = laptops.stream()
                .filter(laptop -> laptop.screen().state() != null)
                .count();
        if (moving && seen > 2) {
            restart(host, true, nanos);
            host.disk().willHaveLess(kept);
        }
    }

    /// A host's window is closed, and opened again after a while.
    void close(SimulatedHost host, long nanos) {
        if (!host.machine().isAsleep()) {
            host.close();
            Laptop laptop = laptopOf(host);
            if (laptop != null) {
                restart(laptop, false, nanos);
            } else {
                operator.hear(nanos, () -> start(host));
            }
        }
    }

    private @Nullable Laptop laptopOf(SimulatedHost host) {
        for (Laptop laptop : laptops) {
            if (laptop.machine() == host.machine()) {
                return laptop;
            }
        }
        return null;
    }

    /// Starts a host unless it runs.
    void start(SimulatedHost host) {
        if (!host.isUp()) {
            host.machine().starts();
            host.start();
        }
    }
}
