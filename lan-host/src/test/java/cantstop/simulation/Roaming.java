package cantstop.simulation;

import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// A party at which laptops are found as they are in a real network: by beacons that get lost and may lie, at several
/// addresses, which change.
final class Roaming {
    /// Where laptops are that have a cable, too; those without one don't reach that.
    static final String BY_CABLE = "192.168.7.";

    private static final String BY_RADIO = "10.0.1.";

    private final Network network;
    private final Air air;
    private final boolean settled;
    private final SplittableRandom random;
    private int given;

    /// @param settled whether addresses stay as they are, and laptops that hear nothing never do
    Roaming(Network network, boolean settled, SplittableRandom random) {
        this.network = network;
        this.settled = settled;
        this.random = random;
        air = new Air(network, random.split());
    }

    Air air() {
        return air;
    }

    boolean settled() {
        return settled;
    }

    /// A laptop comes: every second one is in a second network.
    void comes(SimulatedHost host, int number) {
        host.whereabouts().roam();
        if (random.nextBoolean()) {
            host.isAt(List.of(host.whereabouts().first(), at(BY_CABLE + number)));
        }
    }

    /// A laptop gets another address, sometimes the one that another one had; that one then gets a new one.
    void moves(Laptop laptop) {
        SimulatedHost host = hostOf(laptop);
        List<SimulatedHost> all = network.all();
        SimulatedHost other = all.get(random.nextInt(all.size()));
        HostAddress mine = random.nextInt(3) == 0 ? other.whereabouts().first() : fresh();
        if (other != host && mine.equals(other.whereabouts().first())) {
            other.isAt(other.whereabouts().withFirst(fresh()));
        }
        host.isAt(host.whereabouts().withFirst(mine));
        breakOff(laptop);
    }

    private static void breakOff(Laptop laptop) {
        laptop.dialling().cables().stream()
                .filter(Cable::isFromElsewhere)
                .forEach(cable -> cable.breakOff(true, false));
    }

    private static SimulatedHost hostOf(Laptop laptop) {
        return laptop.host().orElseThrow();
    }

    private HostAddress fresh() {
        given++;
        return at(BY_RADIO + given);
    }

    private static HostAddress at(String address) {
        return new HostAddress(address, HostAddress.DEFAULT_PORT);
    }

    /// A laptop's cable is pulled, or plugged in again.
    void replugs(Laptop laptop) {
        SimulatedHost host = hostOf(laptop);
        HostAddress cable = at(BY_CABLE + (1 + network.all().indexOf(host)));
        List<HostAddress> now = host.whereabouts().all();
        host.isAt(
                now.contains(cable)
                        ? List.of(host.whereabouts().first())
                        : List.of(host.whereabouts().first(), cable));
        breakOff(laptop);
    }

    /// A forged beacon says in a host's name that it is where no host is, or where another one is. Where a firewall
    /// stays shut that is the last that was heard before.
    void lies(List<Laptop> laptops) {
        List<SimulatedHost> all = network.all();
        SimulatedHost named = all.get(random.nextInt(all.size()));
        SimulatedHost other = all.get(random.nextInt(all.size()));
        HostAddress where = other != named && random.nextBoolean()
                ? other.whereabouts().first()
                : at(BY_RADIO + (200 + random.nextInt(50)));
        if (settled) {
            laptops.stream()
                    .filter(laptop -> !laptop.isDead())
                    .flatMap(laptop -> Optional.ofNullable(laptop.hosting()).stream())
                    .forEach(hosting -> hosting.heardBefore(where, named.key()));
        }
        air.forged(
                new Datagram.Beacon(
                        VersionRange.OURS,
                        "simulation",
                        named.key(),
                        random.nextLong(),
                        HostAddress.DEFAULT_PORT,
                        "Host",
                        Limits.BEACON,
                        0,
                        0,
                        List.of()),
                where);
    }
}
