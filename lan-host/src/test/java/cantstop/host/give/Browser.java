package cantstop.host.give;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Says to a page exactly what a test wants said, well-formed or not.
final class Browser implements AutoCloseable {
    private final Socket socket;

    Browser(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(20_000);
    }

    /// What came back.
    static final class Answer {
        private final int status;
        private final Map<String, String> headers;
        private final byte[] body;

        Answer(int status, Map<String, String> headers, byte[] body) {
            this.status = status;
            this.headers = headers;
            this.body = body;
        }

        int status() {
            return status;
        }

        /// By their names in lower case.
        Map<String, String> headers() {
            return headers;
        }

        byte[] body() {
            return body;
        }

        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    /// One request on a connection of its own.
    static Answer ask(int port, String method, String path, String... headers) throws IOException {
        try (Browser browser = new Browser(port)) {
            return browser.ask(method, path, headers);
        }
    }

    Answer ask(String method, String path, String... headers) throws IOException {
        say(method + " " + path + " HTTP/1.1\r\nHost: here\r\n"
                + String.join(
                        "", List.of(headers).stream().map(one -> one + "\r\n").toList()) + "\r\n");
        return answer(method.equals("HEAD"));
    }

    void say(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    Answer answer(boolean headOnly) throws IOException {
        InputStream in = socket.getInputStream();
        String status = line(in);
        Map<String, String> headers = new LinkedHashMap<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        int length = headOnly ? 0 : Integer.parseInt(headers.getOrDefault("content-length", "0"));
        return new Answer(
                Integer.parseInt(status.substring("HTTP/1.1 ".length(), "HTTP/1.1 200".length())),
                headers,
                in.readNBytes(length));
    }

    /// The next byte, -1 where the other end has closed.
    int read() throws IOException {
        return socket.getInputStream().read();
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("closed");
            }
            if (next != '\r') {
                line.write(next);
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
