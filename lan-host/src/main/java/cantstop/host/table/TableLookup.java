package cantstop.host.table;

import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import cantstop.protocol.Answer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Finds a table: in memory, or in the journal, which is read once however many want it. Confined to the host's thread.
final class TableLookup {
    private static final Logger LOG = LoggerFactory.getLogger(TableLookup.class);

    private final TablesInMemory awake;
    private final JournalReader reader;
    private final BiFunction<TableId, Log, Table> make;
    private final Map<TableId, List<Consumer<Sought>>> sought = new HashMap<>();

    /// @param make a table with the log that the journal has of it
    TableLookup(TablesInMemory awake, JournalReader reader, BiFunction<TableId, Log, Table> make) {
        this.awake = awake;
        this.reader = reader;
        this.make = make;
    }

    /// The result of a lookup.
    sealed interface Sought {
        record Here(Table table) implements Sought {}

        record NotHere(Answer.Reason reason) implements Sought {}
    }

    /// Finds a table; of one that could not be kept the journal's copy counts.
    void find(TableId id, Consumer<Sought> found) {
        Table table = awake.get(id);
        if (table != null && !table.isUnkept()) {
            found.accept(new Sought.Here(table));
        } else {
            read(id, found);
        }
    }

    /// Reads a table from the journal.
    void read(TableId id, Consumer<Sought> found) {
        boolean first = !sought.containsKey(id);
        sought.computeIfAbsent(id, _ -> new ArrayList<>()).add(found);
        if (first) {
            reader.read(id, reading -> answer(id, wokenSafely(id, reading)));
        }
    }

    private void answer(TableId id, Sought result) {
        Optional.ofNullable(sought.remove(id)).ifPresent(waiting -> waiting.forEach(found -> found.accept(result)));
    }

    private Sought wokenSafely(TableId id, Journal.Reading reading) {
        try {
            return woken(id, reading);
        } catch (RuntimeException e) {
            LOG.error("Table {} can't be woken", id, e);
            return new Sought.NotHere(Answer.Reason.STOPPED);
        }
    }

    private Sought woken(TableId id, Journal.Reading reading) {
        Table before = awake.get(id);
        if (before != null && !before.hasFailed()) {
            return new Sought.Here(before);
        }
        return switch (reading) {
            case Journal.Reading.Unknown _ -> new Sought.NotHere(Answer.Reason.NO_SUCH_TABLE);
            case Journal.Reading.Unreadable _ -> new Sought.NotHere(Answer.Reason.STOPPED);
            // A damaged disk may have lost all events but the opening: then no host leads the table, and others may
            // have the rest.
            case Journal.Reading.Found(Log log, var _)
            when log.state().epoch().equals(Epoch.NONE) -> new Sought.NotHere(Answer.Reason.NO_SUCH_TABLE);
            case Journal.Reading.Found _
            when before == null && !awake.hasRoom() -> new Sought.NotHere(Answer.Reason.TOO_MANY_TABLES);
            case Journal.Reading.Found(Log log, List<Event> due) -> {
                Table table = make.apply(id, log);
                awake.put(table);
                table.completeLastEvents(due);
                yield new Sought.Here(table);
            }
        };
    }
}
