package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import cantstop.engine.Digest;
import cantstop.host.environment.Journal;
import cantstop.protocol.UnusableData;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is acknowledged stays, whatever a disk, a kill or an older program does to the journal.
@Tag("slow")
class UnreliableDiskTest {
    private static final String EVERYTHING =
            "SELECT log, sequence, hex(event), hex(digest) FROM entry ORDER BY log, sequence";

    @TempDir
    private Path folder;

    private final FailingDisk disk = new FailingDisk();

    private Path file() {
        return folder.resolve("tables.db");
    }

    private OpenJournal open() throws Exception {
        return new OpenJournal(file(), OpenJournal.NOON, disk);
    }

    private PlayedTable kept(int seed, int events) throws Exception {
        PlayedTable table = new PlayedTable(seed).plays(events);
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.writes(table.page());
        }
        return table;
    }

    private List<PlayedTable> keptTables(int count) throws Exception {
        List<PlayedTable> tables = new ArrayList<>();
        for (int seed = 1; seed <= count; seed++) {
            tables.add(kept(seed, 60));
        }
        return tables;
    }

    /// SQLite finds something wrong with the file, but every log in it can still be read.
    private void damage() throws Exception {
        Rows.change(file(), "CREATE TABLE stranger (page TEXT)");
    }

    private List<String> files() throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aReadErrorThatGoesAwayCutsNothing() throws Exception {
        PlayedTable table = kept(1, 200);
        try (OpenJournal journal = open()) {
            disk.failsToRead(1, 30);

            assertThat(journal.reads(table.id())).isInstanceOf(Journal.Reading.Unreadable.class);
            SqliteJournalTest.assertFound(journal.reads(table.id()), table.log());
            assertThat(journal.damage).isEmpty();
        }
        try (OpenJournal next = open()) {
            SqliteJournalTest.assertFound(next.reads(table.id()), table.log());
        }
    }

    @Test
    void anEventOfALaterVersionIsLeftAsItIsAndSaidOnce() throws Exception {
        PlayedTable table = kept(1, 60);
        byte[] later = {(byte) 0xfa, 0x7f, 0x00};
        Digest before = table.log().digestAt(40);
        Rows.change(
                file(),
                "UPDATE entry SET event = x'%s', digest = x'%s' WHERE sequence = 41"
                        .formatted(
                                HexFormat.of().formatHex(later),
                                HexFormat.of().formatHex(before.after(later).bytes())));
        List<String> rows = Rows.of(file(), EVERYTHING);

        try (OpenJournal journal = open()) {
            assertThat(journal.reads(table.id())).isInstanceOf(Journal.Reading.Unreadable.class);
            assertThat(journal.reads(table.id())).isInstanceOf(Journal.Reading.Unreadable.class);
            assertThat(journal.damage)
                    .singleElement()
                    .satisfies(said -> assertThat(said.toString()).contains("later version", "event 40"));
        }
        assertThat(Rows.of(file(), EVERYTHING)).isEqualTo(rows);
    }

    @Test
    void aLogThatItsRowGivesToALaterVersionIsLeftAsItIsWhateverItsEventsLookLike() throws Exception {
        PlayedTable table = kept(1, 60);
        Rows.change(
                file(), "UPDATE log SET readable_by = 99", "UPDATE entry SET event = zeroblob(5) WHERE sequence = 41");
        List<String> rows = Rows.of(file(), EVERYTHING);

        try (OpenJournal journal = open()) {
            assertThat(journal.reads(table.id())).isInstanceOf(Journal.Reading.Unreadable.class);
            assertThat(journal.damage)
                    .singleElement()
                    .satisfies(said -> assertThat(said.toString()).contains("later version"));
        }
        assertThat(Rows.of(file(), EVERYTHING)).isEqualTo(rows);
    }

    @Test
    void theRowOfALogSaysWhichVersionCanReadIt() throws Exception {
        PlayedTable table = kept(1, 60);
        assertThat(Rows.of(file(), "SELECT readable_by FROM log")).containsExactly("1");

        table.resumes();
        try (OpenJournal journal = open()) {
            journal.writes(table.page());
        }
        assertThat(Rows.of(file(), "SELECT readable_by FROM log")).containsExactly("2");
    }

    @Test
    void salvageSavesEveryTableAndBranch() throws Exception {
        List<PlayedTable> tables = keptTables(3);
        Rows.change(file(), "UPDATE entry SET event = zeroblob(5) WHERE sequence = 31 AND log = 1");
        try (OpenJournal journal = open()) {
            journal.reads(tables.getFirst().id());
        }
        List<String> logs = Rows.of(file(), "SELECT game_table, branch FROM log ORDER BY 1, 2");
        assertThat(logs).hasSize(4);
        damage();

        try (OpenJournal journal = open()) {
            assertThat(journal.damage).hasSize(1);
        }
        assertThat(Rows.of(file(), "SELECT game_table, branch FROM log ORDER BY 1, 2"))
                .isEqualTo(logs);
    }

    @Test
    void salvageOntoAFullDiskIsRefusedAndLeavesTheDamagedFileAsItWas() throws Exception {
        List<PlayedTable> tables = keptTables(40);
        damage();
        List<String> before = Rows.of(file(), EVERYTHING);
        disk.hasRoomFor(20, ".salvaging");

        assertThatExceptionOfType(UnusableData.class).isThrownBy(this::open);
        assertThat(Rows.of(file(), EVERYTHING)).isEqualTo(before);
        assertThat(files()).noneMatch(name -> name.contains("damaged"));

        disk.hasRoomFor(100_000, ".salvaging");
        assertAllThere(tables);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 12})
    void aKillInTheMiddleOfSalvageCostsNothing(int commits) throws Exception {
        List<PlayedTable> tables = keptTables(12);
        damage();
        disk.endsAfter(commits);
        try (OpenJournal journal = open()) {
            assertThat(journal).isNotNull();
        } catch (FailingDisk.Killed _) {
            assertThat(files()).contains("tables.db");
        }
        disk.endsAfter(Integer.MAX_VALUE);

        assertAllThere(tables);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void aKillBeforeTheNewFileIsInItsPlaceCostsNothing(int moved) throws Exception {
        List<PlayedTable> tables = keptTables(3);
        Files.copy(file(), folder.resolve("tables.db.salvaged"));
        Files.writeString(folder.resolve("tables.db-wal"), "the damaged file's");
        Files.writeString(file(), "damaged");
        if (moved > 0) {
            Files.move(folder.resolve("tables.db-wal"), folder.resolve("tables.db.damaged-20261121-115900-wal"));
        }
        if (moved > 1) {
            Files.move(file(), folder.resolve("tables.db.damaged-20261121-115900"));
        }

        assertAllThere(tables);
        assertThat(files()).noneMatch(name -> name.contains("salvag"));
        String aside = files().stream()
                .filter(name -> name.contains("damaged") && !name.endsWith("-wal"))
                .findFirst()
                .orElseThrow();
        assertThat(files()).contains(aside, aside + "-wal");
    }

    @Test
    void anErrorOnTheJournalsThreadIsSaid() throws Exception {
        PlayedTable table = kept(1, 60);
        try (OpenJournal journal = open()) {
            disk.endsAfter(0);
            journal.hands(table.plays(80).page());

            assertThat(journal.error()).isInstanceOf(FailingDisk.Killed.class);
        }
    }

    private void assertAllThere(List<PlayedTable> tables) throws Exception {
        try (OpenJournal journal = open()) {
            for (PlayedTable table : tables) {
                SqliteJournalTest.assertFound(journal.reads(table.id()), table.log());
            }
        }
    }
}
