package cantstop.host.journal;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.host.environment.Journal;
import cantstop.protocol.UnusableData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// A journal of a few games as a killed host left it, damaged in one place and then opened: what it gives back must be
/// the beginning of what was written, and where something is missing it must say so, or refuse.
final class DamageTrial {
    /// Which of the two files is damaged.
    enum Part {
        /// All that was ever moved there from the log of the database. What is missing there must be said.
        FILE("tables.db"),
        /// The end of what was written. A database can't tell a damaged end from one that was never written.
        WRITTEN_LAST("tables.db-wal");

        final String name;

        Part(String name) {
            this.name = name;
        }
    }

    private final Path work;
    private final List<PlayedTable> tables;
    private final byte[] file;
    private final byte[] writtenLast;

    /// Makes the journal: three games in the file, and what followed in each in the part that was written last.
    ///
    /// @param work an empty folder
    DamageTrial(Path work, long seed) throws Exception {
        this.work = work;
        tables = Stream.of(1, 2, 3)
                .map(number -> new PlayedTable(seed + number).plays(40 * number))
                .toList();
        Path original = work.resolve(Part.FILE.name);
        try (OpenJournal journal = new OpenJournal(original)) {
            for (PlayedTable table : tables) {
                journal.writes(table.page());
            }
        }
        try (OpenJournal journal = new OpenJournal(original)) {
            for (PlayedTable table : tables) {
                journal.writes(table.plays(table.log().sequence() + 20).page());
            }
            file = Files.readAllBytes(original);
            writtenLast = Files.readAllBytes(work.resolve(Part.WRITTEN_LAST.name));
        }
    }

    int size(Part part) {
        return bytes(part).length;
    }

    private byte[] bytes(Part part) {
        return part == Part.FILE ? file : writtenLast;
    }

    /// Cuts a part off.
    ///
    /// @return what is wrong with what became of it; empty where it is as it should be
    String cut(Part part, int length) throws Exception {
        return opened(part, Arrays.copyOf(bytes(part), length));
    }

    /// Flips one bit.
    ///
    /// @return what is wrong with what became of it; empty where it is as it should be
    String flip(Part part, long bit) throws Exception {
        byte[] flipped = bytes(part).clone();
        flipped[Math.toIntExact(bit / 8)] ^= (byte) (1 << (bit % 8));
        return opened(part, flipped);
    }

    private String opened(Part part, byte[] damaged) throws Exception {
        clear();
        Files.write(work.resolve(Part.FILE.name), part == Part.FILE ? damaged : file);
        Files.write(work.resolve(Part.WRITTEN_LAST.name), part == Part.FILE ? writtenLast : damaged);
        try (OpenJournal journal = new OpenJournal(work.resolve(Part.FILE.name))) {
            StringBuilder wrong = new StringBuilder();
            for (PlayedTable table : tables) {
                wrong.append(verdict(part, table, journal));
            }
            journal.recent();
            return wrong.toString();
        } catch (UnusableData _) {
            // A clear refusal.
            return "";
        }
    }

    private static String verdict(Part part, PlayedTable table, OpenJournal journal) throws Exception {
        return switch (journal.reads(table.id())) {
            case Journal.Reading.Found(Log log, var _) -> {
                List<LogEntry> written = table.log().after(0);
                List<LogEntry> read = log.after(0);
                if (read.size() > written.size() || !read.equals(written.subList(0, read.size()))) {
                    yield "a log that was never written; ";
                }
                yield read.size() == written.size() ? "" : unlessSaid(part, journal, "a log was cut");
            }
            case Journal.Reading.Unknown _ -> unlessSaid(part, journal, "a table is gone");
            case Journal.Reading.Unreadable _ -> unlessSaid(part, journal, "a table can't be read");
        };
    }

    private static String unlessSaid(Part part, OpenJournal journal, String what) {
        return part == Part.WRITTEN_LAST || !journal.damage.isEmpty() ? "" : what + " and nobody says so; ";
    }

    private void clear() throws IOException {
        try (Stream<Path> files = Files.list(work)) {
            for (Path each : files.toList()) {
                Files.delete(each);
            }
        }
    }
}
