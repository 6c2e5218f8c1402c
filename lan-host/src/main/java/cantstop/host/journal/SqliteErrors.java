package cantstop.host.journal;

import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// Classifies the errors of SQLite. A disk that gives an error now may give the data later, so only data that was read
/// and is wrong counts as damage.
final class SqliteErrors {
    private static final int PRIMARY = 0xff;

    private SqliteErrors() {}

    /// Whether the file was read and is no valid database.
    static boolean isDamage(SQLException e) {
        int code = primary(e);
        return code == SQLiteErrorCode.SQLITE_CORRUPT.code
                || code == SQLiteErrorCode.SQLITE_NOTADB.code
                || code == SQLiteErrorCode.SQLITE_FORMAT.code;
    }

    /// Whether the file's tables are not those that the statement names.
    static boolean isForeign(SQLException e) {
        return primary(e) == SQLiteErrorCode.SQLITE_ERROR.code;
    }

    /// Whether another program has locked the file.
    static boolean isHeld(SQLException e) {
        int code = primary(e);
        return code == SQLiteErrorCode.SQLITE_BUSY.code || code == SQLiteErrorCode.SQLITE_LOCKED.code;
    }

    private static int primary(SQLException e) {
        return e instanceof SQLiteException sqlite ? sqlite.getResultCode().code & PRIMARY : 0;
    }
}
