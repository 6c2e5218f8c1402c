package cantstop.protocol.client.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/// Stands before TLS during the handshake and reports each arrival of bytes to the link: a host that sends some is busy
/// with this guest. Confined to the loop.
final class HandshakeProgress extends ChannelInboundHandlerAdapter {
    private final ChannelLink link;

    HandshakeProgress(ChannelLink link) {
        this.link = link;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object read) {
        if (link.isSecured()) {
            ctx.pipeline().remove(this);
        } else {
            link.reaches();
        }
        ctx.fireChannelRead(read);
    }
}
