package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.host.environment.Journal;
import cantstop.turns.ByHand;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nothing that is written waits until a long log was read.
class LongLogTest {
    @TempDir
    private Path folder;

    @Test
    void othersEventsAreWrittenBetweenThePartsOfALongLog() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(1300);
        PlayedTable other = new PlayedTable(2).plays(60);
        ByHand judge = new ByHand();
        try (OpenJournal journal = new OpenJournal(folder.resolve("tables.db"), judge)) {
            journal.writes(table.page());
            CompletableFuture<Journal.Reading> reading = journal.asks(table.id());
            for (int part = 0; part < 3; part++) {
                assertThat(journal.writes(other.plays(80 + 20L * part).page())).isEqualTo(Journal.Outcome.KEPT);
                assertThat(reading).isNotDone();
                judge.takeTurn();
            }

            SqliteJournalTest.assertFound(reading.get(30, TimeUnit.SECONDS), table.log());
        }
    }

    @Test
    void aLogThatGrowsWhileItIsReadIsFoundAsItIsThen() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(1300);
        ByHand judge = new ByHand();
        try (OpenJournal journal = new OpenJournal(folder.resolve("tables.db"), judge)) {
            journal.writes(table.page());
            CompletableFuture<Journal.Reading> reading = journal.asks(table.id());
            judge.takeTurn();
            journal.writes(table.plays(1400).page());
            judge.takeTurn();
            judge.takeTurn();

            SqliteJournalTest.assertFound(reading.get(30, TimeUnit.SECONDS), table.log());
            assertThat(journal.damage).isEmpty();
        }
    }
}
