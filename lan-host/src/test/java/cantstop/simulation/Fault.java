package cantstop.simulation;

import java.util.List;

/// What may go wrong at a party. Each is drawn as often as its weight says; without a weight beside them
/// at parties of one kind.
enum Fault {
    /// A connection breaks, and both ends are told.
    LINK_BREAKS(6),
    /// A connection breaks, and only one end is told.
    LINK_BREAKS_FOR_ONE(3),
    /// A connection carries nothing any more, in one direction or both, and nobody is told.
    HALF_OPEN(4),
    /// A laptop reaches nobody for a while; what was sent meanwhile arrives later.
    PARTITION(4),
    /// Nobody reaches anybody for a while.
    BLACKOUT(1),
    /// Some reach only each other, and the rest only the rest, for a while.
    SPLIT(3),
    /// A laptop's messages take many times longer.
    SLOW(2),
    /// An entry arrives altered.
    DAMAGE(1),
    LAPTOP_SLEEPS(3),
    /// A laptop's clock is moved on.
    LAPTOP_CLOCK(1),
    /// A program ends in the middle of anything, and is started again with what its disk has kept.
    LAPTOP_DIES(3),
    /// Somebody goes, and means it; and comes again.
    GUEST_GOES(2),
    /// The same key connects from a second program.
    TWIN(2),
    /// Somebody comes to watch.
    SPECTATOR(2),
    HOST_SLEEPS(2),
    HOST_CLOCK(1),
    /// The host's program is killed.
    HOST_DIES(3),
    /// The host's machine loses power.
    HOST_LOSES_POWER(2),
    /// The host's window is closed, and opened again.
    HOST_CLOSES(1),
    /// Nothing can be written for a while.
    DISK_FULL(2),
    /// A laptop hears that a host is where nobody is, or where another one is.
    STALE_HINT(3),
    /// The host's machine loses power, and its disk everything but the key.
    DISK_FORGETS(1),
    /// Of two laptops neither reaches the other for a while, and both reach the third.
    NOT_TRANSITIVE(0),
    /// Of two laptops one reaches the other, and not the other way round, for a while.
    ONE_WAY(0),
    /// A laptop's connections break again and again.
    FLAPPING(0),
    /// Something that a host needs throws an exception at it, and the screen of a guest at that one, once.
    EXCEPTION(0),
    /// The network falls into more parts than two, for a while.
    SPLIT_TWICE(0),
    /// The host's disk does nothing for up to a minute, and then goes on.
    DISK_HANGS(0),
    /// The host's machine loses power, and its disk comes back as it was some time ago.
    DISK_GOES_BACK(0),
    /// A laptop gets another address.
    ADDRESS_CHANGES(0),
    /// A laptop's cable is pulled, or plugged in.
    CABLE(0),
    /// Beacons say of hosts that they are where they are not.
    LYING_BEACON(0),
    /// Somebody updates the program on a machine: the one that ran ends, and the later one starts.
    UPGRADE(0),
    /// The other way round.
    DOWNGRADE(0);

    /// What happens at harsh parties beside everything else, so that the others stay the same.
    static final List<Fault> HARSH =
            List.of(NOT_TRANSITIVE, ONE_WAY, FLAPPING, EXCEPTION, SPLIT_TWICE, DISK_HANGS, DISK_GOES_BACK);

    /// What happens beside everything else at parties that roam.
    static final List<Fault> ROAMING = List.of(ADDRESS_CHANGES, CABLE, LYING_BEACON, LYING_BEACON);

    /// What happens beside everything else at parties with two versions of the program.
    static final List<Fault> VERSIONS = List.of(UPGRADE, DOWNGRADE);

    private final int weight;

    Fault(int weight) {
        this.weight = weight;
    }

    int weight() {
        return weight;
    }
}
