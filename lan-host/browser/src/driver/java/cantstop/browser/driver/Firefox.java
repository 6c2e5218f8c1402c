package cantstop.browser.driver;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.json.Json;

/// A Firefox without a window, of this system. It is driven by Marionette, which it brings along: Debian has no driver
/// of Selenium's for it.
public final class Firefox implements Browser {
    private static final List<Path> BROWSERS = List.of(Path.of("/usr/bin/firefox-esr"), Path.of("/usr/bin/firefox"));
    private static final String PREFERENCES = """
            user_pref('marionette.port', 0);
            user_pref('ui.prefersReducedMotion', 1);
            user_pref('intl.accept_languages', 'en');
            """;

    private static final String SHOWN = "return document.querySelector('.screen > *') !== null";
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Path folder;
    private final Process process;
    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private int number;

    private Firefox(Path browser) throws IOException, InterruptedException {
        folder = Files.createTempDirectory("cantstop-firefox");
        Files.writeString(folder.resolve("user.js"), PREFERENCES);
        process = new ProcessBuilder(
                        browser.toString(), "--headless", "--marionette", "--no-remote", "--profile", folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.txt").toFile())
                .start();
        socket = new Socket(InetAddress.getLoopbackAddress(), port());
        in = new BufferedInputStream(socket.getInputStream());
        out = new BufferedOutputStream(socket.getOutputStream());
        read();
        ask("WebDriver:NewSession", Map.of());
    }

    /// Whether this system has one.
    public static boolean isHere() {
        return BROWSERS.stream().anyMatch(Files::isExecutable);
    }

    public static Firefox open() throws IOException, InterruptedException {
        return new Firefox(
                BROWSERS.stream().filter(Files::isExecutable).findFirst().orElseThrow());
    }

    /// Where it listens, which it writes down as soon as it does.
    private int port() throws IOException, InterruptedException {
        Path told = folder.resolve("MarionetteActivePort");
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!Files.exists(told) || Files.readString(told).isBlank()) {
            if (System.nanoTime() > end || !process.isAlive()) {
                process.destroyForcibly();
                throw new IOException("Firefox doesn't listen: " + Files.readString(folder.resolve("said.txt")));
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
        return Integer.parseInt(Files.readString(told).strip());
    }

    @Override
    public void open(String address) {
        ask("WebDriver:Navigate", Map.of("url", "about:blank"));
        ask("WebDriver:Navigate", Map.of("url", address));
        await(SHOWN);
    }

    @Override
    public void reload() {
        ask("WebDriver:Refresh", Map.of());
        await(SHOWN);
    }

    @Override
    public void await(String script) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!Boolean.TRUE.equals(run(script))) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("it did not come to that: " + script);
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
        }
    }

    @Override
    public @Nullable Object run(String script, Object... values) {
        Object told = ask("WebDriver:ExecuteScript", Map.of("script", script, "args", List.of(values)));
        return told instanceof Map<?, ?> map ? map.get("value") : null;
    }

    private @Nullable Object ask(String command, Map<String, Object> parameters) {
        try {
            return asked(command, parameters);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private @Nullable Object asked(String command, Map<String, Object> parameters) throws IOException {
        byte[] said =
                new Json().toJson(List.of(0, ++number, command, parameters)).getBytes(StandardCharsets.UTF_8);
        out.write((said.length + ":").getBytes(StandardCharsets.US_ASCII));
        out.write(said);
        out.flush();
        List<?> answer = new Json().toType(read(), List.class);
        if (answer.get(2) != null) {
            throw new IOException(command + ": " + answer.get(2));
        }
        return answer.get(3);
    }

    /// A length, a colon, and so many bytes.
    private String read() throws IOException {
        int length = 0;
        for (int digit = in.read(); digit != ':'; digit = in.read()) {
            if (digit < 0) {
                throw new IOException("Firefox has ended");
            }
            length = length * 10 + Character.digit(digit, 10);
        }
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
        try (socket;
                Stream<Path> files = Files.walk(folder)) {
            files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            // The system clears its temporary files.
        }
    }
}
