package cantstop.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Installs the two versions of the program on the machines of a party. A machine changes its version only between two
/// lives of its program.
final class Upgrades {
    private static final long SECOND = 1_000_000_000;

    /// So often people do as their program tells them, and update it.
    private static final int HEEDED = 4;

    /// In the beginning none of so many machines has the later version, or one, or two, or all.
    private static final int SHARES = 3;

    private final World world;
    private final Network network;
    private final List<Laptop> laptops;
    private final Restarts restarts;
    private final Machine operator;
    private final SplittableRandom random;
    private final int share;

    /// @param laptops of the party, also those that come later
    /// @param operator restarts programs
    Upgrades(
            World world,
            Network network,
            List<Laptop> laptops,
            Restarts restarts,
            Machine operator,
            SplittableRandom random) {
        this.world = world;
        this.network = network;
        this.laptops = laptops;
        this.restarts = restarts;
        this.operator = operator;
        this.random = random;
        share = random.nextInt(SHARES + 1);
        world.releases().people(this::mayUpdate);
    }

    /// A machine comes to the party, with one version or the other.
    void comes(Machine machine) {
        if (world.releases().areTwo() && random.nextInt(SHARES) < share) {
            machine.install(Release.NEXT);
            machine.starts();
        }
    }

    /// One machine gets that version.
    ///
    /// @return whether there is one that does not have it
    boolean happens(Release release) {
        List<Machine> machines = machines().stream()
                .filter(machine -> machine.installed() != release)
                .toList();
        if (machines.isEmpty()) {
            return false;
        }
        reinstall(machines.get(random.nextInt(machines.size())), release);
        return true;
    }

    /// The laptops, and the machine of a host that is on none of them.
    private List<Machine> machines() {
        List<Machine> machines =
                new ArrayList<>(laptops.stream().map(Laptop::machine).toList());
        network.all().stream()
                .map(SimulatedHost::machine)
                .filter(machine -> !machines.contains(machine))
                .forEach(machines::add);
        return machines;
    }

    /// Its window is closed, or its program ends in the middle of anything.
    private void reinstall(Machine machine, Release release) {
        world.note(machine.name(), "installs", release);
        machine.install(release);
        long nanos = SECOND / 10 + random.nextLong(8 * SECOND);
        for (SimulatedHost host : network.running()) {
            if (host.machine() == machine) {
                if (random.nextBoolean() && !machine.isAsleep()) {
                    restarts.close(host, nanos);
                } else {
                    restarts.restart(host, false, nanos);
                }
                return;
            }
        }
        laptops.stream()
                .filter(laptop -> laptop.machine() == machine)
                .forEach(laptop -> restarts.restart(laptop, false, nanos));
    }

    /// A program has told its people that there is a later version.
    private void mayUpdate(Machine machine) {
        if (machine.installed() == Release.NOW && random.nextInt(HEEDED) == 0) {
            operator.hear(random.nextLong(10 * SECOND), () -> {
                if (machine.installed() == Release.NOW && machines().contains(machine)) {
                    world.releases().met(Releases.Meeting.PEOPLE_UPDATE);
                    reinstall(machine, Release.NEXT);
                }
            });
        }
    }

    /// Everybody updates, and whoever runs the other version ends.
    void updateAll() {
        if (!world.releases().areTwo()) {
            return;
        }
        machines().forEach(machine -> machine.install(Release.NEXT));
        laptops.stream()
                .filter(laptop -> !laptop.isDead() && laptop.machine().release() == Release.NOW)
                .forEach(laptop -> laptop.die(false));
        network.running().stream()
                .filter(host -> host.machine().release() == Release.NOW)
                .forEach(host -> host.end(false));
    }
}
