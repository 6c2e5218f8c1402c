package cantstop.protocol.net;

import cantstop.protocol.Limits;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/// Closes a connection after an error. The session is told first and may send a closing message. Once that has left,
/// or after [Limits#FAREWELL], the connection is closed, whatever the session does.
final class CloseOnError extends ChannelInboundHandlerAdapter {
    private boolean ending;

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (!ending) {
            ctx.fireChannelRead(message);
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (ending) {
            return;
        }
        ending = true;
        ctx.fireExceptionCaught(cause);
        Future<?> cut = ctx.executor().schedule(() -> cut(ctx), Limits.FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
        ctx.channel().closeFuture().addListener(_ -> cut.cancel(false));
        ctx.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
    }

    private static void cut(ChannelHandlerContext ctx) {
        var _ = ctx.close();
    }
}
