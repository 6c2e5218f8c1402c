package cantstop.host.journal;

import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import cantstop.protocol.UnusableData;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The host's journal in a file. One thread of its own writes and reads, in the order in which it was asked, and
/// another one judges what was read; what was asked for comes back on the host's thread. The methods may be called from
/// any thread.
public final class SqliteJournal implements Journal, AutoCloseable {
    /// A host that starts lists the tables that went on within this time: those of this evening and of the one before.
    /// Of older ones those with a game stay in the file for a guest who comes back to them.
    private static final Duration LISTED = Duration.ofHours(36);

    /// For a last write on a disk that has fallen asleep.
    private static final long CLOSING_SECONDS = 10;

    /// The exit code of a program whose journal is broken, that of an internal error in `sysexits.h`.
    private static final int EXIT_BROKEN = 70;

    private static final Logger LOG = LoggerFactory.getLogger(SqliteJournal.class);

    private final Database database;
    private final Executor host;
    private final Clock clock;
    private final Consumer<Error> broken;
    private final ExecutorService writer;
    private final ExecutorService reader;
    private final Readings readings;
    private final BooleanSupplier room;

    /// A journal.
    ///
    /// @param broken is told of an [Error] on the journal's thread, after which no request is answered
    /// @param room whether there is disk space for more tables
    SqliteJournal(
            Database database,
            Executor host,
            Clock clock,
            Consumer<Damage> damaged,
            Consumer<Error> broken,
            BooleanSupplier room) {
        this(database, host, clock, damaged, broken, room, thread("journal"), thread("journal reader"));
    }

    /// A journal with these threads, which it ends.
    SqliteJournal(
            Database database,
            Executor host,
            Clock clock,
            Consumer<Damage> damaged,
            Consumer<Error> broken,
            BooleanSupplier room,
            ExecutorService writer,
            ExecutorService reader) {
        this.broken = broken;
        this.room = room;
        this.database = database;
        this.host = host;
        this.clock = clock;
        this.writer = writer;
        this.reader = reader;
        readings = new Readings(database, clock, damaged, work -> submit(writer, work), work -> submit(reader, work));
    }

    private static ExecutorService thread(String name) {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
    }

    /// Opens the journal in a file that is there, empty at first.
    ///
    /// @param host runs the callbacks on the host's thread
    /// @param damaged hears what was lost, on any thread: before this returns, or when a table is read
    /// @throws UnusableData where the file can't be used: it is a later version's, another program has it, or it
    ///     can't be written
    public static SqliteJournal open(Path file, Executor host, Clock clock, Consumer<Damage> damaged)
            throws UnusableData {
        Database database = new JournalFile(file, clock, damaged).open();
        DiskSpace space = new DiskSpace(file);
        return new SqliteJournal(database, host, clock, damaged, SqliteJournal::endProcess, space::isLeft);
    }

    /// Deletes these tables from the journal of a host that does not run, and gives their room back to the disk.
    ///
    /// @return how many bytes the file is shorter
    /// @throws UnusableData where the file can't be used
    public static long delete(Path file, Set<TableId> tables, Clock clock) throws UnusableData {
        JournalFile journal = new JournalFile(file, clock, damage -> LOG.warn("{}", damage));
        try (Database database = journal.open()) {
            return database.delete(logs -> {
                List<Logs.Head> all = new ArrayList<>();
                logs.all(all::add);
                return all.stream()
                        .filter(head -> tables.contains(head.table()))
                        .toList();
            });
        } catch (SQLException e) {
            throw UnusableData.because(new IOException(e.getMessage(), e), file.toAbsolutePath(), file);
        }
    }

    @Override
    public boolean hasRoom() {
        return room.getAsBoolean();
    }

    /// Ends the process: acknowledged events are on the disk, so a restart from there is the safest way.
    private static void endProcess(Error error) {
        LOG.error(
                "The journal is broken: the program ends, and goes on from the journal when it is started again",
                error);
        Runtime.getRuntime().halt(EXIT_BROKEN);
    }

    /// The tables to list when the host starts, those that went on last first. Older ones at which no game began are
    /// forgotten.
    public void recent(Consumer<List<TableId>> done) {
        submit(() -> {
            List<TableId> tables = tablesSince();
            host.execute(() -> done.accept(tables));
        });
        submit(this::forgetUnplayed);
    }

    private void forgetUnplayed() {
        try {
            int forgotten =
                    database.change(logs -> logs.forgetUnplayed(clock.instant().minus(LISTED)));
            LOG.debug("{} tables at which no game began are forgotten", forgotten);
        } catch (SQLException | RuntimeException e) {
            LOG.warn("Tables at which no game began can't be forgotten", e);
        }
    }

    private List<TableId> tablesSince() {
        try {
            return database.read(logs -> logs.changedSince(clock.instant().minus(LISTED)));
        } catch (SQLException | RuntimeException e) {
            LOG.warn("The tables of last time can't be listed", e);
            return List.of();
        }
    }

    @Override
    public void write(List<Page> pages, Consumer<Outcome> done) {
        submit(() -> {
            Outcome outcome = written(pages);
            host.execute(() -> done.accept(outcome));
        });
    }

    private Outcome written(List<Page> pages) {
        try {
            return database.change(logs -> {
                Set<TableId> failed = new HashSet<>();
                for (Page page : pages) {
                    if (!database.tryPart(
                            part -> part.append(headFor(part, page), page.entries(), page.after(), clock.instant()))) {
                        failed.add(page.table());
                    }
                }
                return new Outcome(failed);
            });
        } catch (SQLException e) {
            LOG.warn("{} tables could not be kept: {}", pages.size(), e.toString());
            return Outcome.failed(pages);
        } catch (RuntimeException e) {
            LOG.error("{} tables could not be kept", pages.size(), e);
            return Outcome.failed(pages);
        }
    }

    /// The log that a page goes on with: a new one where the page is a log from its beginning.
    private Logs.Head headFor(Logs logs, Page page) throws SQLException {
        Optional<Logs.Head> kept = logs.current(page.table());
        boolean anew = page.entries().getFirst().sequence() == 1;
        if (kept.isPresent() && !anew) {
            return kept.get();
        }
        if (kept.isPresent() && kept.get().length() > 0) {
            return logs.setAside(kept.get(), clock.instant());
        }
        return kept.isPresent() ? kept.get() : logs.begin(page.table(), clock.instant());
    }

    @Override
    public void read(TableId table, Consumer<Reading> done) {
        readings.read(table, reading -> host.execute(() -> done.accept(reading)));
    }

    /// Drops work after the end.
    private void submit(Runnable work) {
        submit(writer, work);
    }

    private void submit(ExecutorService thread, Runnable work) {
        try {
            thread.execute(() -> run(work));
        } catch (RejectedExecutionException _) {
            LOG.debug("Handed in after the end");
        }
    }

    private void run(Runnable work) {
        try {
            work.run();
        } catch (Error e) {
            broken.accept(e);
        }
    }

    /// Writes what was handed in, and lets go of the file.
    @Override
    public void close() {
        submit(() -> {
            try {
                database.close();
            } catch (SQLException e) {
                LOG.warn("The journal could not be closed", e);
            }
        });
        reader.shutdownNow();
        writer.shutdown();
        try {
            if (!writer.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("The journal's last write takes too long");
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
