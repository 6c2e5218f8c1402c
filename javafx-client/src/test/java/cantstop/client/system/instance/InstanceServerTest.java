package cantstop.client.system.instance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A second start at the bell of the first, over real sockets, and whatever else somebody may say there.
class InstanceServerTest {
    private static final InstanceServer.Patience LONG =
            new InstanceServer.Patience(Duration.ofSeconds(20), Duration.ofSeconds(20));
    private static final InstanceServer.Patience NONE =
            new InstanceServer.Patience(Duration.ofMillis(50), Duration.ofMillis(50));

    @TempDir
    private Path player;

    private final List<List<String>> asked = new CopyOnWriteArrayList<>();
    private volatile boolean understands = true;
    private InstanceServer instanceServer;

    @BeforeEach
    void hang() {
        instanceServer = hung(Runnable::run, LONG);
    }

    private InstanceServer hung(Executor fx, InstanceServer.Patience patience) {
        return InstanceServer.hang(player, fx, this::does, patience).orElseThrow();
    }

    private boolean does(List<String> words) {
        asked.add(words);
        return understands;
    }

    @AfterEach
    void take() {
        instanceServer.close();
    }

    @Test
    void whatASecondStartWasAskedForArrivesWordForWord() {
        List<String> words = List.of("/home/anna/Für uns, \"alle\"\nvon heute.cantstop");

        assertThat(InstanceClient.at(player, words)).isEqualTo(InstanceClient.Answer.TAKEN);
        assertThat(InstanceClient.at(player, List.of())).isEqualTo(InstanceClient.Answer.TAKEN);
        assertThat(asked).containsExactly(words, List.of());
    }

    @Test
    void whatTheWindowDoesNotUnderstandIsRefused() {
        understands = false;

        assertThat(InstanceClient.at(player, List.of("--of-a-later-version"))).isEqualTo(InstanceClient.Answer.REFUSED);
    }

    /// A line stands for a zero byte.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "GET / HTTP/1.1\r\n\r\n",
                "cantstop-start-1",
                "cantstop-start-2|--host|",
                "cantstop-start-1|--host",
                "cantstop-start-1|a|b|c|d|e|f|g|h|i|",
                "cantstop-start-1|\u00ff|"
            })
    void garbageIsRefusedAndTheNextOneHeard(String garbage) throws IOException {
        assertThat(said(garbage.replace('|', '\0').getBytes(StandardCharsets.ISO_8859_1)))
                .isEqualTo("n");
        assertThat(asked).isEmpty();
        assertThat(InstanceClient.at(player, List.of())).isEqualTo(InstanceClient.Answer.TAKEN);
    }

    @Test
    void nobodyIsListenedToWithoutEnd() throws IOException {
        try (SocketChannel endless = connected()) {
            ByteBuffer more = ByteBuffer.wrap(new byte[StartMessage.MOST_BYTES + 1]);
            while (more.hasRemaining()) {
                endless.write(more);
            }
            assertThat(answer(endless)).isEqualTo("n");
        }
        instanceServer.close();
        instanceServer = hung(Runnable::run, NONE);
        try (SocketChannel silent = connected()) {
            assertThat(answer(silent)).isEmpty();
        }
        assertThat(asked).isEmpty();
    }

    @Test
    void moreThanCanBeMeantIsNotEvenSent() {
        assertThat(InstanceClient.at(player, List.of("a".repeat(StartMessage.MOST_BYTES))))
                .isEqualTo(InstanceClient.Answer.REFUSED);
        assertThat(asked).isEmpty();
    }

    @Test
    void aWindowThatIsStuckDoesNotAnswerAndDoesItNotLaterEither() {
        instanceServer.close();
        List<Runnable> stuck = new ArrayList<>();
        instanceServer = hung(stuck::add, new InstanceServer.Patience(Duration.ofSeconds(20), Duration.ofMillis(50)));

        assertThat(InstanceClient.at(player, List.of("--host"))).isEqualTo(InstanceClient.Answer.SILENT);

        stuck.forEach(Runnable::run);
        assertThat(asked).isEmpty();
    }

    @Test
    void aWindowThatFailsDoesNotTakeTheBellWithIt() {
        instanceServer.close();
        AtomicBoolean fails = new AtomicBoolean(true);
        instanceServer = InstanceServer.hang(
                        player,
                        Runnable::run,
                        words -> {
                            if (fails.getAndSet(false)) {
                                throw new IllegalStateException("planted");
                            }
                            return true;
                        },
                        LONG)
                .orElseThrow();

        assertThat(InstanceClient.at(player, List.of())).isEqualTo(InstanceClient.Answer.SILENT);
        assertThat(InstanceClient.at(player, List.of())).isEqualTo(InstanceClient.Answer.TAKEN);
    }

    @Test
    void whereNobodyIsNobodyAnswers() throws IOException {
        instanceServer.close();

        assertThat(InstanceClient.at(player, List.of())).isEqualTo(InstanceClient.Answer.NOBODY);
        assertThat(InstanceServer.in(player)).doesNotExist();
        assertThat(InstanceClient.at(player.resolve("gone"), List.of())).isEqualTo(InstanceClient.Answer.NOBODY);
    }

    @Test
    void whatAKilledProgramLeftIsInNobodysWay() throws IOException {
        instanceServer.close();
        try (ServerSocketChannel killed = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            killed.bind(UnixDomainSocketAddress.of(InstanceServer.in(player)));
        }
        assertThat(InstanceServer.in(player)).exists();
        assertThat(InstanceClient.at(player, List.of())).isEqualTo(InstanceClient.Answer.NOBODY);

        instanceServer = hung(Runnable::run, LONG);

        assertThat(InstanceClient.at(player, List.of())).isEqualTo(InstanceClient.Answer.TAKEN);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no modes; the folder keeps others out")
    void nobodyElseOnThisMachineMayRing() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(InstanceServer.in(player))))
                .isEqualTo("rw-------");
    }

    @Test
    void whereNoBellCanHangTheProgramStartsAllTheSame() throws IOException {
        Path deep = Files.createDirectories(player.resolve("a".repeat(120)));

        assertThat(InstanceServer.hang(deep, Runnable::run, this::does)).isEmpty();
        assertThat(InstanceClient.at(deep, List.of())).isEqualTo(InstanceClient.Answer.NOBODY);
    }

    private SocketChannel connected() throws IOException {
        return SocketChannel.open(UnixDomainSocketAddress.of(InstanceServer.in(player)));
    }

    private String said(byte[] bytes) throws IOException {
        try (SocketChannel stranger = connected()) {
            stranger.write(ByteBuffer.wrap(bytes));
            stranger.shutdownOutput();
            return answer(stranger);
        }
    }

    private static String answer(SocketChannel stranger) throws IOException {
        ByteBuffer answer = ByteBuffer.allocate(9);
        stranger.read(answer);
        return new String(answer.array(), 0, answer.position(), StandardCharsets.UTF_8);
    }
}
