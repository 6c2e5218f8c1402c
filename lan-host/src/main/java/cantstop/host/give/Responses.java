package cantstop.host.give;

import static io.netty.handler.codec.http.HttpHeaderNames.CONTENT_LENGTH;
import static io.netty.handler.codec.http.HttpHeaderNames.CONTENT_TYPE;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import java.nio.charset.StandardCharsets;

/// Builds HTTP responses that are not files.
final class Responses {
    /// The `Retry-After` for clients that found no room.
    static final int RETRY_SECONDS = 10;

    private Responses() {}

    static HttpResponseStatus malformed(DecoderResult result) {
        return switch (result.cause()) {
            case TooLongHttpLineException _ -> HttpResponseStatus.REQUEST_URI_TOO_LONG;
            case TooLongHttpHeaderException _ -> HttpResponseStatus.REQUEST_HEADER_FIELDS_TOO_LARGE;
            case null, default -> HttpResponseStatus.BAD_REQUEST;
        };
    }

    static FullHttpResponse headOf(HttpResponse response) {
        FullHttpResponse head =
                new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, response.status(), Unpooled.EMPTY_BUFFER);
        head.headers().set(response.headers());
        return head;
    }

    static FullHttpResponse words(HttpResponseStatus status) {
        String hint = status.equals(HttpResponseStatus.SERVICE_UNAVAILABLE)
                ? "Many are downloading; try again in " + RETRY_SECONDS + " seconds."
                : "What there is stands on the first page: /";
        return text(status, "text/plain", status + "\n" + hint + "\n");
    }

    static FullHttpResponse text(HttpResponseStatus status, String type, String text) {
        FullHttpResponse response = new DefaultFullHttpResponse(
                HttpVersion.HTTP_1_1, status, Unpooled.copiedBuffer(text, StandardCharsets.UTF_8));
        response.headers()
                .set(CONTENT_TYPE, type + "; charset=utf-8")
                .set(CONTENT_LENGTH, response.content().readableBytes());
        return response;
    }
}
