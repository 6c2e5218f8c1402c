package cantstop.browser.driver;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Compiles the programs of the page's tests for Node, and runs them there, or here beside it. Its module must have
/// been built, with its tests.
public final class InNode {
    private static final Path HERE = Path.of("").toAbsolutePath();

    /// Where a test of that module runs, one of the host, or a command.
    private static final Path MODULE = Stream.of(
                    HERE, HERE.resolve("browser"), HERE.resolve("lan-host").resolve("browser"))
            .filter(place -> place.endsWith("browser") && Files.exists(place.resolve("pom.xml")))
            .findFirst()
            .orElse(HERE);

    private static final Path TARGET = MODULE.resolve("target");
    private static final Path FOLDER = TARGET.resolve("node");
    private static final Path LIBRARIES = TARGET.resolve("node.classpath");
    private static final String PROGRAM = "cantstop.browser.NodeMain";
    private static final String PROGRAM_FILE = "tests.mjs";

    private static boolean compiled;

    private InNode() {}

    /// Whether this machine has Node, and what is to be compiled for it.
    public static boolean isInstalled() throws InterruptedException {
        try {
            return Files.exists(LIBRARIES)
                    && Files.exists(TARGET.resolve("test-classes"))
                    && new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        }
    }

    /// Compiles what the tests run there, if a class has changed since the last time.
    private static synchronized void compile() throws IOException, InterruptedException {
        if (compiled) {
            return;
        }
        runs(java(
                "-Xss8m",
                Path.of("src", "build", "java", "SeatBuild.java").toString(),
                FOLDER.toString(),
                PROGRAM,
                PROGRAM_FILE));
        compiled = true;
    }

    /// The module with all of them, whose `main` takes a program's name and its arguments.
    public static Path compiled() throws IOException, InterruptedException {
        compile();
        return FOLDER.resolve(PROGRAM_FILE);
    }

    /// This Java with the classes of the module's tests. What it runs is over before the second compiler would pay.
    private static List<String> java(String... words) throws IOException {
        String classes = String.join(
                File.pathSeparator,
                TARGET.resolve("test-classes").toString(),
                TARGET.resolve("classes").toString(),
                Files.readString(LIBRARIES));
        return Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-classpath",
                                classes),
                        Arrays.stream(words))
                .toList();
    }

    /// What one of its programs prints in Node. The program finds what opens files under the name `files`.
    public static String run(String program, String... args) throws IOException, InterruptedException {
        String module = compiled().toUri().toString();
        String all = Stream.concat(Stream.of(program), Arrays.stream(args)).collect(Collectors.joining("', '"));
        String call = "import('node:fs').then(files => { globalThis.files = files; return import('" + module
                + "'); }).then(m => m.main(['" + all + "']))";
        return runs(List.of("node", "--stack-size=4000", "--input-type=module", "--eval", call));
    }

    /// What a program of the module's tests prints here.
    public static String runHere(String program, String... args) throws IOException, InterruptedException {
        return runs(java(Stream.concat(Stream.of(program), Arrays.stream(args)).toArray(String[]::new)));
    }

    private static String runs(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(MODULE.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(said);
        }
        return said.strip();
    }
}
