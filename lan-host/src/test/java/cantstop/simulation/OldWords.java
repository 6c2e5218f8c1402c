package cantstop.simulation;

import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import cantstop.protocol.HostMessage;
import cantstop.protocol.LogVersion;
import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.function.Consumer;

/// What a host of the later version does for programs of the shipped one. While one is connected it adds nothing to a
/// log that such a program can't read, unless that can't read it anyway.
final class OldWords {
    private final SimulatedHost host;

    OldWords(SimulatedHost host) {
        this.host = host;
    }

    /// The host's journal, in which each page is marked that only the later version can read.
    Journal journal(Journal journal) {
        return new Journal() {
            @Override
            public void write(List<Page> pages, Consumer<Outcome> done) {
                pages.forEach(OldWords.this::mark);
                journal.write(pages, done);
            }

            @Override
            public void read(TableId table, Consumer<Reading> done) {
                journal.read(table, done);
            }
        };
    }

    private void mark(Journal.Page page) {
        Releases releases = host.machine().releases();
        boolean anew = releases.writesNewLogs(host.machine().release())
                && (!hasOldGuests() || isLater(page.table()) || isLater(page.entries()));
        releases.written(page.entries(), anew);
    }

    private boolean hasOldGuests() {
        return host.cables().stream().anyMatch(Cable::isOld);
    }

    private boolean isLater(List<HostMessage.Entry> log) {
        return log.stream().anyMatch(entry -> host.machine().releases().isLater(entry.digest()));
    }

    /// Whether only the later version can read what this host has, or was brought, of that table.
    boolean isLater(TableId table) {
        Releases releases = host.machine().releases();
        return releases.writesNewLogs(host.machine().release())
                && (isLater(host.disk().forced(table))
                        || host.gatherings().comers(table).anyMatch(came -> releases.isLater(came.digest())));
    }

    /// The list of tables as a program of the shipped version reads it.
    HostMessage.Tables told(HostMessage.Tables tables) {
        return new HostMessage.Tables(tables.tables().stream()
                .map(one -> isLater(one.id()) ? later(one) : one)
                .toList());
    }

    private static TableSummary later(TableSummary one) {
        return new TableSummary(
                one.id(),
                one.name(),
                one.settings(),
                one.players(),
                one.pieces(),
                one.playing(),
                one.locked(),
                one.spectators(),
                one.epoch(),
                one.instance(),
                LogVersion.NEWEST + 1);
    }
}
