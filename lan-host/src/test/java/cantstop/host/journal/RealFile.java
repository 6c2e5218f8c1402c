package cantstop.host.journal;

import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import cantstop.protocol.UnusableData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The real journal in a real file, on one thread and on a disk that fails when it is told to: for simulated parties.
/// What it finds damaged is a fault of the journal, since nothing damages the file.
public final class RealFile implements AutoCloseable {
    private static final List<String> PARTS = List.of("", "-wal");
    private static final Clock CLOCK = Clock.fixed(OpenJournal.NOON, ZoneOffset.UTC);

    private final List<Damage> damage = new ArrayList<>();
    private FailingDisk disk = new FailingDisk();
    private int runs;
    private @Nullable Path folder;
    private @Nullable Database database;
    private @Nullable SqliteJournal journal;

    /// Writes at once.
    public Journal.Outcome write(List<Journal.Page> pages) {
        return RealFile.<Journal.Outcome>answer(done -> journal().write(pages, done));
    }

    /// Writes onto a disk that has no room.
    public Journal.Outcome writeOnFullDisk(List<Journal.Page> pages) {
        SqliteJournal opened = journal();
        disk.isFull(true);
        try {
            return RealFile.<Journal.Outcome>answer(done -> opened.write(pages, done));
        } finally {
            disk.isFull(false);
        }
    }

    /// Writes, and is told by the disk that it failed.
    public Journal.Outcome writeUnheard(List<Journal.Page> pages) {
        SqliteJournal opened = journal();
        disk.isUnheard(true);
        try {
            return RealFile.<Journal.Outcome>answer(done -> opened.write(pages, done));
        } finally {
            disk.isUnheard(false);
        }
    }

    /// Reads at once.
    public Journal.Reading read(TableId table) {
        return RealFile.<Journal.Reading>answer(done -> journal().read(table, done));
    }

    /// Reads while the disk fails after so many rows.
    public Journal.Reading readOnFailingDisk(TableId table, int rows) {
        SqliteJournal opened = journal();
        disk.failsToRead(1, rows);
        try {
            return RealFile.<Journal.Reading>answer(done -> opened.read(table, done));
        } finally {
            disk.failsToRead(0, Integer.MAX_VALUE);
        }
    }

    /// Reads while the logs say that only a later version can read them.
    public Journal.Reading readAsOlderVersion(TableId table) {
        journal();
        execute("UPDATE log SET readable_by = readable_by + 100");
        try {
            return read(table);
        } finally {
            execute("UPDATE log SET readable_by = readable_by - 100");
            damage.removeIf(Damage.OfLaterVersion.class::isInstance);
        }
    }

    /// What the journal said that it lost.
    public List<String> damage() {
        return damage.stream().map(Damage::toString).toList();
    }

    /// The program is killed: the next one finds the files as they are now.
    public void isKilled() {
        Path before = folder;
        if (before == null) {
            return;
        }
        try {
            Path after = Files.createTempDirectory("journal");
            for (String part : PARTS) {
                if (Files.exists(before.resolve("tables.db" + part))) {
                    Files.copy(before.resolve("tables.db" + part), after.resolve("tables.db" + part));
                }
            }
            close();
            folder = after;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The next start finds the file of the version before and is killed after so many of its changes; the one after
    /// that migrates it.
    public void isMigrated(int changes) {
        if (folder != null) {
            onTheFile("ALTER TABLE log DROP COLUMN readable_by", "PRAGMA user_version = " + (Schema.VERSION - 1));
            startsInVain(onDisk -> onDisk.endsAfter(changes));
        }
    }

    /// The next start finds that the file is not one of games, and is killed after so many of the changes with which it
    /// saves what is in it; the one after that saves all of it.
    public void isSalvaged(int changes) {
        if (folder != null) {
            onTheFile("PRAGMA application_id = 1");
            startsInVain(onDisk -> onDisk.endsAfter(changes));
            savesAll();
        }
    }

    /// The next start finds that, too, and no room; the one after that has some.
    public void isSalvagedOnFullDisk() {
        if (folder != null) {
            onTheFile("PRAGMA application_id = 1");
            startsInVain(onDisk -> onDisk.isFull(true));
            savesAll();
        }
    }

    private void savesAll() {
        journal();
        damage.removeIf(lost -> lost instanceof Damage.OfFile(Path _, Path _, int _, int cut) && cut == 0);
    }

    private void onTheFile(String... statements) {
        try (Connection connection = Disk.REAL.open(file());
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private void startsInVain(Consumer<FailingDisk> fault) {
        FailingDisk failing = new FailingDisk();
        fault.accept(failing);
        try {
            new JournalFile(file(), CLOCK, damage::add, failing).open().close();
        } catch (FailingDisk.Killed | UnusableData _) {
            // The next start finds what this one has left.
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private Path file() {
        return Objects.requireNonNull(folder).resolve("tables.db");
    }

    /// Behind the journal's back the last row of each log is gone.
    public void losesRows() {
        if (database != null) {
            execute("DELETE FROM entry WHERE sequence = (SELECT length FROM log WHERE id = log)");
        }
    }

    private void execute(String sql) {
        try {
            Objects.requireNonNull(database).execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static <T> T answer(Consumer<Consumer<T>> question) {
        List<T> answers = new ArrayList<>();
        question.accept(answers::add);
        return Optional.of(answers)
                .filter(said -> said.size() == 1)
                .orElseThrow(() -> new IllegalStateException("answers: " + answers))
                .getFirst();
    }

    private SqliteJournal journal() {
        SqliteJournal open = journal;
        return open == null ? opened() : open;
    }

    private SqliteJournal opened() {
        try {
            Path here = folder == null ? Files.createTempDirectory("journal") : folder;
            folder = here;
            runs++;
            disk = new FailingDisk();
            Database made = new JournalFile(here.resolve("tables.db"), CLOCK, damage::add, disk).open();
            // What is killed here is the program and not the machine.
            made.execute("PRAGMA synchronous = OFF");
            database = made;
            SqliteJournal begun = new SqliteJournal(
                    made,
                    Runnable::run,
                    CLOCK,
                    damage::add,
                    RealFile::isBroken,
                    () -> true,
                    new HereAndNow(),
                    new HereAndNow());
            journal = begun;
            return begun;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (UnusableData | SQLException e) {
            throw new IllegalStateException("run " + runs, e);
        }
    }

    private static void isBroken(Error error) {
        throw error;
    }

    /// Nothing is left of it.
    @Override
    public void close() {
        if (journal != null) {
            journal.close();
            journal = null;
            database = null;
        }
        if (folder != null) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
                Files.delete(folder);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            folder = null;
        }
    }
}
