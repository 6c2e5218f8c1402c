package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.MoveSource;
import cantstop.engine.Seat;
import cantstop.host.environment.Journal;
import cantstop.protocol.HostMessage;
import cantstop.protocol.UnusableData;
import cantstop.protocol.wire.EventCodec;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the journal does with a disk and a file that are not as they should be.
@Tag("slow")
class JournalFaultsTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("tables.db");
    }

    private PlayedTable kept(int events) throws Exception {
        PlayedTable table = new PlayedTable(1).plays(events);
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.writes(table.page());
        }
        return table;
    }

    private List<String> putAside() throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString())
                    .filter(name -> name.contains("damaged"))
                    .toList();
        }
    }

    @Test
    void whatDoesNotFitOnTheDiskFailsAndIsKeptOnceThereIsRoom() throws Exception {
        PlayedTable table = kept(40);
        long before = table.log().sequence();
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.limit(1);
            Journal.Page page = table.plays(1000).page();

            assertThat(journal.writes(page)).isEqualTo(Journal.Outcome.failed(List.of(page)));
            assertThat(journal.reads(table.id()))
                    .isInstanceOfSatisfying(
                            Journal.Reading.Found.class,
                            found -> assertThat(found.log().sequence()).isEqualTo(before));

            journal.limit(1_000_000);
            assertThat(journal.writes(page)).isEqualTo(Journal.Outcome.KEPT);
            SqliteJournalTest.assertFound(journal.reads(table.id()), table.log());
        }
    }

    @Test
    void aFileThatAnotherProgramHasOpenIsRefused() throws Exception {
        kept(40);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");

            assertThatExceptionOfType(UnusableData.class)
                    .isThrownBy(() -> new OpenJournal(file()))
                    .satisfies(e -> assertThat(e.reason()).isEqualTo(UnusableData.Reason.HELD));
        }
    }

    @Test
    void aFileOfALaterVersionIsRefusedAndLeftAsItIs() throws Exception {
        kept(40);
        Rows.change(file(), "PRAGMA user_version = " + (Schema.VERSION + 1));
        byte[] before = Files.readAllBytes(file());

        assertThatExceptionOfType(UnusableData.class)
                .isThrownBy(() -> new OpenJournal(file()))
                .satisfies(e -> assertThat(e.reason()).isEqualTo(UnusableData.Reason.NEWER))
                .withMessageContaining("later version");
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
        assertThat(putAside()).isEmpty();
    }

    @Test
    void aFileThatIsNoneIsPutAsideAndSaid() throws Exception {
        byte[] letter = "Dear diary, ".repeat(1000).getBytes(StandardCharsets.UTF_8);
        Files.write(file(), letter);
        PlayedTable table = new PlayedTable(1);

        try (OpenJournal journal = new OpenJournal(file())) {
            assertThat(journal.damage).singleElement().isInstanceOfSatisfying(Damage.OfFile.class, said -> {
                assertThat(said.aside()).hasBinaryContent(letter);
                assertThat(said.toString()).contains(said.aside().toString());
            });
            assertThat(journal.writes(table.page())).isEqualTo(Journal.Outcome.KEPT);
        }
    }

    @Test
    void aDatabaseOfAnotherProgramIsPutAside() throws Exception {
        Rows.change(file(), "CREATE TABLE diary (page TEXT)", "PRAGMA user_version = 1");

        try (OpenJournal journal = new OpenJournal(file())) {
            assertThat(journal.damage).hasSize(1);
        }
        assertThat(putAside()).hasSize(1);
    }

    @Test
    void twoDamagedFilesOfOneMomentAreBothPutAside() throws Exception {
        for (int time = 0; time < 2; time++) {
            Files.writeString(file(), "not a database, and not short of it");
            new OpenJournal(file()).close();
        }

        assertThat(putAside()).hasSize(2);
    }

    @Test
    void aTableGoesOnFromItsLastGoodEventAndTheRestIsABranch() throws Exception {
        PlayedTable table = kept(60);
        Rows.change(file(), "UPDATE entry SET event = zeroblob(5) WHERE sequence = 31");

        try (OpenJournal journal = new OpenJournal(file())) {
            Journal.Reading reading = journal.reads(table.id());

            assertThat(reading)
                    .isInstanceOfSatisfying(
                            Journal.Reading.Found.class,
                            found -> assertThat(found.log().after(0))
                                    .isEqualTo(table.log().after(0).subList(0, 30)));
            assertThat(journal.damage)
                    .containsExactly(new Damage.OfTable(
                            table.id(),
                            table.log().state().name(),
                            30,
                            table.log().sequence()));
            assertThat(journal.reads(table.id())).isInstanceOf(Journal.Reading.Found.class);
            assertThat(journal.damage).hasSize(1);
        }
        assertThat(Rows.of(file(), "SELECT branch, length FROM log ORDER BY branch"))
                .containsExactly("0|30", "1|" + table.log().sequence());
    }

    @Test
    void anEventThatCannotHaveHappenedIsNotBelievedWhateverItsDigest() throws Exception {
        Log log = new PlayedTable(1).plays(40).log();
        long legal = log.sequence();
        Event forged = new Event.Stopped(Seat.of(0), List.of(Column.of(7)), true, MoveSource.PERSON);
        log.append(forged, EventCodec.encode(forged));
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.writes(new Journal.Page(
                    log.after(0).stream().map(HostMessage.Entry::of).toList(), log.state()));

            assertThat(journal.reads(log.state().id()))
                    .isInstanceOfSatisfying(
                            Journal.Reading.Found.class,
                            found -> assertThat(found.log().sequence()).isEqualTo(legal));
        }
    }
}
