package cantstop.protocol.net;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.wire.ClientMessageCodec;
import cantstop.protocol.wire.HostMessageCodec;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.CodecException;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.concurrent.Executor;

/// Builds the handlers between a socket and a session, at either end.
///
/// A session is a handler that gets [Secured] once, as a user event; then the other end's messages, as
/// [ClientMessage] or [HostMessage]; and where something went wrong, an exception: a
/// [cantstop.protocol.wire.BreachException], wrapped in Netty's `DecoderException` (see [#cause]), where the
/// other end broke the protocol, an [javax.net.ssl.SSLException] where it is a stranger to it, anything else
/// where the network failed. It may answer a breach with a last message; the connection is then closed
/// without its doing. It writes messages of its own kind, from [Secured] on; one that can't be encoded fails
/// its write.
public final class Pipelines {
    private Pipelines() {}

    /// The host's end of a connection. How long its handshake may take is for the host, which lets handshakes begin
    /// when it has time for them.
    ///
    /// @param tls from [Tls#host]
    /// @param tlsExecutor does what takes long in a handshake, so that the loop serves those who are in
    ///     meanwhile: all the arithmetic of the JDK's, and of BoringSSL's what is done in Java
    /// @param session the last handler
    public static void host(Channel channel, SslContext tls, Executor tlsExecutor, ChannelHandler session) {
        SslHandler handler = tls.newHandler(channel.alloc(), tlsExecutor);
        handler.setHandshakeTimeoutMillis(0);
        build(channel.pipeline(), handler).addLast(messagesOfGuests()).addLast("session", session);
    }

    /// The host's end of a connection without TLS.
    ///
    /// @param introduction takes the first frames, as `ByteBuf`, and leaves the pipeline with [Secured]
    /// @param session the last handler
    public static void host(ChannelPipeline pipeline, ChannelHandler introduction, ChannelHandler session) {
        pipeline.addLast(new FrameDecoder(Limits.GUEST_FRAME), FrameEncoder.INSTANCE)
                .addLast("introduction", introduction)
                .addLast(decodedMessagesOfGuests())
                .addLast("session", session);
    }

    /// The guest's end of a connection. How long its handshake may take is for the guest. A host that it was connected
    /// to before, and that still knows it, is spared the certificates.
    ///
    /// @param channel connected, if sessions are to be resumed: they are known by the other end's address
    /// @param tls from [Tls#guest]
    /// @param session the last handler
    public static void guest(Channel channel, SslContext tls, ChannelHandler session) {
        SslHandler handler = channel.remoteAddress() instanceof InetSocketAddress host
                ? tls.newHandler(channel.alloc(), host.getAddress().getHostAddress(), host.getPort())
                : tls.newHandler(channel.alloc());
        handler.setHandshakeTimeoutMillis(0);
        Tls.offerOneKey(handler.engine());
        build(channel.pipeline(), handler).addLast(messagesOfHosts()).addLast("session", session);
    }

    /// The cause of an exception, without the wrapper of Netty.
    public static Throwable cause(Throwable caught) {
        Throwable cause = caught.getCause();
        return caught instanceof CodecException && cause != null ? cause : caught;
    }

    private static ChannelPipeline build(ChannelPipeline pipeline, SslHandler tls) {
        return pipeline.addLast("tls", tls).addLast("handshake", new Handshake());
    }

    /// Frames and messages as a host reads and writes them.
    static ChannelHandler[] messagesOfGuests() {
        return new ChannelHandler[] {
            new FrameDecoder(Limits.GUEST_FRAME),
            FrameEncoder.INSTANCE,
            new MessageDecoder(ClientMessageCodec::decode),
            new MessageEncoder<>(HostMessage.class, HostMessageCodec::encode),
            new CloseOnError()
        };
    }

    private static ChannelHandler[] decodedMessagesOfGuests() {
        ChannelHandler[] all = messagesOfGuests();
        return Arrays.copyOfRange(all, 2, all.length);
    }

    /// Frames and messages as a guest reads and writes them.
    static ChannelHandler[] messagesOfHosts() {
        return new ChannelHandler[] {
            new FrameDecoder(Limits.HOST_FRAME),
            FrameEncoder.INSTANCE,
            new MessageDecoder(HostMessageCodec::decode),
            new MessageEncoder<>(ClientMessage.class, ClientMessageCodec::encode),
            new CloseOnError()
        };
    }
}
