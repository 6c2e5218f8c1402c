package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import cantstop.protocol.UnusableData;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a program does with files that earlier ones wrote.
class SchemaTest {
    private static final String NOTE = "ALTER TABLE log ADD COLUMN note TEXT NOT NULL DEFAULT 'none'";

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("tables.db");
    }

    private PlayedTable kept() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(40);
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.writes(table.page());
        }
        return table;
    }

    private void bringUp(Schema schema) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file())) {
            schema.bringUp(connection, file());
        }
    }

    /// The file was written by the first program that had a journal, and is never written again.
    @Test
    void aFileOfTheFirstVersionIsReadForEver() throws Exception {
        try (InputStream golden =
                Objects.requireNonNull(SchemaTest.class.getResourceAsStream("tables-of-version-1.db"))) {
            Files.copy(golden, file());
        }
        PlayedTable then = new PlayedTable(1).plays(40);

        try (OpenJournal journal = new OpenJournal(file())) {
            SqliteJournalTest.assertFound(journal.reads(then.id()), then.log());
            assertThat(journal.damage).isEmpty();
        }
    }

    @Test
    void anEarlierFileIsBroughtUpWithAllThatIsInIt() throws Exception {
        PlayedTable table = kept();

        bringUp(Schema.ofToday().followedBy(List.of(NOTE)));

        assertThat(Rows.of(file(), "SELECT game_table, length, note FROM log"))
                .containsExactly(table.id() + "|" + table.log().sequence() + "|none");
        assertThat(Rows.of(file(), "SELECT count(*) FROM entry"))
                .containsExactly(Long.toString(table.log().sequence()));
        assertThat(Rows.of(file(), "PRAGMA user_version")).containsExactly(Integer.toString(Schema.VERSION + 1));
        assertThatExceptionOfType(UnusableData.class)
                .isThrownBy(() -> new OpenJournal(file()))
                .satisfies(e -> assertThat(e.reason()).isEqualTo(UnusableData.Reason.NEWER));
    }

    /// That program knew two migrations, whatever they were.
    @Test
    void aProgramFromBeforeTheSharedDiceRefusesAFileOfThisOne() throws Exception {
        kept();

        assertThatExceptionOfType(NewerFile.class).isThrownBy(() -> bringUp(new Schema(List.of(List.of(), List.of()))));
    }

    @Test
    void aMigrationThatFailsHalfwayLeavesTheFileAsItWas() throws Exception {
        PlayedTable table = kept();

        assertThatExceptionOfType(SQLException.class)
                .isThrownBy(() -> bringUp(Schema.ofToday().followedBy(List.of(NOTE, "DROP TABLE nothing"))));

        try (OpenJournal journal = new OpenJournal(file())) {
            SqliteJournalTest.assertFound(journal.reads(table.id()), table.log());
        }
    }
}
