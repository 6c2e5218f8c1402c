package cantstop.host.soak;

import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What every soak can be told.
final class SoakOptions {
    @Option(names = "--count", description = "how many, those of earlier runs included (default: the soak's own)")
    private @Nullable Integer count;

    @Option(names = "--minutes", description = "stop after so long, to go on another time")
    private @Nullable Double minutes;

    @Option(names = "--seed", defaultValue = "1", description = "what chance follows from (${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--within", description = "seconds that 95 of 100 may take at most (default: the soak's own)")
    private @Nullable Double within;

    @Option(names = "--data", description = "keeps progress and the host's data here (default: lan-host/target)")
    private @Nullable Path data;

    @Option(names = "--anew", description = "forget earlier runs")
    private boolean anew;

    private final long began = System.nanoTime();

    int count(int usual) {
        return count == null ? usual : count;
    }

    double within(double usual) {
        return within == null ? usual : within;
    }

    long seed() {
        return seed;
    }

    boolean anew() {
        return anew;
    }

    Path data(String name) {
        return (data == null ? Path.of("lan-host", "target", "soak-" + name) : data).toAbsolutePath();
    }

    /// Whether the time is up.
    boolean isOver() {
        return minutes != null && elapsed().toMillis() > minutes * 60_000;
    }

    /// Since the start of this run.
    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - began);
    }
}
