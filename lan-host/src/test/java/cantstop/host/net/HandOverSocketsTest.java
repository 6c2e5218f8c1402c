package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.chaos.ChaosProxy;
import cantstop.host.environment.Pace;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.DataFolder;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import cantstop.protocol.Identity;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.net.GuestConnection;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table goes on at another host, over real sockets and TLS.
@Tag("slow")
class HandOverSocketsTest {
    @TempDir
    private Path folder;

    private final List<Seat> seats = new ArrayList<>();

    /// The network between Ben and the host on Anna's laptop.
    private @Nullable ChaosProxy bensCable;

    /// Somebody at their laptop: a guest over a socket, and a host where one is opened.
    private final class Seat implements ClientListener, AutoCloseable {
        private final DataFolder data;
        private final Identity identity;
        private final GuestConnection guest;
        private volatile Connection connection = new Connection.Idle();
        private volatile TableState state = Rules.unopened();
        private volatile boolean following;
        private volatile SuccessionStage stage = SuccessionStage.CALLED_OFF;
        private @Nullable HostServer server;

        Seat(String name) {
            try {
                data = DataFolder.at(folder.resolve(name));
                identity = data.identity();
            } catch (UnusableData e) {
                throw new IllegalStateException(e);
            }
            guest = GuestConnection.open(identity, this, new MemoryLogStore(), "test");
        }

        HostServer server() {
            return Objects.requireNonNull(server);
        }

        HostAddress hosts() throws Exception {
            server = HostServer.start(HostOptions.in(data.path())
                    .withPort(0)
                    .withBind("127.0.0.1")
                    .withName("Test host")
                    .withPace(Pace.NONE));
            return new HostAddress("127.0.0.1", server().port());
        }

        Key key() {
            return identity.key();
        }

        /// Whether it is connected there, and follows the table: before that it can ask for nothing.
        boolean isAt(Seat host) {
            return following
                    && connection instanceof Connection.Connected connected
                    && connected.hostKey().equals(host.key());
        }

        @Override
        public void connectionChanged(Connection now) {
            following = false;
            connection = now;
        }

        @Override
        public void tablesListed(List<TableSummary> tables) {}

        @Override
        public void attending(TableId table, List<LogEntry> entries, TableState now, boolean branched) {
            state = now;
            following = true;
        }

        @Override
        public void happened(LogEntry entry, TableState after) {
            state = after;
        }

        @Override
        public void answered(RequestId request, Answer answer) {}

        @Override
        public void noticed(HostMessage.Notice notice) {
            if (notice instanceof HostMessage.Succession said) {
                stage = said.stage();
            }
        }

        @Override
        public void close() {
            guest.close();
            if (server != null) {
                server.close();
            }
        }
    }

    private Seat anna() {
        return seats.getFirst();
    }

    private Seat ben() {
        return seats.getLast();
    }

    private static void until(BooleanSupplier so) {
        Awaitility.await().atMost(30, TimeUnit.SECONDS).until(so::getAsBoolean);
    }

    private static Badge badge(String name) {
        return new Badge(new PlayerName(name), Colour.BLUE, Shape.CIRCLE);
    }

    @BeforeEach
    void aGameIsOn() throws Exception {
        seats.add(new Seat("anna"));
        seats.add(new Seat("ben"));
        Seat anna = anna();
        Seat ben = ben();
        HostAddress annas = anna.hosts();
        anna.guest.connect(annas, null);
        until(() -> anna.connection instanceof Connection.Connected);
        anna.guest.openTable(new TableName("Round one"), Settings.DEFAULT, 0, badge("Anna"));
        until(() -> anna.state.sequence() > 0);
        ChaosProxy cable = new ChaosProxy(new InetSocketAddress(annas.host(), annas.port()), 1);
        bensCable = cable;
        ben.guest.connect(new HostAddress(annas.host(), cable.port()), null);
        ben.guest.attend(anna.state.id());
        until(() -> ben.state.sequence() > 0);
        ben.guest.submit(0, new Command.SitDown(null, badge("Ben")));
        until(() -> anna.state.occupied().size() == 2);
        anna.guest.submit(0, new Command.Start());
        until(() -> ben.state.isPlaying());
    }

    private static boolean sees(Seat seat, String name) {
        return seat.state.chairs().stream()
                .map(Chair::badge)
                .anyMatch(badge -> badge != null && badge.name().text().equals(name));
    }

    @AfterEach
    void everybodyLeaves() {
        seats.forEach(Seat::close);
        pullsBensCable();
    }

    private void pullsBensCable() {
        if (bensCable != null) {
            bensCable.close();
            bensCable = null;
        }
    }

    @Test
    void aTableIsHandedOverAndItsOldHostLeaves() throws Exception {
        Seat anna = anna();
        Seat ben = ben();
        anna.guest.say(
                table -> new ClientMessage.HandOver(table, new HandOverStep.NameSuccessor(new Person(ben.key(), 0))));
        until(() -> ben.stage == SuccessionStage.NAMED);
        HostAddress bens = ben.hosts();
        ben.server().succeed(ben.state.id(), ben.state.epoch().next());
        ben.guest.hint(bens, ben.key());
        ben.guest.say(table -> new ClientMessage.HandOver(table, new HandOverStep.Listening(List.of(bens))));

        until(() -> anna.isAt(ben) && ben.isAt(ben));
        anna.server().close();

        ben.guest.submit(0, new Command.ChangeBadge(badge("Benny")));
        until(() -> sees(anna, "Benny") && sees(ben, "Benny"));
        until(() -> anna.state.equals(ben.state));
        assertThat(anna.state.epoch()).isEqualTo(new Epoch(2));
    }

    @Test
    void theGuestOfAKilledHostGoesOnAndTheOldHostComesBackAsAGuest() throws Exception {
        Seat anna = anna();
        Seat ben = ben();
        anna.server().close();
        until(() -> ben.connection instanceof Connection.Waiting);

        HostAddress bens = ben.hosts();
        ben.server().gather(ben.state.id());
        ben.guest.goOnAt(bens, ben.key());
        until(() -> ben.state.epoch().equals(new Epoch(3)));
        anna.guest.hint(bens, ben.key());

        until(() -> anna.isAt(ben));
        until(() -> anna.state.equals(ben.state));
        assertThat(anna.state.playing()).isPresent();
    }

    @Test
    void theHostThatEverybodyLostYieldsToWhoeverProvesThatTheyWentOn() throws Exception {
        Seat anna = anna();
        Seat ben = ben();
        // Else Ben finds the host that he left, which still leads the table, before he has voted for his own.
        pullsBensCable();
        HostAddress bens = ben.hosts();
        ben.server().gather(ben.state.id());
        ben.guest.goOnAt(bens, ben.key());
        until(() -> ben.state.epoch().equals(new Epoch(3)));
        assertThat(anna.state.epoch()).isEqualTo(Epoch.FIRST);

        anna.server().hint(List.of(bens));

        until(() -> anna.isAt(ben));
        until(() -> anna.state.equals(ben.state));
        assertThat(anna.state.epoch()).isEqualTo(new Epoch(3));
    }
}
