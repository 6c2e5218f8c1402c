package cantstop.protocol.client.net;

import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.RivalWatch;
import cantstop.protocol.net.LoopTimers;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A [RivalWatch] over real sockets, on a thread of its own. Thread-safe.
public final class NetworkRivalWatch implements AutoCloseable {
    private final EventLoopGroup group = new MultiThreadIoEventLoopGroup(
            1, new DefaultThreadFactory("cantstop-rivals", true), NioIoHandler.newFactory());
    private final EventLoop loop = group.next();
    private final RivalWatch watch;

    private NetworkRivalWatch(Identity identity, String program, RivalWatch.Host host) {
        watch = new RivalWatch(
                new LoopTimers(loop),
                new SecureRandom(),
                new Anonymous(),
                new TlsDialer(loop, identity),
                program,
                identity.fingerprint(),
                onLoop(host));
    }

    /// Watches on behalf of a host.
    ///
    /// @param identity the host's key
    /// @param host is asked and told on the watch's thread, and may answer on any
    public static NetworkRivalWatch start(Identity identity, String program, RivalWatch.Host host) {
        NetworkRivalWatch started = new NetworkRivalWatch(identity, program, host);
        started.run(started.watch::start);
        return started;
    }

    private RivalWatch.Host onLoop(RivalWatch.Host host) {
        return new RivalWatch.Host() {
            @Override
            public void incomplete(Consumer<List<RivalWatch.Incomplete>> answer) {
                host.incomplete(tables -> run(() -> answer.accept(tables)));
            }

            @Override
            public void found(RivalWatch.Rival rival) {
                host.found(rival);
            }
        };
    }

    /// Dials with a key that is made when it is first needed, and kept nowhere.
    private final class Anonymous implements Dialer {
        private @Nullable Dialer dialer;

        @Override
        public HostLink dial(HostAddress address, LinkListener listener) {
            if (dialer == null) {
                dialer = new TlsDialer(loop, Identity.fresh());
            }
            return dialer.dial(address, listener);
        }
    }

    @Override
    public void close() {
        run(watch::stop);
        var _ = group.shutdownGracefully(0, Limits.FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void run(Runnable task) {
        try {
            loop.execute(task);
        } catch (RejectedExecutionException _) {
            // Closed before.
        }
    }
}
