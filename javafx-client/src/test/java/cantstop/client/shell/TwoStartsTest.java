package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program, started twice on one data folder, as two processes.
@Tag("slow")
class TwoStartsTest {
    @TempDir
    private Path folder = Path.of("");

    private StartedPrograms programs = new StartedPrograms(folder);

    @BeforeEach
    void begin() {
        programs = new StartedPrograms(folder);
    }

    @AfterEach
    void end() {
        programs.close();
    }

    @Test
    void theSecondHandsOverWhatWasClickedOnAndEndsWell() throws Exception {
        Process first = programs.start("first");
        programs.await("first", "in use");
        Path game = Files.writeString(folder.resolve("Für uns.cantstop"), "not a game");

        Process second = programs.start("second", game.toString());

        assertThat(second.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(programs.said("second"))
                .contains("Can't Stop is open already")
                .doesNotContain("Exception");
        assertThat(second.exitValue()).isZero();
        assertThat(programs.said("first")).contains("A second start asks for [" + game + "]");
        assertThat(first.isAlive()).isTrue();
    }

    @Test
    void theNextOneStartsWhereTheFirstWasKilled() throws Exception {
        Process killed = programs.start("killed");
        Path instanceServer = programs.data().resolve("player/bell");
        Awaitility.await().atMost(StartedPrograms.A_SLOW_START).until(() -> Files.exists(instanceServer));
        killed.destroyForcibly().waitFor();

        programs.start("next");

        programs.await("next", "in use");
    }
}
