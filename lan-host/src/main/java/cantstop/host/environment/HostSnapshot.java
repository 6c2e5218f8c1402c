package cantstop.host.environment;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.Set;

/// The state of a host that its beacons announce. Immutable.
///
/// @param guests the fingerprints of the keys of those who are connected
/// @param attended the tables that this host leads and that a guest at another laptop attends
public record HostSnapshot(List<TableSummary> tables, Set<Key> guests, Set<TableId> attended) {
    /// A host whose tables only this laptop attends.
    public HostSnapshot(List<TableSummary> tables, Set<Key> guests) {
        this(tables, guests, Set.of());
    }

    public HostSnapshot {
        tables = List.copyOf(tables);
        guests = Set.copyOf(guests);
        attended = Set.copyOf(attended);
    }
}
