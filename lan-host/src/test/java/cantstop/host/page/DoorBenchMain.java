package cantstop.host.page;

import cantstop.engine.identity.TableId;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Stopwatch;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// From opening the address to a seat, on a phone that was never here: a slow processor, a bad WLAN, and nothing in the
/// browser's cache. The one tap after that of the camera comes as soon as there is something to tap.
@Command(name = "./bench door", mixinStandardHelpOptions = true, sortOptions = false)
public final class DoorBenchMain implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int BITS = 8;

    private static final String FETCHED = """
            return performance.getEntries().filter(one => one.transferSize > 0)
              .reduce((sum, one) => sum + one.transferSize, 0);
            """;

    @Option(names = "--count", defaultValue = "11", description = "how many (${DEFAULT-VALUE})")
    private int count;

    @Option(
            names = "--slower",
            defaultValue = "4",
            description = "times that the processor is slower (${DEFAULT-VALUE})")
    private double slower;

    @Option(
            names = "--latency",
            defaultValue = "100",
            description = "milliseconds to the host and back (${DEFAULT-VALUE})")
    private int latency;

    @Option(names = "--bits", defaultValue = "1000000", description = "a second, each way (${DEFAULT-VALUE})")
    private int bits;

    @Option(names = "--within", defaultValue = "10", description = "seconds of the median, at most (${DEFAULT-VALUE})")
    private double within;

    private final PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
    private final Stopwatch seated = new Stopwatch();
    private final Stopwatch shown = new Stopwatch();

    /// Runs it.
    public static void main(String[] args) {
        System.exit(new CommandLine(new DoorBenchMain()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        for (int number = 1; number <= count; number++) {
            sitsDown(number);
        }
        boolean inTime = seated.millis(0.5) <= within * 1000;
        out.printf(
                "the door after %.1f s (median), seated after %.1f s (median, at most %.0f: %s), %.1f s (p95)%n",
                shown.millis(0.5) / 1000,
                seated.millis(0.5) / 1000,
                within,
                inTime ? "reached" : "MISSED",
                seated.millis(0.95) / 1000);
        return inTime ? 0 : 1;
    }

    private void sitsDown(int number) throws Exception {
        Path data = Files.createTempDirectory("cantstop-door");
        try (PhoneParty party = PhoneParty.at(data, 3)) {
            TableId table = party.opens();
            Phone phone = party.phone("Anna");
            phone.browser().command("Network.enable", Map.of());
            phone.browser()
                    .command(
                            "Network.emulateNetworkConditions",
                            Map.of(
                                    "offline",
                                    false,
                                    "latency",
                                    latency,
                                    "downloadThroughput",
                                    bits / BITS,
                                    "uploadThroughput",
                                    bits / BITS));
            phone.browser().command("Emulation.setCPUThrottlingRate", Map.of("rate", slower));
            long from = System.nanoTime();
            phone.browser().open(party.page(table));
            shown.took(System.nanoTime() - from);
            phone.taps(".sit");
            if (!Crowd.within(PATIENCE, () -> phone.screen().equals("lobby"))) {
                throw new IllegalStateException("nobody was seated within " + PATIENCE);
            }
            long took = System.nanoTime() - from;
            seated.took(took);
            out.printf(
                    "%d: seated after %.1f s, %s bytes fetched with their heads%n",
                    number, took / 1e9, phone.browser().run(FETCHED));
        }
    }
}
