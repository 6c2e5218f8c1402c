package cantstop.host.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/// The rows of logs that are deleted, and the room that they take. Confined to its database's thread.
final class Removal {
    private static final List<String> ROWS = List.of(
            "DELETE FROM entry WHERE log = ?", "DELETE FROM epoch WHERE log = ?", "DELETE FROM log WHERE id = ?");

    /// Bytes that SQLite needs for an entry beside its two blobs.
    private static final int BESIDE = 12;

    private final Connection connection;

    Removal(Connection connection) {
        this.connection = connection;
    }

    /// Deletes a log. Its room is free in the file then, and not yet on the disk.
    void delete(Logs.Head head) throws SQLException {
        for (String sql : ROWS) {
            try (PreparedStatement delete = connection.prepareStatement(sql)) {
                delete.setLong(1, head.id());
                delete.executeUpdate();
            }
        }
    }

    /// About how many bytes of the file a log takes.
    long bytes(Logs.Head head) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(
                "SELECT coalesce(sum(length(event) + length(digest) + ?), 0) FROM entry WHERE log = ?")) {
            select.setInt(1, BESIDE);
            select.setLong(2, head.id());
            try (ResultSet row = select.executeQuery()) {
                return row.getLong(1);
            }
        }
    }
}
