package cantstop.host.table;

import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The tables in memory. One without attendees falls asleep after a while; one that could not be kept, or is
/// broken, is read again. Confined to the host's thread.
final class TablesInMemory {
    private final Timers timers;
    private final Consumer<Table> retry;
    private final Map<TableId, Table> tables = new LinkedHashMap<>();
    private final Map<Table, Timers.Timer> naps = new HashMap<>();
    private final Map<Table, Timers.Timer> retries = new HashMap<>();
    private final Map<TableId, Integer> faults = new HashMap<>();
    private int beginning;

    /// @param retry reads a table that failed from the journal again
    TablesInMemory(Timers timers, Consumer<Table> retry) {
        this.timers = timers;
        this.retry = retry;
    }

    @Nullable
    Table get(TableId id) {
        return tables.get(id);
    }

    boolean has(TableId id) {
        return tables.containsKey(id);
    }

    Collection<Table> all() {
        return tables.values();
    }

    /// Whether one more table can be in memory; those that only wait to fall asleep make room for it.
    boolean hasRoom() {
        if (tables.size() + beginning >= HostLimits.TABLES_AWAKE) {
            List.copyOf(tables.values()).forEach(this::sleep);
        }
        return tables.size() + beginning < HostLimits.TABLES_AWAKE;
    }

    /// A table begins: its place is reserved until it has [#begun].
    void begins() {
        beginning++;
    }

    void begun() {
        beginning--;
    }

    /// Adds a table, in place of one that stopped.
    void put(Table table) {
        Table before = tables.get(table.id());
        if (before != null) {
            release(before);
        }
        tables.put(table.id(), table);
        if (before != null) {
            table.safely(() -> new Revival(before, table).goOn());
        }
        table.settle();
    }

    /// A table has changed: it may have to fall asleep or to be read again.
    void changed(Table table) {
        boolean empty = table.attendees().isEmpty();
        if (empty) {
            naps.computeIfAbsent(
                    table,
                    idle -> timers.after(HostLimits.ASLEEP_AFTER, () -> {
                        naps.remove(idle);
                        sleep(idle);
                    }));
        } else {
            stopWaiting(naps, table);
        }
        if (!empty && table.hasFailed()) {
            retries.computeIfAbsent(table, failed -> timers.after(pause(failed), () -> tryAgain(failed)));
        }
    }

    /// A table that fails again and again gets a longer pause each time.
    private Duration pause(Table failed) {
        int before = failed.isUnkept() ? 0 : faults.merge(failed.id(), 1, Integer::sum) - 1;
        return HostLimits.TRY_AGAIN.multipliedBy(1L << Math.min(before, HostLimits.DOUBLINGS));
    }

    private void tryAgain(Table table) {
        retries.remove(table);
        if (tables.get(table.id()) == table && table.hasFailed()) {
            retry.accept(table);
        }
    }

    private static void stopWaiting(Map<Table, Timers.Timer> waits, Table table) {
        Timers.Timer wait = waits.remove(table);
        if (wait != null) {
            wait.cancel();
        }
    }

    private void sleep(Table table) {
        if (table.isIdle() && tables.get(table.id()) == table) {
            forget(table);
        }
    }

    /// Removes a table.
    void forget(Table table) {
        faults.remove(table.id());
        release(table);
    }

    private void release(Table table) {
        stopWaiting(naps, table);
        stopWaiting(retries, table);
        table.rest();
        tables.remove(table.id());
    }
}
