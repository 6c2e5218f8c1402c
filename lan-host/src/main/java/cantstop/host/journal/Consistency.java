package cantstop.host.journal;

import cantstop.engine.Event;
import cantstop.engine.identity.TableId;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Checks whether a file of logs is intact as far as the database and the few rows of logs can tell. The events need
/// no check here, since each has its digest.
final class Consistency {
    private Consistency() {}

    /// Checks a file.
    ///
    /// @param file for messages
    /// @throws DamagedFile if it is not what this program wrote
    static void check(Connection connection, Path file) throws SQLException, DamagedFile {
        for (String pragma : List.of("PRAGMA integrity_check('log')", "PRAGMA quick_check(1)")) {
            try (Statement statement = connection.createStatement();
                    ResultSet check = statement.executeQuery(pragma)) {
                String found = check.getString(1);
                if (!"ok".equals(found)) {
                    throw new DamagedFile(file, found);
                }
            }
        }
        Optional<String> contradiction = contradiction(connection);
        if (contradiction.isPresent()) {
            throw new DamagedFile(file, contradiction.get());
        }
    }

    /// Contradictions in the rows of the logs, which the database itself does not notice: a log under the name of
    /// another table, or a table without a current log.
    ///
    /// @return in English; empty where all is well
    private static Optional<String> contradiction(Connection connection) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("""
                        SELECT game_table, length, event FROM log LEFT JOIN entry ON log = id AND sequence = 1""");
                ResultSet rows = select.executeQuery()) {
            while (rows.next()) {
                boolean named = rows.getLong(2) == 0
                        ? TableId.isId(rows.getString(1))
                        : opened(rows.getBytes(3)).equals(Optional.of(rows.getString(1)));
                if (!named) {
                    return Optional.of("a log does not open its own table");
                }
            }
        }
        try (PreparedStatement select = connection.prepareStatement("""
                        SELECT 1 FROM log GROUP BY game_table HAVING min(branch) <> 0""");
                ResultSet rows = select.executeQuery()) {
            return rows.next() ? Optional.of("a table has no log of its own") : Optional.empty();
        }
    }

    /// The table that an event opens, if it does.
    private static Optional<String> opened(byte @Nullable [] event) {
        try {
            return event != null && EventCodec.decode(event) instanceof Event.Opened opened
                    ? Optional.of(opened.table().hex())
                    : Optional.empty();
        } catch (BreachException _) {
            return Optional.empty();
        }
    }
}
