package cantstop.host.journal;

import cantstop.engine.Event;
import cantstop.engine.TableId;
import cantstop.engine.TableState;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.SeenCast;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenLog;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The rows of a file of logs. A table has one current log, its branch 0, and may have others that were set aside,
/// from 1. Confined to its database's thread.
final class Logs {
    private static final Logger LOG = LoggerFactory.getLogger(Logs.class);

    private final Connection connection;

    Logs(Connection connection) {
        this.connection = connection;
    }

    /// A log as its row says.
    ///
    /// @param length how many events it has
    /// @param epoch which one its last event lies in; 0 where it has none
    record Head(long id, TableId table, int branch, long length, int epoch) {}

    /// The current log of a table.
    Optional<Head> current(TableId table) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(
                "SELECT id, game_table, branch, length, epoch FROM log WHERE game_table = ? AND branch = 0")) {
            select.setString(1, table.hex());
            return heads(select).stream().findFirst();
        }
    }

    /// All logs, those that were set aside too.
    List<Head> all() throws SQLException {
        try (PreparedStatement select =
                connection.prepareStatement("SELECT id, game_table, branch, length, epoch FROM log ORDER BY id")) {
            return heads(select);
        }
    }

    private static List<Head> heads(PreparedStatement select) throws SQLException {
        List<Head> heads = new ArrayList<>();
        try (ResultSet rows = select.executeQuery()) {
            while (rows.next()) {
                heads.add(
                        new Head(rows.getLong(1), new TableId(rows.getString(2)), rows.getInt(3), rows.getLong(4), rows.getInt(5)));
            }
        }
        return heads;
    }

    /// The tables whose current log went on since then, the last one first.
    List<TableId> changedSince(Instant then) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(
                "SELECT game_table FROM log WHERE branch = 0 AND changed >= ? ORDER BY changed DESC")) {
            select.setLong(1, then.toEpochMilli());
            List<TableId> tables = new ArrayList<>();
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    tables.add(new TableId(rows.getString(1)));
                }
            }
            return tables;
        }
    }

    /// All logs as a list of seen games shows them, those that went on last first. Where a row does not say who sat
    /// there any more, its log does.
    List<SeenGame> seen() throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("""
                        SELECT id, game_table, branch, length, epoch, name, players, bots, winner, playing, host_key,
                          begun, changed
                        FROM log WHERE length > 0 ORDER BY changed DESC, id DESC""");
                ResultSet rows = select.executeQuery()) {
            List<SeenGame> seen = new ArrayList<>();
            while (rows.next()) {
                Head head =
                        new Head(rows.getLong(1), new TableId(rows.getString(2)), rows.getInt(3), rows.getLong(4), rows.getInt(5));
                CastRow cast = new CastRow(rows.getString(7), rows.getString(8), rows.getString(9));
                seen.add(new SeenGame(
                        head.table(),
                        head.branch(),
                        rows.getString(6),
                        cast.cast().orElseGet(() -> castOf(head)),
                        rows.getBoolean(10),
                        head.epoch(),
                        rows.getString(11),
                        head.length(),
                        Instant.ofEpochMilli(rows.getLong(12)),
                        Instant.ofEpochMilli(rows.getLong(13))));
            }
            return seen;
        }
    }

    private SeenCast castOf(Head head) {
        LOG.warn("The row of table {} was altered: who sat there is read from its log", head.table());
        return SeenCast.of(read(head).log().state());
    }

    /// Begins a table's current log, without events.
    Head begin(TableId table, Instant now) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("""
                INSERT INTO log (game_table, branch, length, epoch, host_key, name, players, playing, begun, changed)
                VALUES (?, 0, 0, 0, '', '', '', 0, ?, ?) RETURNING id""")) {
            insert.setString(1, table.hex());
            insert.setLong(2, now.toEpochMilli());
            insert.setLong(3, now.toEpochMilli());
            try (ResultSet row = insert.executeQuery()) {
                return new Head(row.getLong(1), table, 0, 0, 0);
            }
        }
    }

    /// Adds events to a log.
    ///
    /// @param entries following its last one
    /// @param after what it folds to with them
    /// @return the log as it is then
    Head append(Head head, List<HostMessage.Entry> entries, TableState after, Instant now) throws SQLException {
        if (entries.getFirst().sequence() != head.length() + 1) {
            throw new SQLException("entry " + entries.getFirst().sequence() + " does not follow " + head.length());
        }
        int epoch = head.epoch();
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO entry (log, sequence, epoch, event, digest) VALUES (?, ?, ?, ?, ?)")) {
            for (HostMessage.Entry entry : entries) {
                epoch = epochWith(head, entry, epoch);
                insert.setLong(1, head.id());
                insert.setLong(2, entry.sequence());
                insert.setInt(3, epoch);
                insert.setBytes(4, entry.event().bytes());
                insert.setBytes(5, entry.digest().bytes());
                insert.executeUpdate();
            }
        }
        long length = entries.getLast().sequence();
        update(head, length, epoch, after, now);
        return new Head(head.id(), head.table(), head.branch(), length, epoch);
    }

    /// The epoch that an entry lies in; where it begins one, whose it is is noted. What stands before the first epoch
    /// counts as of it.
    private int epochWith(Head head, HostMessage.Entry entry, int before) throws SQLException {
        try {
            if (EventCodec.decode(entry.event().bytes()) instanceof Event.EpochBegan(int number, String hostKey)) {
                try (PreparedStatement insert = connection.prepareStatement(
                        "INSERT OR REPLACE INTO epoch (log, number, host_key) VALUES (?, ?, ?)")) {
                    insert.setLong(1, head.id());
                    insert.setInt(2, number);
                    insert.setString(3, hostKey);
                    insert.executeUpdate();
                }
                return number;
            }
        } catch (BreachException e) {
            throw new SQLException("not an event: entry " + entry.sequence(), e);
        }
        return Math.max(1, before);
    }

    private void update(Head head, long length, int epoch, TableState after, Instant now) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement("""
                UPDATE log SET length = ?, epoch = ?, host_key = ?, name = ?, playing = ?, changed = ?
                WHERE id = ?""")) {
            update.setLong(1, length);
            update.setInt(2, epoch);
            update.setString(3, after.hostKey());
            update.setString(4, after.name().text());
            update.setBoolean(5, after.isPlaying());
            update.setLong(6, now.toEpochMilli());
            update.setLong(7, head.id());
            update.executeUpdate();
        }
        updateCast(head, CastRow.of(SeenCast.of(after)), SeenCast.isLeftBehind(after));
    }

    /// Once somebody leaves after a game, who played it stays as it was written.
    private void updateCast(Head head, CastRow cast, boolean left) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement("""
                UPDATE log SET players = ?, bots = ?, winner = ? WHERE id = ? AND (players = '' OR NOT ?)""")) {
            update.setString(1, cast.players());
            update.setString(2, cast.bots());
            update.setString(3, cast.winner());
            update.setLong(4, head.id());
            update.setBoolean(5, left);
            update.executeUpdate();
        }
    }

    /// Makes the current log a branch.
    ///
    /// @return the one that is current now, without events
    Head setAside(Head head, Instant now) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(
                "UPDATE log SET branch = (SELECT max(branch) + 1 FROM log WHERE game_table = ?) WHERE id = ?")) {
            update.setString(1, head.table().hex());
            update.setLong(2, head.id());
            update.executeUpdate();
        }
        return begin(head.table(), now);
    }

    /// What contradicts itself in the rows of the logs, where the database sees nothing wrong: a log under the name of
    /// another table, or a table without a current log.
    ///
    /// @return in English; empty where all is well
    Optional<String> contradiction() throws SQLException {
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

    /// Reads a log as far as it is good.
    SeenLog read(Head head) {
        return read(head, new LogReader(head.table()));
    }

    /// Reads a log as far as it is good, of whatever table it is.
    SeenLog readAny(Head head) {
        return read(head, new LogReader(null));
    }

    private SeenLog read(Head head, LogReader reader) {
        try (PreparedStatement select = connection.prepareStatement(
                "SELECT sequence, event, digest FROM entry WHERE log = ? ORDER BY sequence")) {
            select.setLong(1, head.id());
            try (ResultSet rows = select.executeQuery()) {
                boolean good = true;
                while (good && rows.next()) {
                    good = reader.take(rows.getLong(1), rows.getBytes(2), rows.getBytes(3));
                }
            }
        } catch (SQLException e) {
            LOG.warn("A log could not be read to its end: {}", e.toString());
            reader.breaksOff();
        }
        return reader.end(head.length());
    }
}
