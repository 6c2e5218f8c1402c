package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.host.environment.Pace;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the command line answers when there is nothing to run.
@Tag("slow")
class HostMainTest {
    @TempDir
    private Path data;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return HostMain.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
    }

    /// `./play --headless --help` prints this file.
    @Test
    void helpIsTheTextThatTheScriptPrints() {
        assertThat(run("--help")).isZero();
        assertThat(Path.of("..", "scripts", "help", "headless.txt")).hasContent(out.toString());
    }

    @Test
    void theVersionIsSaid() {
        assertThat(run("--version")).isZero();
        assertThat(out.toString()).startsWith("cant-stop ");
    }

    @ParameterizedTest
    @CsvSource({
        "--port, seven",
        "--port, 70000",
        "--port, -1",
        "--status, 0",
        "--name, ' '",
        "--colour, blue",
        "--name, a\u202eb"
    })
    void whatCannotBeMeantIsSaidInOneLine(String option, String value) {
        assertThat(run(option, value, "--data", data.toString())).isEqualTo(2);
        assertThat(err.toString().lines()).singleElement().asString().startsWith("cant-stop: ");
    }

    @Test
    void aProgramThatWasNotPackedSaysSoInsteadOfGivingNothing() {
        assertThat(run("--give", "--port", "0", "--bind", "127.0.0.1", "--data", data.toString()))
                .isEqualTo(1);
        assertThat(err.toString().lines()).singleElement().asString().contains("./pack portable");
    }

    @Test
    void aPortInUseHasAnExitCodeOfItsOwn(@TempDir Path other) throws Exception {
        try (HostServer server = HostServer.start(
                HostOptions.in(other).withPort(0).withBind("127.0.0.1").withPace(Pace.NONE))) {
            String port = Integer.toString(server.port());

            assertThat(run("--data", data.toString(), "--bind", "127.0.0.1", "--port", port))
                    .isEqualTo(3);
        }
        assertThat(err.toString().lines()).singleElement().asString().contains("is in use");
    }

    @Test
    void aHeldFolderHasAnExitCodeOfItsOwn() throws Exception {
        try (HostServer _ = HostServer.start(HostOptions.in(data).withPort(0).withBind("127.0.0.1"))) {
            assertThat(run("--data", data.toString(), "--port", "0")).isEqualTo(4);
        }
        assertThat(err.toString().lines()).singleElement().asString().contains("another program uses");
    }

    @Test
    void aFileWhereTheFolderShouldBeIsSaid() throws Exception {
        Path file = Files.writeString(data.resolve("file"), "not a folder");

        assertThat(run("--data", file.toString(), "--port", "0")).isEqualTo(4);
        assertThat(err.toString().lines()).hasSize(1);
    }
}
