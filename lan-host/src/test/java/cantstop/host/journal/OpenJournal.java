package cantstop.host.journal;

import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import cantstop.protocol.UnusableData;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// A journal in a file, with whoever asks waiting for the answer.
final class OpenJournal implements AutoCloseable {
    static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private static final long PATIENCE = 30;

    final List<Damage> damage = Collections.synchronizedList(new ArrayList<>());
    private final CompletableFuture<Error> broken = new CompletableFuture<>();
    private final Database database;
    private final SqliteJournal journal;

    OpenJournal(Path file) throws UnusableData {
        this(file, NOON);
    }

    OpenJournal(Path file, Instant now) throws UnusableData {
        this(file, now, Disk.REAL);
    }

    OpenJournal(Path file, Instant now, Disk disk) throws UnusableData {
        this(file, now, disk, Executors.newSingleThreadExecutor());
    }

    /// A journal of which a test runs the thread that judges what was read.
    OpenJournal(Path file, ExecutorService judge) throws UnusableData {
        this(file, NOON, Disk.REAL, judge);
    }

    private OpenJournal(Path file, Instant now, Disk disk, ExecutorService judge) throws UnusableData {
        Clock clock = Clock.fixed(now, ZoneOffset.UTC);
        database = new JournalFile(file, clock, damage::add, disk).open();
        journal = new SqliteJournal(
                database,
                Runnable::run,
                clock,
                damage::add,
                broken::complete,
                () -> true,
                Executors.newSingleThreadExecutor(),
                judge);
    }

    /// The disk has no room for more than so many pages from now on.
    void limit(int pages) throws SQLException {
        database.execute("PRAGMA max_page_count = " + pages);
    }

    Journal.Outcome writes(Journal.Page... pages) throws Exception {
        return answer(done -> journal.write(List.of(pages), done));
    }

    /// Hands pages in and waits for no answer.
    void hands(Journal.Page... pages) {
        journal.write(List.of(pages), _ -> {});
    }

    /// What ended the journal's thread.
    Error error() throws Exception {
        return broken.get(PATIENCE, TimeUnit.SECONDS);
    }

    Journal.Reading reads(TableId table) throws Exception {
        return answer(done -> journal.read(table, done));
    }

    /// Asks for a table and does not wait.
    CompletableFuture<Journal.Reading> asks(TableId table) {
        CompletableFuture<Journal.Reading> answer = new CompletableFuture<>();
        journal.read(table, answer::complete);
        return answer;
    }

    List<TableId> recent() throws Exception {
        return answer(journal::recent);
    }

    private static <T> T answer(Consumer<Consumer<T>> question) throws Exception {
        CompletableFuture<T> answer = new CompletableFuture<>();
        question.accept(answer::complete);
        return answer.get(PATIENCE, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        journal.close();
    }
}
