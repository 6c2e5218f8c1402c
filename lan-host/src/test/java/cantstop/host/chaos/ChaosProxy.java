package cantstop.host.chaos;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// A bad network between guests and one host: it listens on a port of its own and carries every connection on, late,
/// in pieces, for a while not at all, or to one end only. What it leaves to chance follows from its seed.
///
/// Everything happens on its one loop; its methods may be called from any thread and have happened when they return.
public final class ChaosProxy implements AutoCloseable {
    /// The two ends of a connection.
    public enum End {
        GUEST,
        HOST
    }

    private final MultiThreadIoEventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final EventLoop loop = group.next();
    private final InetSocketAddress host;
    private final SplittableRandom chance;
    private final Set<Relay> relays = new LinkedHashSet<>();
    private final Channel server;
    private Weather weather = Weather.FAIR;
    private boolean hole;
    private int carried;

    /// Stands before a host.
    public ChaosProxy(InetSocketAddress host, long seed) {
        this.host = host;
        chance = new SplittableRandom(seed);
        server = new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .childOption(ChannelOption.TCP_NODELAY, true)
                // Until the other end is there nothing is read.
                .childOption(ChannelOption.AUTO_READ, false)
                .childHandler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel guest) {
                        carry(guest);
                    }
                })
                .bind("127.0.0.1", 0)
                .syncUninterruptibly()
                .channel();
    }

    /// Where guests connect.
    public int port() {
        return ((InetSocketAddress) server.localAddress()).getPort();
    }

    /// How the network is from now on; what is on its way already arrives as it would have.
    public void turns(Weather next) {
        onLoop(() -> weather = next);
    }

    /// Every connection is reset, at both ends.
    public void resets() {
        each(Relay::reset);
    }

    /// Every connection is reset at one end, and the other doesn't hear of it: that one is half open.
    public void resetsOnly(End end) {
        each(relay -> relay.resetOnly(end));
    }

    /// Nothing gets through any more, neither bytes nor ends nor new connections, until [#clears]. Nothing is lost
    /// either, as TCP would send it again.
    public void swallows() {
        onLoop(() -> hole = true);
    }

    /// What was swallowed comes out, and all goes on.
    public void clears() {
        onLoop(() -> {
            hole = false;
            List.copyOf(relays).forEach(Relay::goOn);
        });
    }

    /// How many connections there have been.
    public int carried() {
        int[] count = new int[1];
        onLoop(() -> count[0] = carried);
        return count[0];
    }

    private void each(Consumer<Relay> what) {
        onLoop(() -> new ArrayList<>(relays).forEach(what));
    }

    private void onLoop(Runnable task) {
        loop.submit(task).syncUninterruptibly();
    }

    /// One loop serves all, so this runs on it.
    private void carry(Channel guest) {
        carried++;
        Relay relay = new Relay(guest, chance.split(), () -> weather, () -> hole);
        relays.add(relay);
        guest.pipeline().addLast(relay.from(End.GUEST));
        ChannelFuture connecting = new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.TCP_NODELAY, true)
                .option(ChannelOption.AUTO_READ, false)
                .handler(relay.from(End.HOST))
                .connect(host);
        connecting.addListener(connected -> {
            if (connected.isSuccess()) {
                relay.connected(connecting.channel());
            } else {
                relay.reset();
            }
        });
        guest.closeFuture().addListener(_ -> relays.removeIf(Relay::isOver));
        connecting.channel().closeFuture().addListener(_ -> relays.removeIf(Relay::isOver));
    }

    @Override
    public void close() {
        server.close().syncUninterruptibly();
        each(Relay::reset);
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
