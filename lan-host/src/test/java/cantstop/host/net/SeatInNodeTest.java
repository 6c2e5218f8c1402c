package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.host.environment.Pace;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The page's core in another runtime: programs of Node load what a browser would load, and play at a real host.
@Tag("slow")
class SeatInNodeTest {
    private static final String SEAT = "/cantstop/host/browser/seat/";
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    private Path folder;

    private HostServer server;

    @BeforeEach
    void aHostListens() throws Exception {
        Assumptions.assumeTrue(hasNode(), "node is not installed: the page's core was not tried in it");
        server = HostServer.start(HostOptions.in(folder.resolve("data"))
                .withPort(0)
                .withBind("127.0.0.1")
                .withPace(Pace.NONE));
        copy(SEAT + "core.js", "core.mjs");
        copy("/cantstop/host/browser/socket.mjs", "socket.mjs");
        copy("/cantstop/host/browser/player.mjs", "player.mjs");
        copy("/cantstop/host/browser/knock.mjs", "knock.mjs");
    }

    private static boolean hasNode() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        }
    }

    private void copy(String resource, String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(SeatInNodeTest.class.getResourceAsStream(resource), resource)) {
            Files.write(folder.resolve(name), in.readAllBytes());
        }
    }

    @AfterEach
    void theHostEnds() {
        if (server != null) {
            server.close();
        }
    }

    private Process player(String name, String role, int eventsBetweenCuts) throws IOException {
        return node("player.mjs", name, role, String.valueOf(eventsBetweenCuts));
    }

    private Process node(String program, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "node",
                folder.resolve(program).toString(),
                folder.resolve("core.mjs").toString(),
                String.valueOf(URI.create(server.seatPages().getFirst()).getPort())));
        command.addAll(List.of(more));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static String end(Process player) throws IOException, InterruptedException {
        try {
            assertThat(player.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            return new String(player.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } finally {
            player.destroyForcibly();
        }
    }

    @Test
    void aPageKnocksAtALockedTableAndSitsDownOnceItIsLetIn() throws Exception {
        String said = end(node("knock.mjs"));

        assertThat(said.lines()).containsExactly("Ben knocks", "Ben sits");
    }

    @Test
    void twoPagesPlayAWholeGameThoughTheirConnectionsAreCut() throws Exception {
        Process anna = player("Anna", "owner", 40);
        Process ben = player("Ben", "guest", 60);

        List<String> said = List.of(end(anna), end(ben));

        assertThat(said)
                .allSatisfy(line -> assertThat(line)
                        .contains("\"winner\":")
                        .doesNotContain("\"winner\":null")
                        .contains("\"laptops\":3")
                        .contains("\"alarms\":0")
                        .doesNotContain("\"cuts\":0,"));
        assertThat(said.getFirst().replaceAll("\"cuts\":[0-9]+", ""))
                .isEqualTo(said.getLast().replaceAll("\"cuts\":[0-9]+", ""));
    }
}
