package cantstop.protocol.client.net;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.client.MemoryLogStore;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Addresses at which there is no host, or another one: each says what is wrong.
@Tag("slow")
class NoHostTest {
    private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    private final QueuedEar ear = new QueuedEar();
    private final GuestConnection guest = GuestConnection.open(Identity.fresh(), ear, new MemoryLogStore(), "test");

    @AfterEach
    void close() {
        guest.close();
    }

    private LossReason failure(HostAddress address) throws InterruptedException {
        guest.connect(address, null);
        return failure();
    }

    private LossReason failure() throws InterruptedException {
        return ((Connection.Failed) ear.outcome()).why();
    }

    private static HostAddress at(ServerSocket socket) {
        return new HostAddress("127.0.0.1", socket.getLocalPort());
    }

    @Test
    void nobodyListensThere() throws Exception {
        HostAddress closed;
        try (ServerSocket socket = new ServerSocket(0, 1, LOOPBACK)) {
            closed = at(socket);
        }
        assertThat(failure(closed)).isEqualTo(LossReason.REFUSED);
    }

    @Test
    void somebodyListensAndSaysNothing() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 1, LOOPBACK)) {
            assertThat(failure(at(silent))).isEqualTo(LossReason.SILENT);
        }
    }

    @Test
    void aHostThatNeverWelcomesIsSilent() throws Exception {
        try (ScriptedHost mute = new ScriptedHost(LOOPBACK, _ -> {})) {
            assertThat(failure(mute.address())).isEqualTo(LossReason.SILENT);
        }
    }

    @Test
    void somebodyElseAnswers() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, LOOPBACK)) {
            Thread answering = Thread.ofVirtual().start(() -> greet(other, "SSH-2.0-OpenSSH_9.2\r\n"));
            assertThat(failure(at(other))).isEqualTo(LossReason.NOT_A_HOST);
            answering.join();
        }
    }

    @Test
    void somebodyElseHangsUp() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, LOOPBACK)) {
            Thread answering = Thread.ofVirtual().start(() -> greet(other, ""));
            assertThat(failure(at(other))).isIn(LossReason.NOT_A_HOST, LossReason.RESET);
            answering.join();
        }
    }

    private static void greet(ServerSocket server, String words) {
        try (Socket guest = server.accept();
                OutputStream out = guest.getOutputStream()) {
            assertThat(guest.getInputStream().read()).isNotNegative();
            out.write(words.getBytes(US_ASCII));
            out.flush();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void anotherHostThanThePinnedOne() throws Exception {
        try (ScriptedHost host = new ScriptedHost(LOOPBACK, _ -> {})) {
            guest.connect(host.address(), new Key("0".repeat(64)));
            assertThat(failure()).isEqualTo(LossReason.OTHER_KEY);
        }
    }

    @Test
    void aHostThatSpeaksNonsense() throws Exception {
        try (ScriptedHost host = new ScriptedHost(LOOPBACK, NoHostTest::speakNonsense)) {
            assertThat(failure(host.address())).isEqualTo(LossReason.BREACH);
        }
    }

    /// A frame of one byte that is no message, past the encoders.
    private static void speakNonsense(Channel connection) {
        List<String> handlers = connection.pipeline().names();
        String afterTls = handlers.get(handlers.indexOf("tls") + 1);
        var _ = connection.pipeline().context(afterTls).writeAndFlush(Unpooled.wrappedBuffer(new byte[] {1, 127}));
    }

    @Test
    void aNameThatNobodyHas() throws Exception {
        assertThat(failure(new HostAddress("nobody.invalid", 21207))).isEqualTo(LossReason.UNKNOWN_ADDRESS);
    }

    @Test
    void anInterfaceThatIsNotThere() throws Exception {
        assertThat(failure(new HostAddress("fe80::1%nowhere0", 21207))).isEqualTo(LossReason.UNKNOWN_ADDRESS);
    }

    @Test
    void anAddressWithAZone() throws Exception {
        Optional<Inet6Address> found = NetworkInterface.networkInterfaces()
                .flatMap(NoHostTest::addresses)
                .filter(address -> address instanceof Inet6Address six && six.getScopedInterface() != null)
                .map(Inet6Address.class::cast)
                .findFirst();
        Assumptions.assumeTrue(found.isPresent(), "no IPv6 here");
        Inet6Address zoned = found.orElseThrow();
        try (ScriptedHost host = new ScriptedHost(zoned, _ -> {})) {
            guest.connect(new HostAddress(zoned.getHostAddress(), host.port()), null);
            assertThat(host.arrival()).isNotNull();
        }
    }

    private static Stream<InetAddress> addresses(NetworkInterface network) {
        return network.inetAddresses();
    }
}
