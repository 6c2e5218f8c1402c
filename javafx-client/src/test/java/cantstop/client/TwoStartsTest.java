package cantstop.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program, started twice on one data folder, as two processes.
@Tag("slow")
class TwoStartsTest {
    private static final String MAIN = "cantstop.client.Main";
    private static final Duration A_SLOW_START = Duration.ofMinutes(1);

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void end() throws InterruptedException {
        for (Process process : processes) {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    void the_second_hands_over_what_was_clicked_on_and_ends_well() throws Exception {
        Process first = started("first");
        awaits("first", "in use");
        Path game = Files.writeString(folder.resolve("Für uns.cantstop"), "not a game");

        Process second = started("second", game.toString());

        assertThat(second.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(said("second")).contains("Can't Stop is open already").doesNotContain("Exception");
        assertThat(second.exitValue()).isZero();
        assertThat(said("first")).contains("A second start asks for [" + game + "]");
        assertThat(first.isAlive()).isTrue();
    }

    @Test
    void the_next_one_starts_where_the_first_was_killed() throws Exception {
        Process killed = started("killed");
        Awaitility.await().atMost(A_SLOW_START).until(() -> Files.exists(folder.resolve("data/player/bell")));
        killed.destroyForcibly().waitFor();

        started("next");

        awaits("next", "in use");
    }

    private Process started(String name, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
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
        command.addAll(List.of("--data", folder.resolve("data").toString()));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name).toFile())
                .start();
        processes.add(process);
        return process;
    }

    private void awaits(String name, String words) {
        Awaitility.await()
                .atMost(A_SLOW_START)
                .untilAsserted(() -> assertThat(said(name)).contains(words));
    }

    private String said(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
