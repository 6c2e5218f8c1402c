package cantstop.host.journal;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteJDBCLoader;

/// SQLite's native library, which its driver unpacks into a folder and loads from there. Thread-safe.
final class SqliteLibrary {
    private static final String UNPACKED_INTO = "org.sqlite.tmpdir";

    private static final Logger LOG = LoggerFactory.getLogger(SqliteLibrary.class);

    private SqliteLibrary() {}

    /// Loads it, if that has not happened yet. Many servers let no program run from the temporary folder: then it is
    /// unpacked beside the journal.
    ///
    /// @param folder of the journal
    /// @throws SQLException where it can't be loaded from there either; then another folder for the journal helps
    static synchronized void load(Path folder) throws SQLException {
        try {
            if (!isLoaded()) {
                LOG.info("SQLite's library can't be loaded from the temporary folder, and is unpacked into {}", folder);
                deleteEarlierCopies(folder);
                System.setProperty(UNPACKED_INTO, folder.toString());
                SQLiteJDBCLoader.initialize();
            }
        } catch (Exception e) {
            throw new SQLException(
                    "SQLite's library can be loaded neither from the temporary folder nor from " + folder + " ("
                            + e.getMessage() + "); a disk that is mounted with noexec lets no program run",
                    e);
        }
    }

    private static boolean isLoaded() {
        try {
            return SQLiteJDBCLoader.initialize();
        } catch (Exception e) {
            LOG.debug("SQLite's library", e);
            return false;
        }
    }

    /// The driver deletes its copy when the program ends, but not if it was killed.
    private static void deleteEarlierCopies(Path folder) throws IOException {
        try (DirectoryStream<Path> copies = Files.newDirectoryStream(folder, "sqlite-*sqlitejdbc*")) {
            for (Path copy : copies) {
                Files.deleteIfExists(copy);
            }
        }
    }
}
