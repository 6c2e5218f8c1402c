package cantstop.host.journal;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.SeenLog;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Copies of the tables that were seen, in a file. A thread of its own writes all that waits in one transaction; only
/// reading a copy is waited for. What can't be written now is tried again later, after a longer wait each time; a
/// player never notices. A copy is not a promise, so a power cut may take the last ones. Thread-safe: several
/// connections may share it.
public final class SqliteLogStore implements SeenGames {
    /// Longer than the longest log takes; then the host sends it all again.
    private static final long READING_SECONDS = 5;

    private static final int READING_TRIES = 3;
    private static final long CLOSING_SECONDS = 10;
    private static final Duration SHORTEST_WAIT = Duration.ofSeconds(1);
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    private static final Logger LOG = LoggerFactory.getLogger(SqliteLogStore.class);

    private final Database database;
    private final Clock clock;
    private final Copies copies = new Copies();
    private final List<Copies.Change> waiting = new ArrayList<>();
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("seen games").factory());

    private Duration wait = SHORTEST_WAIT;
    private Instant notBefore = Instant.MIN;

    private SqliteLogStore(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /// Opens the copies in a file that is there, empty at first.
    ///
    /// @param damaged hears what was lost, before this returns
    /// @throws UnusableData where the file can't be used
    public static SqliteLogStore open(Path file, Clock clock, Consumer<Damage> damaged) throws UnusableData {
        return open(file, clock, damaged, Disk.REAL);
    }

    static SqliteLogStore open(Path file, Clock clock, Consumer<Damage> damaged, Disk disk) throws UnusableData {
        Database database = new JournalFile(file, clock, damaged, disk).open();
        try {
            database.leaveForcingToTheSystem();
        } catch (SQLException e) {
            LOG.warn("Each copy is forced to the disk: {}", e.toString());
        }
        return new SqliteLogStore(database, clock);
    }

    @Override
    public void append(TableId table, LogEntry entry) {
        keep(new Copies.Change.Add(table, entry));
    }

    @Override
    public void branch(TableId table) {
        keep(new Copies.Change.SetAside(table));
    }

    private void keep(Copies.Change change) {
        synchronized (waiting) {
            waiting.add(change);
        }
        submit(() -> {
            if (!clock.instant().isBefore(notBefore)) {
                write();
            }
        });
    }

    /// Writes everything that waits, so that of many calls the first does the work of all.
    private void write() {
        List<Copies.Change> changes;
        synchronized (waiting) {
            changes = List.copyOf(waiting);
            waiting.clear();
        }
        if (changes.isEmpty()) {
            return;
        }
        try {
            database.change(logs -> {
                copies.carryOut(logs, changes, clock.instant());
                return changes;
            });
            wait = SHORTEST_WAIT;
            notBefore = Instant.MIN;
        } catch (SQLException | RuntimeException e) {
            LOG.warn(
                    "What was seen can't be kept now, and is tried again after {} s: {}",
                    wait.toSeconds(),
                    e.toString());
            notBefore = clock.instant().plus(wait);
            wait = wait.multipliedBy(2).compareTo(LONGEST_WAIT) < 0 ? wait.multipliedBy(2) : LONGEST_WAIT;
            copies.forget();
            synchronized (waiting) {
                waiting.addAll(0, changes);
            }
        }
    }

    @Override
    public Log load(TableId table) {
        CompletableFuture<Log> loaded = new CompletableFuture<>();
        submit(() -> loaded.complete(loaded(table)));
        try {
            return loaded.get(READING_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            LOG.warn("A copy can't be read", e);
        }
        return new Log();
    }

    /// Retries a file that can't be read for a moment; otherwise the host would have to send the whole log again.
    private Log loaded(TableId table) {
        write();
        for (int tries = 0; tries < READING_TRIES; tries++) {
            try {
                return whole(table);
            } catch (SQLException | RuntimeException e) {
                LOG.warn("A copy can't be read: {}", e.toString());
                forgetPages();
            }
        }
        return new Log();
    }

    private void forgetPages() {
        try {
            database.forgetPages();
        } catch (SQLException e) {
            LOG.debug("Nothing to forget", e);
        }
    }

    /// A copy that is damaged becomes a branch, since the host has the whole log. One of a later version stays.
    private Log whole(TableId table) throws SQLException {
        Optional<Logs.Head> head = database.read(logs -> logs.current(table));
        if (head.isEmpty()) {
            return new Log();
        }
        SeenLog read = database.read(logs -> logs.read(head.get()));
        if (read.flaw().isPresent()) {
            database.forgetPages();
            read = database.read(logs -> logs.read(head.get()));
        }
        if (read.flaw().isEmpty()) {
            return read.log();
        }
        LOG.warn(
                "The copy of table {} can't be gone on with: {}",
                table,
                read.flaw().get());
        if (!(read.flaw().get() instanceof SeenLog.Flaw.Newer)) {
            copies.forget();
            database.change(logs -> logs.setAside(head.get(), clock.instant()));
        }
        return new Log();
    }

    @Override
    public CompletionStage<List<SeenGame>> list() {
        return asked(() -> database.read(Logs::seen));
    }

    @Override
    public CompletionStage<SeenLog> open(SeenGame game) {
        return asked(() -> database.read(logs -> {
            Optional<Logs.Head> head = logs.find(game.table(), game.branch());
            return head.isPresent() ? logs.read(head.get()) : new SeenLog(new Log(), Optional.empty());
        }));
    }

    @Override
    public CompletionStage<Long> bytes(List<SeenGame> games) {
        return asked(() -> database.bytes(logs -> heads(logs, games)));
    }

    @Override
    public CompletionStage<Long> delete(List<SeenGame> games) {
        return asked(() -> {
            copies.forget();
            return database.delete(logs -> heads(logs, games));
        });
    }

    /// Those copies that have not changed since they were listed.
    private static List<Logs.Head> heads(Logs logs, List<SeenGame> games) throws SQLException {
        List<Logs.Head> heads = new ArrayList<>();
        for (SeenGame game : games) {
            logs.find(game.table(), game.branch())
                    .filter(head -> head.length() == game.events())
                    .ifPresent(heads::add);
        }
        return heads;
    }

    private interface Question<T> {
        T answer() throws SQLException;
    }

    private <T> CompletionStage<T> asked(Question<T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        submit(() -> {
            write();
            try {
                answer.complete(question.answer());
            } catch (SQLException | RuntimeException e) {
                answer.completeExceptionally(e);
            }
        });
        return answer;
    }

    private void submit(Runnable work) {
        try {
            writer.execute(work);
        } catch (RejectedExecutionException _) {
            LOG.debug("Handed in after the end");
        }
    }

    @Override
    public void close() {
        submit(() -> {
            write();
            try {
                database.close();
            } catch (SQLException e) {
                LOG.warn("What was seen could not be closed", e);
            }
        });
        writer.shutdown();
        try {
            if (!writer.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("The last copy takes too long to write");
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
