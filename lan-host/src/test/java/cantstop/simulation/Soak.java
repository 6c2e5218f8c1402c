package cantstop.simulation;

import java.time.Duration;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/// A long run of simulated parties at the command line: shows how far it has come, can be gone on with, and ends with
/// 1 where it found a violation.
@CommandLine.Command(mixinStandardHelpOptions = true)
final class Soak implements Callable<Integer> {
    private static final Duration BETWEEN_LINES = Duration.ofSeconds(10);

    private final Parties.Kind kind;
    private final ToLongFunction<Outcome> counted;
    private final String unit;
    private final long began = System.nanoTime();
    private long shown = began;

    @Option(names = "--count", description = "How many; default: ${DEFAULT-VALUE}.")
    private long count;

    @Option(names = "--minutes", description = "For how long at most; default: until there are as many.")
    private double minutes = Double.POSITIVE_INFINITY;

    @Option(names = "--from", description = "The first seed; default: ${DEFAULT-VALUE}.")
    private long from = 1;

    @Option(names = "--seed", description = "This party alone, with a digest of all its steps.")
    private @Nullable Long seed;

    /// A soak of one kind of party.
    ///
    /// @param counted what of an outcome counts
    /// @param unit what that is called
    /// @param count how many where nobody says so
    Soak(Function<SplittableRandom, Plan> plan, ToLongFunction<Outcome> counted, String unit, long count) {
        this((seed, digested) -> new Simulation(seed, plan, digested, Planted.NOTHING), counted, unit, count);
    }

    /// A soak of another kind of party.
    Soak(Parties.Kind kind, ToLongFunction<Outcome> counted, String unit, long count) {
        this.kind = kind;
        this.counted = counted;
        this.unit = unit;
        this.count = count;
    }

    /// Runs and ends the program.
    static void exit(Soak soak, String... args) {
        System.exit(new CommandLine(soak).execute(args));
    }

    @Override
    public Integer call() {
        try {
            Outcome outcome = seed == null ? many() : one(seed);
            say("No violation. " + outcome.inWords());
            return 0;
        } catch (Violation violation) {
            say("VIOLATION: " + violation.what());
            return 1;
        }
    }

    private Outcome many() {
        return new Parties(kind).run(from, this::isEnough);
    }

    private Outcome one(long number) {
        Simulation simulation = kind.party(number, true);
        Outcome outcome = simulation.run();
        say("Seed " + number + ", digest " + simulation.digest());
        return outcome;
    }

    private boolean isEnough(Outcome soFar) {
        long now = System.nanoTime();
        boolean enough = counted.applyAsLong(soFar) >= count || (now - began) / 60e9 >= minutes;
        if (enough || now - shown >= BETWEEN_LINES.toNanos()) {
            shown = now;
            double seconds = (now - began) / 1e9;
            long done = counted.applyAsLong(soFar);
            say(String.format(
                    Locale.ROOT,
                    "%,d %s, %,.0f a second; to go on later: --from %d",
                    done,
                    unit,
                    done / seconds,
                    from + soFar.parties()));
        }
        return enough;
    }

    private static void say(String line) {
        System.out.println(line);
    }
}
