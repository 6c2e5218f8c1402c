package cantstop.protocol.client.net;

import cantstop.engine.Badge;
import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.LogStore;
import cantstop.protocol.client.RacingDialer;
import cantstop.protocol.client.SafeListener;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.client.discovery.Lookout;
import cantstop.protocol.client.net.NetworkLookout.Ears;
import cantstop.protocol.net.LoopTimers;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A guest over real sockets. Its methods may be called from any thread and never wait; they are carried out in
/// their order on one thread, which also calls the listener and the store. After [#close] they do nothing.
public final class GuestConnection implements Guest, AutoCloseable {
    /// The thread that ends with this guest; null if it is shared.
    private final @Nullable EventLoopGroup own;

    private final EventLoop loop;
    private final ClientHalf core;
    private final RacingDialer dialer;
    private final Runnable watching;
    private final Optional<NetworkLookout> lookout;

    private GuestConnection(
            EventLoop loop,
            @Nullable EventLoopGroup own,
            Optional<Ears> ears,
            Identity identity,
            ClientListener listener,
            LogStore store,
            String program) {
        this.own = own;
        this.loop = loop;
        TlsDialer tls = new TlsDialer(loop, identity);
        dialer = new RacingDialer(tls);
        lookout = ears.map(those -> new NetworkLookout(those, identity::key));
        core = new ClientHalf(
                new LoopTimers(loop),
                new SecureRandom(),
                dialer,
                lookout.<HostDiscovery>map(this::onLoop).orElse(HostDiscovery.NONE),
                store,
                new SafeListener(listener),
                VersionRange.OURS,
                program,
                Optional.of(identity));
        loop.execute(tls::tls);
        watching = NetworkWatch.ofThisMachine().tell(() -> run(core::networkReturned));
    }

    /// A guest that is not connected yet.
    ///
    /// @param identity the key that the host will know it by
    /// @param listener is told what happens, on the guest's own thread
    /// @param store keeps copies of the tables; called on the guest's own thread
    /// @param program this program's version in words, printable ASCII, at most [Limits#PROGRAM_LENGTH]
    public static GuestConnection open(Identity identity, ClientListener listener, LogStore store, String program) {
        return open(identity, listener, store, program, Optional.empty());
    }

    /// The same for a guest that listens for hosts while its connection is lost, and so finds a host again that
    /// has another address.
    public static GuestConnection open(
            Identity identity, ClientListener listener, LogStore store, String program, Ears ears) {
        return open(identity, listener, store, program, Optional.of(ears));
    }

    private static GuestConnection open(
            Identity identity, ClientListener listener, LogStore store, String program, Optional<Ears> ears) {
        EventLoopGroup own = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("cantstop-guest", true), NioIoHandler.newFactory());
        return new GuestConnection(own.next(), own, ears, identity, listener, store, program);
    }

    /// The same on a thread that several guests of one program share, as bots do. The thread's owner ends it.
    public static GuestConnection on(
            EventLoop loop, Identity identity, ClientListener listener, LogStore store, String program) {
        return new GuestConnection(loop, null, Optional.empty(), identity, listener, store, program);
    }

    /// What the lookout hears on its own thread is told on this guest's.
    private HostDiscovery onLoop(NetworkLookout heard) {
        return new HostDiscovery() {
            @Override
            public void look(List<HostAddress> remembered, Consumer<Lookout.View> watcher) {
                heard.look(remembered, view -> run(() -> watcher.accept(view)));
            }

            @Override
            public void rest() {
                heard.rest();
            }
        };
    }

    @Override
    public void connect(HostAddress address, @Nullable Key pinnedKey) {
        connect(List.of(address), pinnedKey);
    }

    @Override
    public void connect(List<HostAddress> addresses, @Nullable Key pinnedKey) {
        List<HostAddress> copy = List.copyOf(addresses);
        run(() -> {
            dialer.know(copy, pinnedKey);
            core.connect(copy.getFirst(), pinnedKey);
        });
    }

    @Override
    public void retryNow() {
        run(core::retryNow);
    }

    @Override
    public void disconnect() {
        run(core::disconnect);
    }

    @Override
    public void introduce(PlayerName name) {
        run(() -> core.introduce(name));
    }

    @Override
    public void listTables() {
        run(core::listTables);
    }

    @Override
    public void attend(TableId table) {
        run(() -> core.attend(table));
    }

    @Override
    public void waitForSeat(int profile, Badge wish) {
        run(() -> core.waitForSeat(profile, wish));
    }

    @Override
    public void say(ClientMessage.OfTable message) {
        run(() -> core.say(message));
    }

    @Override
    public void say(Function<TableId, ClientMessage.OfTable> message) {
        run(() -> core.say(message));
    }

    @Override
    public RequestId ask(Function<RequestId, ClientMessage.Request> request) {
        RequestId number = core.nextRequest();
        ClientMessage.Request made = request.apply(number);
        run(() -> core.ask(made));
        return number;
    }

    @Override
    public RequestId ask(Question question) {
        RequestId number = core.nextRequest();
        run(() -> core.ask(number, question));
        return number;
    }

    @Override
    public void goOnAt(HostAddress address, Key hostKey) {
        run(() -> core.goOnAt(address, hostKey));
    }

    @Override
    public void hint(HostAddress address, Key hostKey) {
        run(() -> core.hint(address, hostKey));
    }

    @Override
    public void allowRollback() {
        run(core::allowRollback);
    }

    /// Says goodbye and ends the thread, where it is this guest's own. Waits for it, a few milliseconds on a
    /// network that works and a second at most, so that a program may end after it; called by the listener
    /// itself it does not wait.
    @Override
    public void close() {
        watching.run();
        run(() -> {
            core.disconnect();
            lookout.ifPresent(NetworkLookout::close);
            if (own != null) {
                // Not before: a group that is being ended closes its channels first, and goodbye would not leave.
                var _ = own.shutdownGracefully(0, Limits.FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
            }
        });
        if (own != null && !loop.inEventLoop()) {
            own.terminationFuture().awaitUninterruptibly(Limits.FAREWELL.toMillis());
        }
    }

    private void run(Runnable task) {
        try {
            loop.execute(task);
        } catch (RejectedExecutionException e) {
            if (!loop.isShuttingDown()) {
                throw e;
            }
        }
    }
}
