package cantstop.host.journal;

import cantstop.protocol.UnusableData;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// One open file of logs. Confined to one thread at a time.
final class Database implements AutoCloseable {
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
    /// @throws DamagedFile where it is not
    /// @throws UnusableData where it can't be read or written, another program has it, or a later version made it
    static Database open(Path file) throws DamagedFile, UnusableData {
        Connection connection = null;
        try {
            connection = DriverManager.getConnection("jdbc:sqlite:" + file);
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
        check(connection, file);
    }

    /// What the database can tell of itself: everything about the few rows of logs, of which nothing else would speak;
    /// and of the many events that their pages hang together, as each has its digest.
    private static void check(Connection connection, Path file) throws SQLException, DamagedFile {
        for (String pragma : List.of("PRAGMA integrity_check('log')", "PRAGMA quick_check(1)")) {
            try (Statement statement = connection.createStatement();
                    ResultSet check = statement.executeQuery(pragma)) {
                String found = check.getString(1);
                if (!"ok".equals(found)) {
                    throw new DamagedFile(file, found);
                }
            }
        }
        Optional<String> contradiction = new Logs(connection).contradiction();
        if (contradiction.isPresent()) {
            throw new DamagedFile(file, contradiction.get());
        }
    }

    /// What SQLite refuses comes down to damage, to somebody else, or to a disk that can't be used.
    private static UnusableData unusable(Path file, SQLException e) throws DamagedFile {
        int primary = e instanceof SQLiteException sqlite ? sqlite.getResultCode().code & 0xff : 0;
        if (primary == SQLiteErrorCode.SQLITE_BUSY.code || primary == SQLiteErrorCode.SQLITE_LOCKED.code) {
            return UnusableData.held(file, e);
        }
        if (primary == SQLiteErrorCode.SQLITE_CORRUPT.code
                || primary == SQLiteErrorCode.SQLITE_NOTADB.code
                || primary == SQLiteErrorCode.SQLITE_FORMAT.code
                || primary == SQLiteErrorCode.SQLITE_ERROR.code) {
            throw new DamagedFile(file, e);
        }
        Path folder = file.toAbsolutePath().getParent();
        return UnusableData.because(new IOException(e.getMessage(), e), folder == null ? file : folder, file);
    }

    /// Does something in one transaction: all of it is on the disk when this returns, or nothing.
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

    /// Reads something.
    <T> T read(Work<T> work) throws SQLException {
        return work.on(logs);
    }

    /// A full disk has rolled back by itself already.
    private void rollBack(Exception failure) {
        try {
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
                // Why it is being closed is said already.
            }
        }
    }
}
