package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Log;
import cantstop.host.environment.Journal;
import cantstop.turns.ByHand;
import cantstop.turns.Orders;
import cantstop.turns.Script;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The journal's two threads and the host's take turns in every order that there is.
@Tag("slow")
class EveryOrderTest {
    /// More than is read at once.
    private static final int LONG = 520;

    private final PlayedTable table = new PlayedTable(7).plays(LONG);

    @TempDir
    private Path folder;

    private Path written;
    private Journal.Page more;
    private Journal.Page other;

    @BeforeEach
    void aLongTableIsThere() throws Exception {
        written = folder.resolve("written.db");
        try (OpenJournal journal = new OpenJournal(written)) {
            assertThat(journal.writes(table.page()).failed()).isEmpty();
        }
        more = table.plays(LONG + 5).page();
        other = new PlayedTable(7).plays(LONG + 9).resumes().whole();
    }

    /// The threads in one order.
    private final class Turns {
        private final Orders orders;
        private final ByHand writer = new ByHand();
        private final ByHand judge = new ByHand();
        private final List<Damage> damage = new ArrayList<>();
        private final List<String> answers = new ArrayList<>();
        private final Script asks = new Script();
        private final Database database;
        private final SqliteJournal journal;
        private int unanswered;
        private long kept = LONG;

        Turns(Orders orders, Path file) throws Exception {
            this.orders = orders;
            Files.copy(written, file);
            Clock clock = Clock.fixed(OpenJournal.NOON, ZoneOffset.UTC);
            database = new JournalFile(file, clock, damage::add, Disk.REAL).open();
            Consumer<Error> broken = error -> answers.add(error.toString());
            journal = new SqliteJournal(database, Runnable::run, clock, damage::add, broken, () -> true, writer, judge);
        }

        void asksToWrite(Journal.Page page) {
            asks.then(() -> {
                unanswered++;
                journal.write(List.of(page), outcome -> {
                    unanswered--;
                    answers.add("written " + outcome.failed().isEmpty());
                    kept = page.entries().getLast().sequence();
                });
            });
        }

        /// What was acknowledged before it was asked for has to come.
        void asksToRead() {
            asks.then(() -> {
                unanswered++;
                long least = kept;
                journal.read(table.id(), reading -> {
                    unanswered--;
                    boolean all = reading instanceof Journal.Reading.Found(Log log, var _) && log.sequence() >= least;
                    answers.add(all ? "read" : reading + " of " + least);
                });
            });
        }

        void take() throws Exception {
            orders.takeTurns(List.of(writer, judge, asks));
            database.close();
        }
    }

    /// Reads the table, writes a page of it, and reads it again.
    ///
    /// @return how many orders there are
    private int inEveryOrder(Journal.Page page) throws Exception {
        Orders orders = new Orders();
        int count = 0;
        do {
            Turns turns = new Turns(orders, folder.resolve("turns-" + count + ".db"));
            turns.asksToRead();
            turns.asksToWrite(page);
            turns.asksToRead();
            turns.take();
            assertThat(turns.answers).as("%s", orders).containsExactlyInAnyOrder("read", "written true", "read");
            assertThat(turns.unanswered).as("%s", orders).isZero();
            assertThat(turns.damage).as("%s", orders).isEmpty();
            count++;
        } while (orders.next());
        return count;
    }

    @Test
    void whatIsWrittenWhileALongLogIsReadIsNoDamageAndIsReadOnceItWasAcknowledged() throws Exception {
        int orders = inEveryOrder(more);

        assertThat(orders).isGreaterThan(30);
    }

    @Test
    void aLogThatIsReplacedWhileItIsReadIsNoDamage() throws Exception {
        int orders = inEveryOrder(other);

        assertThat(orders).isGreaterThan(30);
    }
}
