package cantstop.host;

import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The list of tables, and those who are shown it whenever it changes. Confined to the host's thread.
///
/// Up to a length that people take in at a glance each change is shown at once. A longer list is shown again after
/// a pause, with all that changed meanwhile: in a hall of 250 tables somebody sits down in every moment, and each
/// list goes out as often as there are connections.
final class TableList {
    private final Timers timers;
    private final Map<String, TableSummary> tables = new LinkedHashMap<>();
    private final Set<Session> readers = new LinkedHashSet<>();
    private Timers.@Nullable Timer pause;
    private boolean outdated;

    TableList(Timers timers) {
        this.timers = timers;
    }

    /// Shows the list to somebody, now and whenever it changes.
    void show(Session reader) {
        readers.add(reader);
        reader.send(list());
    }

    void forget(Session reader) {
        readers.remove(reader);
    }

    /// A table may look another way now.
    void put(TableSummary summary) {
        if (summary.equals(tables.put(summary.id(), summary))) {
            return;
        }
        if (pause != null) {
            outdated = true;
        } else {
            showAll();
        }
    }

    /// Nobody is shown anything any more.
    void forgetAll() {
        readers.clear();
        if (pause != null) {
            pause.cancel();
        }
    }

    private void showAll() {
        outdated = false;
        HostMessage.Tables list = list();
        List.copyOf(readers).forEach(reader -> reader.send(list));
        Duration wait = tables.size() > HostLimits.TABLES_AT_A_GLANCE ? HostLimits.LIST_PAUSE : Duration.ZERO;
        pause = wait.isZero() ? null : timers.after(wait, this::goOn);
    }

    private void goOn() {
        pause = null;
        if (outdated) {
            showAll();
        }
    }

    private HostMessage.Tables list() {
        return new HostMessage.Tables(List.copyOf(tables.values()));
    }
}
