package cantstop.host.bench;

import cantstop.host.guests.Crowd;
import cantstop.host.guests.Habits;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import cantstop.protocol.HostAddress;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/// `./bench give`: whether downloads disturb a game. A packed host gives itself on while 25 tables of 4 play at the
/// pace of quick people; from a command to its event, first with nobody downloading and then with 20, over and over.
///
/// ```
/// GiveBenchMain PROGRAM [SECONDS]     PROGRAM: the folder that ./pack portable leaves
/// ```
public final class GiveBenchMain {
    private static final int TABLES = 25;
    private static final int CLIENTS = 4;
    private static final int DOWNLOADS = 20;
    private static final int SECONDS = 20;
    private static final Duration THINK = Duration.ofSeconds(1);

    private GiveBenchMain() {}

    public static void main(String... words) throws Exception {
        Path program = Path.of(words[0]);
        int seconds = words.length > 1 ? Integer.parseInt(words[1]) : SECONDS;
        PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
        Path data = Files.createTempDirectory("cant-stop-give");
        Process host = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "@" + program.resolve("app/app.jvm"),
                        "-p",
                        program.resolve("app/lib").toString(),
                        "-m",
                        "cantstop.host/cantstop.host.net.HostMain",
                        "--bind",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--give",
                        "--data",
                        data.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Stopwatch stopwatch = new Stopwatch();
        try (BufferedReader said = host.inputReader(StandardCharsets.UTF_8);
                Crowd crowd = new Crowd(new Habits(CLIENTS, () -> THINK, stopwatch))) {
            HostAddress address = HostAddress.parse(after(said, "Listening on "));
            String page = after(said, "Giving this game at ");
            String zip = after(said, "  ").replaceFirst("^\\S+\\s+", "");
            for (int table = 0; table < TABLES; table++) {
                crowd.sitDown(Collections.nCopies(CLIENTS, address));
            }
            Crowd.until(() -> crowd.players().stream().allMatch(Player::isSeated));
            out.printf("%-16s %12s %12s %12s %12s%n", "", "commands/s", "median ms", "p99 ms", "MB/s given");
            measure(out, "nobody", seconds, stopwatch, new AtomicLong());
            AtomicBoolean over = new AtomicBoolean();
            AtomicLong bytes = new AtomicLong();
            try (ExecutorService guests = Executors.newFixedThreadPool(DOWNLOADS)) {
                for (int guest = 0; guest < DOWNLOADS; guest++) {
                    guests.execute(() -> download(URI.create(page + zip), over, bytes));
                }
                measure(out, DOWNLOADS + " downloads", seconds, stopwatch, bytes);
                over.set(true);
            }
            crowd.oddities().stream().limit(10).forEach(odd -> out.println("WRONG: " + odd));
        } finally {
            host.destroy();
            host.waitFor();
        }
        System.exit(0);
    }

    /// What follows these words in the next line that begins with them.
    private static String after(BufferedReader said, String words) throws IOException {
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(words)) {
                return line.substring(words.length());
            }
        }
        throw new IOException("the host did not say \"" + words + "\"");
    }

    private static void download(URI zip, AtomicBoolean over, AtomicLong bytes) {
        byte[] part = new byte[1 << 16];
        while (!over.get()) {
            try (InputStream in = zip.toURL().openStream()) {
                for (int read = in.read(part); read >= 0 && !over.get(); read = in.read(part)) {
                    bytes.addAndGet(read);
                }
            } catch (IOException e) {
                System.err.println("a download failed: " + e);
                return;
            }
        }
    }

    private static void measure(PrintWriter out, String what, int seconds, Stopwatch stopwatch, AtomicLong bytes)
            throws InterruptedException {
        // Half a measurement to get warm.
        TimeUnit.MILLISECONDS.sleep(seconds * 500L);
        stopwatch.reset();
        long before = bytes.get();
        long began = System.nanoTime();
        TimeUnit.SECONDS.sleep(seconds);
        double took = (System.nanoTime() - began) / 1e9;
        out.printf(
                Locale.ROOT,
                "%-16s %12.0f %12.2f %12.2f %12.1f%n",
                what,
                stopwatch.count() / took,
                stopwatch.millis(0.5),
                stopwatch.millis(0.99),
                (bytes.get() - before) / 1e6 / took);
    }
}
