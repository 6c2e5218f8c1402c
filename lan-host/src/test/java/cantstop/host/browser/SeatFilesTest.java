package cantstop.host.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBufUtil;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The page as this program has it.
class SeatFilesTest {
    /// So that a phone has it in a second or two.
    private static final int MOST_BYTES = 208_000;
    private static final int FIRST_VISIT = 300_000;

    private final SeatFiles files = new SeatFiles();
    private final FullHttpRequest request = new DefaultFullHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, "/seat/");

    @Test
    void theCoreIsThereCompressed() {
        FullHttpResponse core = files.answer("core.js", "", request).orElseThrow();

        assertThat(core.headers().get(HttpHeaderNames.CONTENT_TYPE)).startsWith("text/javascript");
        assertThat(text(core)).contains("export");
        assertThat(core.content().readableBytes()).isLessThan(MOST_BYTES);
    }

    /// With the words of one language; each is fetched only where it is spoken.
    @Test
    void whatAPhoneFetchesFirstIsSmall() {
        int bytes = files.names().stream()
                .filter(name -> !name.startsWith("words/") || name.endsWith("_de.properties"))
                .mapToInt(name ->
                        files.answer(name, "", request).orElseThrow().content().readableBytes())
                .sum();

        assertThat(bytes).isLessThan(FIRST_VISIT);
    }

    @Test
    void nothingButThePagesOwnScriptsRuns() {
        FullHttpResponse core = files.answer("core.js", "", request).orElseThrow();

        assertThat(core.headers().get(HttpHeaderNames.CONTENT_SECURITY_POLICY))
                .contains("default-src 'none'", "script-src 'self'")
                .doesNotContain("unsafe");
    }

    @Test
    void whatABrowserHasAlreadyIsNotSentAgain() {
        String tag =
                files.answer("core.js", "", request).orElseThrow().headers().get(HttpHeaderNames.ETAG);
        request.headers().set(HttpHeaderNames.IF_NONE_MATCH, tag);

        FullHttpResponse again = files.answer("core.js", "", request).orElseThrow();

        assertThat(again.status()).isEqualTo(HttpResponseStatus.NOT_MODIFIED);
        assertThat(again.content().readableBytes()).isZero();
    }

    @Test
    void whatAPageAsksForUnderItsOwnStampIsKeptForEver() {
        String index = text(files.answer("", "", request).orElseThrow());
        String stamp = index.replaceAll("(?s).*core\\.js\\?(\\w+)\".*", "$1");

        assertThat(index).contains("seat.js?" + stamp, "seat.css?" + stamp);
        assertThat(kept("core.js", stamp)).contains("immutable");
        assertThat(kept("core.js", "")).isNull();
        assertThat(kept("core.js", "0123456789abcdef"))
                .as("a page of another program")
                .isNull();
    }

    private @Nullable String kept(String name, String version) {
        return files.answer(name, version, request).orElseThrow().headers().get(HttpHeaderNames.CACHE_CONTROL);
    }

    private static String text(FullHttpResponse response) {
        try (var in = new GZIPInputStream(new ByteArrayInputStream(ByteBufUtil.getBytes(response.content())))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"files.txt", "../seat/core.js", "SeatFiles.class", "/core.js", "core.js/"})
    void nothingElseIsThere(String name) {
        assertThat(files.answer(name, "", request)).isEmpty();
    }
}
