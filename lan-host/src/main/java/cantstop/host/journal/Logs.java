package cantstop.host.journal;

import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.LogVersion;
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
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The rows of a file of logs. A table has one current log, its branch 0, and may have others that were set aside,
/// from 1. Confined to its database's thread.
final class Logs {
    private static final Logger LOG = LoggerFactory.getLogger(Logs.class);

    private final Connection connection;
    private final Statements statements;

    Logs(Connection connection) {
        this.connection = connection;
        statements = new Statements(connection);
    }

    /// A statement has failed: discards all prepared ones, since a failed one would fail again.
    void failed() throws SQLException {
        statements.forget();
    }

    /// A log as its row says.
    ///
    /// @param length how many events it has
    /// @param epoch which one its last event lies in; 0 where it has none
    /// @param readableBy the lowest version of a log's format that can say all of it
    record Head(long id, TableId table, int branch, long length, Epoch epoch, int readableBy) {}

    /// The current log of a table.
    Optional<Head> current(TableId table) throws SQLException {
        return find(table, 0);
    }

    /// One of the logs of a table.
    ///
    /// @param branch 0 for the current one
    Optional<Head> find(TableId table, int branch) throws SQLException {
        PreparedStatement select = statements.of(
                "SELECT id, game_table, branch, length, epoch, readable_by FROM log WHERE game_table = ? AND branch = ?");
        select.setString(1, table.hex());
        select.setInt(2, branch);
        try (ResultSet rows = select.executeQuery()) {
            return rows.next() ? Optional.of(head(rows)) : Optional.empty();
        }
    }

