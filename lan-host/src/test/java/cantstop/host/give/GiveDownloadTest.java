package cantstop.host.give;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The files, over real sockets: whole, in parts, and one after the other.
class GiveDownloadTest {
    @TempDir
    private Path folder;

    private GivingHost host;

    @BeforeEach
    void open() throws Exception {
        host = new GivingHost(folder);
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void aFileComesAsItIs() throws IOException {
        Browser.Answer file = host.get(GivingHost.ZIP + "?from=phone");

        assertThat(file.status()).isEqualTo(200);
        assertThat(file.body()).isEqualTo(host.bytes());
        assertThat(file.headers())
                .containsEntry("content-disposition", "attachment; filename=\"cant-stop-0.1.0-portable.zip\"")
                .containsEntry("accept-ranges", "bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", GivingHost.ZIP, "/SHA256SUMS"})
    void aHeadTellsTheLengthAndSendsNothing(String path) throws IOException {
        String length = host.get(path).headers().get("content-length");
        try (Browser browser = new Browser(host.server().port())) {
            assertThat(browser.ask("HEAD", path).headers()).containsEntry("content-length", length);
            // What comes next is the next answer, and no byte of the file.
            assertThat(browser.ask("HEAD", "/nothing").status()).isEqualTo(404);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "bytes=0-9, 0, 10",
        "bytes=299990-, 299990, 300000",
        "bytes=-7, 299993, 300000",
        "bytes=100-999999999, 100, 300000",
        "bytes=-999999999, 0, 300000"
    })
    void aDownloadGoesOnWhereItWas(String range, int from, int to) throws IOException {
        Browser.Answer part = host.get(GivingHost.ZIP, "Range: " + range);

        assertThat(part.status()).isEqualTo(206);
        assertThat(part.headers()).containsEntry("content-range", "bytes " + from + "-" + (to - 1) + "/300000");
        assertThat(part.body()).isEqualTo(Arrays.copyOfRange(host.bytes(), from, to));
    }

    @ParameterizedTest
    @ValueSource(strings = {"bytes=300000-", "bytes=-0"})
    void aRangeBeyondTheEndIsRefused(String range) throws IOException {
        Browser.Answer refused = host.get(GivingHost.ZIP, "Range: " + range);

        assertThat(refused.status()).isEqualTo(416);
        assertThat(refused.headers()).containsEntry("content-range", "bytes */300000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bytes=9-3", "bytes=-", "lines=1-2", "bytes=0-1,5-6", "bytes=99999999999999999999-"})
    void aRangeThatMakesNoSenseGetsEverything(String range) throws IOException {
        assertThat(host.get(GivingHost.ZIP, "Range: " + range).body()).isEqualTo(host.bytes());
    }

    @Test
    void aDownloadOfAnotherVersionDoesNotGoOnWithThisOne() throws IOException {
        String tag = host.get(GivingHost.ZIP).headers().get("etag");

        assertThat(host.get(GivingHost.ZIP, "Range: bytes=5-", "If-Range: " + tag)
                        .status())
                .isEqualTo(206);
        assertThat(host.get(GivingHost.ZIP, "Range: bytes=5-", "If-Range: \"of-yesterday\"")
                        .body())
                .isEqualTo(host.bytes());
    }

    @Test
    void oneConnectionAsksAgainAndAgain() throws IOException {
        try (Browser browser = new Browser(host.server().port())) {
            for (int i = 0; i < 20; i++) {
                assertThat(browser.ask("GET", GivingHost.ZIP, "Range: bytes=" + i + "-" + i)
                                .body())
                        .containsExactly(host.bytes()[i]);
            }
        }
    }

    @Test
    void requestsSentAtOnceAreAnsweredInOrder() throws IOException {
        try (Browser browser = new Browser(host.server().port())) {
            String one = "GET " + GivingHost.ZIP + " HTTP/1.1\r\nHost: here\r\n\r\n";
            String other = "GET /SHA256SUMS HTTP/1.1\r\nHost: here\r\n\r\n";
            browser.say(one + other + one);

            assertThat(browser.answer(false).body()).isEqualTo(host.bytes());
            assertThat(browser.answer(false).text()).contains("portable.zip");
            assertThat(browser.answer(false).body()).isEqualTo(host.bytes());
        }
    }

    @Test
    void aFileThatWasChangedMeanwhileIsNotGiven() throws IOException {
        Files.writeString(folder.resolve("cant-stop_0.1.0_amd64.deb"), "something else entirely");

        assertThat(host.get("/cant-stop_0.1.0_amd64.deb").status()).isEqualTo(503);
        assertThat(host.get(GivingHost.ZIP).status()).isEqualTo(200);
    }
}
