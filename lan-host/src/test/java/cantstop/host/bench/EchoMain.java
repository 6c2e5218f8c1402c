package cantstop.host.bench;

import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.net.Pipelines;
import cantstop.protocol.net.Tls;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.util.concurrent.ImmediateExecutor;
import java.net.InetSocketAddress;

/// What Netty, TLS and protobuf cost without a game: the same pipeline as the host's, and each command is answered on
/// its loop. Prints its port, and runs until it is ended.
final class EchoMain {
    private static final int LOOPS = 2;

    private EchoMain() {}

    public static void main(String[] args) {
        SslContext tls = Tls.host(Identity.fresh());
        EventLoopGroup loops = new MultiThreadIoEventLoopGroup(LOOPS, NioIoHandler.newFactory());
        Channel server = new ServerBootstrap()
                .group(loops)
                .channel(NioServerSocketChannel.class)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        Pipelines.host(channel, tls, ImmediateExecutor.INSTANCE, new Echo());
                    }
                })
                .bind("127.0.0.1", 0)
                .syncUninterruptibly()
                .channel();
        System.out.println(((InetSocketAddress) server.localAddress()).getPort());
        server.closeFuture().syncUninterruptibly();
    }

    private static final class Echo extends SimpleChannelInboundHandler<ClientMessage> {
        @Override
        protected void channelRead0(ChannelHandlerContext ctx, ClientMessage message) {
            if (message instanceof ClientMessage.Submit submit) {
                ctx.writeAndFlush(new HostMessage.Answered(
                                submit.request(),
                                new Answer.Accepted(submit.request().number())))
                        .addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
            }
        }
    }
}
