package cantstop.host.environment;

import cantstop.engine.Audit;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The log store of a host. The host writes an event here before it sends it, and reads a table back when a guest wants
/// one that isn't in memory. Called on the host's thread.
public interface Journal {
    /// Forces the pages to the disk, each of them whole or not at all.
    ///
    /// @param pages what several tables have waiting, at most one page a table
    /// @param done hears on the host's thread how it went, at once or later
    void write(List<Page> pages, Consumer<Outcome> done);

    /// Reads a table's log back, after everything that was handed in before to be written.
    ///
    /// @param done gets it on the host's thread, at once or later
    void read(TableId table, Consumer<Reading> done);

    /// Whether there is room for more tables. If not, games at the tables it has are still written.
    default boolean hasRoom() {
        return true;
    }

    /// The entries that one command adds to one table.
    ///
    /// @param entries at least one, following what was written of that table before; where the first is sequence 1
    ///     they are a log from its beginning, and what was kept under that table's name is set aside
    /// @param after what the log folds to with them: which table, epoch and host it is
    record Page(List<HostMessage.Entry> entries, TableState after) {
        public Page {
            entries = List.copyOf(entries);
        }

        /// The identity of the table.
        public TableId table() {
            return after.id();
        }
    }

    /// Which pages were written. A failed one may still be found later, as after a power cut.
    ///
    /// @param failed the tables whose pages are not
    record Outcome(Set<TableId> failed) {
        public static final Outcome KEPT = new Outcome(Set.of());

        public Outcome {
            failed = Set.copyOf(failed);
        }

        /// None of these pages is safe.
        public static Outcome failed(List<Page> pages) {
            return new Outcome(pages.stream().map(Page::table).collect(Collectors.toSet()));
        }

        public boolean isKept(TableId table) {
            return !failed.contains(table);
        }
    }

    /// The result of reading a table's log.
    sealed interface Reading {
        /// It is here, and whole as far as it goes.
        ///
        /// @param log belongs to the caller
        /// @param due events that happen together with its last one, but were lost; mostly none
        record Found(Log log, List<Event> due) implements Reading {
            public Found {
                due = List.copyOf(due);
            }

            /// A legal log that was not audited yet.
            public Found(Log log) {
                this(log, Audit.missing(log.events()));
            }
        }

        /// Nothing was ever written of such a table.
        record Unknown() implements Reading {}

        /// It can't be read now.
        record Unreadable() implements Reading {}
    }
}
