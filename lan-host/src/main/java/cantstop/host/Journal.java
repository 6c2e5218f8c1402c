package cantstop.host;

import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.function.Consumer;

/// What the host has promised to remember. It is written before anybody hears of it.
public interface Journal {
    /// Forces the pages to the disk, all of them or none.
    ///
    /// @param pages what several tables have waiting, at most one page a table
    /// @param done hears on the host's thread how it went, at once or later
    void write(List<Page> pages, Consumer<Outcome> done);

    /// What one command added to one table.
    ///
    /// @param entries at least one, following what was written of that table before; or beginning with
    ///     sequence 1, where the table is gone on with from somebody's copy: then this is its log from now on,
    ///     and what was written of that table before is set aside
    record Page(String table, List<HostMessage.Entry> entries) {
        public Page {
            entries = List.copyOf(entries);
        }
    }

    /// Whether the pages are safe.
    enum Outcome {
        KEPT,
        FAILED
    }
}
