package cantstop.protocol.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.RequestId;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.wire.EventCodec;
import io.netty.channel.Channel;
import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A guest over real sockets and real TLS, at a host that keeps to the protocol.
class GuestConnectionTest {
    private static final TableId TABLE = new TableId("0123456789abcdef0123456789abcdef");
    private static final HostMessage.Welcome WELCOME =
            new HostMessage.Welcome(VersionRange.OURS.highest(), "test", "Ana's laptop");

    private static final Person ANA = new Person(new Key("a".repeat(64)), 0);
    private static final Badge BADGE =
            new Badge(new PlayerName("Ana"), Colour.ORANGE, Shape.all().getFirst());

    private final Identity identity = Identity.fresh();
    private final QueuedEar ear = new QueuedEar();
    private final GuestConnection guest = GuestConnection.open(identity, ear, new MemoryLogStore(), "test");
    private final ScriptedHost host = new ScriptedHost(InetAddress.getLoopbackAddress(), this::greet);
    private volatile HostMessage greeting = WELCOME;

    private void greet(Channel connection) {
        ScriptedHost.say(connection, greeting);
    }

    @AfterEach
    void close() {
        guest.close();
        host.close();
    }

    private Channel connected() throws InterruptedException {
        return arrived().channel();
    }

    private ScriptedHost.Arrival arrived() throws InterruptedException {
        guest.connect(host.address(), host.key());
        assertThat(ear.outcome()).isEqualTo(new Connection.Connected(host.address(), host.key(), WELCOME));
        return host.arrival();
    }

    /// A table of four events that the guest attends at this connection.
    private Log attended(Channel connection) throws InterruptedException {
        Log log = new Log();
        Rules.open(TABLE, new TableName("Ana's game"), Settings.DEFAULT, host.key(), ANA, BADGE)
                .forEach(event -> append(log, event));
        guest.attend(TABLE);
        assertThat(host.heard()).isEqualTo(new ClientMessage.Attend(TABLE, 0, Digest.EMPTY));
        ScriptedHost.say(connection, new HostMessage.Attending(TABLE, Epoch.FIRST, 0));
        ScriptedHost.say(connection, entries(log, log.after(0)));
        assertThat(ear.other()).isEqualTo(new QueuedEar.Start(TABLE, 4, log.state()));
        return log;
    }

    @Test
    void bothEndsKnowEachOthersKeys() throws InterruptedException {
        guest.connect(host.address(), host.key());
        ScriptedHost.Arrival arrival = host.arrival();
        assertThat(arrival.key()).isEqualTo(identity.key());
        assertThat(arrival.hello()).isEqualTo(new ClientMessage.Hello(VersionRange.OURS, "test"));
    }

    @Test
    void aTableIsAttendedAndFollowed() throws InterruptedException {
        Channel connection = connected();
        Log log = attended(connection);
        LogEntry locked = append(log, new Event.LockChanged(true));
        ScriptedHost.say(connection, entries(log, List.of(locked)));
        assertThat(ear.other()).isEqualTo(locked);
    }

    @Test
    void aRequestIsNumberedOnTheCallersThreadAndAnswered() throws InterruptedException {
        Channel connection = connected();
        attended(connection);
        RequestId request = guest.submit(0, new Command.Start());
        assertThat(host.heard())
                .isEqualTo(new ClientMessage.Submit(request, TABLE, Epoch.FIRST, 0, new Command.Start()));

        ScriptedHost.say(connection, new HostMessage.Answered(request, new Answer.Accepted(3)));
        assertThat(ear.other()).isEqualTo(new QueuedEar.Answered(request, new Answer.Accepted(3)));
    }

    @Test
    void aLostConnectionComesBackByItselfAndResumes() throws InterruptedException {
        Channel connection = connected();
        Log log = attended(connection);
        var _ = connection.close();
        assertThat(ear.connection())
                .isInstanceOfSatisfying(
                        Connection.Waiting.class,
                        waiting -> assertThat(waiting.why()).isEqualTo(LossReason.RESET));
        assertThat(host.heard()).isEqualTo(new ClientMessage.Attend(TABLE, 4, log.digest()));
    }

    @Test
    void whoComesBackToTheSameHostResumesItsSession() throws InterruptedException {
        ScriptedHost.Arrival first = arrived();

        var _ = first.channel().close();

        assertThat(ear.connection()).isInstanceOf(Connection.Waiting.class);
        ScriptedHost.Arrival again = host.arrival();
        assertThat(again.key()).isEqualTo(identity.key());
        assertThat(again.handshake())
                .as("no certificate is sent again")
                .isPositive()
                .isLessThan(first.handshake());
    }

    @Test
    void whoeverDisconnectsSaysGoodbyeBeforeTheSocketCloses() throws InterruptedException {
        Channel connection = connected();
        guest.disconnect();
        assertThat(host.heard()).isEqualTo(new ClientMessage.Goodbye());
        connection.closeFuture().await();
        assertThat(ear.connection()).isEqualTo(new Connection.Idle());
    }

    @Test
    void aClosedGuestHasSaidGoodbyeAndIsDeaf() throws InterruptedException {
        Channel connection = connected();
        guest.close();
        assertThat(host.heard()).isEqualTo(new ClientMessage.Goodbye());
        connection.closeFuture().await();
        guest.connect(host.address(), null);
        guest.close();
        assertThat(ear.connection()).isEqualTo(new Connection.Idle());
    }

    @Test
    void anotherVersionIsShown() throws InterruptedException {
        HostMessage.Closing closing = new HostMessage.Closing(
                HostMessage.CloseReason.OTHER_VERSION, new VersionRange(7, 8), "cant-stop 9", "");
        greeting = closing;
        guest.connect(host.address(), null);
        assertThat(ear.outcome())
                .isEqualTo(
                        new Connection.Ended(host.address(), closing.reason(), closing.versions(), closing.program()));
    }

    @Test
    void aNameIsLookedUp() throws InterruptedException {
        HostAddress byName = new HostAddress("localhost", host.port());
        guest.connect(byName, null);
        assertThat(ear.outcome()).isEqualTo(new Connection.Connected(byName, host.key(), WELCOME));
    }

    private static LogEntry append(Log log, Event event) {
        return log.append(event, EventCodec.encode(event));
    }

    private static HostMessage.Entries entries(Log log, List<LogEntry> entries) {
        return new HostMessage.Entries(
                TABLE,
                Epoch.FIRST,
                log.sequence(),
                entries.stream().map(entry -> HostMessage.Entry.of(entry)).toList());
    }
}
