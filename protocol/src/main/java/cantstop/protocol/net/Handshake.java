package cantstop.protocol.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;

/// Waits for TLS, then reads the other end's key and announces it with [Secured]. The key is read here, after the
/// handshake, and not where certificates are checked: a resumed session checks none. A handshake that fails or takes
/// too long, another protocol, or a missing key is passed on as an exception, and the connection ends.
final class Handshake extends ChannelInboundHandlerAdapter {
    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) throws SSLException {
        if (!(event instanceof SslHandshakeCompletionEvent completion)) {
            ctx.fireUserEventTriggered(event);
            return;
        }
        if (!completion.isSuccess()) {
            ctx.fireExceptionCaught(completion.cause());
            return;
        }
        SslHandler tls = ctx.pipeline().get(SslHandler.class);
        if (!Tls.PROTOCOL.equals(tls.applicationProtocol())) {
            throw new SSLHandshakeException("the other end does not speak " + Tls.PROTOCOL);
        }
        Secured secured = new Secured(PeerKey.of(tls.engine().getSession()));
        ctx.pipeline().remove(this);
        ctx.fireUserEventTriggered(secured);
    }
}
