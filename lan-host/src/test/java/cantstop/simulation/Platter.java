package cantstop.simulation;

import cantstop.engine.TableId;
import cantstop.host.environment.Journal;
import cantstop.host.journal.RealFile;
import cantstop.protocol.HostMessage;
import java.util.List;

/// The file under a host's disk, written by the journal that is shipped, and held against what the disk should have.
final class Platter implements AutoCloseable {
    /// Every so many reads the disk fails.
    private static final int READS = 7;

    private final RealFile file = new RealFile();
    private final boolean losesRows;
    private int reads;

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
        Journal.Outcome outcome = file.writeOnFullDisk(pages);
        if (pages.stream().anyMatch(page -> outcome.isKept(page.table()))) {
            throw new Violation("the journal says that it kept something on a full disk");
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

    void isKilled() {
        file.isKilled();
    }

    @Override
    public void close() {
        file.close();
    }
}
