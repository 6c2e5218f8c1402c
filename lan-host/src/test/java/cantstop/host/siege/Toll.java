package cantstop.host.siege;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/// What an attack cost the honest.
///
/// @param welcomed attackers that got in
/// @param commands of honest guests that were measured
/// @param median milliseconds from command to event
/// @param p99 all but a hundredth of them
/// @param drops honest guests who lost their connection
/// @param memory of the host's process, in bytes
/// @param growth of its data, in MB a minute
/// @param entry milliseconds that a newcomer took during it; -1 where they did not get in
/// @param after the same once the attackers had left
record Toll(
        Attack attack,
        int welcomed,
        long commands,
        double median,
        double p99,
        int drops,
        long memory,
        double growth,
        long entry,
        long after) {
    static final String HEAD = String.format(
            Locale.ROOT,
            "%-8s %6s %9s %8s %8s %6s %7s %9s %9s %9s",
            "attack",
            "inside",
            "commands",
            "p50 ms",
            "p99 ms",
            "drops",
            "MB",
            "MB/min",
            "entry ms",
            "after ms");

    /// Whether the honest could go on as if nothing were.
    ///
    /// @param within the longest p99 in milliseconds, 0 for any
    boolean isBearable(int within) {
        return drops == 0 && entry >= 0 && after >= 0 && (within == 0 || p99 <= within);
    }

    static long resident(long pid) throws IOException {
        Path status = Path.of("/proc/" + pid + "/status");
        try (Stream<String> lines = Files.exists(status) ? Files.lines(status) : Stream.of()) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                    .sum();
        }
    }

    static long bytes(Path data) throws IOException {
        try (Stream<Path> files = Files.walk(data)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> {
                        try {
                            return Files.size(file);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    })
                    .sum();
        }
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%-8s %6d %9d %8.1f %8.1f %6d %7.0f %9.2f %9d %9d",
                attack.title(),
                welcomed,
                commands,
                median,
                p99,
                drops,
                memory / 1e6,
                growth,
                entry,
                after);
    }
}
