package cantstop.protocol.client.net;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
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
                new AnonymousDialer(loop),
                new TlsDialer(loop, identity),
                new ClientMessage.Hello(VersionRange.OURS, program),
                identity.key(),
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
