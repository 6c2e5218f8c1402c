package cantstop.explorer;

import cantstop.planted.Plant;
import cantstop.planted.PlantedCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/// One exploration, on code with faults in it or without. What crosses to that code and back is of the JDK alone.
///
/// @param found what was wrong and how it came to that; empty if nothing was
/// @param ends how many ways were gone to their end
/// @param counts in words
record Exploration(String found, long ends, String counts) {
    /// For [#of]: every way.
    static final long ALL = Long.MAX_VALUE;

    /// Explores.
    ///
    /// @param faults what is planted in the code that is shipped
    /// @param budget what may go wrong
    /// @param depth how many steps follow each other
    /// @param count how many ways at random, or [#ALL]
    static Exploration of(List<Plant> faults, Budget budget, int depth, long count, double seconds) {
        List<Plant> plants = new ArrayList<>(faults);
        plants.add(Plants.TRUST);
        List<?> said = (List<?>) new PlantedCode(plants)
                .call(Exploration.class, "run", budget.laptops(), budget.isForgetful(), depth, count, seconds);
        return new Exploration((String) said.get(0), (Long) said.get(1), (String) said.get(2));
    }

    /// What is called in the planted code.
    static List<Object> run(int laptops, boolean forgetful, int depth, long count, double seconds) {
        long began = System.nanoTime();
        BooleanSupplier inTime = () -> (System.nanoTime() - began) / 1e9 < seconds;
        Explorer explorer = new Explorer(Budget.ofIncidents(laptops, forgetful), depth, inTime);
        Optional<Explorer.Found> found =
                count == ALL ? explorer.explore() : explorer.wander(new SplittableRandom(1), count);
        String what = found.map(finding -> finding.what() + ", after " + String.join(", ", finding.way()))
                .orElse("");
        String counts = String.format(
                Locale.ROOT,
                "depth %d: %,d states, %,d steps, %,d ends, %.0f s",
                depth,
                explorer.states(),
                explorer.steps(),
                explorer.ends(),
                (System.nanoTime() - began) / 1e9);
        return List.of(what, explorer.ends(), counts);
    }
}
