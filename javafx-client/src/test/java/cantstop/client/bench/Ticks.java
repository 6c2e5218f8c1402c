package cantstop.client.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// How long a thread of this process, or all of it, has worked, as Linux counts it; the image's Java has no module that
/// would say so.
final class Ticks {
    private static final Path TASKS = Path.of("/proc/self/task");

    private final Path thread;

    private Ticks(Path thread) {
        this.thread = thread;
    }

    /// Of the thread whose name begins so.
    static Ticks of(String name) throws IOException {
        try (Stream<Path> threads = Files.list(TASKS)) {
            for (Path each : threads.toList()) {
                if (Files.readString(each.resolve("comm")).startsWith(name)) {
                    return new Ticks(each);
                }
            }
        }
        throw new IOException("there is no thread " + name);
    }

    /// Nanoseconds of work so far.
    long nanos() {
        return nanos(thread);
    }

    /// Of all threads that there are now.
    static long ofAll() throws IOException {
        try (Stream<Path> threads = Files.list(TASKS)) {
            return threads.mapToLong(Ticks::nanos).sum();
        }
    }

    private static long nanos(Path thread) {
        try {
            return Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ", 2)[0]);
        } catch (IOException _) {
            // It has ended meanwhile.
            return 0;
        }
    }
}
