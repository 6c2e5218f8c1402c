package cantstop.host.give;

import static io.netty.handler.codec.http.HttpHeaderNames.ACCEPT_LANGUAGE;
import static io.netty.handler.codec.http.HttpHeaderNames.ACCEPT_RANGES;
import static io.netty.handler.codec.http.HttpHeaderNames.ALLOW;
import static io.netty.handler.codec.http.HttpHeaderNames.CACHE_CONTROL;
import static io.netty.handler.codec.http.HttpHeaderNames.CONTENT_DISPOSITION;
import static io.netty.handler.codec.http.HttpHeaderNames.CONTENT_LENGTH;
import static io.netty.handler.codec.http.HttpHeaderNames.CONTENT_RANGE;
import static io.netty.handler.codec.http.HttpHeaderNames.CONTENT_SECURITY_POLICY;
import static io.netty.handler.codec.http.HttpHeaderNames.CONTENT_TYPE;
import static io.netty.handler.codec.http.HttpHeaderNames.ETAG;
import static io.netty.handler.codec.http.HttpHeaderNames.IF_RANGE;
import static io.netty.handler.codec.http.HttpHeaderNames.LOCATION;
import static io.netty.handler.codec.http.HttpHeaderNames.RANGE;
import static io.netty.handler.codec.http.HttpHeaderNames.RETRY_AFTER;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.stream.ChunkedWriteHandler;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Serves one connection, one request after the other. Files are looked up by their whole name in a map, so no path
/// from a client ever reaches the disk. Confined to its channel's thread.
final class DownloadHandler extends SimpleChannelInboundHandler<FullHttpRequest> {
    private static final Logger LOG = LoggerFactory.getLogger(DownloadHandler.class);

    private final Supplier<Optional<DownloadSite>> shelf;
    private final SideSite beside;
    private final BandwidthLimit pace;
    private final DownloadLimits limits;
    private final boolean turnedAway;
    private @Nullable ScheduledFuture<?> deadline;
    private @Nullable Download download;
    private long sentBefore;

    /// @param shelf the files on offer now; empty for none
    /// @param turnedAway whether this one is only told that there is no room
    DownloadHandler(
            Supplier<Optional<DownloadSite>> shelf,
            SideSite beside,
            BandwidthLimit pace,
            DownloadLimits limits,
            boolean turnedAway) {
        this.shelf = shelf;
        this.beside = beside;
        this.pace = pace;
        this.limits = limits;
        this.turnedAway = turnedAway;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        waitFor(context);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        stopTimer();
    }

