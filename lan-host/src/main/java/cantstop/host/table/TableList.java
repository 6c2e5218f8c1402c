package cantstop.host.table;

import cantstop.engine.Badge;
import cantstop.engine.Epoch;
import cantstop.engine.Log;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.Session;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.LogVersion;
import cantstop.protocol.PieceStyle;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The list of tables as guests see it, and the guests who look at it. Confined to the host's thread.
///
/// A short list is shown at every change. A longer one is shown again after a pause, with all that changed meanwhile:
/// with 250 tables it changes all the time, and each list goes out to every connection.
public final class TableList {
    private final Timers timers;
    private final Map<TableId, TableSummary> summaries = new LinkedHashMap<>();
    private final Map<Session, Shown> listeners = new LinkedHashMap<>();
    private Timers.@Nullable Timer pause;
    private long version;

    /// The version that a guest was sent last, and when.
    ///
    /// @param version older than any where they have asked once more
    private record Shown(long version, Duration at) {}

    public TableList(Timers timers) {
        this.timers = timers;
    }

    /// Sends the list, now and whenever it changes. Repeated requests are answered after a pause. So is one for a long
    /// list by a guest at a table: after a restart all of them come back to their tables at once.
    public void show(Session session) {
        Shown before = listeners.get(session);
        if (before == null ? !isElsewhere(session) : isAfter(before, HostLimits.LIST_PAUSE)) {
            show(session, message());
        } else {
            listeners.put(session, new Shown(-1, before == null ? timers.now() : before.at()));
            showLater();
        }
    }

    private boolean isLong() {
        return summaries.size() > HostLimits.TABLES_AT_A_GLANCE;
    }

    /// Whether a guest is at a table, or about to be, while the list is long.
    private boolean isElsewhere(Session session) {
        return isLong() && (session.attended() != null || session.wanted() != null);
    }

    private void show(Session session, HostMessage.Tables tables) {
        listeners.put(session, new Shown(version, timers.now()));
        session.send(tables);
    }

    private boolean isAfter(Shown before, Duration pause) {
        return timers.now().minus(before.at()).compareTo(pause) >= 0;
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

    /// The list's entry of a table in memory.
    static TableSummary summary(TableView table) {
        TableState state = table.state();
        return summary(table.log(), table.attendees().spectators(state), state.epoch());
    }

    /// The list's entry of a table.
    ///
    /// @param epoch the epoch that this host leads it in; 0 for a pending takeover
    public static TableSummary summary(Log log, int spectators, Epoch epoch) {
        TableState state = log.state();
        List<Badge> seated = state.occupied().stream()
                .map(seat -> state.chair(seat).badge())
                .filter(Objects::nonNull)
                .toList();
        return new TableSummary(
                state.id(),
                state.name(),
                state.settings(),
                seated.stream().map(badge -> badge.name().text()).toList(),
                seated.stream().map(PieceStyle::of).toList(),
                state.isPlaying(),
                state.locked(),
                spectators,
                epoch,
                state.instance(),
                LogVersion.of(log.after(0)));
    }

    /// Adds a table to the list, or updates it.
    ///
    /// @param inUse tables that must stay on it where it grows too long
    public void put(TableSummary summary, Predicate<TableId> inUse) {
        TableSummary before = summaries.put(summary.id(), summary);
        if (summary.looksLike(before)) {
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
        version++;
        if (pause == null) {
            showAll();
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

    /// Shows the list to those who don't have it; one who is at a table looks at that, and is shown a long list less
    /// often.
    private void showAll() {
        HostMessage.Tables tables = message();
        new LinkedHashMap<>(listeners).forEach((session, shown) -> {
            boolean rests = isElsewhere(session) && !isAfter(shown, HostLimits.LIST_PAUSE_AT_TABLE);
            if (shown.version() < version && !rests) {
                show(session, tables);
            }
        });
        if (isLong()) {
            showLater();
        }
    }

    private void showLater() {
        if (pause == null) {
            pause = timers.after(HostLimits.LIST_PAUSE, this::goOn);
        }
    }

    private void goOn() {
        pause = null;
        if (listeners.values().stream().anyMatch(shown -> shown.version() < version)) {
            showAll();
        }
    }

    private HostMessage.Tables message() {
        return new HostMessage.Tables(all());
    }
}
