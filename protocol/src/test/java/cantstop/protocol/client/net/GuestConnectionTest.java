package cantstop.protocol.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Encoded;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.wire.EventCodec;
import io.netty.channel.Channel;
import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A guest over real sockets and real TLS, at a host that keeps to the protocol.
class GuestConnectionTest {
    private static final String TABLE = "0123456789abcdef0123456789abcdef";
    private static final HostMessage.Welcome WELCOME = new HostMessage.Welcome(1, "test", "Ana's laptop");

    private final Identity identity = Identity.fresh();
    private final QueuedEar ear = new QueuedEar();
    private final GuestConnection guest = GuestConnection.open(identity, ear, new MemoryLogStore(), "test");
    private final ScriptedHost host = new ScriptedHost(InetAddress.getLoopbackAddress());

    @BeforeEach
    void dial() throws InterruptedException {
        guest.connect(host.address(), host.key());
        assertThat(ear.connection()).isEqualTo(new Connection.Connecting(host.address(), 1));
    }

    @AfterEach
    void close() {
        guest.close();
        host.close();
    }

    private Channel welcomed() throws InterruptedException {
        Channel connection = host.connection();
        assertThat(host.heard()).isEqualTo(new ClientMessage.Hello(VersionRange.OURS, "test"));
        ScriptedHost.say(connection, WELCOME);
        assertThat(ear.connection()).isEqualTo(new Connection.Connected(host.address(), host.key(), WELCOME));
        return connection;
    }

    @Test
    void bothEndsKnowEachOthersKeys() throws InterruptedException {
        welcomed();
        assertThat(host.guestKey()).isEqualTo(identity.fingerprint());
    }

    @Test
    void aTableIsAttendedAndFollowed() throws InterruptedException {
        Channel connection = welcomed();
        Log log = new Log();
        LogEntry opened = append(log, new Event.Opened(TABLE, new TableName("Ana's game"), Settings.DEFAULT));
        guest.attend(TABLE);
        assertThat(host.heard()).isInstanceOf(ClientMessage.Attend.class);
        ScriptedHost.say(connection, new HostMessage.Attending(TABLE, 0, 0));
        ScriptedHost.say(connection, entries(log, opened));
        assertThat(ear.other()).isEqualTo(new QueuedEar.Start(TABLE, 1, log.state()));

        LogEntry began = append(log, new Event.EpochBegan(1, host.key()));
        ScriptedHost.say(connection, entries(log, began));
        assertThat(ear.other()).isEqualTo(began);
    }

    @Test
    void aRequestIsNumberedOnTheCallersThreadAndAnswered() throws InterruptedException {
        Channel connection = welcomed();
        Log log = new Log();
        LogEntry opened = append(log, new Event.Opened(TABLE, new TableName("Ana's game"), Settings.DEFAULT));
        guest.attend(TABLE);
        ScriptedHost.say(connection, new HostMessage.Attending(TABLE, 1, 0));
        ScriptedHost.say(connection, entries(log, opened));
        ear.other();
        host.heard();

        long request = guest.submit(0, new Command.Start());
        assertThat(host.heard()).isEqualTo(new ClientMessage.Submit(request, TABLE, 0, 0, new Command.Start()));
        ScriptedHost.say(connection, new HostMessage.Answered(request, new Answer.Accepted(2)));
        assertThat(ear.other()).isEqualTo(new QueuedEar.Answered(request, new Answer.Accepted(2)));
    }

    @Test
    void aLostConnectionComesBackByItself() throws InterruptedException {
        Channel first = welcomed();
        var _ = first.close();
        assertThat(ear.connection())
                .isInstanceOfSatisfying(
                        Connection.Waiting.class,
                        waiting -> assertThat(waiting.why()).isEqualTo(LossReason.RESET));
        assertThat(ear.connection()).isInstanceOf(Connection.Connecting.class);
        welcomed();
    }

    @Test
    void whoeverDisconnectsSaysGoodbyeBeforeTheSocketCloses() throws InterruptedException {
        Channel connection = welcomed();
        guest.disconnect();
        assertThat(host.heard()).isEqualTo(new ClientMessage.Goodbye());
        connection.closeFuture().await();
        assertThat(ear.connection()).isEqualTo(new Connection.Idle());
    }

    @Test
    void aClosedGuestSaysGoodbyeAndIsDeaf() throws InterruptedException {
        Channel connection = welcomed();
        guest.close();
        assertThat(host.heard()).isEqualTo(new ClientMessage.Goodbye());
        connection.closeFuture().await();
        guest.connect(host.address(), null);
        guest.close();
        assertThat(ear.connection()).isEqualTo(new Connection.Idle());
    }

    @Test
    void anotherVersionIsShown() throws InterruptedException {
        Channel connection = host.connection();
        HostMessage.Closing closing = new HostMessage.Closing(
                HostMessage.CloseReason.OTHER_VERSION, new VersionRange(7, 8), "cant-stop 9", "");
        ScriptedHost.say(connection, closing);
        assertThat(ear.connection())
                .isEqualTo(
                        new Connection.Ended(host.address(), closing.reason(), closing.versions(), closing.program()));
    }

    @Test
    void aNameIsLookedUp() throws InterruptedException {
        HostAddress byName = new HostAddress("localhost", host.port());
        guest.connect(byName, null);
        assertThat(ear.connection()).isEqualTo(new Connection.Connecting(byName, 1));
    }

    private static LogEntry append(Log log, Event event) {
        return log.append(event, EventCodec.encode(event));
    }

    private static HostMessage.Entries entries(Log log, LogEntry entry) {
        return new HostMessage.Entries(
                TABLE,
                1,
                log.sequence(),
                List.of(new HostMessage.Entry(entry.sequence(), Encoded.of(entry.bytes()), entry.digest())));
    }
}
