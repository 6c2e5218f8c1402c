package cantstop.host.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The rows of one log, a part at a time. Confined to its database's thread.
final class Parts {
    /// Rows that are read together: a millisecond's work, so that others' events need not wait for a long log.
    private static final int PART = 512;

    private static final Logger LOG = LoggerFactory.getLogger(Parts.class);

    private final Connection connection;
    private final Logs.Head log;

    Parts(Connection connection, Logs.Head log) {
        this.connection = connection;
        this.log = log;
    }

    /// Reads the next rows of a log.
    ///
    /// @param after the sequence of the row before them
    /// @throws SQLException if the disk does not give them now
    LogReader.Part after(long after) throws SQLException {
        List<LogReader.Row> part = new ArrayList<>();
        boolean damaged = false;
        try (PreparedStatement select = connection.prepareStatement("""
                        SELECT sequence, event, digest FROM entry WHERE log = ? AND sequence > ?
                        ORDER BY sequence LIMIT ?""")) {
            select.setLong(1, log.id());
            select.setLong(2, after);
            select.setInt(3, PART);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    part.add(new LogReader.Row(rows.getLong(1), rows.getBytes(2), rows.getBytes(3)));
                }
            }
        } catch (SQLException e) {
            if (!SqliteErrors.isDamage(e)) {
                throw e;
            }
            LOG.warn("The rows of a log are damaged: {}", e.toString());
            damaged = true;
        }
        return new LogReader.Part(part, damaged, part.size() < PART, length());
    }

    /// The length is read each time, since a log that is read in parts may grow meanwhile.
    private long length() throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("SELECT length FROM log WHERE id = ?")) {
            select.setLong(1, log.id());
            try (ResultSet row = select.executeQuery()) {
                return row.next() ? row.getLong(1) : log.length();
            }
        }
    }
}
