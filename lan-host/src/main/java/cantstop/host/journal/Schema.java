package cantstop.host.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// The schema of a file of logs, by version. Version n is what the first n migrations make of an empty file. A
/// migration that was ever released is never changed, only followed by another.
final class Schema {
    /// "CaSt": whose file it is.
    static final int APPLICATION = 0x43615374;

    private static final List<List<String>> MIGRATIONS = List.of(
            List.of("""
            CREATE TABLE log (
              id INTEGER PRIMARY KEY,
              game_table TEXT NOT NULL,
              branch INTEGER NOT NULL,
              length INTEGER NOT NULL,
              epoch INTEGER NOT NULL,
              host_key TEXT NOT NULL,
              name TEXT NOT NULL,
              players TEXT NOT NULL,
              playing INTEGER NOT NULL,
              begun INTEGER NOT NULL,
              changed INTEGER NOT NULL,
              UNIQUE (game_table, branch)
            )""", """
            CREATE TABLE epoch (
              log INTEGER NOT NULL,
              number INTEGER NOT NULL,
              host_key TEXT NOT NULL,
              PRIMARY KEY (log, number)
            ) WITHOUT ROWID""", """
            CREATE TABLE entry (
              log INTEGER NOT NULL,
              sequence INTEGER NOT NULL,
              epoch INTEGER NOT NULL,
              event BLOB NOT NULL,
              digest BLOB NOT NULL,
              PRIMARY KEY (log, sequence)
            ) WITHOUT ROWID"""),
            List.of(
                    "ALTER TABLE log ADD COLUMN bots TEXT NOT NULL DEFAULT ''",
                    "ALTER TABLE log ADD COLUMN winner TEXT NOT NULL DEFAULT ''"),
            // The same tables, with events of protocol 2 in them: a program that speaks 1 would host beside those.
            List.of(),
            // The version of a log's format that a program must know to read it.
            List.of("ALTER TABLE log ADD COLUMN readable_by INTEGER NOT NULL DEFAULT 1"));

    static final int VERSION = MIGRATIONS.size();

    private final List<List<String>> migrations;

    /// The schema of a program that knows these migrations.
    Schema(List<List<String>> migrations) {
        this.migrations = List.copyOf(migrations);
    }

    /// The schema of this program.
    static Schema ofToday() {
        return new Schema(MIGRATIONS);
    }

    /// The schema of a later program with one more migration.
    Schema followedBy(List<String> migration) {
        List<List<String>> more = new ArrayList<>(migrations);
        more.add(migration);
        return new Schema(more);
    }

    /// Brings a file to this version.
    ///
    /// @param file for messages
    /// @throws NewerFile where a later program wrote it
    /// @throws DamagedFile where it is not what any version made
    void bringUp(Connection connection, Path file) throws SQLException, NewerFile, DamagedFile {
        int version = number(connection, "PRAGMA user_version");
        boolean empty = number(connection, "SELECT count(*) FROM sqlite_schema") == 0;
        if (version > migrations.size()) {
            throw new NewerFile(file);
        }
        if (!empty && number(connection, "PRAGMA application_id") != APPLICATION) {
            throw new DamagedFile(file, "it is not a file of games");
        }
        if (empty != (version == 0)) {
            throw new DamagedFile(file, "what it holds is not of its version");
        }
        migrate(connection, version);
        if (!statements(connection).equals(wanted())) {
            throw new DamagedFile(file, "its tables are not those of its version");
        }
    }

    /// Writes even if there is nothing to migrate: a file that can't be written is found now, not in a game.
    private void migrate(Connection connection, int from) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            for (List<String> migration : migrations.subList(from, migrations.size())) {
                for (String sql : migration) {
                    statement.execute(sql);
                }
            }
            statement.execute("PRAGMA application_id = " + APPLICATION);
            statement.execute("PRAGMA user_version = " + migrations.size());
            statement.execute("COMMIT");
        }
    }

    /// The definitions in a fresh file of this version.
    private List<String> wanted() throws SQLException {
        try (Connection fresh = DriverManager.getConnection("jdbc:sqlite::memory:")) {
            migrate(fresh, 0);
            return statements(fresh);
        }
    }

    private static List<String> statements(Connection connection) throws SQLException {
        List<String> statements = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY name")) {
            while (rows.next()) {
                statements.add(rows.getString(1));
            }
        }
        return statements;
    }

    private static int number(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            return row.getInt(1);
        }
    }
}
