package cantstop.host.give;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The page and its files over real sockets, with everything that a network says to an open port.
class GiveServerTest {
    private static final String ZIP = "/cant-stop-0.1.0-portable.zip";
    private static final String KEY = "ab".repeat(32);
    private static final Letter LETTER = new Letter(
            "Anna’s <laptop>",
            "cant-stop 0.1.0",
            "cantstop://192.168.1.20:21207#" + KEY,
            List.of("192.168.1.20", "10.0.0.7"));
    private static final Courtesy PATIENT =
            new Courtesy(1_000_000_000, 250, 250, 10, Duration.ofSeconds(30), Duration.ofSeconds(30), 1);

    @TempDir
    private Path folder;

    private final byte[] bytes = new byte[300_000];
    private List<Gift> gifts = List.of();
    private GiveServer server;

    @BeforeEach
    void open() throws Exception {
        new Random(7).nextBytes(bytes);
        Path zip = Files.write(folder.resolve("cant-stop-0.1.0-portable.zip"), bytes);
        Path deb = Files.writeString(folder.resolve("cant-stop_0.1.0_amd64.deb"), "an installer");
        Files.writeString(folder.resolve("secret.txt"), "not for you");
        gifts = List.of(Gift.of(Gift.Kind.PORTABLE, zip), Gift.of(Gift.Kind.INSTALLER, deb));
        server = opened(PATIENT);
    }

