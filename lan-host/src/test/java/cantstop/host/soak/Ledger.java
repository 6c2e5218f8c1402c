package cantstop.host.soak;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What a soak has done so far, a line for each thing in a file, so that an interrupted soak goes on where it was.
/// Thread-safe.
final class Ledger {
    private static final String WRONG = "wrong";

    private final Path file;
    private final List<Line> lines = new ArrayList<>();
    private int before;

    /// @param kind a word
    /// @param rest how long it took, in seconds; or what was wrong
    private record Line(String kind, String rest) {}

    private Ledger(Path file) {
        this.file = file;
    }

    /// Opens the ledger in that folder.
    ///
    /// @param anew whether what is in it is forgotten
    static Ledger open(Path folder, boolean anew) throws IOException {
        Files.createDirectories(folder);
        Ledger ledger = new Ledger(folder.resolve("ledger.txt"));
        if (anew) {
            Files.deleteIfExists(ledger.file);
        }
        if (Files.exists(ledger.file)) {
            for (String line : Files.readAllLines(ledger.file)) {
                String[] parts = line.split(" ", 2);
                ledger.lines.add(new Line(parts[0], parts.length > 1 ? parts[1] : ""));
            }
        }
        ledger.before = ledger.lines.size();
        return ledger;
    }

    /// Something went as it should, in so many seconds.
    synchronized void took(String kind, double seconds) throws IOException {
        write(new Line(kind, String.format(Locale.ROOT, "%.3f", seconds)));
    }

    /// Something went as it never may.
    synchronized void wrong(String what) throws IOException {
        write(new Line(WRONG, what));
    }

    private void write(Line line) throws IOException {
        lines.add(line);
        Files.writeString(
                file,
                line.kind() + " " + line.rest() + "\n",
                StandardCharsets.UTF_8,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    synchronized int count(String kind) {
        return (int) lines.stream().filter(line -> line.kind().equals(kind)).count();
    }

    /// How many lines this run has written.
    synchronized int ofThisRun() {
        return lines.size() - before;
    }

    synchronized List<String> wrongs() {
        return lines.stream()
                .filter(line -> line.kind().equals(WRONG))
                .map(Line::rest)
                .toList();
    }

    /// The seconds that this share of a kind took at most; 0 where there was none.
    synchronized double seconds(String kind, double share) {
        List<Double> sorted = lines.stream()
                .filter(line -> line.kind().equals(kind))
                .map(line -> Double.parseDouble(line.rest()))
                .sorted()
                .toList();
        return sorted.isEmpty() ? 0 : sorted.get(Math.max(0, (int) Math.ceil(share * sorted.size()) - 1));
    }
}
