package cantstop.host.journal;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// The disk of this computer, with faults: a row that can't be read a few times, a file that has no room, a program
/// that ends in the middle of a change.
final class FailingDisk implements Disk {
    private int rowsBefore = Integer.MAX_VALUE;
    private int failures;
    private int commitsBefore = Integer.MAX_VALUE;
    private String smallFile = "";
    private int pages;
    private volatile boolean full;
    private boolean unheard;
    private final AtomicInteger changes = new AtomicInteger();
    private final List<Connection> opened = new ArrayList<>();

    /// A read of the rows of a log fails, so many times, after so many rows.
    void failsToRead(int times, int afterRows) {
        failures = times;
        rowsBefore = afterRows;
    }

    /// A file whose name ends like this has room for so many pages.
    void hasRoomFor(int most, String ending) {
        pages = most;
        smallFile = ending;
    }

    /// From now on there is room for nothing, or for everything.
    void isFull(boolean now) {
        full = now;
    }

    /// From now on what is kept is said to have failed, or no more.
    void isUnheard(boolean now) {
        unheard = now;
    }

    /// How many changes were tried.
    int changes() {
        return changes.get();
    }

    /// The program ends in place of a commit, after so many of them.
    void endsAfter(int commits) {
        commitsBefore = commits;
    }

    /// Stands for a program that is killed.
    static final class Killed extends Error {
        private static final long serialVersionUID = 1;
    }

    @Override
    public Connection open(Path file) throws SQLException {
        Connection connection = Disk.REAL.open(file);
        if (!smallFile.isEmpty() && file.toString().endsWith(smallFile)) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("PRAGMA max_page_count = " + pages);
            }
        }
        opened.add(connection);
        return proxy(Connection.class, connection);
    }

    private <T> T proxy(Class<T> type, T real) {
        Object made = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (_, method, arguments) -> {
            before(method.getName(), arguments);
            try {
                Object answer = wrapped(method.invoke(real, arguments));
                if (unheard && isCommit(method.getName(), arguments)) {
                    throw new SQLiteException("disk I/O error", SQLiteErrorCode.SQLITE_IOERR_FSYNC);
                }
                return answer;
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
        return type.cast(made);
    }

    private @Nullable Object wrapped(@Nullable Object answer) {
        return switch (answer) {
            case PreparedStatement statement -> proxy(PreparedStatement.class, statement);
            case Statement statement -> proxy(Statement.class, statement);
            case ResultSet rows -> proxy(ResultSet.class, rows);
            case null, default -> answer;
        };
    }

    private static boolean isCommit(String method, Object @Nullable [] arguments) {
        return method.equals("execute") && arguments != null && "COMMIT".equals(arguments[0]);
    }

    private void before(String method, Object @Nullable [] arguments) throws SQLException {
        if (method.equals("getBytes") && failures > 0 && rowsBefore-- <= 0) {
            failures--;
            rowsBefore = 0;
            throw new SQLiteException("disk I/O error", SQLiteErrorCode.SQLITE_IOERR_READ);
        }
        if (!isCommit(method, arguments)) {
            return;
        }
        changes.incrementAndGet();
        if (full) {
            throw new SQLiteException("database or disk is full", SQLiteErrorCode.SQLITE_FULL);
        }
        if (commitsBefore-- <= 0) {
            for (Connection connection : opened) {
                connection.close();
            }
            throw new Killed();
        }
    }
}
