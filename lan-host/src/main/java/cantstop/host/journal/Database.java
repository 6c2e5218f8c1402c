package cantstop.host.journal;

import cantstop.protocol.UnusableData;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One open file of logs. Confined to one thread at a time.
final class Database implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Database.class);

    /// In this order. The lock comes first, as it decides how the write-ahead log is shared (not at all); the file
    /// is forced on every commit, on macOS down to the platter.
    private static final String[] PRAGMAS = {
        "PRAGMA locking_mode = EXCLUSIVE",
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA fullfsync = 1",
        "PRAGMA checkpoint_fullfsync = 1",
        "PRAGMA cell_size_check = 1",
        "PRAGMA trusted_schema = 0",
        "PRAGMA temp_store = MEMORY",
    };

    private final Connection connection;
    private final Logs logs;

    private Database(Connection connection) throws SQLException {
        this.connection = connection;
        logs = new Logs(connection);
    }

    /// Work inside a transaction, or a query.
    interface Work<T> {
        T on(Logs logs) throws SQLException;
    }

    /// Opens a file, an empty one too, and sees whether it is whole as far as the database itself can tell.
    ///
    /// @param disk where the file lies
    /// @throws DamagedFile if it is not
    /// @throws UnusableData if it can't be read or written, another program has it, or a later version made it
    static Database open(Path file, Disk disk) throws DamagedFile, UnusableData {
        Connection connection = null;
        try {
            connection = disk.open(file);
            prepare(connection, file);
            return new Database(connection);
        } catch (SQLException e) {
            closeQuietly(connection);
            throw unusable(file, e);
        } catch (NewerFile _) {
            closeQuietly(connection);
            throw UnusableData.newer(file);
        } catch (DamagedFile e) {
            closeQuietly(connection);
            throw e;
        }
    }

    private static void prepare(Connection connection, Path file) throws SQLException, NewerFile, DamagedFile {
        try (Statement statement = connection.createStatement()) {
            for (String pragma : PRAGMAS) {
                statement.execute(pragma);
            }
        }
        Schema.ofToday().bringUp(connection, file);
        Consistency.check(connection, file);
    }

    /// Sorts SQLite's errors: damage, a file that another program holds, or a disk that can't be used.
    private static UnusableData unusable(Path file, SQLException e) throws DamagedFile {
        if (SqliteErrors.isHeld(e)) {
            return UnusableData.held(file, e);
        }
        if (SqliteErrors.isDamage(e) || SqliteErrors.isForeign(e)) {
            throw new DamagedFile(file, e);
        }
        Path folder = file.toAbsolutePath().getParent();
        return UnusableData.because(new IOException(e.getMessage(), e), folder == null ? file : folder, file);
    }

    /// Runs a change in one transaction: all of it is on the disk when this returns, or nothing.
    <T> T change(Work<T> work) throws SQLException {
        execute("BEGIN IMMEDIATE");
        try {
            T result = work.on(logs);
            execute("COMMIT");
            return result;
        } catch (SQLException | RuntimeException e) {
            rollBack(e);
            throw e;
        }
    }

    /// Runs a part of a change that may fail without the rest.
    ///
    /// @return whether it was done; if not, nothing of it was
    /// @throws SQLException where the whole change has failed with it, as on a full disk
    <T> boolean tryPart(Work<T> part) throws SQLException {
        execute("SAVEPOINT part");
        try {
            part.on(logs);
            execute("RELEASE part");
            return true;
        } catch (SQLException | RuntimeException e) {
            LOG.warn("A part of a change failed: {}", e.toString());
            logs.failed();
            execute("ROLLBACK TO part");
            execute("RELEASE part");
            return false;
        }
    }

    /// Lets the system decide when to force the file, instead of after each change: a power cut may take the last
    /// changes, and nothing else.
    void leaveForcingToTheSystem() throws SQLException {
        execute("PRAGMA synchronous = NORMAL");
    }

    /// Deletes logs, and gives their room back to the disk. Where the disk is too full to write the file anew, the room
    /// is used for what comes next.
    ///
    /// @return how many bytes the file is shorter
    long delete(Work<List<Logs.Head>> which) throws SQLException {
        long before = bytes();
        change(logs -> {
            List<Logs.Head> deleted = which.on(logs);
            for (Logs.Head head : deleted) {
                new Removal(connection).delete(head);
            }
            return deleted;
        });
        try {
            // A statement that is kept may still hold its last row, and a file is not written anew under one.
            logs.failed();
            execute("VACUUM");
            execute("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (SQLException e) {
            LOG.warn("What was deleted is free in the file and not on the disk: {}", e.toString());
        }
        return Math.max(0, before - bytes());
    }

    /// About how many bytes of the file these logs take.
    long bytes(Work<List<Logs.Head>> which) throws SQLException {
        return read(logs -> {
            long bytes = 0;
            for (Logs.Head head : which.on(logs)) {
                bytes += new Removal(connection).bytes(head);
            }
            return bytes;
        });
    }

    private long bytes() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")) {
            return row.getLong(1);
        }
    }

    /// Drops the cached pages, so that the next query reads the disk.
    void forgetPages() throws SQLException {
        execute("PRAGMA shrink_memory");
    }

    /// Runs a query.
    <T> T read(Work<T> work) throws SQLException {
        try {
            return work.on(logs);
        } catch (SQLException e) {
            logs.failed();
            throw e;
        }
    }

    /// Rolls back, unless a full disk has done so already.
    private void rollBack(Exception failure) {
        try {
            logs.failed();
            execute("ROLLBACK");
        } catch (SQLException e) {
            failure.addSuppressed(e);
        }
    }

    /// Carries out one statement.
    void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }

    private static void closeQuietly(@Nullable Connection connection) {
        if (connection != null) {
            try {
                connection.close();
            } catch (SQLException _) {
                // The cause of closing is reported already.
            }
        }
    }
}
