package cantstop.host.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Objects;

/// Opens files of logs. Handed in, so that tests can have a disk that fails.
interface Disk {
    /// The disk of this computer.
    Disk REAL = file -> {
        SqliteLibrary.load(Objects.requireNonNull(file.toAbsolutePath().getParent()));
        return DriverManager.getConnection("jdbc:sqlite:" + file);
    };

    /// Connects to a database in a file, which is made if there is none.
    Connection open(Path file) throws SQLException;
}
