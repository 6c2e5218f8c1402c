package cantstop.host.bench;

import cantstop.host.guests.Crowd;
import cantstop.host.guests.Habits;
import cantstop.host.guests.HostProcess;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// A big party against one headless host on this machine: the host in a process of its own, real client halves over
/// TLS in this one, bots for players. Measured at the pace of quick people and as fast as it goes, beside a bare echo
/// over the same TLS with as many connections that do the same.
@Command(name = "./bench party", mixinStandardHelpOptions = true, sortOptions = false)
public final class PartyBenchMain implements Callable<Integer> {
    @Option(names = "--tables", defaultValue = "250", description = "how many (${DEFAULT-VALUE})")
    private int tables;

    @Option(names = "--clients", defaultValue = "4", description = "at each, 2 to 4 (${DEFAULT-VALUE})")
    private int clients;

    @Option(names = "--seconds", defaultValue = "20", description = "of each measurement (${DEFAULT-VALUE})")
    private int seconds;

    @Option(
            names = "--think",
            defaultValue = "1000",
            description = "milliseconds that quick people take (${DEFAULT-VALUE})")
    private int think;

    @Option(names = "--data", defaultValue = "lan-host/target/bench-party", description = "on the disk to measure")
    private Path folder = Path.of("");

    private final PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
    private final AtomicReference<Duration> pace = new AtomicReference<>(Duration.ZERO);
    private final Stopwatch stopwatch = new Stopwatch();

    /// Runs it.
    public static void main(String[] args) {
        System.exit(new CommandLine(new PartyBenchMain()).execute(args));
    }

    /// What was measured in some seconds.
    private record Figures(String what, double perSecond, double eventsPerSecond, double median, double p99) {}

    @Override
    public Integer call() throws Exception {
        Files.createDirectories(folder);
        Path data = Files.createTempDirectory(folder.toAbsolutePath(), "data");
        List<Figures> echo = echo();
        try (HostProcess host = HostProcess.start(List.of(), List.of(), data, "127.0.0.1", 0);
                Crowd crowd = new Crowd(new Habits(clients, pace::get, stopwatch))) {
            Footprint idle = Footprint.of(host.pid());
            seat(crowd, host);
            Figures people = measured("host, people", Duration.ofMillis(think), crowd::events);
            Figures flat = measured("host, flat out", Duration.ZERO, crowd::events);
            print(echo, List.of(people, flat));
            Footprint full = Footprint.of(host.pid());
            out.printf(
                    "Memory of the host: %.1f MB used with nobody, %.1f MB with %d tables of %d after %,d events: %.0f kB a"
                            + " table; %.0f MB resident.%n",
                    idle.used() / 1e6,
                    full.used() / 1e6,
                    tables,
                    clients,
                    crowd.events(),
                    (full.used() - idle.used()) / 1e3 / tables,
                    full.resident() / 1e6);
            List<String> oddities = crowd.oddities();
            oddities.stream().limit(10).forEach(odd -> out.println("WRONG: " + odd));
            return oddities.isEmpty() ? 0 : 1;
        }
    }

    /// At the pace of people first, which says what this machine adds to a command by itself.
    private List<Figures> echo() throws Exception {
        out.printf("Connecting %d clients to a bare echo ...%n", tables * clients);
        try (EchoProcess server = EchoProcess.start();
                EchoGuests guests = new EchoGuests(server.port(), tables * clients, tables, pace::get, stopwatch)) {
            pace.set(Duration.ofMillis(think));
            guests.begin();
            return List.of(
                    measured("echo, people", Duration.ofMillis(think), () -> 0),
                    measured("echo, flat out", Duration.ZERO, () -> 0));
        }
    }

    private void seat(Crowd crowd, HostProcess host) throws Exception {
        // Nobody plays in earnest while the others still come in.
        pace.set(Duration.ofSeconds(2));
        long began = System.nanoTime();
        for (int table = 1; table <= tables; table++) {
            crowd.sitDown(Collections.nCopies(clients, host.address()));
            if (table % 25 == 0 || table == tables) {
                out.printf("%d tables, %d connections%n", table, crowd.players().size());
            }
        }
        Crowd.until(() -> crowd.players().stream().allMatch(Player::isSeated));
        out.printf("All sat down after %.1f s.%n", (System.nanoTime() - began) / 1e9);
    }

    private Figures measured(String what, Duration think, LongSupplier events) throws InterruptedException {
        pace.set(think);
        // Half a measurement to get warm, and into the pace.
        TimeUnit.MILLISECONDS.sleep(seconds * 500L);
        stopwatch.reset();
        long before = events.getAsLong();
        long began = System.nanoTime();
        for (int second = 1; second <= seconds; second++) {
            TimeUnit.SECONDS.sleep(1);
            if (second % 5 == 0) {
                out.printf("%s: %d s, %,d commands%n", what, second, stopwatch.count());
            }
        }
        double took = (System.nanoTime() - began) / 1e9;
        return new Figures(
                what,
                stopwatch.count() / took,
                (events.getAsLong() - before) / took,
                stopwatch.millis(0.5),
                stopwatch.millis(0.99));
    }

    private void print(List<Figures> echo, List<Figures> host) {
        out.printf(
                "%n%-24s %12s %12s %12s %12s%n",
                String.format("%,d connections", tables * clients), "commands/s", "events/s", "median ms", "p99 ms");
        Stream.concat(echo.stream(), host.stream())
                .forEach(figures -> out.printf(
                        "%-24s %,12.0f %,12.0f %12.2f %12.2f%n",
                        figures.what(),
                        figures.perSecond(),
                        figures.eventsPerSecond(),
                        figures.median(),
                        figures.p99()));
        for (int pace = 0; pace < host.size(); pace++) {
            Figures of = host.get(pace);
            Figures bare = echo.get(pace);
            out.printf(
                    "%-24s %12.3f %12s %12.1f %12.1f%n",
                    of.what() + " / echo",
                    of.perSecond() / bare.perSecond(),
                    "",
                    of.median() / bare.median(),
                    of.p99() / bare.p99());
        }
        out.println();
    }
}
