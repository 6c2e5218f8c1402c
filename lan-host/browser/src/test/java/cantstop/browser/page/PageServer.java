package cantstop.browser.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Serves the page from its sources, with a stand-in for the compiled core that shows any state without a host.
final class PageServer implements AutoCloseable {
    private static final Path STAND_IN = Path.of("src", "test", "page");
    private static final Set<String> OF_STAND_IN = Set.of("core.js", "states.js");
    /// No weaker than the host's, so that what it forbids is found here.
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; media-src 'self' data:; connect-src 'self' ws: http:; base-uri 'none'; form-action 'none'";
    private static final Map<String, String> TYPES = Map.of(
            "html",
            "text/html",
            "js",
            "text/javascript",
            "css",
            "text/css",
            "svg",
            "image/svg+xml",
            "woff2",
            "font/woff2");

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpServer server;

    PageServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/seat/", this::answer);
        server.start();
    }

    /// The address of the page that shows a state; see `states.js`.
    String state(String name) {
        return "http://127.0.0.1:%d/seat/?state=%s#t=a1%s"
                .formatted(server.getAddress().getPort(), name, name.startsWith("watch") ? "&watch" : "");
    }

    private void answer(HttpExchange exchange) throws IOException {
        String asked = exchange.getRequestURI().getPath().substring("/seat/".length());
        Path file = fileOf(asked.isEmpty() ? "index.html" : asked);
        byte[] bytes = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
        String name = file.getFileName().toString();
        exchange.getResponseHeaders()
                .add(
                        "Content-Type",
                        TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain; charset=utf-8"));
        exchange.getResponseHeaders().add("Content-Security-Policy", POLICY);
        // A browser asks once for the hundred files, not at every page that a test opens.
        exchange.getResponseHeaders().add("Cache-Control", "max-age=600");
        exchange.sendResponseHeaders(Files.isRegularFile(file) ? 200 : 404, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static Path fileOf(String asked) {
        if (OF_STAND_IN.contains(asked)) {
            return STAND_IN.resolve(asked);
        }
        if (asked.startsWith("words/words_")) {
            return PageFolder.desktopWords().resolve(asked.substring("words/".length()));
        }
        return PageFolder.main().resolve(asked);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.close();
    }
}
