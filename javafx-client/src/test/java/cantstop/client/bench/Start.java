package cantstop.client.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// One way to start a window, timed from outside: from before the process is made to the line that it prints when it is
/// in use.
///
/// @param name what it is called in the table
/// @param environment what is added to the environment
record Start(String name, List<String> command, Map<String, String> environment) {
    /// A start that prepares others writes for a while at its end.
    private static final long PATIENCE_SECONDS = 120;

    static final String IN_USE = "The window is in use";

    /// What a start took.
    ///
    /// @param millis on the clock
    /// @param work of the processors, in milliseconds: what a busy machine does not change
    record Took(double millis, double work) {}

    /// Lets it run to its end, which it comes to by itself.
    void prepare() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
    }

    /// Starts it and ends it again.
    Took time() throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        List<String> said = new ArrayList<>();
        long began = System.nanoTime();
        Process process = builder.start();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                said.add(line);
                if (line.contains(IN_USE)) {
                    double millis = (System.nanoTime() - began) / 1e6;
                    Duration work = process.info().totalCpuDuration().orElse(Duration.ZERO);
                    return new Took(millis, work.toMillis());
                }
            }
            throw new IOException(name + " ended without a window: " + String.join(" / ", said));
        } finally {
            process.destroy();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        }
    }
}
