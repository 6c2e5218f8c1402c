package cantstop.host.table;

import cantstop.engine.Log;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostLimits;
import cantstop.host.environment.HostMetrics;
import cantstop.host.environment.Journal;
import cantstop.host.environment.Pace;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Where the tables are: those that somebody attends in memory, all others asleep in the journal. A table that
/// nobody attends any more falls asleep after a while, and is read back when somebody wants it; so how many
/// there ever were costs the host nothing but disk. Confined to the host's thread.
public final class Tables {
    private final HostEnvironment with;
    private final String hostKey;
    private final Pace pace;
    private final Commit commit;
    private final TableList list;
    private final Map<String, Table> awake = new LinkedHashMap<>();
    private final Map<String, List<Consumer<Sought>>> sought = new HashMap<>();
    private final Map<Table, Timers.Timer> waits = new HashMap<>();
    private final Set<String> closed = new HashSet<>();
    private int opening;

    public Tables(HostEnvironment with, String hostKey, Pace pace, TableList list, HostMetrics metrics) {
        this.with = with;
        this.hostKey = hostKey;
        this.pace = pace;
        this.list = list;
        commit = new Commit(with.journal(), with.encoder(), metrics);
    }

    /// What a search led to.
    public sealed interface Sought {
        record Here(Table table) implements Sought {}

        record NotHere(Answer.Reason reason) implements Sought {}
    }

    /// The table, if it is awake.
    @Nullable
    public Table awake(String id) {
        return awake.get(id);
    }

    public Collection<Table> awake() {
        return awake.values();
    }

    /// Whether one more table can be awake; those that only wait to fall asleep make room for it.
    public boolean hasRoom() {
        if (awake.size() + opening >= HostLimits.TABLES_AWAKE) {
            List.copyOf(awake.values()).forEach(this::sleep);
        }
        return awake.size() + opening < HostLimits.TABLES_AWAKE;
    }

    /// A table with that log, which nobody can find before it [#stays].
    public Table make(String id, Log log) {
        opening++;
        return new Table(id, hostKey, log, with, pace, commit, this::changed);
    }

    /// A table that was made is here now.
    public void stays(Table table) {
        opening--;
        Table before = awake.get(table.id());
        if (before != null) {
            forget(before);
        }
        awake.put(table.id(), table);
        if (before != null) {
            table.takeOver(before);
        }
        table.settle();
    }

    /// Nothing became of a table that was made.
    public void goes() {
        opening--;
    }

    /// Finds a table, awake or asleep.
    ///
    /// @param found hears of it, at once or later
    public void find(String id, Consumer<Sought> found) {
        if (closed.contains(id)) {
            found.accept(new Sought.NotHere(Answer.Reason.NO_SUCH_TABLE));
            return;
        }
        Table table = awake.get(id);
        if (table != null && !table.isUnkept()) {
            found.accept(new Sought.Here(table));
            return;
        }
        boolean first = !sought.containsKey(id);
        sought.computeIfAbsent(id, _ -> new ArrayList<>()).add(found);
        if (first) {
            with.journal().read(id, reading -> answer(id, woken(id, reading)));
        }
    }

    private void answer(String id, Sought result) {
        List<Consumer<Sought>> waiting = sought.remove(id);
        if (waiting != null) {
            waiting.forEach(found -> found.accept(result));
        }
    }

    private Sought woken(String id, Journal.Reading reading) {
        Table before = awake.get(id);
        if (before != null && !before.isUnkept()) {
            return new Sought.Here(before);
        }
        return switch (reading) {
            case Journal.Reading.Unknown _ -> new Sought.NotHere(Answer.Reason.NO_SUCH_TABLE);
            case Journal.Reading.Unreadable _ -> new Sought.NotHere(Answer.Reason.STOPPED);
            case Journal.Reading.Found _
            when before == null && !hasRoom() -> new Sought.NotHere(Answer.Reason.TOO_MANY_TABLES);
            case Journal.Reading.Found(Log log) -> {
                Table table = make(id, log);
                stays(table);
                table.begin();
                yield new Sought.Here(table);
            }
        };
    }

    /// Ends a table: nobody finds it any more, and those who attend it are told.
    ///
    /// @return whether it was awake
    public boolean close(String id) {
        closed.add(id);
        Table table = awake.get(id);
        if (table == null) {
            return false;
        }
        table.stop(HostMessage.StopReason.CLOSED);
        return true;
    }

    /// Puts tables that are asleep on the list, one after the other, so that whoever wants one of them does not
    /// wait for all.
    ///
    /// @param ids in this order
    public void list(List<String> ids) {
        listNext(new ArrayDeque<>(ids));
    }

    private void listNext(Deque<String> rest) {
        if (rest.isEmpty()) {
            return;
        }
        String id = rest.remove();
        with.journal().read(id, reading -> {
            if (reading instanceof Journal.Reading.Found(Log log)
                    && log.state().hostKey().equals(hostKey)
                    && !awake.containsKey(id)
                    && !closed.contains(id)) {
                list.put(TableList.summary(log.state(), 0, log.state().epoch()), awake::containsKey);
            }
            var _ = with.timers().after(Duration.ZERO, () -> listNext(rest));
        });
    }

    /// Something changed at a table: the list shows it, and it may be time to fall asleep, or to try again.
    private void changed(Table table) {
        if (awake.get(table.id()) != table) {
            return;
        }
        if (table.leads() && !closed.contains(table.id())) {
            list.put(TableList.summary(table), awake::containsKey);
        } else {
            list.remove(table.id());
        }
        if (table.isUnkept() && !table.attendees().isEmpty()) {
            waits.computeIfAbsent(table, unkept -> with.timers().after(HostLimits.TRY_AGAIN, () -> tryAgain(unkept)));
        } else if (table.attendees().isEmpty()) {
            waits.computeIfAbsent(
                    table,
                    idle -> with.timers().after(HostLimits.ASLEEP_AFTER, () -> {
                        waits.remove(idle);
                        sleep(idle);
                    }));
        } else {
            stopWaiting(table);
        }
    }

    private void tryAgain(Table table) {
        waits.remove(table);
        if (awake.get(table.id()) == table && table.isUnkept()) {
            find(table.id(), _ -> changed(table));
        }
    }

    private void stopWaiting(Table table) {
        Timers.Timer wait = waits.remove(table);
        if (wait != null) {
            wait.cancel();
        }
    }

    private void sleep(Table table) {
        if (table.isIdle() && awake.get(table.id()) == table) {
            forget(table);
        }
    }

    private void forget(Table table) {
        stopWaiting(table);
        table.rest();
        awake.remove(table.id());
    }
}
