package cantstop.host.journal;

import cantstop.engine.Log;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.SeenLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Salvages the good part of each log of a damaged file, with those that were set aside; or nothing at all. It reads a
/// copy, since even reading may change a file.
final class Salvage {
    private static final Logger LOG = LoggerFactory.getLogger(Salvage.class);

    private final Path damaged;
    private final Disk disk;
    private final Instant now;
    private int whole;
    private int cut;

    Salvage(Path damaged, Disk disk, Instant now) {
        this.damaged = damaged;
        this.disk = disk;
        this.now = now;
    }

    /// How many logs were saved to their end.
    int whole() {
        return whole;
    }

    /// How many were saved to their last good event.
    int cut() {
        return cut;
    }

    /// Writes the good parts to a new file, and closes it.
    ///
    /// @throws IOException if the damaged file can't be copied now
    /// @throws SQLException if the new file can't be written, as on a full disk, or the disk gives an error
    void into(Path fresh) throws IOException, SQLException, DamagedFile, UnusableData {
        Path copy = damaged.resolveSibling(damaged.getFileName() + ".read");
        Path wal = damaged.resolveSibling(damaged.getFileName() + "-wal");
        Path copyOfWal = damaged.resolveSibling(copy.getFileName() + "-wal");
        try {
            Files.copy(damaged, copy, StandardCopyOption.REPLACE_EXISTING);
            if (Files.exists(wal)) {
                Files.copy(wal, copyOfWal, StandardCopyOption.REPLACE_EXISTING);
            }
            try (Connection connection = disk.open(copy);
                    Database database = Database.open(fresh, disk)) {
                move(new Logs(connection), database);
            }
        } finally {
            for (String part : List.of("", "-wal", "-shm")) {
                Files.deleteIfExists(damaged.resolveSibling(copy.getFileName() + part));
            }
        }
    }

    private void move(Logs from, Database fresh) throws SQLException {
        List<Logs.Head> heads = readable(from);
        // If no row of a table says that it is the current log, the longest one becomes it.
        heads.sort(Comparator.comparing((Logs.Head head) -> head.branch() != 0)
                .thenComparing(Logs.Head::length, Comparator.reverseOrder()));
        for (Logs.Head head : heads) {
            keep(from.readAny(head), head.branch() == 0, fresh);
        }
    }

    private List<Logs.Head> readable(Logs from) throws SQLException {
        List<Logs.Head> heads = new ArrayList<>();
        try {
            from.all(heads::add);
        } catch (SQLException e) {
            if (!SqliteErrors.isDamage(e) && !SqliteErrors.isForeign(e)) {
                throw e;
            }
            LOG.warn("{} logs of {} can be read, and no more: {}", heads.size(), damaged, e.toString());
        }
        return heads;
    }

    private void keep(SeenLog read, boolean current, Database fresh) throws SQLException {
        Log log = read.log();
        boolean kept = log.sequence() > 0;
        if (kept) {
            fresh.change(logs -> {
                TableId table = log.state().id();
                Logs.Head begun = logs.current(table).isPresent() ? logs.branch(table, now) : logs.begin(table, now);
                return logs.append(
                        begun, log.after(0).stream().map(HostMessage.Entry::of).toList(), log.state(), now);
            });
        }
        if (kept && read.flaw().isEmpty()) {
            whole++;
        } else if (kept || current) {
            cut++;
        }
    }
}
