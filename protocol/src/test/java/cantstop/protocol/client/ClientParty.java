package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.VersionRange;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// A client half with fakes all round it, and a test for a host.
final class ClientParty {
    static final HostAddress ADDRESS = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);
    static final Key HOST_KEY = new Key("b".repeat(64));
    static final Key OTHER_KEY = new Key("c".repeat(64));
    static final VersionRange VERSIONS = new VersionRange(2, 3);
    static final ClientMessage.Hello HELLO = new ClientMessage.Hello(VERSIONS, "1.0 (test)");
    static final HostMessage.Welcome WELCOME = new HostMessage.Welcome(3, HELLO.program(), "Ana's laptop");

    final FakeTimers timers = new FakeTimers();
    final FakeDialer dialer = new FakeDialer();
    final FakeDiscovery discovery = new FakeDiscovery();
    final MemoryLogStore store = new MemoryLogStore();
    final Ear ear;
    final ClientHalf guest;

    ClientParty() {
        this(new Ear());
    }

    ClientParty(Ear ear) {
        this.ear = ear;
        guest = new ClientHalf(
                timers,
                new Random(7),
                new RacingDialer(dialer),
                discovery,
                store,
                new SafeListener(ear),
                VERSIONS,
                HELLO.program(),
                Optional.empty());
    }

    /// A client half whose Welcome has come; all that was said until then is forgotten.
    static ClientParty connected() {
        ClientParty party = new ClientParty();
        party.guest.connect(ADDRESS, null);
        party.welcome();
        party.forget();
        return party;
    }

    /// One that follows a table.
    static ClientParty attending(HostLog log) {
        ClientParty party = connected();
        party.guest.attend(HostLog.TABLE);
        party.link().say(log.attending(0), log.sendAfter(0));
        party.forget();
        return party;
    }

    FakeLink link() {
        return dialer.last();
    }

    void welcome() {
        link().open(HOST_KEY);
        link().say(WELCOME);
    }

    /// Loses the link and lets the next one come up.
    void reconnect() {
        link().lose(LinkListener.LossReason.RESET);
        guest.retryNow();
        ear.heard();
        welcome();
    }

    void forget() {
        ear.heard();
        link().sent();
    }

    /// What was told of the connection since the last look.
    List<Connection> connections() {
        return ear.heard().stream()
                .filter(Ear.Changed.class::isInstance)
                .map(heard -> ((Ear.Changed) heard).connection())
                .toList();
    }

    static HostMessage.Closing closing(HostMessage.CloseReason reason) {
        return new HostMessage.Closing(reason, new VersionRange(5, 6), "2.0", "");
    }
}
