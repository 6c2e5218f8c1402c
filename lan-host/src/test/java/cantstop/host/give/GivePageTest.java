package cantstop.host.give;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The page, over real sockets: what a guest reads who has nothing yet.
class GivePageTest {
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
    void thePageLeadsToEveryFileAndBackToTheInvite() throws IOException {
        Browser.Answer page = host.get("/");

        assertThat(page.status()).isEqualTo(200);
        assertThat(page.headers()).containsEntry("content-type", "text/html; charset=utf-8");
        assertThat(page.text())
                .contains(
                        "Anna’s &lt;laptop&gt;",
                        "cant-stop 0.1.0",
                        host.files().getFirst().sha256())
                .contains(
                        "href=\"" + GivingHost.LETTER.invite() + "\"",
                        "<code>192.168.1.20</code>",
                        "SmartScreen",
                        "Gatekeeper");
        Matcher links = Pattern.compile("href=\"(/[^\"]*)\"").matcher(page.text());
        List<String> followed = new ArrayList<>();
        while (links.find()) {
            assertThat(host.get(links.group(1)).status()).isEqualTo(200);
            followed.add(links.group(1));
        }
        assertThat(followed).containsExactly(GivingHost.ZIP, "/cant-stop_0.1.0_amd64.deb", "/SHA256SUMS");
    }

    @Test
    void thePageNeedsNoMoreThanATextBrowserHas() throws IOException {
        String page = host.get("/").text();

        assertThat(page).doesNotContain("<script", "<img", "<form", "<iframe", "onclick", "http://", "https://", "{{");
        assertThat(page.replaceAll("(?s)<style>.*</style>", "").replaceAll("<[^>]*>", ""))
                .contains("1. Fetch it", "2. Start it", "3. Join", GivingHost.LETTER.invite());
    }

    @ParameterizedTest
    @CsvSource({
        "de-DE;q=0.9, Mitspielen",
        "'en-GB,de;q=0.5', Join",
        "fr, Rejoindre",
        "es-MX, Unirse",
        "it, Join",
        "'', Join"
    })
    void thePageSpeaksTheReadersLanguage(String wanted, String word) throws IOException {
        assertThat(host.get("/", "Accept-Language: " + wanted).text())
                .contains(word)
                .doesNotContain("{{");
    }

    @Test
    void theSumsAreThoseOfTheFiles() throws IOException {
        assertThat(host.get("/SHA256SUMS").text().lines())
                .containsExactly(
                        host.files().get(0).sha256() + "  cant-stop-0.1.0-portable.zip",
                        host.files().get(1).sha256() + "  cant-stop_0.1.0_amd64.deb");
    }

    @Test
    void thePageIsNeverKeptByABrowser() throws IOException {
        assertThat(host.get("/").headers())
                .containsEntry("cache-control", "no-cache")
                .containsEntry("x-content-type-options", "nosniff");
        assertThat(host.get("/").body().length).isEqualTo(host.get("/").text().getBytes(StandardCharsets.UTF_8).length);
    }

    /// Those there is a page for; a test of the client compares them with the languages of the program.
    static List<String> languages() throws IOException {
        Path pages = Path.of("src", "main", "resources", "cantstop", "host", "give");
        try (Stream<Path> files = Files.list(pages)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.startsWith("page_"))
                    .map(name -> name.substring("page_".length(), name.indexOf('.')))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyLanguageLeadsToTheSamePlaces(String language) throws IOException {
        String page = host.get("/", "Accept-Language: " + language).text();

        assertThat(page)
                .contains("<html lang=\"" + language + "\">", GivingHost.ZIP, "SHA256SUMS", "<code>10.0.0.7</code>")
                .contains(
                        "cant-stop_0.1.0_amd64.deb\"",
                        GivingHost.LETTER.invite(),
                        "play.cmd",
                        "play.command",
                        "play.sh")
                .doesNotContain("{{", "<!--");
    }

    @Test
    void whereThereIsNoInstallerNoneIsSpokenOf() throws Exception {
        String word = "with its own Java";
        assertThat(host.get("/").text()).contains(word);

        host.gives(host.bytes());
        host.open(GivingHost.PATIENT);

        assertThat(host.get("/").text()).contains(GivingHost.ZIP).doesNotContain(word, "<!--");
    }
}
