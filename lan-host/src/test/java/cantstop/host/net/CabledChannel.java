package cantstop.host.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelOutboundBuffer;
import java.util.function.Consumer;

/// A connection whose socket keeps so much and no more of what has not left yet.
final class CabledChannel extends ChannelByHand {
    /// What a system buffers of a connection, in bytes.
    private static final int SOCKET = 64 * 1024;

    private final Consumer<byte[]> leaves;
    private final Runnable closed;
    private int buffered;

    /// @param leaves takes what is sent
    /// @param closed runs when this end closes it
    CabledChannel(int address, Consumer<byte[]> leaves, Runnable closed) {
        super(address);
        this.leaves = leaves;
        this.closed = closed;
    }

    @Override
    protected void doWrite(ChannelOutboundBuffer pending) {
        while (buffered < SOCKET && pending.current() instanceof ByteBuf next) {
            byte[] bytes = ByteBufUtil.getBytes(next);
            buffered += bytes.length;
            pending.remove();
            if (bytes.length > 0) {
                leaves.accept(bytes);
            }
        }
    }

    /// So many bytes have left the socket. On its loop.
    void hasLeft(int bytes) {
        buffered -= bytes;
        if (isOpen()) {
            unsafe().flush();
        }
    }

    /// What has no place in the socket, in bytes.
    long unsent() {
        ChannelOutboundBuffer waiting = unsafe().outboundBuffer();
        return waiting == null ? 0 : waiting.totalPendingWriteBytes();
    }

    @Override
    protected void doClose() {
        super.doClose();
        closed.run();
    }
}
