package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.identity.Key;
import cantstop.host.discovery.Audience;
import cantstop.host.environment.Pace;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import cantstop.protocol.client.net.NetworkLookout;
import cantstop.protocol.net.Interfaces;
import cantstop.protocol.wire.DatagramCodec;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hosts and lookouts over real datagrams, on loopback alone and a port of their own: nobody else hears it.
@Tag("slow")
class DiscoveryTest {
    private static final Set<String> LOOKED_ON = ConcurrentHashMap.newKeySet();
    private static final Interfaces LOOPBACK = () -> {
        LOOKED_ON.add(Thread.currentThread().getName().replaceAll("-\\d.*", ""));
        return Interfaces.ofThisMachine().list().stream()
                .filter(Interfaces.Interface::loopback)
                .toList();
    };
    private static final Key GUEST = new Key("e".repeat(64));

    @TempDir
    private Path data;

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final int udp = freePort();
    private NetworkLookout lookout;
    private HostServer host;
    private volatile Lookout.View view = Lookout.View.NOTHING;
    private volatile Audience.Count audience = Audience.Count.NOBODY;

    private static int freePort() {
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @BeforeEach
    void open() throws Exception {
        host = started(true);
        host.watchAudience(count -> audience = count);
        lookout = new NetworkLookout(new NetworkLookout.Ears(LOOPBACK, udp, true), () -> GUEST);
    }

    private HostServer started(boolean beacon) throws Exception {
        HostOptions options =
                HostOptions.in(data).withPort(0).withName("Anna’s laptop").withPace(Pace.NONE);
        return HostServer.start(options.withBeacon(beacon), damage -> {}, LOOPBACK, udp);
    }

    @AfterEach
    void close() {
        lookout.close();
        host.close();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }

    private void look() {
        lookout.look(List.of(), seen -> view = seen);
    }

    private List<FoundHost> found() {
        return view.hosts();
    }

    @Test
    void aHostIsFoundAndListedOnce() {
        look();
        await().until(() -> !found().isEmpty());
        assertThat(found()).singleElement().satisfies(one -> {
            assertThat(one.key()).isEqualTo(host.key());
            assertThat(one.beacon().port()).isEqualTo(host.port());
            assertThat(one.beacon().name()).isEqualTo("Anna’s laptop");
        });
        assertThat(view.reach().alone()).isTrue();
    }

    @Test
    void aTableThatIsOpenedStandsInTheList() throws Exception {
        look();
        SocketGuest guest = SocketGuest.at(loops, host.port());
        guest.hears(HostMessage.Welcome.class);
        guest.says(new ClientMessage.OpenTable(
                new RequestId(1),
                new TableName("Ben’s game"),
                Settings.DEFAULT,
                0,
                new Badge(new PlayerName("Ben"), Colour.BLUE, Shape.SQUARE)));
        await().until(() ->
                found().stream().flatMap(one -> one.beacon().some().stream()).anyMatch(table -> table.seated() == 1));
        assertThat(found().getFirst().beacon().guests()).isEqualTo(1);
    }

    @Test
    void theHostKnowsWhoHearsItAndWhoGotThrough() throws Exception {
        look();
        await().until(() -> audience.equals(new Audience.Count(1, 0, 0)));
        lookout.tried(host.key(), true);
        await().until(() -> audience.equals(new Audience.Count(1, 0, 1)));
        SocketGuest guest = SocketGuest.at(loops, host.port());
        guest.hears(HostMessage.Welcome.class);
        await().until(() -> audience.equals(new Audience.Count(2, 1, 1)));
    }

    @Test
    void aHostThatHasGoneIsGoneFromTheList() {
        look();
        await().until(() -> !found().isEmpty());
        host.close();
        await().until(() -> found().isEmpty());
    }

    @Test
    void aLookoutThatOnlyAsksFindsItToo() {
        lookout.close();
        lookout = new NetworkLookout(new NetworkLookout.Ears(LOOPBACK, udp, false), () -> GUEST);
        look();
        await().until(() -> !found().isEmpty());
    }

    @Test
    void interfacesAreLookedAtOnThreadsThatMayWait() {
        look();
        await().until(() -> !found().isEmpty());
        assertThat(LOOKED_ON).isSubsetOf("cantstop-beacon", "cantstop-lookout");
    }

    @Test
    void practiceIsBoundToLoopbackAndNotFound() throws Exception {
        host.close();
        host = HostServer.start(HostOptions.in(data).forPractice(), damage -> {}, LOOPBACK, udp);
        look();
        await().until(() -> view.settled());
        assertThat(found()).isEmpty();
        assertThat(host.addresses()).extracting(HostAddress::host).containsExactly("127.0.0.1");
    }

    /// Each is well-formed; all but the first few of one address are not even looked at.
    @Test
    void tenThousandBeaconsOfMadeUpHostsDoNotCrowdOutTheRealOne() throws Exception {
        look();
        await().until(() -> !found().isEmpty());
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.ofLiteral("127.0.0.2"))) {
            for (int i = 0; i < 10_000; i++) {
                byte[] bytes = DatagramCodec.encode(madeUp(i));
                socket.send(new DatagramPacket(bytes, bytes.length, InetAddress.ofLiteral("127.255.255.255"), udp));
            }
        }
        await().until(() -> found().size() > 1);
        assertThat(found()).hasSizeLessThanOrEqualTo(1 + Limits.HOSTS_PER_ADDRESS);
        assertThat(found()).extracting(FoundHost::key).contains(host.key());
    }

    @Test
    void aListToChooseFromHasOnlyHostsThatShowTheirKeys() throws Exception {
        lookout.close();
        lookout = NetworkLookout.checking(new NetworkLookout.Ears(LOOPBACK, udp, true), () -> GUEST);
        look();
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.ofLiteral("127.0.0.1"))) {
            byte[] bytes = DatagramCodec.encode(madeUp(1, host.port()));
            socket.send(new DatagramPacket(bytes, bytes.length, InetAddress.ofLiteral("127.255.255.255"), udp));
        }
        await().until(() -> view.settled());
        assertThat(found()).extracting(FoundHost::key).containsExactly(host.key());
    }

    @Test
    void whoSpeaksInTheNameOfAHostThatWasCheckedIsNotHeard() throws Exception {
        lookout.close();
        lookout = NetworkLookout.checking(new NetworkLookout.Ears(LOOPBACK, udp, true), () -> GUEST);
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.ofLiteral("127.0.0.1"))) {
            byte[] bytes = DatagramCodec.encode(inTheNameOf(host.key(), "closed, go away"));
            look();
            for (int i = 0; i < 5; i++) {
                socket.send(new DatagramPacket(bytes, bytes.length, InetAddress.ofLiteral("127.255.255.255"), udp));
                await().until(() -> !found().isEmpty());
            }
        }
        await().during(Limits.BEACON)
                .until(() ->
                        found().stream().allMatch(one -> one.beacon().name().equals("Anna’s laptop")));
    }

    private Datagram.Beacon inTheNameOf(Key key, String name) {
        return new Datagram.Beacon(
                VersionRange.OURS, "cant-stop", key, 1, host.port(), name, Limits.BEACON, 0, 0, List.of());
    }

    private static Datagram.Beacon madeUp(int number) {
        return madeUp(number, 21_207);
    }

    private static Datagram.Beacon madeUp(int number, int port) {
        return new Datagram.Beacon(
                VersionRange.OURS,
                "cant-stop",
                new Key(String.format(Locale.ROOT, "%064x", number)),
                number,
                port,
                "Made up " + number,
                Limits.BEACON,
                0,
                0,
                List.of());
    }

    @Test
    void aHostThatShallBeSilentIsNotFound() throws Exception {
        host.close();
        host = started(false);
        look();
        await().until(() -> view.settled());
        assertThat(found()).isEmpty();
    }

    /// Noise, datagrams that are too long, and made-up hosts, as fast as the machine sends them.
    @Test
    void noiseAndFloodsDoNotKeepAHostFromBeingFound() throws Exception {
        look();
        await().until(() -> !found().isEmpty());
        Random random = new Random(21_207);
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.ofLiteral("127.0.0.1"))) {
            for (int i = 0; i < 10_000; i++) {
                byte[] bytes = new byte[i % 100 == 0 ? 8_000 : random.nextInt(600)];
                random.nextBytes(bytes);
                socket.send(new DatagramPacket(bytes, bytes.length, InetAddress.ofLiteral("127.255.255.255"), udp));
            }
        }
        SocketGuest guest = SocketGuest.at(loops, host.port());
        guest.hears(HostMessage.Welcome.class);
        assertThat(guest.isServed()).isTrue();
        await().during(Duration.ofSeconds(2)).until(() -> found().size() == 1);
    }
}
