package cantstop.host.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.LogEntry;
import cantstop.host.chaos.ChaosProxy.End;
import cantstop.host.environment.Pace;
import cantstop.host.guests.Habits;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import cantstop.host.net.HostOptions;
import cantstop.host.net.HostServer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.Connection;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games over real sockets through a bad network: whatever it does, nothing that anybody saw is lost, all see the
/// same, and the game goes on.
@Tag("slow")
class ChaosProxyTest {
    private static final long SEED = 20_26;

    /// Far longer than anything here takes; only a failure waits for it.
    private static final ConditionFactory AWAIT =
            Awaitility.await().atMost(Duration.ofSeconds(40)).pollInterval(Duration.ofMillis(2));

    @TempDir
    private Path data;

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private HostServer server;
    private ChaosProxy proxy;

    /// At the host directly.
    private Player anna;

    /// Behind the bad network.
    private Player ben;

    @BeforeEach
    void aGameIsPlayedThroughTheProxy() throws Exception {
        server = HostServer.start(
                HostOptions.in(data).withPort(0).withBind("127.0.0.1").withPace(Pace.NONE));
        proxy = new ChaosProxy(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), server.port()), SEED);
        anna = player(1);
        ben = player(2);
        anna.opens(new HostAddress("127.0.0.1", server.port()), "Through thick and thin");
        AWAIT.until(anna::isSeated);
        ben.joins(new HostAddress("127.0.0.1", proxy.port()), anna.table());
        AWAIT.until(() -> ben.memory().sequence() > 10);
    }

    private Player player(int number) {
        return new Player(loops.next(), number, new Habits(2, () -> Duration.ZERO, new Stopwatch()));
    }

    @AfterEach
    void allEnds() {
        anna.close();
        ben.close();
        proxy.close();
        server.close();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }

    /// The host ends, so that the logs stand still: Ben's is Anna's as far as it goes.
    private void allIsWell() {
        server.close();
        List<LogEntry> annas = anna.memory().log();
        List<LogEntry> bens = ben.memory().log();
        assertThat(anna.memory().oddities()).isEmpty();
        assertThat(ben.memory().oddities()).isEmpty();
        int both = Math.min(annas.size(), bens.size());
        assertThat(bens.subList(0, both)).isEqualTo(annas.subList(0, both));
        assertThat(Audit.firstIllegal(annas.stream().map(LogEntry::event).toList()))
                .isEmpty();
    }

    private void goesOn(long events) {
        long from = ben.memory().sequence();
        AWAIT.until(() -> ben.memory().sequence() > from + events);
    }

    @Test
    void aGameComesToItsEndThoughEverythingComesLateAndInPieces() {
        proxy.turns(new Weather(Duration.ofMillis(1), Duration.ofMillis(2), 11));

        AWAIT.until(() -> ben.memory().games() > 0 && anna.memory().games() > 0);

        assertThat(proxy.carried()).isEqualTo(1);
        allIsWell();
    }

    @Test
    void connectionsThatAreResetComeBackAndLoseNothing() {
        SplittableRandom chance = new SplittableRandom(SEED);
        for (int reset = 1; reset <= 5; reset++) {
            goesOn(chance.nextInt(1, 30));
            proxy.resets();
            comesBack(reset + 1);
        }
        goesOn(20);

        allIsWell();
    }

    /// As somebody does who presses "try again now".
    private void comesBack(int connections) {
        AWAIT.until(() -> {
            if (ben.connection() instanceof Connection.Waiting) {
                ben.retriesNow();
            }
            return proxy.carried() >= connections && ben.isConnected();
        });
    }

    @Test
    void aConnectionThatOnlyTheHostStillHasIsReplaced() {
        proxy.resetsOnly(End.GUEST);
        comesBack(2);
        goesOn(20);

        allIsWell();
    }

    @Test
    void aConnectionThatOnlyTheGuestStillHasIsGivenUpAfterSilence() {
        proxy.resetsOnly(End.HOST);
        comesBack(2);
        goesOn(20);

        allIsWell();
    }

    @Test
    void aNetworkThatIsGoneForAMomentCostsNoConnection() {
        proxy.swallows();
        long seen = ben.memory().sequence();
        // Where it was Ben's turn already, nothing more happens: Anna has seen no more than he.
        AWAIT.until(() -> anna.state() != null
                && anna.state().playing().isPresent()
                && anna.memory().sequence() >= seen
                && anna.state()
                        .chair(anna.state().playing().orElseThrow().mover())
                        .isOf(ben.person()));

        proxy.clears();
        goesOn(20);

        assertThat(proxy.carried()).isEqualTo(1);
        allIsWell();
    }
}
