package cantstop.simulation;

import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import cantstop.host.journal.RealFile;
import cantstop.protocol.HostMessage;
import java.util.List;

/// The file under a host's disk, written by the journal that is shipped, and held against what the disk should have.
final class Platter implements AutoCloseable {
    /// Every so many reads the disk fails.
    private static final int READS = 7;

    /// Every so many reads it is a program of an older version that reads first.
    private static final int OLDER = 5;

    /// Every so many kills the next start is killed too, while it puts the file right.
    private static final int KILLS = 3;

    private final RealFile file = new RealFile();
    private final boolean losesRows;
    private int reads;
    private int kills;

    /// @param losesRows planted: the file loses rows behind the journal's back
    Platter(boolean losesRows) {
        this.losesRows = losesRows;
    }

    void write(List<Journal.Page> pages) {
        Journal.Outcome outcome = file.write(pages);
        if (!outcome.failed().isEmpty()) {
            throw new Violation("the journal could not keep what the disk has room for");
        }
        if (losesRows) {
            file.losesRows();
        }
    }

    void writeOnFullDisk(List<Journal.Page> pages) {
        fails(pages, file.writeOnFullDisk(pages));
    }

    /// Writes, and the disk says that it could not.
    void writeUnheard(List<Journal.Page> pages) {
        fails(pages, file.writeUnheard(pages));
    }

    private static void fails(List<Journal.Page> pages, Journal.Outcome outcome) {
        if (pages.stream().anyMatch(page -> outcome.isKept(page.table()))) {
            throw new Violation("the journal says that it kept something on a disk that failed");
        }
    }

    /// Reads a table.
    ///
    /// @param entries what the file must hold of it
    /// @return whether the journal could read it
    boolean reads(TableId table, List<HostMessage.Entry> entries) {
        reads++;
        if (reads % READS == 0 && !entries.isEmpty()) {
            int rows = reads % entries.size();
            if (!(file.readOnFailingDisk(table, rows) instanceof Journal.Reading.Unreadable)) {
                throw new Violation("the journal read a table from a disk that failed");
            }
            return false;
        }
        if (reads % OLDER == 0
                && !entries.isEmpty()
                && !(file.readAsOlderVersion(table) instanceof Journal.Reading.Unreadable)) {
            throw new Violation("the journal read what only a later version can read");
        }
        boolean same = switch (file.read(table)) {
            case Journal.Reading.Found found ->
                found.log().sequence() == entries.size()
                        && found.log().digest().equals(entries.getLast().digest());
            case Journal.Reading.Unknown _ -> entries.isEmpty();
            case Journal.Reading.Unreadable _ -> false;
        };
        if (!same || !file.damage().isEmpty()) {
            throw new Violation("the journal's file has lost something: " + file.damage());
        }
        return true;
    }

    /// Reads a table of which a later version has written.
    void readsLater(TableId table) {
        if (!(file.readAsOlderVersion(table) instanceof Journal.Reading.Unreadable)) {
            throw new Violation("the journal read what only a later version can read");
        }
    }

    /// The program is killed. Now and then its folder is found by the next one as the last version left it, or with a
    /// file that nobody can rely on, and that one is killed too, or finds the disk full, while it puts that right.
    void isKilled() {
        file.isKilled();
        kills++;
        int last = kills / KILLS % 4;
        if (kills % KILLS != 0) {
            return;
        }
        switch (kills / KILLS % 3) {
            case 0 -> file.isMigrated(last);
            case 1 -> file.isSalvaged(last);
            default -> file.isSalvagedOnFullDisk();
        }
    }

    @Override
    public void close() {
        file.close();
    }
}
