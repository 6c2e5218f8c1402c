package cantstop.host.bench;

import cantstop.host.chaos.ChaosProxy;
import cantstop.host.chaos.Weather;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Habits;
import cantstop.host.guests.HostProcess;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import cantstop.protocol.HostAddress;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// How long it is from a player's roll to its dice on that player's screen, over TLS with a host in a process of its
/// own: the throw that all laptops make together costs a trip to the slowest of them and back, and one more write.
/// Beside the program of another commit, in turns, so that whatever else the machine does slows both.
@Command(name = "./bench rolls", mixinStandardHelpOptions = true, sortOptions = false)
public final class RollBenchMain implements Callable<Integer> {
    private static final Pattern LINE = Pattern.compile(
            "([0-9]+) rolls: dice after ([0-9.]+) ms .median., ([0-9.]+) p95, ([0-9.]+) p99, ([0-9.]+) at most.*");

    @Option(names = "--tables", defaultValue = "2", description = "how many (${DEFAULT-VALUE})")
    private int tables;

    @Option(names = "--clients", defaultValue = "3", description = "at each, 2 to 4 (${DEFAULT-VALUE})")
    private int clients;

    @Option(names = "--seconds", defaultValue = "20", description = "of each measurement (${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--pairs", defaultValue = "3", description = "with --beside: how many of each (${DEFAULT-VALUE})")
    private int pairs;

    @Option(
            names = "--trip",
            defaultValue = "30",
            description = "milliseconds to the host and back (${DEFAULT-VALUE}); 0 for none")
    private int trip;

    @Option(names = "--beside", description = "a commit, to which ./bench adds its class path")
    private String beside = "";

    @Option(names = "--data", defaultValue = "lan-host/target/bench-rolls", description = "on the disk to measure")
    private Path folder = Path.of("");

    private final PrintWriter out = new PrintWriter(System.out, true, System.out.charset());

    /// Runs it.
    public static void main(String[] args) {
        System.exit(new CommandLine(new RollBenchMain()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        if (beside.isEmpty()) {
            measure();
        } else {
            compare();
        }
        return 0;
    }

    private void measure() throws Exception {
        Files.createDirectories(folder);
        Path data = Files.createTempDirectory(folder.toAbsolutePath(), "data");
        Stopwatch first = new Stopwatch();
        Stopwatch rolls = new Stopwatch();
        Habits habits = new Habits(clients, () -> Duration.ofMillis(50), first, rolls);
        try (HostProcess host = HostProcess.start(List.of(), List.of(), data, "127.0.0.1", 0);
                ChaosProxy network = new ChaosProxy(
                        new InetSocketAddress(
                                InetAddress.getLoopbackAddress(), host.address().port()),
                        1);
                Crowd crowd = new Crowd(habits)) {
            HostAddress address = trip == 0 ? host.address() : new HostAddress("127.0.0.1", network.port());
            for (int table = 0; table < tables; table++) {
                crowd.sitDown(Collections.nCopies(clients, address));
            }
            Crowd.until(() -> crowd.players().stream().allMatch(Player::isSeated));
            network.turns(new Weather(Duration.ofMillis(trip).dividedBy(2), Duration.ZERO, 0));
            // Half a measurement to get warm.
            TimeUnit.MILLISECONDS.sleep(seconds * 500L);
            first.reset();
            rolls.reset();
            TimeUnit.SECONDS.sleep(seconds);
            out.printf(
                    Locale.ROOT,
                    "%d rolls: dice after %.2f ms (median), %.2f p95, %.2f p99, %.2f at most; any move's first event after"
                            + " %.2f ms (median)%n",
                    rolls.count(),
                    rolls.millis(0.5),
                    rolls.millis(0.95),
                    rolls.millis(0.99),
                    rolls.millis(1),
                    first.millis(0.5));
        }
    }

    /// What one run said, in milliseconds.
    private record Figures(double median, double p95, double p99, double most) {}

    private void compare() throws Exception {
        List<Figures> ours = new ArrayList<>();
        List<Figures> theirs = new ArrayList<>();
        for (int pair = 0; pair < pairs; pair++) {
            ours.add(inItsOwn("this program", System.getProperty("java.class.path")));
            theirs.add(inItsOwn("the other one", beside));
        }
        double here = middle(ours.stream().map(Figures::median).toList());
        double there = middle(theirs.stream().map(Figures::median).toList());
        out.printf(
                Locale.ROOT,
                "Middle of the medians: %.2f ms here, %.2f ms there: %.2f ms more, %.2f times as long; a trip takes %d ms."
                        + " The longest of all here: %.1f ms.%n",
                here,
                there,
                here - there,
                here / there,
                trip,
                ours.stream().mapToDouble(Figures::most).max().orElse(0));
    }

    private static double middle(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    private Figures inItsOwn(String who, String classpath) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--sun-misc-unsafe-memory-access=allow",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        classpath,
                        RollBenchMain.class.getName(),
                        "--tables=" + tables,
                        "--clients=" + clients,
                        "--seconds=" + seconds,
                        "--trip=" + trip,
                        "--data=" + folder)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        out.println(who + ": " + said);
        Matcher line = LINE.matcher(said);
        if (!line.matches()) {
            throw new IOException(who + " said nothing of rolls");
        }
        return new Figures(
                Double.parseDouble(line.group(2)),
                Double.parseDouble(line.group(3)),
                Double.parseDouble(line.group(4)),
                Double.parseDouble(line.group(5)));
    }
}
