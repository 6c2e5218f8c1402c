package cantstop.client.system.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The sounds that are shipped are those that the script makes.
@Tag("slow")
class SoundsScriptTest {
    @TempDir
    private Path made = Path.of("");

    @Test
    void theScriptMakesTheSameBytes() throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process script = new ProcessBuilder(
                        java.toString(), Path.of("..", "scripts", "Sounds.java").toString(), made.toString())
                .inheritIO()
                .start();
        assertThat(script.waitFor()).isZero();
        Path shipped = Path.of("src", "main", "resources", "cantstop", "client", "system", "sound");
        for (Sound sound : Sound.values()) {
            for (int variant = 0; variant < sound.variants(); variant++) {
                String file = sound.file(variant);
                assertThat(made.resolve(file)).hasSameBinaryContentAs(shipped.resolve(file));
            }
        }
        try (var files = Files.list(made)) {
            assertThat(files)
                    .hasSize(Stream.of(Sound.values()).mapToInt(Sound::variants).sum());
        }
    }
}
