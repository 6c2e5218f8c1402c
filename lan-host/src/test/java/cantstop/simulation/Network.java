package cantstop.simulation;

import cantstop.protocol.HostAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The network between the laptops: who hosts at which address, how long a message takes, and which part of
/// it is cut off from the rest for a while.
final class Network {
    private static final long LOOPBACK = 50_000;

    private final World world;
    private final Map<String, SimulatedHost> hosts = new LinkedHashMap<>();
    private final boolean encodes;
    private final List<Split> splits = new ArrayList<>();
    private final Map<Direction, Long> cutUntil = new HashMap<>();
    private Optional<Roaming> roaming = Optional.empty();

    /// @param encodes whether every message is made into bytes and read again, which takes most of a party's time
    Network(World world, boolean encodes) {
        this.world = world;
        this.encodes = encodes;
    }

    /// Nanoseconds since the party began.
    long now() {
        return world.now();
    }

    /// Something happens at a host.
    void note(String who, String what, Object detail) {
        world.note(who, what, detail);
    }

    boolean encodes() {
        return encodes;
    }

    /// There may be a host at that address from now on.
    void add(SimulatedHost host) {
        hosts.put(host.whereabouts().first().host(), host);
    }

    /// This party's laptops are found by the real lookout, at several addresses that change.
    void roams(Roaming how) {
        roaming = Optional.of(how);
    }

    /// Nothing if every laptop hears every other one, at one address.
    Optional<Roaming> roaming() {
        return roaming;
    }

    /// What a laptop reaches at that address; nothing if no host is there.
    Optional<SimulatedHost> at(HostAddress address, Laptop from) {
        if (roaming.isEmpty()) {
            return at(address);
        }
        if (address.equals(Whereabouts.LOOPBACK)) {
            return from.host();
        }
        return hosts.values().stream()
                .filter(host -> host.whereabouts().all().contains(address) && leads(from, address))
                .findFirst();
    }

    /// Whether that address leads anywhere from there: the network behind a cable takes a cable.
    boolean leads(Laptop from, HostAddress address) {
        return !isByCable(address) || addressesOf(from).stream().anyMatch(Network::isByCable);
    }

    private static boolean isByCable(HostAddress address) {
        return address.host().startsWith(Roaming.BY_CABLE);
    }

    /// Where a laptop is.
    List<HostAddress> addressesOf(Laptop laptop) {
        return laptop.host().map(one -> one.whereabouts().all()).orElse(List.of());
    }

    /// Whether a datagram gets from one laptop to another one now.
    boolean passes(Laptop from, Laptop to) {
        return from.radio().gap() == 0
                && to.radio().gap() == 0
                && cutUntil.getOrDefault(new Direction(from.machine(), to.machine()), 0L) <= world.now()
                && splits.stream()
                        .noneMatch(split -> split.until() > world.now() && split.parts(from.machine(), to.machine()));
    }

    /// What may host at that address; nothing where nobody ever does.
    Optional<SimulatedHost> at(HostAddress address) {
        return address.port() == HostAddress.DEFAULT_PORT
                ? Optional.ofNullable(hosts.get(address.host()))
                : Optional.empty();
    }

    /// The hosts that run, in the order of their addresses.
    List<SimulatedHost> running() {
        return hosts.values().stream().filter(SimulatedHost::isUp).toList();
    }

    /// Nothing gets through between these and all others for a while.
    void split(Set<Machine> these, long nanos) {
        splits.removeIf(split -> split.until() <= world.now());
        splits.add(new Split(Set.copyOf(these), world.now() + nanos));
    }

    /// The way from one machine to another one.
    private record Direction(Machine from, Machine to) {}

    /// Some machines that reach only each other, and when they reach the others again. Several at once cut the network
    /// into as many as four parts.
    private record Split(Set<Machine> side, long until) {
        boolean parts(Machine one, Machine other) {
            return side.contains(one) != side.contains(other);
        }
    }

    /// Nothing gets from one machine to another one for a while; the other way round it may.
    void cut(Machine from, Machine to, long nanos) {
        cutUntil.merge(new Direction(from, to), world.now() + nanos, Math::max);
    }

    /// How long one message takes from now, in nanoseconds. What meets a gap arrives when that is closed.
    long delay(Laptop guest, SimulatedHost host, boolean towardsGuest) {
        if (guest.machine() == host.machine()) {
            return LOOPBACK;
        }
        Direction direction = towardsGuest
                ? new Direction(host.machine(), guest.machine())
                : new Direction(guest.machine(), host.machine());
        long oneWay = Math.max(0, cutUntil.getOrDefault(direction, 0L) - world.now());
        long gap = splits.stream()
                .filter(split -> split.parts(guest.machine(), host.machine()))
                .mapToLong(split -> Math.max(0, split.until() - world.now()))
                .max()
                .orElse(0);
        return Math.max(Math.max(gap, oneWay), host.radioGap()) + guest.radio().delay();
    }

    void heal() {
        splits.clear();
        cutUntil.clear();
    }

    /// All that may host, running or not.
    List<SimulatedHost> all() {
        return List.copyOf(hosts.values());
    }

    /// All addresses at which there may be a host.
    List<HostAddress> addresses() {
        List<HostAddress> all = new ArrayList<>();
        hosts.values().forEach(host -> all.add(host.whereabouts().first()));
        return all;
    }
}
