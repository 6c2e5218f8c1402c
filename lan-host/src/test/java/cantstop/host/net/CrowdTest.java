package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Digest;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Pace;
import cantstop.host.guests.Habits;
import cantstop.host.guests.Memory;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.VersionRange;
import cantstop.protocol.wire.BreachException;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What one guest may cost the others.
@Tag("slow")
class CrowdTest {
    private static final ConditionFactory AWAIT =
            Awaitility.await().atMost(Duration.ofSeconds(40)).pollInterval(Duration.ofMillis(2));

    @TempDir
    private Path data;

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private HostServer server;

    @BeforeEach
    void aHostListens() throws Exception {
        server = HostServer.start(
                HostOptions.in(data).withPort(0).withBind("127.0.0.1").withPace(Pace.NONE));
    }

    @AfterEach
    void theHostEnds() {
        server.close();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }

    private Player player(int number) {
        return new Player(loops.next(), number, new Habits(2, () -> Duration.ZERO, new Stopwatch()));
    }

    @Test
    void aReaderWhoDoesNotReadIsLetGoAndHoldsUpNobody() throws Exception {
        try (Player anna = player(1);
                Player ben = player(2)) {
            HostAddress address = new HostAddress("127.0.0.1", server.port());
            anna.opens(address, "A long evening");
            AWAIT.until(anna::isSeated);
            ben.joins(address, anna.table());
            AWAIT.until(() -> anna.memory().games() >= 2);

            try (RawGuest slow = new RawGuest(server.port(), Identity.fresh())) {
                slow.says(new ClientMessage.Hello(VersionRange.OURS, "slow"));
                asksForTheWholeLogAgainAndAgain(slow, anna.table());

                AWAIT.until(() -> hasLostASpectator(anna.memory()));
                assertThat(lastWords(slow)).isIn(null, HostMessage.CloseReason.TOO_SLOW);
            }
            int before = anna.memory().games();
            AWAIT.until(() -> anna.memory().games() > before);
            assertThat(anna.memory().oddities()).isEmpty();
            assertThat(ben.memory().oddities()).isEmpty();
        }
    }

    private static void asksForTheWholeLogAgainAndAgain(RawGuest slow, TableId table) {
        try {
            for (int times = 0; times < 350; times++) {
                slow.says(new ClientMessage.Attend(table, 0, Digest.EMPTY));
            }
        } catch (IOException _) {
            // The host has hung up already, as it should.
        }
    }

    private static boolean hasLostASpectator(Memory memory) {
        HostMessage.Presence now = memory.presence();
        return memory.mostSpectators() == 1 && now != null && now.spectators() == 0;
    }

    /// Why the host ended it, for whoever reads on after all; null where it was too late for that.
    private static HostMessage.@Nullable CloseReason lastWords(RawGuest guest) throws BreachException {
        try {
            while (true) {
                if (guest.hears() instanceof HostMessage.Closing closing) {
                    return closing.reason();
                }
            }
        } catch (IOException _) {
            return null;
        }
    }
}
