package cantstop.host.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Damages a journal in one place, opens it, and looks at what it gives back; again and again. First it is cut at
/// every byte of the last pages of both files, then single bits are flipped. Trial n of a seed is always the same.
///
/// | exit code | meaning |
/// |---|---|
/// | 0 | every trial so far ended in a clean beginning or a clear refusal |
/// | 1 | one did not; its number and its fault are printed |
@Command(name = "soak journal", mixinStandardHelpOptions = true, sortOptions = false)
public final class DamageSoakMain implements Callable<Integer> {
    private static final int LAST_PAGES = 2 * 4096;
    private static final Duration SAY_EVERY = Duration.ofSeconds(10);

    @Option(names = "--flips", defaultValue = "10000", description = "how many bits to flip (${DEFAULT-VALUE})")
    private int flips;

    @Option(names = "--minutes", defaultValue = "1000000", description = "stop after so long, to go on another time")
    private double minutes;

    @Option(names = "--seed", defaultValue = "1", description = "what chance follows from (${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--anew", description = "forget earlier runs")
    private boolean anew;

    private final Path folder = Path.of("lan-host", "target", "soak-journal");
    private final long began = System.nanoTime();
    private long saidAt;

    /// Runs until all trials are done, the time is up, or one fails.
    public static void main(String... args) {
        System.exit(new CommandLine(new DamageSoakMain()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        DamageTrial trial = new DamageTrial(Files.createTempDirectory("soak-journal"), seed);
        int cuts = 2 * LAST_PAGES;
        int all = cuts + flips;
        int first = anew ? 0 : Math.min(all, done());
        int next = first;
        while (next < all && elapsed() < minutes * 60) {
            String wrong = next < cuts ? cut(trial, next) : flip(trial, next);
            if (!wrong.isEmpty()) {
                System.out.printf("Trial %d of seed %d: %s%n", next, seed, wrong);
                return 1;
            }
            next++;
            if (elapsed() - saidAt > SAY_EVERY.toSeconds()) {
                saidAt = (long) elapsed();
                say(next, all, first);
            }
        }
        say(next, all, first);
        return 0;
    }

    private void say(int done, int all, int first) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(progress(), Integer.toString(done));
        System.out.printf(
                "%,d of %,d trials, none of them wrong; %.0f a second%n", done, all, (done - first) / elapsed());
    }

    private Path progress() {
        return folder.resolve("seed-" + seed);
    }

    private int done() throws IOException {
        return Files.exists(progress())
                ? Integer.parseInt(Files.readString(progress()).strip())
                : 0;
    }

    private double elapsed() {
        return (System.nanoTime() - began) / 1e9;
    }

    /// The files by turns, from the end of each.
    private static String cut(DamageTrial trial, int number) throws Exception {
        DamageTrial.Part part = part(number);
        return trial.cut(part, Math.max(0, trial.size(part) - 1 - number / 2));
    }

    private String flip(DamageTrial trial, int number) throws Exception {
        DamageTrial.Part part = part(number);
        long bit = new SplittableRandom(seed * 1_000_003 + number).nextLong(8L * trial.size(part));
        return trial.flip(part, bit);
    }

    private static DamageTrial.Part part(int number) {
        return number % 2 == 0 ? DamageTrial.Part.FILE : DamageTrial.Part.WRITTEN_LAST;
    }
}
