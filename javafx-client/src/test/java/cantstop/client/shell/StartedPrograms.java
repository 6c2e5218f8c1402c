package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;

/// The program, started as processes of its own on one data folder. What each says is kept under its name.
final class StartedPrograms implements AutoCloseable {
    static final Duration A_SLOW_START = Duration.ofMinutes(1);
    private static final String MAIN = "cantstop.client.shell.Main";

    private final Path folder;
    private final List<Process> processes = new ArrayList<>();

    StartedPrograms(Path folder) {
        this.folder = folder;
    }

    /// What they share.
    Path data() {
        return folder.resolve("data");
    }

    Process start(String name, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-Dcantstop.tellsWhenInUse=true",
                "-Dorg.slf4j.simpleLogger.log.cantstop.client=debug",
                "-Dstdout.encoding=UTF-8",
                "-Dstderr.encoding=UTF-8"));
        String modules = System.getProperty("jdk.module.path", "");
        if (modules.isEmpty()) {
            String classes = System.getProperty("java.class.path");
            command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", classes, MAIN));
        } else {
            String natives = "io.netty.common,org.xerial.sqlitejdbc,javafx.graphics";
            command.addAll(
                    List.of("--enable-native-access=" + natives, "-p", modules, "-m", "cantstop.client/" + MAIN));
        }
        command.addAll(List.of("--data", data().toString()));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name).toFile())
                .start();
        processes.add(process);
        return process;
    }

    void await(String name, String words) {
        Awaitility.await()
                .atMost(A_SLOW_START)
                .untilAsserted(() -> assertThat(said(name)).contains(words));
    }

    String said(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Override
    public void close() {
        for (Process process : processes) {
            process.destroyForcibly().onExit().join();
        }
    }
}
