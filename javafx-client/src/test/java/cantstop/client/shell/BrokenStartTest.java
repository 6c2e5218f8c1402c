package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program finds, when its window is in use already, that something is wrong which should not be.
@Tag("slow")
class BrokenStartTest {
    @TempDir
    private Path folder = Path.of("");

    /// Its checksum is right, so it is believed until the key is needed.
    private static String aKeyFileWithoutAKey() throws Exception {
        String rest = "Fingerprint: " + "a".repeat(64) + "\n";
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        String sum = HexFormat.of().formatHex(digest.digest(rest.getBytes(StandardCharsets.ISO_8859_1)));
        return "SHA-256 of the rest: " + sum + "\n" + rest;
    }

    @Test
    void itEndsRatherThanGoOnWithHalfOfItself() throws Exception {
        try (StartedPrograms programs = new StartedPrograms(folder)) {
            Files.createDirectories(programs.data());
            Files.writeString(programs.data().resolve("identity.pem"), aKeyFileWithoutAKey());

            Process program = programs.start("broken");

            assertThat(program.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(program.exitValue()).isEqualTo(Main.BROKEN);
            assertThat(programs.said("broken")).contains("in use").contains("the checksum was right");
        }
    }
}
