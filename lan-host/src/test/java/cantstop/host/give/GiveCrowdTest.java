package cantstop.host.give;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Many guests at once, and those that hold a place and do nothing with it.
@Tag("slow")
class GiveCrowdTest {
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
    void twoHundredDownloadAtOnce() throws Exception {
        try (ExecutorService guests = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Browser.Answer>> answers = new ArrayList<>();
            for (int guest = 0; guest < 200; guest++) {
                answers.add(guests.submit(() -> host.get(GivingHost.ZIP)));
            }
            for (Future<Browser.Answer> answer : answers) {
                assertThat(answer.get().body()).isEqualTo(host.bytes());
            }
        }
    }

    @Test
    void whoeverComesWhenItIsFullIsToldWhenToComeBack() throws Exception {
        host.open(new DownloadLimits(1_000_000_000, 2, 2, 1, Duration.ofSeconds(30), Duration.ofSeconds(30), 1));
        Browser anna = new Browser(host.server().port());
        try (Browser ben = new Browser(host.server().port());
                Browser cleo = new Browser(host.server().port())) {
            assertThat(anna.ask("GET", "/").status()).isEqualTo(200);
            assertThat(ben.ask("GET", "/").status()).isEqualTo(200);

            Browser.Answer full = cleo.ask("GET", GivingHost.ZIP);

            assertThat(full.status()).isEqualTo(503);
            assertThat(full.headers()).containsEntry("retry-after", "10");
            anna.close();
            await().untilAsserted(() -> assertThat(host.get("/").status()).isEqualTo(200));
        }
    }

    @Test
    void oneLaptopDoesNotTakeAllTheRoom() throws Exception {
        host.open(new DownloadLimits(1_000_000_000, 10, 1, 5, Duration.ofSeconds(30), Duration.ofSeconds(30), 1));
        try (Browser first = new Browser(host.server().port());
                Browser second = new Browser(host.server().port())) {
            assertThat(first.ask("GET", "/").status()).isEqualTo(200);
            assertThat(second.ask("GET", "/").status()).isEqualTo(503);
        }
    }

    @Test
    void whoeverSaysNothingIsLetGo() throws Exception {
        host.open(new DownloadLimits(1_000_000_000, 10, 10, 5, Duration.ofMillis(50), Duration.ofSeconds(30), 1));
        try (Browser silent = new Browser(host.server().port());
                Browser hesitant = new Browser(host.server().port())) {
            hesitant.say("GET / HTTP/1.1\r\nHo");

            assertThat(silent.read()).isEqualTo(-1);
            assertThat(hesitant.read()).isEqualTo(-1);
        }
    }

    @Test
    void whoeverDoesNotReadIsLetGo() throws Exception {
        host.gives(new byte[40_000_000]);
        host.open(new DownloadLimits(1_000_000_000, 1, 1, 5, Duration.ofSeconds(30), Duration.ofMillis(100), 100_000));
        try (Browser lazy = new Browser(host.server().port())) {
            lazy.say("GET " + GivingHost.ZIP + " HTTP/1.1\r\nHost: here\r\n\r\n");
            // It holds the only place, until it is noticed.
            await().atMost(Duration.ofSeconds(20))
                    .ignoreExceptions()
                    .untilAsserted(() -> assertThat(host.get("/").status()).isEqualTo(200));
        }
    }
}
