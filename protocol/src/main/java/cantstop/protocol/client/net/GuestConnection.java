package cantstop.protocol.client.net;

import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.GuestOnThread;
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
import org.jspecify.annotations.Nullable;

/// A guest over real sockets. Its thread also calls the listener and the store. After [#close] its methods do nothing.
public final class GuestConnection extends GuestOnThread implements AutoCloseable {
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
    protected ClientHalf core() {
        return core;
    }

    @Override
    protected RacingDialer dialer() {
        return dialer;
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

    @Override
    protected void run(Runnable task) {
        try {
            loop.execute(task);
        } catch (RejectedExecutionException e) {
            if (!loop.isShuttingDown()) {
                throw e;
            }
        }
    }
}
