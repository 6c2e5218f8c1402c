package cantstop.host.journal;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableId;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.SeenLog;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
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

/// Copies of the tables that were seen, in a file. What is to be kept is handed to a thread of its own, which
/// writes all that waits in one transaction; only reading a copy is waited for. What can't be written now waits for
/// the next time; a player never notices. Thread-safe: several connections may share it.
public final class SqliteLogStore implements SeenGames {
    /// Longer than the longest log takes; then the host sends it all again.
    private static final long READING_SECONDS = 5;

    private static final long CLOSING_SECONDS = 10;

    private static final Logger LOG = LoggerFactory.getLogger(SqliteLogStore.class);

    private final Database database;
    private final Clock clock;
    private final Copies copies = new Copies();
    private final List<Copies.Change> waiting = new ArrayList<>();
    private final ExecutorService writer = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "seen games");
        thread.setDaemon(true);
        return thread;
    });

    private SqliteLogStore(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /// Opens the copies in a file that is there, empty at first.
    ///
    /// @param damaged hears what was lost, before this returns
    /// @throws UnusableData where the file can't be used
    public static SqliteLogStore open(Path file, Clock clock, Consumer<Damage> damaged) throws UnusableData {
        return new SqliteLogStore(new LogFile(file, clock, damaged).open(), clock);
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
        submit(this::write);
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
        } catch (SQLException e) {
            LOG.warn("What was seen can't be kept now: {}", e.toString());
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

    /// A copy with a flaw becomes a branch: the host has the whole log.
    private Log loaded(TableId table) {
        write();
        try {
            Optional<Logs.Head> head = database.read(logs -> logs.current(table));
            if (head.isEmpty()) {
                return new Log();
            }
            SeenLog read = database.read(logs -> logs.read(head.get()));
            if (read.flaw().isEmpty()) {
                return read.log();
            }
            LOG.warn("The copy of table {} is set aside: {}", table, read.flaw().get());
            copies.forget();
            database.change(logs -> {
                logs.setAside(head.get(), clock.instant());
                return head;
            });
        } catch (SQLException e) {
            LOG.warn("A copy can't be read: {}", e.toString());
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
            Optional<Logs.Head> head = logs.all().stream()
                    .filter(one -> one.table().equals(game.table()) && one.branch() == game.branch())
                    .findFirst();
            return head.isPresent() ? logs.read(head.get()) : new SeenLog(new Log(), Optional.empty());
        }));
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
