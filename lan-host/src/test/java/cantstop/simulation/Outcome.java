package cantstop.simulation;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// What some parties came to.
///
/// @param parties how many
/// @param steps of all machines together
/// @param events in all logs
/// @param commands different ones that people sent at their turns
/// @param parted at how many a table went on in two places, each part without the other
/// @param stuck at how many a table that moves stood still in the end, until somebody would have gone
///     elsewhere by hand
/// @param faults how often each happened
record Outcome(
        long parties, long steps, long events, long commands, long parted, long stuck, Map<Fault, Integer> faults) {
    static final Outcome NOTHING = new Outcome(0, 0, 0, 0, 0, 0, Map.of());

    Outcome {
        faults = Map.copyOf(faults);
    }

    Outcome plus(Outcome other) {
        Map<Fault, Integer> all = new EnumMap<>(Fault.class);
        faults.forEach((fault, times) -> all.merge(fault, times, Integer::sum));
        other.faults.forEach((fault, times) -> all.merge(fault, times, Integer::sum));
        return new Outcome(
                parties + other.parties,
                steps + other.steps,
                events + other.events,
                commands + other.commands,
                parted + other.parted,
                stuck + other.stuck,
                all);
    }

    String inWords() {
        return String.format(
                Locale.ROOT,
                "%,d parties, %,d steps, %,d events, %,d commands; %,d parted, %,d stuck; faults: %s",
                parties,
                steps,
                events,
                commands,
                parted,
                stuck,
                new TreeMap<>(faults));
    }
}
