package cantstop.host.journal;

import cantstop.engine.Event;
import cantstop.protocol.client.SeenLog;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// Deletes tables at which no game ever began: any guest may open some, and none returns to them. Confined to its
/// database's thread.
final class Unplayed {
    /// The longest log that is deleted: people who sit down, get up and change the rules for an evening. A longer one
    /// is always kept.
    private static final int LONGEST = 100;

    /// Deletions at one start of the host: writes wait for them, some hundredths of a second.
    private static final int AT_ONCE = 100;

    private final Connection connection;
    private final Logs logs;

    Unplayed(Connection connection, Logs logs) {
        this.connection = connection;
        this.logs = logs;
    }

    /// Deletes those at which nothing has happened since then.
    ///
    /// @return how many
    int forget(Instant then) throws SQLException {
        int forgotten = 0;
        for (Logs.Head head : quiet(then)) {
            SeenLog read = logs.read(head);
            if (read.flaw().isEmpty() && read.log().events().stream().noneMatch(Event.Started.class::isInstance)) {
                new Removal(connection).delete(head);
                forgotten++;
            }
        }
        return forgotten;
    }

    private List<Logs.Head> quiet(Instant then) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("""
                SELECT id, game_table, branch, length, epoch, readable_by FROM log
                WHERE playing = 0 AND winner = '' AND length <= ? AND changed < ? ORDER BY changed LIMIT ?""")) {
            select.setInt(1, LONGEST);
            select.setLong(2, then.toEpochMilli());
            select.setInt(3, AT_ONCE);
            List<Logs.Head> quiet = new ArrayList<>();
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    quiet.add(Logs.head(rows));
                }
            }
            return quiet;
        }
    }
}
