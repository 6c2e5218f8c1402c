package cantstop.host.browser;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/// The page's files, compressed and in memory. They are looked up by their whole name in a map, so no path from a
/// browser ever reaches a disk.
final class SeatFiles {
    private static final String FOLDER = "seat/";
    private static final String FIRST = "index.html";

    /// Content comes from this host only, and never from inside the page: names and talk are text, whatever they
    /// contain.
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; media-src 'self' data:; connect-src 'self' ws: http:; manifest-src 'self';"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", "application/json; charset=utf-8",
            "properties", "text/plain; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "woff2", "font/woff2",
            "mp4", "video/mp4",
            "webm", "video/webm");

    /// One file.
    private static final class Packed {
        private final byte[] gzip;
        private final String type;
        private final String tag;

        Packed(byte[] gzip, String type, String tag) {
            this.gzip = gzip;
            this.type = type;
            this.tag = tag;
        }
    }

    /// What a page asks for under its own stamp never changes.
    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    private static final String STAMP = "stamp.txt";

    private final Map<String, Packed> files = new HashMap<>();
    private final String stamp = new String(read(STAMP), StandardCharsets.UTF_8).strip();

    /// Reads the files of this program, which takes a tenth of a second.
    SeatFiles() {
        for (String name :
                new String(read("files.txt"), StandardCharsets.UTF_8).lines().toList()) {
            byte[] bytes = read(name);
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
            files.put(name, new Packed(gzip(bytes), type, tag(bytes)));
        }
    }

    /// The names of all files.
    List<String> names() {
        return files.keySet().stream().sorted().toList();
    }

    /// The file of that name; empty if there is none. A browser keeps what it asked for under the stamp of this
    /// program, and looks each time whether anything else has changed. So no page gets a file of another program.
    ///
    /// @param name empty for the page itself
    /// @param version what follows after the question mark, empty for nothing: a page names its own stamp there
    Optional<FullHttpResponse> answer(String name, String version, FullHttpRequest request) {
        String asked = name.isEmpty() ? FIRST : name;
        return Optional.ofNullable(files.get(asked)).map(file -> {
            FullHttpResponse response = answer(file, request);
            if (version.equals(stamp) && !asked.equals(FIRST)) {
                response.headers().set(HttpHeaderNames.CACHE_CONTROL, FOR_EVER);
            }
            return response;
        });
    }

    private static FullHttpResponse answer(Packed file, FullHttpRequest request) {
        boolean known = file.tag.equals(request.headers().get(HttpHeaderNames.IF_NONE_MATCH));
        FullHttpResponse response = new DefaultFullHttpResponse(
                HttpVersion.HTTP_1_1,
                known ? HttpResponseStatus.NOT_MODIFIED : HttpResponseStatus.OK,
                known ? Unpooled.EMPTY_BUFFER : Unpooled.wrappedBuffer(file.gzip));
        response.headers()
                .set(HttpHeaderNames.ETAG, file.tag)
                .set(HttpHeaderNames.CONTENT_SECURITY_POLICY, POLICY)
                .set("referrer-policy", "no-referrer");
        if (!known) {
            response.headers()
                    .set(HttpHeaderNames.CONTENT_TYPE, file.type)
                    .set(HttpHeaderNames.CONTENT_ENCODING, "gzip")
                    .set(HttpHeaderNames.CONTENT_LENGTH, file.gzip.length);
        }
        return response;
    }

    private static byte[] read(String name) {
        try (InputStream in = SeatFiles.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("the program was packed without " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /// Compresses as well as it can: once made, it is sent often.
    private static final class Smallest extends GZIPOutputStream {
        Smallest(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new Smallest(packed)) {
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("memory refused bytes", e);
        }
        return packed.toByteArray();
    }

    private static String tag(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return '"' + HexFormat.of().formatHex(digest, 0, 16) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