    /// The connection became a WebSocket.
    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        stopTimer();
    }

    /// Closes the connection if no request comes in time.
    private void waitFor(ChannelHandlerContext context) {
        stopTimer();
        Runnable close = () -> {
            var _ = context.close();
        };
        deadline = context.executor().schedule(close, limits.request().toMillis(), TimeUnit.MILLISECONDS);
    }

    /// Checks at intervals whether the client still reads.
    private void watch(ChannelHandlerContext context) {
        stopTimer();
        sentBefore = download == null ? 0 : download.sent();
        deadline =
                context.executor().schedule(() -> look(context), limits.glance().toMillis(), TimeUnit.MILLISECONDS);
    }

    private void look(ChannelHandlerContext context) {
        if (download != null && download.sent() - sentBefore < limits.least()) {
            LOG.debug("{} does not read", context.channel().remoteAddress());
            var _ = context.close();
        } else {
            watch(context);
        }
    }

    private void stopTimer() {
        if (deadline != null) {
            deadline.cancel(false);
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
        stopTimer();
        // The next request is read when this one is answered.
        context.channel().config().setAutoRead(false);
        boolean stays = HttpUtil.isKeepAlive(request) && request.decoderResult().isSuccess() && !turnedAway;
        if (request.decoderResult().isFailure()) {
            say(context, request, Responses.malformed(request.decoderResult()), stays);
        } else if (turnedAway) {
            say(context, request, HttpResponseStatus.SERVICE_UNAVAILABLE, stays);
        } else if (!request.method().equals(HttpMethod.GET) && !request.method().equals(HttpMethod.HEAD)) {
            say(context, request, HttpResponseStatus.METHOD_NOT_ALLOWED, stays);
        } else {
            serve(context, request, stays);
        }
    }

    private void serve(ChannelHandlerContext context, FullHttpRequest request, boolean stays) {
        Optional<FullHttpResponse> other = beside.answer(request);
        Optional<DownloadSite> site = shelf.get();
        if (other.isPresent()) {
            send(context, request, other.get(), stays);
        } else if (site.isPresent()) {
            serve(context, request, site.get(), stays);
        } else if (path(request).equals("/") && beside.front().isPresent()) {
            FullHttpResponse there = Responses.words(HttpResponseStatus.FOUND);
            there.headers().set(LOCATION, beside.front().get());
            send(context, request, there, stays);
        } else {
            say(context, request, HttpResponseStatus.NOT_FOUND, stays);
        }
    }

    private static String path(FullHttpRequest request) {
        int query = request.uri().indexOf('?');
        return query < 0 ? request.uri() : request.uri().substring(0, query);
    }

    private void serve(ChannelHandlerContext context, FullHttpRequest request, DownloadSite site, boolean stays) {
        String path = path(request);
        Optional<Artifact> file = site.named(path.startsWith("/") ? path.substring(1) : "");
        if (path.equals("/")) {
            String page = DownloadPage.html(request.headers().get(ACCEPT_LANGUAGE, ""), site.pageText(), site.files());
            send(context, request, Responses.text(HttpResponseStatus.OK, "text/html", page), stays);
        } else if (path.equals("/SHA256SUMS")) {
            send(
                    context,
                    request,
                    Responses.text(HttpResponseStatus.OK, "text/plain", DownloadPage.sums(site.files())),
                    stays);
        } else if (file.isPresent()) {
            give(context, request, file.get(), stays);
        } else {
            say(context, request, HttpResponseStatus.NOT_FOUND, stays);
        }
    }

    private void give(ChannelHandlerContext context, FullHttpRequest request, Artifact file, boolean stays) {
        String tag = '"' + file.sha256() + '"';
        String same = request.headers().get(IF_RANGE);
        boolean unchanged = same == null || same.equals(tag);
        ByteRange wanted = ByteRange.of(unchanged ? request.headers().get(RANGE) : null, file.size());
        switch (wanted) {
            case ByteRange.NoSuchPart() -> {
                FullHttpResponse no = Responses.words(HttpResponseStatus.REQUESTED_RANGE_NOT_SATISFIABLE);
                no.headers().set(CONTENT_RANGE, "bytes */" + file.size());
                send(context, request, no, stays);
            }
            case ByteRange.Whole() ->
                stream(context, request, file, new ByteRange.Part(0, file.size() - 1), false, stays);
            case ByteRange.Part part -> stream(context, request, file, part, true, stays);
        }
    }

    private void stream(
            ChannelHandlerContext context,
            FullHttpRequest request,
            Artifact file,
            ByteRange.Part part,
            boolean partly,
            boolean stays) {
        HttpResponse response = new DefaultHttpResponse(
                HttpVersion.HTTP_1_1, partly ? HttpResponseStatus.PARTIAL_CONTENT : HttpResponseStatus.OK);
        response.headers()
                .set(CONTENT_TYPE, "application/octet-stream")
                .set(CONTENT_DISPOSITION, "attachment; filename=\"" + file.name() + '"')
                .set(CONTENT_LENGTH, part.last() - part.first() + 1)
                .set(ACCEPT_RANGES, "bytes")
                .set(ETAG, '"' + file.sha256() + '"');
        if (partly) {
            response.headers().set(CONTENT_RANGE, "bytes " + part.first() + '-' + part.last() + '/' + file.size());
        }
        common(response, stays);
        if (request.method().equals(HttpMethod.HEAD)) {
            send(context, request, Responses.headOf(response), stays);
            return;
        }
        try {
            Channel channel = context.channel();
            Download opened = Download.open(
                    file.file(),
                    file.size(),
                    pace,
                    () -> channel.pipeline().get(ChunkedWriteHandler.class).resumeTransfer(),
                    part.first(),
                    part.last());
            download = opened;
            watch(context);
            var _ = context.write(response);
            var _ = context.writeAndFlush(opened).addListener(done -> answered(context, stays && done.isSuccess()));
        } catch (IOException e) {
            LOG.warn("{} can't be given: {}", file.name(), e.toString());
            say(context, request, HttpResponseStatus.SERVICE_UNAVAILABLE, false);
        }
    }

    /// A refusal, in a line of text.
    private void say(ChannelHandlerContext context, FullHttpRequest request, HttpResponseStatus why, boolean stays) {
        FullHttpResponse response = Responses.words(why);
        if (why.equals(HttpResponseStatus.METHOD_NOT_ALLOWED)) {
            response.headers().set(ALLOW, "GET, HEAD");
        }
        if (why.equals(HttpResponseStatus.SERVICE_UNAVAILABLE)) {
            response.headers().set(RETRY_AFTER, Responses.RETRY_SECONDS);
        }
        send(context, request, response, stays);
    }

    private void send(
            ChannelHandlerContext context, FullHttpRequest request, FullHttpResponse response, boolean stays) {
        common(response, stays);
        if (request.method().equals(HttpMethod.HEAD)) {
            response.content().clear();
        }
        waitFor(context);
        var _ = context.writeAndFlush(response).addListener(done -> answered(context, stays && done.isSuccess()));
    }

    private static void common(HttpResponse response, boolean stays) {
        response.headers().set("x-content-type-options", "nosniff");
        if (!response.headers().contains(CACHE_CONTROL)) {
            response.headers().set(CACHE_CONTROL, "no-cache");
        }
        if (!response.headers().contains(CONTENT_SECURITY_POLICY)) {
            response.headers().set(CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'");
        }
        HttpUtil.setKeepAlive(response, stays);
    }

    private void answered(ChannelHandlerContext context, boolean stays) {
        download = null;
        if (stays) {
            waitFor(context);
            context.channel().config().setAutoRead(true);
        } else {
            stopTimer();
            var _ = context.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        // The client went away, or sent what is no HTTP: there is nothing to do and nothing to tell.
        LOG.debug("{}", cause.toString());
        var _ = context.close();
    }
}
