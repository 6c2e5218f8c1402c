package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The tables for whose people a host waits, and who has come to them.
final class Gatherings {
    private final Map<Cable, Came> comers = new LinkedHashMap<>();
    private final Set<TableId> tables = new HashSet<>();
    private List<Came> cameForEpoch = List.of();
    private Map<TableId, HostMessage.Entry> kept = Map.of();

    /// Somebody who came to a table that waits for its people.
    ///
    /// @param key whose
    /// @param table which
    /// @param sequence how long their copy is
    /// @param digest of their copy
    record Came(Key key, TableId table, long sequence, Digest digest) {}

    void begin(TableId table) {
        tables.add(table);
    }

    boolean has(TableId table) {
        return tables.contains(table);
    }

    /// A guest asks for a table.
    void attends(Cable from, ClientMessage.Attend attend) {
        if (has(attend.table())) {
            comers.put(from, new Came(from.guestKey(), attend.table(), attend.sequence(), attend.digest()));
        }
    }

    /// Those who have come to it.
    Stream<Came> comers(TableId table) {
        return comers.values().stream().filter(came -> came.table().equals(table));
    }

    /// The host says something to a guest: its log, in place of what they came with, or that it has no such table.
    void said(Cable cable, HostMessage message) {
        boolean turnedAway = message instanceof HostMessage.Answered(var _, Answer.Declined(Answer.Reason reason))
                && reason == Answer.Reason.NO_SUCH_TABLE;
        if (turnedAway || message instanceof HostMessage.Attending) {
            comers.remove(cable);
        }
    }

    void leaves(Cable cable) {
        comers.remove(cable);
    }

    /// The host begins an epoch with those who have come.
    ///
    /// @param disk what it has itself
    void epochBegins(FakeDisk disk) {
        cameForEpoch = List.copyOf(comers.values());
        kept = disk.tables().stream()
                .filter(table -> !disk.forced(table).isEmpty())
                .collect(Collectors.toMap(
                        Function.identity(), table -> disk.forced(table).getLast()));
    }

    /// The last event that the host's disk had of a table when the host began its last epoch.
    Optional<HostMessage.Entry> kept(TableId table) {
        return Optional.ofNullable(kept.get(table));
    }

    /// Those who had come when the host began its last epoch.
    List<Came> cameForEpoch() {
        return cameForEpoch;
    }

    /// The host has ended.
    void clear() {
        comers.clear();
        tables.clear();
    }
}
