package cantstop.host.environment;

import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.Set;

/// What a host tells everybody of itself, as it is at this moment. Immutable.
///
/// @param guests the fingerprints of the keys of those who are connected
public record HostSnapshot(List<TableSummary> tables, Set<String> guests) {
    public HostSnapshot {
        tables = List.copyOf(tables);
        guests = Set.copyOf(guests);
    }
}
