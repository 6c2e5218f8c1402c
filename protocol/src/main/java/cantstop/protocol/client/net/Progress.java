package cantstop.protocol.client.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/// Stands before TLS while hands are shaken, and tells the link of whatever comes: a host that says something is busy
/// with this guest. Confined to the loop.
final class Progress extends ChannelInboundHandlerAdapter {
    private final ChannelLink link;

    Progress(ChannelLink link) {
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
