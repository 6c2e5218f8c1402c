package cantstop.host.give;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// An open port, and everything that a network says to one.
class GiveServerTest {
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/secret.txt",
                "/../secret.txt",
                "/..%2fsecret.txt",
                "/%2e%2e/secret.txt",
                "//etc/passwd",
                "/" + "cant-stop-0.1.0-portable.zip/../secret.txt",
                "/cant-stop-0.1.0-portable.zip%00",
                "/CANT-STOP-0.1.0-PORTABLE.ZIP",
                "cant-stop-0.1.0-portable.zip",
                "http://elsewhere/cant-stop-0.1.0-portable.zip",
                "*"
            })
    void nothingElseIsEverGiven(String path) throws IOException {
        Browser.Answer answer = host.get(path);

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.text()).doesNotContain("not for you");
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"})
    void nothingCanBeWritten(String method) throws IOException {
        Browser.Answer answer = Browser.ask(host.server().port(), method, GivingHost.ZIP);

        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.headers()).containsEntry("allow", "GET, HEAD");
    }

    @Test
    void whatIsNoHttpIsRefusedAndTheNextOneServed() throws IOException {
        try (Browser browser = new Browser(host.server().port())) {
            browser.say("\u0016\u0003\u0001 hello\r\n\r\n");
            assertThat(browser.answer(false).status()).isEqualTo(400);
            assertThat(browser.read()).isEqualTo(-1);
        }
        assertThat(host.get("/" + "a".repeat(5_000)).status()).isEqualTo(414);
        assertThat(host.get("/", "X: " + "a".repeat(20_000)).status()).isEqualTo(431);
        assertThat(host.get("/").status()).isEqualTo(200);
    }

    @Test
    void itGivesOnlyWhileItIsOpen() throws IOException {
        int port = host.server().port();
        try (Browser browser = new Browser(port)) {
            assertThat(browser.ask("GET", "/").status()).isEqualTo(200);
            host.server().close();
            assertThat(browser.read()).isEqualTo(-1);
        }
        assertThatThrownBy(() -> Browser.ask(port, "GET", "/")).isInstanceOf(IOException.class);
    }

    @Test
    void whereNoPortIsFreeItSaysSo() throws Exception {
        assertThatThrownBy(() -> GiveServer.open(
                        InetAddress.getLoopbackAddress(), host.server().port(), 1, SideSite.NONE, GivingHost.PATIENT))
                .isInstanceOfSatisfying(
                        CannotGive.class, no -> assertThat(no.reason()).isEqualTo(CannotGive.Reason.NO_PORT));
    }
}
