package cantstop.host.journal;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.protocol.Encoded;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.SeenLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Takes what is good out of a damaged file. It reads a copy, since even reading may change a file.
final class Salvage {
    private static final Logger LOG = LoggerFactory.getLogger(Salvage.class);

    private final Path damaged;
    private final Database fresh;
    private final Instant now;
    private int whole;
    private int cut;

    Salvage(Path damaged, Database fresh, Instant now) {
        this.damaged = damaged;
        this.fresh = fresh;
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

    void run() throws IOException, SQLException {
        Path copy = damaged.resolveSibling(damaged.getFileName() + ".read");
        Path wal = damaged.resolveSibling(damaged.getFileName() + "-wal");
        Path copyOfWal = damaged.resolveSibling(copy.getFileName() + "-wal");
        try {
            Files.copy(damaged, copy, StandardCopyOption.REPLACE_EXISTING);
            if (Files.exists(wal)) {
                Files.copy(wal, copyOfWal, StandardCopyOption.REPLACE_EXISTING);
            }
            read(copy);
        } finally {
            for (String part : List.of("", "-wal", "-shm")) {
                Files.deleteIfExists(damaged.resolveSibling(copy.getFileName() + part));
            }
        }
    }

    private void read(Path copy) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + copy)) {
            Logs logs = new Logs(connection);
            List<Logs.Head> heads = new ArrayList<>(logs.all());
            // Where a row has lost what it was, the longest log of a table is it.
            heads.sort(Comparator.comparing((Logs.Head head) -> head.branch() != 0)
                    .thenComparing(Logs.Head::length, Comparator.reverseOrder()));
            for (Logs.Head head : heads) {
                keep(logs.readAny(head), head.branch() == 0);
            }
        } catch (SQLException e) {
            // Which logs there were can't be read, or not to the end.
            LOG.warn("Nothing more can be read of {}: {}", damaged, e.toString());
        }
    }

    private void keep(SeenLog read, boolean current) throws SQLException {
        Log log = read.log();
        boolean kept = log.sequence() > 0
                && fresh.change(logs -> {
                    if (logs.current(log.state().id()).isPresent()) {
                        return false;
                    }
                    Logs.Head begun = logs.begin(log.state().id(), now);
                    logs.append(begun, entries(log.after(0)), log.state(), now);
                    return true;
                });
        if (kept && read.flaw().isEmpty()) {
            whole++;
        } else if (kept || current) {
            cut++;
        }
    }

    static List<HostMessage.Entry> entries(List<LogEntry> log) {
        return log.stream()
                .map(entry -> new HostMessage.Entry(entry.sequence(), Encoded.of(entry.bytes()), entry.digest()))
                .toList();
    }
}
