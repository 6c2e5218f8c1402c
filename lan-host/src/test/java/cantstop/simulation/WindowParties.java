package cantstop.simulation;

import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/// The one door for windows that come to simulated parties.
public final class WindowParties {
    private final Supplier<Windows> windows;

    /// @param windows those of one party
    public WindowParties(Supplier<Windows> windows) {
        this.windows = windows;
    }

    /// What some parties came to.
    ///
    /// @param faults how often each happened
    public record Sum(long parties, long steps, long events, Map<String, Integer> faults) {}

    /// Runs the parties of some seeds, side by side.
    ///
    /// @throws Violation the first one that was found
    public Sum run(long from, long count) {
        return sum(LongStream.range(from, from + count)
                .parallel()
                .mapToObj(seed -> party(seed, false).run())
                .reduce(Outcome.NOTHING, Outcome::plus));
    }

    /// Runs one party.
    ///
    /// @throws Violation where something is wrong
    public Sum run(long seed) {
        return sum(party(seed, false).run());
    }

    /// Runs as the command line says, and ends the program.
    public void soak(long count, String... args) {
        Soak.exit(new Soak(this::party, Outcome::parties, "parties", count), args);
    }

    private Simulation party(long seed, boolean digested) {
        return new Simulation(seed, digested, windows.get());
    }

    private static Sum sum(Outcome outcome) {
        return new Sum(
                outcome.parties(),
                outcome.steps(),
                outcome.events(),
                outcome.faults().entrySet().stream()
                        .collect(Collectors.toMap(entry -> entry.getKey().name(), Map.Entry::getValue)));
    }
}
