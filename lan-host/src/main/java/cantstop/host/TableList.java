package cantstop.host;

import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.TableSummary;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The list of tables as guests see it, and the guests who look at it. Confined to the host's thread.
final class TableList {
    private final Map<String, TableSummary> summaries = new LinkedHashMap<>();
    private final Set<Session> listeners = new LinkedHashSet<>();

    /// Sends the list, now and whenever it changes.
    void show(Session session) {
        listeners.add(session);
        session.send(message());
    }

    void forget(Session session) {
        listeners.remove(session);
    }

    void forgetAll() {
        listeners.clear();
    }

    boolean contains(String table) {
        return summaries.containsKey(table);
    }

    /// Puts a table on the list, or anew.
    ///
    /// @param inUse tables that must stay on it where it grows too long
    void put(TableSummary summary, Predicate<String> inUse) {
        TableSummary before = summaries.put(summary.id(), summary);
        if (summary.equals(before)) {
            return;
        }
        if (summaries.size() > Limits.TABLES) {
            String dropped = longestAsleep(inUse);
            if (dropped != null) {
                summaries.remove(dropped);
            }
        }
        HostMessage.Tables tables = message();
        List.copyOf(listeners).forEach(session -> session.send(tables));
    }

    private @Nullable String longestAsleep(Predicate<String> inUse) {
        return summaries.keySet().stream().filter(inUse.negate()).findFirst().orElse(null);
    }

    private HostMessage.Tables message() {
        return new HostMessage.Tables(List.copyOf(summaries.values()));
    }
}
