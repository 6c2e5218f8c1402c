package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.identity.Key;
import cantstop.host.environment.Pace;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import cantstop.protocol.UnusableData;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A host on real sockets, with guests who mean well and others.
@Tag("slow")
class HostServerTest {
    @TempDir
    private Path data;

    private EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private HostServer server;

    @BeforeEach
    void aHostListens() throws UnusableData, CannotListen {
        server = HostServer.start(options());
    }

    private HostOptions options() {
        return HostOptions.in(data)
                .withPort(0)
                .withBind("127.0.0.1")
                .withName("Test host")
                .withPace(Pace.NONE);
    }

    @AfterEach
    void theHostEnds() {
        server.close();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }

    private SocketGuest guest() throws InterruptedException {
        SocketGuest guest = SocketGuest.at(loops, server.port());
        assertThat(guest.hears(HostMessage.Welcome.class).hostName()).isEqualTo("Test host");
        return guest;
    }

    @Test
    void aGuestIsWelcomedAndOpensATable() throws InterruptedException {
        SocketGuest guest = guest();

        guest.says(new ClientMessage.OpenTable(
                new RequestId(9),
                new TableName("Round one"),
                Settings.DEFAULT,
                0,
                new Badge(new PlayerName("Anna"), Colour.BLUE, Shape.CIRCLE)));

        assertThat(guest.hears(HostMessage.Attending.class).epoch()).isEqualTo(Epoch.FIRST);
        assertThat(guest.hears(HostMessage.Entries.class).entries()).hasSize(4);
        assertThat(guest.hears(HostMessage.Answered.class).answer()).isInstanceOf(Answer.Opened.class);
    }

    @Test
    void garbageEndsThatOneConnectionWithAReason() throws Exception {
        SocketGuest polite = guest();
        try (RawGuest rude = new RawGuest(server.port(), Identity.fresh())) {
            rude.sends((byte) 3, (byte) -1, (byte) -1, (byte) -1);

            assertThat(rude.hears())
                    .isInstanceOfSatisfying(
                            HostMessage.Closing.class,
                            closing -> assertThat(closing.reason()).isEqualTo(HostMessage.CloseReason.BREACH));
            assertThatExceptionOfType(IOException.class).isThrownBy(rude::hears);
        }
        assertThat(polite.isServed()).isTrue();
    }

    @Test
    void aFrameThatIsTooLongEndsThatOneConnection() throws Exception {
        SocketGuest polite = guest();
        try (RawGuest rude = new RawGuest(server.port(), Identity.fresh())) {
            rude.sends((byte) 0xff, (byte) 0xff, (byte) 0x7f);

            assertThat(rude.hears()).isInstanceOf(HostMessage.Closing.class);
        }
        assertThat(polite.isServed()).isTrue();
    }

    @Test
    void aStrangerWithoutACertificateIsNotLetIn() throws Exception {
        SocketGuest polite = guest();

        assertThatExceptionOfType(IOException.class).isThrownBy(() -> {
            try (RawGuest stranger = new RawGuest(server.port(), null)) {
                stranger.hears();
            }
        });
        assertThat(polite.isServed()).isTrue();
    }

    @Test
    void somebodyWhoSpeaksNoTlsIsCutOff() throws Exception {
        SocketGuest polite = guest();
        try (Socket browser = new Socket(InetAddress.ofLiteral("127.0.0.1"), server.port())) {
            browser.getOutputStream()
                    .write("GET / HTTP/1.1\r\n\r\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
            // What comes back may be a TLS alert; then it is over.
            browser.getInputStream().readAllBytes();
        } catch (IOException e) {
            assertThat(e).hasMessageContaining("reset");
        }
        assertThat(polite.isServed()).isTrue();
    }

    @Test
    void socketsThatSayNothingDoNotTakeAllThePlaces() throws Exception {
        List<Socket> silent = new ArrayList<>();
        for (int socket = 0; socket <= Limits.SILENT_PER_ADDRESS; socket++) {
            silent.add(new Socket(InetAddress.ofLiteral("127.0.0.1"), server.port()));
        }
        assertThat(isLetIn()).isTrue();
        // At most TLS alerts, and then the end.
        assertThat(silent.getFirst().getInputStream().readAllBytes()).hasSizeLessThan(100);

        for (Socket socket : silent) {
            socket.close();
        }
        Awaitility.await().until(this::isLetIn);
    }

    private boolean isLetIn() throws GeneralSecurityException {
        try (RawGuest _ = new RawGuest(server.port(), Identity.fresh())) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    @Test
    void aConnectionThatIsLostIsForgotten() throws InterruptedException {
        guest().leaves();

        assertThat(guest().isServed()).isTrue();
    }

    @Test
    void everybodyIsToldAtTheEndAndThePortIsFree() throws Exception {
        SocketGuest guest = guest();
        int port = server.port();

        server.close();
        server.close();

        assertThat(guest.hears(HostMessage.Closing.class).reason()).isEqualTo(HostMessage.CloseReason.SHUTTING_DOWN);
        assertThat(guest.isCutOff()).isTrue();
        server = HostServer.start(options().withPort(port));
        assertThat(server.port()).isEqualTo(port);
    }

    @Test
    void aHostKeepsItsKey() throws UnusableData, CannotListen {
        Key key = server.key();

        server.close();
        server = HostServer.start(options());

        assertThat(server.key()).isEqualTo(key);
    }

    @Test
    void aSecondHostOnTheSameFolderIsRefused() {
        assertThatExceptionOfType(UnusableData.class)
                .isThrownBy(() -> HostServer.start(options()))
                .satisfies(e -> assertThat(e.reason()).isEqualTo(UnusableData.Reason.HELD));
        assertThat(server.addresses())
                .singleElement()
                .satisfies(address -> assertThat(address.port()).isEqualTo(server.port()));
    }

    @Test
    void aPortInUseIsSaid(@TempDir Path other) {
        HostOptions same = HostOptions.in(other).withBind("127.0.0.1").withPort(server.port());

        assertThatExceptionOfType(CannotListen.class)
                .isThrownBy(() -> HostServer.start(same))
                .satisfies(e -> assertThat(e.reason()).isEqualTo(CannotListen.Reason.PORT_IN_USE))
                .withMessageContaining(Integer.toString(server.port()));
    }

    @Test
    void anAddressOfAnotherMachineIsSaid(@TempDir Path other) {
        assertThatExceptionOfType(CannotListen.class)
                .isThrownBy(() -> HostServer.start(HostOptions.in(other).withBind("192.0.2.1")))
                .satisfies(e -> assertThat(e.reason()).isEqualTo(CannotListen.Reason.NO_SUCH_ADDRESS));
    }

    @Test
    void aHostOnAllAddressesNamesThoseThatOthersCanUse(@TempDir Path other) throws Exception {
        try (HostServer everywhere =
                HostServer.start(HostOptions.in(other).withPort(0).withBind("0.0.0.0"))) {
            assertThat(everywhere.addresses())
                    .isNotEmpty()
                    .noneMatch(address -> address.host().equals("0.0.0.0"));
        }
    }

    @Test
    void whereTheUsualPortIsTakenTheNextFreeOneIs(@TempDir Path first, @TempDir Path second) throws Exception {
        try (HostServer one = HostServer.start(HostOptions.in(first));
                HostServer two = HostServer.start(HostOptions.in(second))) {
            assertThat(two.port()).isGreaterThan(one.port());
        }
    }
}
