package cantstop.protocol.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.VersionRange;
import cantstop.protocol.wire.BreachException;
import io.netty.handler.ssl.SslProvider;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/// Real sockets on loopback: two ends of ours, with the TLS of each library, and strangers made of the JDK's own
/// sockets.
@ParameterizedClass(name = "host: {0}, guest: {1}")
@CsvSource({"OPENSSL, OPENSSL", "OPENSSL, JDK", "JDK, OPENSSL", "JDK, JDK"})
@Tag("slow")
class TlsTest {
    private static final ClientMessage HELLO = new ClientMessage.Hello(VersionRange.OURS, "cant-stop test");

    private final Identity hosts = Identity.fresh();
    private final Identity guests = Identity.fresh();
    private final Loopback loopback;

    TlsTest(SslProvider hostsTls, SslProvider guestsTls) {
        loopback = new Loopback(hosts, hostsTls, guestsTls);
    }

    @AfterEach
    void close() {
        loopback.close();
    }

    @Test
    void eachEndReadsTheOthersKeyAndMessagesGoBothWays() {
        Loopback.End guest = loopback.connect(guests);
        Loopback.End host = loopback.accepted();

        assertThat(guest.next()).isEqualTo(new Secured(hosts.key()));
        assertThat(host.next()).isEqualTo(new Secured(guests.key()));

        guest.send(HELLO);
        assertThat(host.next()).isEqualTo(HELLO);
        host.send(Loopback.WELCOME);
        assertThat(guest.next()).isEqualTo(Loopback.WELCOME);
    }

    @Test
    void aGuestWhoBreaksTheProtocolIsToldWhy() {
        Loopback.End guest = loopback.connect(guests);
        Loopback.End host = loopback.accepted();
        assertThat(guest.next()).isInstanceOf(Secured.class);
        assertThat(host.next()).isInstanceOf(Secured.class);

        guest.sendRaw(new byte[] {0});

        assertThat(host.next()).isInstanceOf(BreachException.class);
        assertThat(guest.next())
                .isInstanceOfSatisfying(
                        HostMessage.Closing.class,
                        closing -> assertThat(closing.reason()).isEqualTo(HostMessage.CloseReason.BREACH));
        assertThat(guest.next()).isEqualTo(Loopback.CLOSED);
        assertThat(host.next()).isEqualTo(Loopback.CLOSED);
    }

    @Test
    void aStrangerWithoutACertificateIsNotLetIn() throws Exception {
        try (SSLSocket stranger = new Stranger().to(loopback.port())) {
            Loopback.End host = loopback.accepted();

            assertThat(Stranger.isShutOut(stranger)).isTrue();
            assertThat(host.next()).isInstanceOf(SSLException.class);
            assertThat(host.next()).isEqualTo(Loopback.CLOSED);
        }
    }

    @Test
    void aStrangerWithAKeyOnAnotherCurveIsNotLetIn() throws Exception {
        try (SSLSocket stranger = new Stranger().onCurve("secp384r1").to(loopback.port())) {
            Loopback.End host = loopback.accepted();

            assertThat(Stranger.isShutOut(stranger)).isTrue();
            assertThat(host.next()).isInstanceOf(SSLException.class);
            assertThat(host.next()).isEqualTo(Loopback.CLOSED);
        }
    }

    @Test
    void aStrangerWhoNamesNoProtocolIsNotLetIn() throws Exception {
        try (SSLSocket stranger = new Stranger().as(guests).speaking().to(loopback.port())) {
            Loopback.End host = loopback.accepted();

            assertThat(Stranger.isShutOut(stranger)).isTrue();
            assertThat(host.next()).isInstanceOf(SSLException.class);
            assertThat(host.next()).isEqualTo(Loopback.CLOSED);
        }
    }

    @Test
    void aStrangerOfAnotherProtocolIsNotLetIn() throws Exception {
        try (SSLSocket stranger = new Stranger().as(guests).speaking("h2").to(loopback.port())) {
            Loopback.End host = loopback.accepted();

            assertThat(Stranger.isShutOut(stranger)).isTrue();
            assertThat(host.next()).isInstanceOf(SSLException.class);
            assertThat(host.next()).isEqualTo(Loopback.CLOSED);
        }
    }

    @Test
    void tls12IsNotLetIn() throws Exception {
        try (SSLSocket stranger = new Stranger().as(guests).version("TLSv1.2").to(loopback.port())) {
            Loopback.End host = loopback.accepted();

            assertThat(Stranger.isShutOut(stranger)).isTrue();
            assertThat(host.next()).isInstanceOf(SSLException.class);
            assertThat(host.next()).isEqualTo(Loopback.CLOSED);
        }
    }

    @Test
    void aBrowserWithoutTlsIsNotLetIn() throws IOException {
        try (Socket browser = new Socket(InetAddress.getLoopbackAddress(), loopback.port())) {
            Loopback.End host = loopback.accepted();

            browser.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));

            assertThat(host.next()).isInstanceOf(SSLException.class);
            assertThat(host.next()).isEqualTo(Loopback.CLOSED);
        }
    }

    @Test
    void aResumedSessionChecksNoCertificateAndStillYieldsTheKey() throws Exception {
        Stranger guest = new Stranger().as(guests);
        for (int connection = 0; connection < 2; connection++) {
            try (SSLSocket socket = guest.to(loopback.port())) {
                Loopback.End host = loopback.accepted();
                socket.startHandshake();
                assertThat(host.next()).isEqualTo(new Secured(guests.key()));
                // The ticket for resuming comes after the handshake, before the first message.
                host.send(Loopback.WELCOME);
                assertThat(socket.getInputStream().read()).isPositive();
                assertThat(PeerKey.of(socket.getSession())).isEqualTo(hosts.key());
            }
        }
        assertThat(guest.certificatesChecked()).isEqualTo(1);
    }

    @Test
    void aGuestWhoComesBackResumesItsSession() {
        Loopback.End first = welcomed();
        first.session().putValue("seen", "before");
        first.close();

        Loopback.End again = welcomed();

        assertThat(again.session().getValue("seen")).isEqualTo("before");
    }

    private Loopback.End welcomed() {
        Loopback.End guest = loopback.connect(guests);
        Loopback.End host = loopback.accepted();
        assertThat(guest.next()).isEqualTo(new Secured(hosts.key()));
        assertThat(host.next()).isEqualTo(new Secured(guests.key()));
        host.send(Loopback.WELCOME);
        assertThat(guest.next()).isEqualTo(Loopback.WELCOME);
        return guest;
    }

    @Test
    void aGuestHearsThatSomebodyIsNoHost() throws IOException {
        try (ServerSocket printer = new ServerSocket(0)) {
            Loopback.End guest = loopback.connect(guests, printer.getLocalPort());
            try (Socket accepted = printer.accept()) {
                accepted.getOutputStream().write("220 printer ready\r\n".getBytes(StandardCharsets.US_ASCII));

                assertThat(guest.next()).isInstanceOf(SSLException.class);
                assertThat(guest.next()).isEqualTo(Loopback.CLOSED);
            }
        }
    }
}