    /// All logs, those that were set aside too.
    ///
    /// @param each gets one after the other, as far as they can be read
    void all(Consumer<Head> each) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(
                        "SELECT id, game_table, branch, length, epoch, readable_by FROM log ORDER BY id");
                ResultSet rows = select.executeQuery()) {
            while (rows.next()) {
                each.accept(head(rows));
            }
        }
    }

    static Head head(ResultSet rows) throws SQLException {
        return new Head(
                rows.getLong(1),
                new TableId(rows.getString(2)),
                rows.getInt(3),
                rows.getLong(4),
                new Epoch(rows.getInt(5)),
                rows.getInt(6));
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

    /// Forgets tables at which no game ever began and nothing has happened since then, some at a time.
    int forgetUnplayed(Instant then) throws SQLException {
        return new Unplayed(connection, this).forget(then);
    }

    /// All logs as a list of seen games shows them, those that went on last first. Where a row does not say who sat
    /// there any more, its log does.
    List<SeenGame> seen() throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("""
                        SELECT id, game_table, branch, length, epoch, readable_by, name, players, bots, winner, playing,
                          host_key, begun, changed
                        FROM log WHERE length > 0 ORDER BY changed DESC, id DESC""");
                ResultSet rows = select.executeQuery()) {
            List<SeenGame> seen = new ArrayList<>();
            while (rows.next()) {
                Head head = head(rows);
                Optional<SeenCast> known = new CastRow(rows.getString(8), rows.getString(9), rows.getString(10)).cast();
                seen.add(new SeenGame(
                        head.table(),
                        head.branch(),
                        rows.getString(7),
                        known.isPresent() ? known.get() : castOf(head),
                        rows.getBoolean(11),
                        head.epoch(),
                        new Key(rows.getString(12)),
                        head.length(),
                        Instant.ofEpochMilli(rows.getLong(13)),
                        Instant.ofEpochMilli(rows.getLong(14))));
            }
            return seen;
        }
    }

    private SeenCast castOf(Head head) throws SQLException {
        LOG.warn("The row of table {} was altered: who sat there is read from its log", head.table());
        return SeenCast.of(read(head).log().state());
    }

    /// Begins a table's current log, without events.
    Head begin(TableId table, Instant now) throws SQLException {
        return begin(table, 0, now);
    }

    /// Begins a log that is set aside from its beginning.
    Head branch(TableId table, Instant now) throws SQLException {
        try (PreparedStatement select =
                connection.prepareStatement("SELECT max(branch) + 1 FROM log WHERE game_table = ?")) {
            select.setString(1, table.hex());
            try (ResultSet row = select.executeQuery()) {
                return begin(table, row.getInt(1), now);
            }
        }
    }

    private Head begin(TableId table, int branch, Instant now) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("""
                INSERT INTO log (game_table, branch, length, epoch, host_key, name, players, playing, begun, changed)
                VALUES (?, ?, 0, 0, '', '', '', 0, ?, ?) RETURNING id""")) {
            insert.setString(1, table.hex());
            insert.setInt(2, branch);
            insert.setLong(3, now.toEpochMilli());
            insert.setLong(4, now.toEpochMilli());
            try (ResultSet row = insert.executeQuery()) {
                return new Head(row.getLong(1), table, branch, 0, Epoch.NONE, 1);
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
        Epoch epoch = head.epoch();
        int readableBy = head.readableBy();
        PreparedStatement insert =
                statements.of("INSERT INTO entry (log, sequence, epoch, event, digest) VALUES (?, ?, ?, ?, ?)");
        for (HostMessage.Entry entry : entries) {
            Event event = decoded(entry);
            epoch = epochWith(head, event, epoch);
            readableBy = Math.max(readableBy, LogVersion.of(event));
            insert.setLong(1, head.id());
            insert.setLong(2, entry.sequence());
            insert.setInt(3, epoch.number());
            insert.setBytes(4, entry.event().toArray());
            insert.setBytes(5, entry.digest().bytes());
            insert.executeUpdate();
        }
        long length = entries.getLast().sequence();
        Head longer = new Head(head.id(), head.table(), head.branch(), length, epoch, readableBy);
        update(longer, after, now);
        return longer;
    }

    private static Event decoded(HostMessage.Entry entry) throws SQLException {
        try {
            return EventCodec.decode(entry.event().toArray());
        } catch (BreachException e) {
            throw new SQLException("not an event: entry " + entry.sequence(), e);
        }
    }

    /// The epoch of an entry; where it begins one, the row notes the epoch's host. Entries before the first epoch
    /// count as part of it.
    private Epoch epochWith(Head head, Event event, Epoch before) throws SQLException {
        if (event instanceof Event.EpochBegan(Epoch epoch, Key hostKey, var _, var _)) {
            PreparedStatement insert =
                    statements.of("INSERT OR REPLACE INTO epoch (log, number, host_key) VALUES (?, ?, ?)");
            insert.setLong(1, head.id());
            insert.setInt(2, epoch.number());
            insert.setString(3, hostKey.hex());
            insert.executeUpdate();
            return epoch;
        }
        return before.laterOf(Epoch.FIRST);
    }

    private void update(Head head, TableState after, Instant now) throws SQLException {
        PreparedStatement update = statements.of("""
                UPDATE log SET length = ?, epoch = ?, readable_by = ?, host_key = ?, name = ?, playing = ?, changed = ?
                WHERE id = ?""");
        update.setLong(1, head.length());
        update.setInt(2, head.epoch().number());
        update.setInt(3, head.readableBy());
        update.setString(4, after.hostKey().hex());
        update.setString(5, after.name().text());
        update.setBoolean(6, after.isPlaying());
        update.setLong(7, now.toEpochMilli());
        update.setLong(8, head.id());
        update.executeUpdate();
        updateCast(head, CastRow.of(SeenCast.of(after)), SeenCast.isLeftBehind(after));
    }

    /// After the first player leaves a finished game, the row keeps the cast that played it.
    private void updateCast(Head head, CastRow cast, boolean left) throws SQLException {
        PreparedStatement update = statements.of("""
                UPDATE log SET players = ?, bots = ?, winner = ? WHERE id = ? AND (players = '' OR NOT ?)""");
        update.setString(1, cast.players());
        update.setString(2, cast.bots());
        update.setString(3, cast.winner());
        update.setLong(4, head.id());
        update.setBoolean(5, left);
        update.executeUpdate();
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

    /// Reads a log as far as it is good.
    ///
    /// @throws SQLException if the disk does not give the rows now, which says nothing about what they are
    SeenLog read(Head head) throws SQLException {
        return read(head, new LogReader(head.table(), head.readableBy()));
    }

    /// Reads a log as far as it is good, of any table.
    ///
    /// @throws SQLException if the disk does not give the rows now
    SeenLog readAny(Head head) throws SQLException {
        return read(head, new LogReader(null, head.readableBy()));
    }

    private SeenLog read(Head head, LogReader reader) throws SQLException {
        LogReader.Part part = part(head, reader.after());
        while (reader.take(part)) {
            part = part(head, reader.after());
        }
        return reader.end(part.length());
    }

    /// Reads the next rows of a log.
    ///
    /// @param after the sequence of the row before them
    /// @throws SQLException if the disk does not give them now
    LogReader.Part part(Head head, long after) throws SQLException {
        return new Parts(connection, head).after(after);
    }
}
