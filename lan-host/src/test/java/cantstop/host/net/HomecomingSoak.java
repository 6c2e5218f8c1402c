package cantstop.host.net;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/// `./soak homecomings`: full houses that come back to hosts as slow as they may be, one after the other. Ends with 1
/// where somebody is not back in time, or has to start over.
@CommandLine.Command(mixinStandardHelpOptions = true)
public final class HomecomingSoak implements Callable<Integer> {
    /// What all handshakes together cost the slowest host.
    private static final Duration ALL = Duration.ofSeconds(8);

    @Option(names = "--count", description = "How many; default: ${DEFAULT-VALUE}.")
    private int count = 100;

    @Option(names = "--from", description = "The first seed; default: ${DEFAULT-VALUE}.")
    private long from = 1;

    @Option(names = "--guests", description = "How many each; default: ${DEFAULT-VALUE}.")
    private int guests = 200;

    public static void main(String... args) {
        System.exit(new CommandLine(new HomecomingSoak()).execute(args));
    }

    @Override
    public Integer call() {
        for (long seed = from; seed < from + count; seed++) {
            double slow = new SplittableRandom(seed).nextDouble(0.5, 1);
            Duration handshake = Duration.ofNanos((long) (ALL.toNanos() * slow / guests));
            try {
                Homecoming.Outcome outcome = new Homecoming(seed, guests, handshake).play();
                if (outcome.handshakes() > guests) {
                    throw new IllegalStateException("some started over: " + outcome);
                }
                System.out.println(seed + ": " + outcome);
            } catch (IllegalStateException e) {
                System.out.println("VIOLATION, seed " + seed + ": " + e.getMessage());
                return 1;
            }
        }
        return 0;
    }
}
