package cantstop.protocol.client;

import cantstop.engine.TableState;
import cantstop.protocol.HostAddress;
import cantstop.protocol.TableSummary;
import java.util.List;

/// Looks for others who say that they lead the attended table, and tells of them; they are not followed.
final class Rivals implements Search.Quest {
    private final Candidates candidates;
    private final Whereabouts whereabouts;
    private final ClientListener listener;

    Rivals(Candidates candidates, Whereabouts whereabouts, ClientListener listener) {
        this.candidates = candidates;
        this.whereabouts = whereabouts;
        this.listener = listener;
    }

    @Override
    public List<HostAddress> where() {
        return candidates.elsewhere();
    }

    @Override
    public boolean trusts(String hostKey) {
        return !candidates.isThere(hostKey) && candidates.mayLead(hostKey);
    }

    @Override
    public boolean found(HostAddress address, String hostKey, List<TableSummary> tables) {
        whereabouts
                .state()
                .filter(state -> tables.stream().anyMatch(table -> isRival(table, state)))
                .ifPresent(state -> listener.rivalFound(state.id(), address, hostKey));
        return false;
    }

    private static boolean isRival(TableSummary theirs, TableState ours) {
        return theirs.id().equals(ours.id()) && theirs.epoch() >= ours.epoch();
    }
}
