package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Log;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteJournalTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("tables.db");
    }

    static void assertFound(Journal.Reading reading, Log log) {
        assertThat(reading).isInstanceOfSatisfying(Journal.Reading.Found.class, found -> {
            assertThat(found.log().after(0)).isEqualTo(log.after(0));
            assertThat(found.log().state()).isEqualTo(log.state());
        });
    }

    @Test
    void whatIsWrittenIsReadBackByTheNextRun() throws Exception {
        PlayedTable table = new PlayedTable(1);
        try (OpenJournal journal = new OpenJournal(file())) {
            assertThat(journal.writes(table.page())).isEqualTo(Journal.Outcome.KEPT);
            assertThat(journal.writes(table.plays(300).page())).isEqualTo(Journal.Outcome.KEPT);
        }

        try (OpenJournal journal = new OpenJournal(file())) {
            assertFound(journal.reads(table.id()), table.log());
            assertThat(journal.damage).isEmpty();
        }
    }

    @Test
    void whatIsKeptIsThereAfterAKillAtThatMoment() throws Exception {
        PlayedTable table = new PlayedTable(1);
        Path elsewhere = Files.createDirectory(folder.resolve("after the kill"));
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.writes(table.plays(50).page());
            for (String part : new String[] {"", "-wal"}) {
                Files.copy(folder.resolve("tables.db" + part), elsewhere.resolve("tables.db" + part));
            }
        }

        try (OpenJournal journal = new OpenJournal(elsewhere.resolve("tables.db"))) {
            assertFound(journal.reads(table.id()), table.log());
        }
    }

    @Test
    void whatSeveralTablesHaveWaitingIsKeptTogether() throws Exception {
        PlayedTable one = new PlayedTable(1).plays(40);
        PlayedTable two = new PlayedTable(2).plays(60);
        try (OpenJournal journal = new OpenJournal(file())) {
            assertThat(journal.writes(one.page(), two.page())).isEqualTo(Journal.Outcome.KEPT);

            assertFound(journal.reads(one.id()), one.log());
            assertFound(journal.reads(two.id()), two.log());
        }
    }

    @Test
    void aPageThatDoesNotFitFailsAlone() throws Exception {
        PlayedTable one = new PlayedTable(1).plays(40);
        PlayedTable two = new PlayedTable(2);
        two.page();
        try (OpenJournal journal = new OpenJournal(file())) {
            assertThat(journal.writes(two.plays(50).page(), one.page()).failed())
                    .containsExactly(two.id());

            assertFound(journal.reads(one.id()), one.log());
            assertThat(journal.reads(two.id())).isEqualTo(new Journal.Reading.Unknown());
            assertThat(journal.writes(two.whole())).isEqualTo(Journal.Outcome.KEPT);
        }
    }

    @Test
    void aTableAtWhichNoGameBeganIsForgottenAtAStartTwoEveningsLater() throws Exception {
        PlayedTable opened = new PlayedTable(1);
        PlayedTable played = new PlayedTable(2).playsAGame();
        PlayedTable broken = new PlayedTable(3).plays(40);
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.writes(opened.page(), played.page(), broken.page());
        }

        try (OpenJournal journal = new OpenJournal(file(), OpenJournal.NOON.plus(Duration.ofHours(30)))) {
            journal.recent();
            assertFound(journal.reads(opened.id()), opened.log());
        }
        try (OpenJournal journal = new OpenJournal(file(), OpenJournal.NOON.plus(Duration.ofHours(40)))) {
            journal.recent();
            assertThat(journal.reads(opened.id())).isEqualTo(new Journal.Reading.Unknown());
            assertFound(journal.reads(played.id()), played.log());
            assertFound(journal.reads(broken.id()), broken.log());
        }
        assertThat(Rows.of(file(), "SELECT count(DISTINCT log) FROM entry")).containsExactly("2");
    }

    @Test
    void aTableThatNobodyWroteIsUnknown() throws Exception {
        try (OpenJournal journal = new OpenJournal(file())) {
            assertThat(journal.reads(new TableId("0".repeat(32)))).isEqualTo(new Journal.Reading.Unknown());
        }
    }

    @Test
    void aLogFromItsBeginningSetsAsideWhatWasKept() throws Exception {
        PlayedTable ours = new PlayedTable(1).plays(40);
        PlayedTable theirs =
                new PlayedTable(1).plays(45).movesTo(new Key("e".repeat(64))).plays(90);
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.writes(ours.page());
            assertThat(journal.writes(theirs.whole())).isEqualTo(Journal.Outcome.KEPT);
            assertThat(journal.writes(theirs.plays(120).page())).isEqualTo(Journal.Outcome.KEPT);

            assertFound(journal.reads(theirs.id()), theirs.log());
        }
        assertThat(Rows.of(file(), "SELECT branch, length FROM log ORDER BY branch"))
                .containsExactly(
                        "0|" + theirs.log().sequence(), "1|" + ours.log().sequence());
    }

    @Test
    void eachEventLiesInItsEpochAndEachEpochHasItsHost() throws Exception {
        PlayedTable table =
                new PlayedTable(1).plays(20).movesTo(new Key("e".repeat(64))).plays(40);
        long begins = table.log().after(0).stream()
                .filter(entry -> entry.event() instanceof cantstop.engine.Event.EpochBegan)
                .toList()
                .getLast()
                .sequence();
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.writes(table.page());
        }

        assertThat(Rows.of(file(), "SELECT epoch, min(sequence) FROM entry GROUP BY epoch ORDER BY epoch"))
                .containsExactly("1|1", "2|" + begins);
        assertThat(Rows.of(file(), "SELECT number, host_key FROM epoch ORDER BY number"))
                .containsExactly("1|" + PlayedTable.HOST_KEY, "2|" + new Key("e".repeat(64)));
    }

    @Test
    void theTablesOfThisEveningAreListedTheLastOnesFirst() throws Exception {
        PlayedTable old = new PlayedTable(1).plays(40);
        PlayedTable early = new PlayedTable(2);
        PlayedTable late = new PlayedTable(3);
        try (OpenJournal journal = new OpenJournal(file(), OpenJournal.NOON.minus(Duration.ofDays(3)))) {
            journal.writes(old.page());
        }
        try (OpenJournal journal = new OpenJournal(file(), OpenJournal.NOON.minus(Duration.ofHours(3)))) {
            journal.writes(early.page());
        }
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.writes(late.page());

            assertThat(journal.recent()).containsExactly(late.id(), early.id());
            assertFound(journal.reads(old.id()), old.log());
        }
    }

    @Test
    void aTableIsDeletedFromTheJournalAndFromTheDisk() throws Exception {
        PlayedTable old = new PlayedTable(1).plays(2000);
        PlayedTable kept = new PlayedTable(2).plays(60);
        try (OpenJournal journal = new OpenJournal(file())) {
            journal.writes(old.page(), kept.page());
        }
        long before = Files.size(file());

        long freed = SqliteJournal.delete(file(), Set.of(old.id()), Clock.systemUTC());

        assertThat(freed).isPositive().isEqualTo(before - Files.size(file()));
        try (OpenJournal journal = new OpenJournal(file())) {
            assertThat(journal.reads(old.id())).isInstanceOf(Journal.Reading.Unknown.class);
            assertFound(journal.reads(kept.id()), kept.log());
        }
    }
}
