package cantstop.protocol.client.discovery;

import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The hosts that are heard: sightings in, a list out. A host is its key and its port, over however many
/// networks it is heard; so one that is heard twice is listed once, with both addresses.
///
/// A beacon can be forged, its seal can't: once a host was heard with one, nothing else counts that is said in the name
/// of its key, nor anything that it said before. A host without seals has an older program: what it says of itself is
/// taken from the address where it was heard first, for as long as it is heard there; another address only adds itself.
/// Which of them is the host shows when the guest connects.
///
/// A host that was heard only once may be made up: it makes room for the next one if the list is full, and is forgotten
/// sooner. Where this guest has been lately, a host always finds room. Confined to one thread.
public final class HeardHosts {
    private record Id(Key key, int port) {}

    /// @param again whether the host was heard there before
    private record Sighting(HostAddress address, Datagram.Beacon beacon, Duration at, boolean again) {
        boolean isOver(Duration now) {
            Duration interval = beacon.interval();
            if (!again && interval.compareTo(Limits.BEACON_PLAYING) > 0) {
                interval = Limits.BEACON_PLAYING;
            }
            // Three and a half: two that got lost, and one that is late.
            Duration patience = interval.multipliedBy(7).dividedBy(2);
            return now.minus(at).compareTo(patience) > 0;
        }
    }

    /// The sightings of each host by their hosts' addresses, in the order in which they were heard first.
    private final Map<Id, Map<String, Sighting>> hosts = new LinkedHashMap<>();

    private Set<String> remembered = Set.of();

    /// This guest was lately at hosts of these addresses.
    void remember(Set<String> addresses) {
        remembered = Set.copyOf(addresses);
    }

    /// A beacon came from there. Hosts and addresses beyond the limits are not taken.
    public void heard(Datagram.Beacon beacon, String address, Duration now) {
        Id id = new Id(beacon.host(), beacon.port());
        if (!isNews(beacon, id)) {
            return;
        }
        Map<String, Sighting> known = hosts.get(id);
        if (known == null) {
            if (hostsAt(address) >= Limits.HOSTS_PER_ADDRESS || !hasRoomFor(address)) {
                return;
            }
            known = new LinkedHashMap<>();
            hosts.put(id, known);
        }
        if (known.containsKey(address) || known.size() < Limits.ADDRESSES_PER_HOST) {
            HostAddress where = new HostAddress(address, beacon.port());
            known.put(address, new Sighting(where, beacon, now, known.containsKey(address)));
        }
    }

    /// Whether the beacon may replace what is known of the host. A seal that was seen before is not checked again.
    private boolean isNews(Datagram.Beacon beacon, Id id) {
        Optional<Datagram.Seal> seal = beacon.seal();
        Optional<Datagram.Seal> latest = hosts.getOrDefault(id, Map.of()).values().stream()
                .flatMap(known -> known.beacon().seal().stream())
                .max(Comparator.comparingLong(Datagram.Seal::at));
        if (seal.isEmpty()) {
            return !isSealed(beacon.host());
        }
        if (seal.equals(latest)) {
            return true;
        }
        boolean sound = latest.filter(known -> known.at() > seal.get().at()).isEmpty()
                && seal.get().isOf(beacon.host());
        if (sound && !isSealed(beacon.host())) {
            hosts.keySet().removeIf(other -> other.key().equals(beacon.host()));
        }
        return sound;
    }

    private boolean isSealed(Key key) {
        return hosts.entrySet().stream()
                .filter(host -> host.getKey().key().equals(key))
                .flatMap(host -> host.getValue().values().stream())
                .anyMatch(known -> known.beacon().seal().isPresent());
    }

    /// The first host that was heard only once makes room. For an address that this guest has visited, the first host
    /// at any other address does.
    private boolean hasRoomFor(String address) {
        boolean known = remembered.contains(address);
        if (hosts.size() >= Limits.HOSTS) {
            hosts.entrySet().stream()
                    .filter(host -> Collections.disjoint(host.getValue().keySet(), remembered))
                    .filter(host -> known || host.getValue().values().stream().noneMatch(Sighting::again))
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .ifPresent(hosts::remove);
        }
        return hosts.size() < Limits.HOSTS;
    }

    private long hostsAt(String address) {
        return hosts.values().stream()
                .filter(known -> known.containsKey(address))
                .count();
    }

    /// Forgets what has not been heard for three and a half of its intervals.
    public void expire(Duration now) {
        hosts.values().forEach(known -> known.values().removeIf(sighting -> sighting.isOver(now)));
        hosts.values().removeIf(Map::isEmpty);
    }

    /// The hosts, in the order in which they were first heard, so that no row moves while a player clicks it.
    public List<FoundHost> list() {
        return hosts.values().stream().map(HeardHosts::merged).toList();
    }

    /// With seals the last word counts. Else it is the first, but a word of another version closes no door that another
    /// word opens: a program speaks one range of versions, so one of the two is a lie, and connecting shows which.
    private static Datagram.Beacon word(Map<String, Sighting> known) {
        Comparator<Datagram.Beacon> bySeal = Comparator.comparing(
                beacon -> beacon.seal().map(Datagram.Seal::at).orElse(Long.MIN_VALUE));
        return known.values().stream()
                .map(Sighting::beacon)
                .sorted(bySeal.reversed())
                .filter(beacon -> VersionRange.OURS.common(beacon.versions()).isPresent())
                .findFirst()
                .orElseGet(() -> known.values().iterator().next().beacon());
    }

    /// Addresses with another boot are those from before the host was started anew, or not the host's at all: last.
    private static FoundHost merged(Map<String, Sighting> known) {
        Datagram.Beacon beacon = word(known);
        List<HostAddress> addresses = known.values().stream()
                .sorted(Comparator.comparing(
                        (Sighting sighting) -> sighting.beacon().boot() != beacon.boot()))
                .map(Sighting::address)
                .toList();
        return new FoundHost(addresses, beacon);
    }
}
