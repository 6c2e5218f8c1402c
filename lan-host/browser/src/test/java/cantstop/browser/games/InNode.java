package cantstop.browser.games;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Compiles the programs of the tests for Node, and runs them there.
public final class InNode {
    private static final Path FOLDER = Path.of("target", "node");
    private static final String PROGRAM = "cantstop.browser.NodeMain";
    private static final String MODULE = "tests.mjs";

    private static boolean compiled;

    private InNode() {}

    /// Whether this machine has Node.
    public static boolean isInstalled() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        }
    }

    /// Compiles what the tests run there, if a class has changed since the last time.
    private static synchronized void compile() throws IOException, InterruptedException {
        if (compiled) {
            return;
        }
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        run(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xss8m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-classpath",
                classes,
                Path.of("src", "build", "java", "SeatBuild.java").toString(),
                FOLDER.toString(),
                PROGRAM,
                MODULE));
        compiled = true;
    }

    /// What one of its programs prints.
    public static String run(String program, String... args) throws IOException, InterruptedException {
        compile();
        String module = FOLDER.resolve(MODULE).toUri().toString();
        String all = Stream.concat(Stream.of(program), Arrays.stream(args)).collect(Collectors.joining("', '"));
        String call = "import('" + module + "').then(m => m.main(['" + all + "']))";
        return run(List.of("node", "--stack-size=4000", "--input-type=module", "--eval", call));
    }

    private static String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(said);
        }
        return said.strip();
    }
}
