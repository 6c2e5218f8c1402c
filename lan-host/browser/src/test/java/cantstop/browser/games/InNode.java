package cantstop.browser.games;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/// Compiles a program of the tests for Node, and runs it there.
public final class InNode {
    private static final Path FOLDER = Path.of("target", "games");

    private InNode() {}

    /// Whether this machine has Node.
    public static boolean isInstalled() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        }
    }

    /// Compiles it, if a class has changed since the last time.
    ///
    /// @param name of the module's file
    public static void compile(Class<?> main, String name) throws IOException, InterruptedException {
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        run(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xss8m",
                "-classpath",
                classes,
                Path.of("src", "build", "java", "SeatBuild.java").toString(),
                FOLDER.toString(),
                main.getName(),
                name));
    }

    /// What its `main` prints.
    public static String main(String name, String... args) throws IOException, InterruptedException {
        String module = FOLDER.resolve(name).toUri().toString();
        String call = "import('" + module + "').then(m => m.main(['" + String.join("', '", args) + "']))";
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
