package cantstop.host.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.AbstractChannel;
import io.netty.channel.ChannelConfig;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelMetadata;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.ChannelPromise;
import io.netty.channel.DefaultChannelConfig;
import io.netty.channel.EventLoop;
import io.netty.channel.WriteBufferWaterMark;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import org.jspecify.annotations.Nullable;

/// A connection whose socket is a test: Netty's channel on a [LoopByHand].
class ChannelByHand extends AbstractChannel {
    private static final ChannelMetadata METADATA = new ChannelMetadata(false);

    private final ChannelConfig config = new DefaultChannelConfig(this);
    private final InetSocketAddress address;
    private final ByteBuf left = Unpooled.buffer();
    private boolean open = true;
    private boolean deaf;
    private int sent;

    ChannelByHand(int address) {
        super(null);
        this.address = new InetSocketAddress(
                InetAddress.ofLiteral("10.0." + address / 250 + "." + (1 + address % 250)), 50_000);
    }

    /// From now on the other end reads nothing.
    void goesDeaf() {
        deaf = true;
    }

    /// From now on its other end counts as slow with so many bytes to read.
    void isSlowFrom(int bytes) {
        config.setWriteBufferWaterMark(new WriteBufferWaterMark(1, bytes));
    }

    /// What has left so far.
    ByteBuf left() {
        return left.duplicate();
    }

    /// How many messages the host has sent on it, whether they left or not.
    int sent() {
        return sent;
    }

    @Override
    public ChannelFuture writeAndFlush(Object message) {
        sent++;
        return super.writeAndFlush(message);
    }

    /// These bytes arrive, where the connection is still there. On its loop.
    void arrives(byte[] bytes) {
        if (open) {
            pipeline().fireChannelRead(Unpooled.wrappedBuffer(bytes)).fireChannelReadComplete();
        }
    }

    @Override
    protected void doWrite(ChannelOutboundBuffer pending) {
        while (!deaf && pending.current() instanceof ByteBuf next) {
            left.writeBytes(next);
            pending.remove();
        }
    }

    @Override
    protected void doClose() {
        open = false;
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public boolean isActive() {
        return open;
    }

    @Override
    public ChannelConfig config() {
        return config;
    }

    @Override
    public ChannelMetadata metadata() {
        return METADATA;
    }

    @Override
    protected AbstractUnsafe newUnsafe() {
        return new AbstractUnsafe() {
            @Override
            public void connect(SocketAddress remote, @Nullable SocketAddress local, ChannelPromise promise) {
                throw new UnsupportedOperationException();
            }
        };
    }

    @Override
    protected boolean isCompatible(EventLoop loop) {
        return true;
    }

    @Override
    protected SocketAddress localAddress0() {
        return address;
    }

    @Override
    protected SocketAddress remoteAddress0() {
        return address;
    }

    @Override
    protected void doBind(SocketAddress local) {
        throw new UnsupportedOperationException();
    }

    @Override
    protected void doDisconnect() {
        doClose();
    }

    @Override
    protected void doBeginRead() {
        // What arrives is not asked for.
    }
}
