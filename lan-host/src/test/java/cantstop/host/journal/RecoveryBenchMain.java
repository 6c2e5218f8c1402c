package cantstop.host.journal;

import cantstop.host.environment.Journal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Measures how long a journal of 10,000 events takes to be opened, checked, read and decided again: in one long
/// table, and in thirty as long as games are. The first run is that of a program that has just started.
public final class RecoveryBenchMain {
    private static final int EVENTS = 10_000;
    private static final int RUNS = 10;

    private RecoveryBenchMain() {}

    /// Prints a line for each shape.
    public static void main(String... args) throws Exception {
        // What plays the games warms up only what plays games: reading is measured cold in the first shape.
        measure("10,000 events in 30 tables", tables(30));
        measure("10,000 events in 1 table  ", tables(1));
    }

    private static List<PlayedTable> tables(int number) {
        List<PlayedTable> tables = new ArrayList<>();
        for (int table = 0; table < number; table++) {
            tables.add(new PlayedTable(table).plays(EVENTS / number));
        }
        return tables;
    }

    private static void measure(String what, List<PlayedTable> tables) throws Exception {
        Path folder = Files.createTempDirectory("recovery");
        Path file = folder.resolve("tables.db");
        try (OpenJournal journal = new OpenJournal(file)) {
            for (PlayedTable table : tables) {
                journal.writes(table.page());
            }
        }
        List<Long> millis = new ArrayList<>();
        for (int run = 0; run < RUNS; run++) {
            millis.add(read(file, tables));
        }
        long first = millis.getFirst();
        millis.sort(null);
        System.out.printf("%s: first %d ms, median %d ms%n", what, first, millis.get(RUNS / 2));
        Files.delete(file);
        Files.delete(folder);
    }

    private static long read(Path file, List<PlayedTable> tables) throws Exception {
        long began = System.nanoTime();
        try (OpenJournal journal = new OpenJournal(file)) {
            for (PlayedTable table : tables) {
                if (!(journal.reads(table.id()) instanceof Journal.Reading.Found found)
                        || found.log().sequence() != table.log().sequence()) {
                    throw new IllegalStateException("not recovered");
                }
            }
        }
        return Duration.ofNanos(System.nanoTime() - began).toMillis();
    }
}