    private GiveServer opened(Courtesy courtesy) throws CannotGive {
        return GiveServer.open(InetAddress.getLoopbackAddress(), 0, 1, gifts, LETTER, courtesy);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Browser.Answer get(String path, String... headers) throws IOException {
        return Browser.ask(server.port(), "GET", path, headers);
    }

    @Test
    void the_page_leads_to_every_file_and_back_to_the_invite() throws IOException {
        Browser.Answer page = get("/");

        assertThat(page.status()).isEqualTo(200);
        assertThat(page.headers()).containsEntry("content-type", "text/html; charset=utf-8");
        assertThat(page.text())
                .contains(
                        "Anna’s &lt;laptop&gt;",
                        "cant-stop 0.1.0",
                        gifts.getFirst().sha256())
                .contains("href=\"" + LETTER.invite() + "\"", "<code>192.168.1.20</code>", "SmartScreen", "Gatekeeper");
        Matcher links = Pattern.compile("href=\"(/[^\"]*)\"").matcher(page.text());
        List<String> followed = new ArrayList<>();
        while (links.find()) {
            assertThat(get(links.group(1)).status()).isEqualTo(200);
            followed.add(links.group(1));
        }
        assertThat(followed).containsExactly(ZIP, "/cant-stop_0.1.0_amd64.deb", "/SHA256SUMS");
    }

    @Test
    void the_page_needs_no_more_than_a_text_browser_has() throws IOException {
        String page = get("/").text();

        assertThat(page).doesNotContain("<script", "<img", "<form", "<iframe", "onclick", "http://", "https://", "{{");
        assertThat(page.replaceAll("(?s)<style>.*</style>", "").replaceAll("<[^>]*>", ""))
                .contains("1. Fetch it", "2. Start it", "3. Join", LETTER.invite());
    }

    @ParameterizedTest
    @CsvSource({"de-DE;q=0.9, Mitspielen", "'en-GB,de;q=0.5', Join", "fr, Join", "'', Join"})
    void the_page_speaks_the_readers_language(String wanted, String word) throws IOException {
        assertThat(get("/", "Accept-Language: " + wanted).text()).contains(word).doesNotContain("{{");
    }

    @Test
    void the_sums_are_those_of_the_files() throws IOException {
        assertThat(get("/SHA256SUMS").text().lines())
                .containsExactly(
                        gifts.get(0).sha256() + "  cant-stop-0.1.0-portable.zip",
                        gifts.get(1).sha256() + "  cant-stop_0.1.0_amd64.deb");
    }

    @Test
    void a_file_comes_as_it_is() throws IOException {
        Browser.Answer file = get(ZIP + "?from=phone");

        assertThat(file.status()).isEqualTo(200);
        assertThat(file.body()).isEqualTo(bytes);
        assertThat(file.headers())
                .containsEntry("content-disposition", "attachment; filename=\"cant-stop-0.1.0-portable.zip\"")
                .containsEntry("accept-ranges", "bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", ZIP, "/SHA256SUMS"})
    void a_head_tells_the_length_and_sends_nothing(String path) throws IOException {
        String length = get(path).headers().get("content-length");
        try (Browser browser = new Browser(server.port())) {
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
    void a_download_goes_on_where_it_was(String range, int from, int to) throws IOException {
        Browser.Answer part = get(ZIP, "Range: " + range);

        assertThat(part.status()).isEqualTo(206);
        assertThat(part.headers()).containsEntry("content-range", "bytes " + from + "-" + (to - 1) + "/300000");
        assertThat(part.body()).isEqualTo(Arrays.copyOfRange(bytes, from, to));
    }

    @ParameterizedTest
    @ValueSource(strings = {"bytes=300000-", "bytes=-0"})
    void a_range_beyond_the_end_is_refused(String range) throws IOException {
        Browser.Answer refused = get(ZIP, "Range: " + range);

        assertThat(refused.status()).isEqualTo(416);
        assertThat(refused.headers()).containsEntry("content-range", "bytes */300000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bytes=9-3", "bytes=-", "lines=1-2", "bytes=0-1,5-6", "bytes=99999999999999999999-"})
    void a_range_that_makes_no_sense_gets_everything(String range) throws IOException {
        assertThat(get(ZIP, "Range: " + range).body()).isEqualTo(bytes);
    }

    @Test
    void a_download_of_another_version_does_not_go_on_with_this_one() throws IOException {
        String tag = get(ZIP).headers().get("etag");

        assertThat(get(ZIP, "Range: bytes=5-", "If-Range: " + tag).status()).isEqualTo(206);
        assertThat(get(ZIP, "Range: bytes=5-", "If-Range: \"of-yesterday\"").body())
                .isEqualTo(bytes);
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
    void nothing_else_is_ever_given(String path) throws IOException {
        Browser.Answer answer = get(path);

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.text()).doesNotContain("not for you");
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"})
    void nothing_can_be_written(String method) throws IOException {
        Browser.Answer answer = Browser.ask(server.port(), method, ZIP);

        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.headers()).containsEntry("allow", "GET, HEAD");
    }

    @Test
    void what_is_no_http_is_refused_and_the_next_one_served() throws IOException {
        try (Browser browser = new Browser(server.port())) {
            browser.say("\u0016\u0003\u0001 hello\r\n\r\n");
            assertThat(browser.answer(false).status()).isEqualTo(400);
            assertThat(browser.read()).isEqualTo(-1);
        }
        assertThat(get("/" + "a".repeat(5_000)).status()).isEqualTo(414);
        assertThat(get("/", "X: " + "a".repeat(20_000)).status()).isEqualTo(431);
        assertThat(get("/").status()).isEqualTo(200);
    }

    @Test
    void one_connection_asks_again_and_again() throws IOException {
        try (Browser browser = new Browser(server.port())) {
            for (int i = 0; i < 20; i++) {
                assertThat(browser.ask("GET", ZIP, "Range: bytes=" + i + "-" + i)
                                .body())
                        .containsExactly(bytes[i]);
            }
        }
    }

    @Test
    void requests_sent_at_once_are_answered_in_order() throws IOException {
        try (Browser browser = new Browser(server.port())) {
            String one = "GET " + ZIP + " HTTP/1.1\r\nHost: here\r\n\r\n";
            String other = "GET /SHA256SUMS HTTP/1.1\r\nHost: here\r\n\r\n";
            browser.say(one + other + one);

            assertThat(browser.answer(false).body()).isEqualTo(bytes);
            assertThat(browser.answer(false).text()).contains("portable.zip");
            assertThat(browser.answer(false).body()).isEqualTo(bytes);
        }
    }

    @Test
    void two_hundred_download_at_once() throws Exception {
        try (ExecutorService guests = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Browser.Answer>> answers = new ArrayList<>();
            for (int guest = 0; guest < 200; guest++) {
                answers.add(guests.submit(() -> get(ZIP)));
            }
            for (Future<Browser.Answer> answer : answers) {
                assertThat(answer.get().body()).isEqualTo(bytes);
            }
        }
    }

    @Test
    void whoever_comes_when_it_is_full_is_told_when_to_come_back() throws Exception {
        server.close();
        server = opened(new Courtesy(1_000_000_000, 2, 2, 1, Duration.ofSeconds(30), Duration.ofSeconds(30), 1));
        Browser anna = new Browser(server.port());
        try (Browser ben = new Browser(server.port());
                Browser cleo = new Browser(server.port())) {
            assertThat(anna.ask("GET", "/").status()).isEqualTo(200);
            assertThat(ben.ask("GET", "/").status()).isEqualTo(200);

            Browser.Answer full = cleo.ask("GET", ZIP);

            assertThat(full.status()).isEqualTo(503);
            assertThat(full.headers()).containsEntry("retry-after", "10");
            anna.close();
            await().untilAsserted(() -> assertThat(get("/").status()).isEqualTo(200));
        }
    }

    @Test
    void one_laptop_does_not_take_all_the_room() throws Exception {
        server.close();
        server = opened(new Courtesy(1_000_000_000, 10, 1, 5, Duration.ofSeconds(30), Duration.ofSeconds(30), 1));
        try (Browser first = new Browser(server.port());
                Browser second = new Browser(server.port())) {
            assertThat(first.ask("GET", "/").status()).isEqualTo(200);
            assertThat(second.ask("GET", "/").status()).isEqualTo(503);
        }
    }

    @Test
    void whoever_says_nothing_is_let_go() throws Exception {
        server.close();
        server = opened(new Courtesy(1_000_000_000, 10, 10, 5, Duration.ofMillis(50), Duration.ofSeconds(30), 1));
        try (Browser silent = new Browser(server.port());
                Browser hesitant = new Browser(server.port())) {
            hesitant.say("GET / HTTP/1.1\r\nHo");

            assertThat(silent.read()).isEqualTo(-1);
            assertThat(hesitant.read()).isEqualTo(-1);
        }
    }

    @Test
    void whoever_does_not_read_is_let_go() throws Exception {
        Files.write(folder.resolve("cant-stop-0.1.0-portable.zip"), new byte[40_000_000]);
        gifts = List.of(Gift.of(Gift.Kind.PORTABLE, folder.resolve("cant-stop-0.1.0-portable.zip")));
        server.close();
        server = opened(new Courtesy(1_000_000_000, 1, 1, 5, Duration.ofSeconds(30), Duration.ofMillis(100), 100_000));
        try (Browser lazy = new Browser(server.port())) {
            lazy.say("GET " + ZIP + " HTTP/1.1\r\nHost: here\r\n\r\n");
            // It holds the only place, until it is noticed.
            await().atMost(Duration.ofSeconds(20))
                    .ignoreExceptions()
                    .untilAsserted(() -> assertThat(get("/").status()).isEqualTo(200));
        }
    }

    @Test
    void a_file_that_was_changed_meanwhile_is_not_given() throws IOException {
        Files.writeString(folder.resolve("cant-stop_0.1.0_amd64.deb"), "something else entirely");

        assertThat(get("/cant-stop_0.1.0_amd64.deb").status()).isEqualTo(503);
        assertThat(get(ZIP).status()).isEqualTo(200);
    }

    @Test
    void it_gives_only_while_it_is_open() throws IOException {
        int port = server.port();
        try (Browser browser = new Browser(port)) {
            assertThat(browser.ask("GET", "/").status()).isEqualTo(200);
            server.close();
            assertThat(browser.read()).isEqualTo(-1);
        }
        assertThatThrownBy(() -> Browser.ask(port, "GET", "/")).isInstanceOf(IOException.class);
    }

    @Test
    void where_no_port_is_free_it_says_so() throws Exception {
        assertThatThrownBy(() ->
                        GiveServer.open(InetAddress.getLoopbackAddress(), server.port(), 1, gifts, LETTER, PATIENT))
                .isInstanceOfSatisfying(
                        CannotGive.class, no -> assertThat(no.reason()).isEqualTo(CannotGive.Reason.NO_PORT));
    }

    @Test
    void the_page_is_never_kept_by_a_browser() throws IOException {
        assertThat(get("/").headers())
                .containsEntry("cache-control", "no-cache")
                .containsEntry("x-content-type-options", "nosniff");
        assertThat(get("/").body().length).isEqualTo(get("/").text().getBytes(StandardCharsets.UTF_8).length);
    }
}
