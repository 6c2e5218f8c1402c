package cantstop.host.table;

import cantstop.engine.TableId;
import cantstop.engine.TableState;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.Session;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The list of tables as guests see it, and the guests who look at it. Confined to the host's thread.
///
/// A short list is shown at every change. A longer one is shown again after a pause, with all that changed meanwhile:
/// with 250 tables it changes all the time, and each list goes out to every connection.
public final class TableList {
    private final Timers timers;
    private final Map<TableId, TableSummary> summaries = new LinkedHashMap<>();
    private final Set<Session> listeners = new LinkedHashSet<>();
    private Timers.@Nullable Timer pause;
    private boolean outdated;

    public TableList(Timers timers) {
        this.timers = timers;
    }

    /// Sends the list, now and whenever it changes.
    public void show(Session session) {
        listeners.add(session);
        session.send(message());
    }

    public void forget(Session session) {
        listeners.remove(session);
    }

    public void forgetAll() {
        listeners.clear();
        if (pause != null) {
            pause.cancel();
        }
    }

    /// The tables that guests are shown: no more than a message may have, the newest ones if there are more.
    public List<TableSummary> all() {
        return summaries.values().stream()
                .skip(Math.max(0, summaries.size() - Limits.TABLES))
                .toList();
    }

    public boolean contains(TableId table) {
        return summaries.containsKey(table);
    }

    /// What the list shows of a table that is awake.
    static TableSummary summary(TableView table) {
        TableState state = table.state();
        return summary(state, table.attendees().spectators(state), state.epoch());
    }

    /// What the list shows of a table.
    ///
    /// @param epoch the epoch that this host leads it in; 0 while it waits for its people
    public static TableSummary summary(TableState state, int spectators, int epoch) {
        List<String> players = state.occupied().stream()
                .map(seat -> state.chair(seat).badge())
                .map(badge -> badge == null ? "" : badge.name().text())
                .toList();
        return new TableSummary(
                state.id(),
                state.name(),
                state.settings(),
                players,
                state.isPlaying(),
                state.locked(),
                spectators,
                epoch);
    }

    /// Puts a table on the list, or anew.
    ///
    /// @param inUse tables that must stay on it where it grows too long
    public void put(TableSummary summary, Predicate<TableId> inUse) {
        TableSummary before = summaries.put(summary.id(), summary);
        if (summary.equals(before)) {
            return;
        }
        if (summaries.size() > Limits.TABLES) {
            TableId dropped = longestAsleep(inUse);
            if (dropped != null) {
                summaries.remove(dropped);
            }
        }
        changed();
    }

    private void changed() {
        if (pause == null) {
            showAll();
        } else {
            outdated = true;
        }
    }

    /// Takes a table from the list: it goes on elsewhere, or was closed.
    public void remove(TableId table) {
        if (summaries.remove(table) != null) {
            changed();
        }
    }

    private @Nullable TableId longestAsleep(Predicate<TableId> inUse) {
        return summaries.keySet().stream().filter(inUse.negate()).findFirst().orElse(null);
    }

    private void showAll() {
        outdated = false;
        HostMessage.Tables tables = message();
        List.copyOf(listeners).forEach(session -> session.send(tables));
        Duration wait = summaries.size() > HostLimits.TABLES_AT_A_GLANCE ? HostLimits.LIST_PAUSE : Duration.ZERO;
        pause = wait.isZero() ? null : timers.after(wait, this::goOn);
    }

    private void goOn() {
        pause = null;
        if (outdated) {
            showAll();
        }
    }

    private HostMessage.Tables message() {
        return new HostMessage.Tables(all());
    }
}
