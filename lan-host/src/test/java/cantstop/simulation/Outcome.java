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
/// @param withheld how often a log says that a laptop did not show its part of a throw
/// @param between how often a host came back between a roll that was decided and its dice
/// @param faults how often each happened
/// @param cheats at how many parties somebody cheated so
/// @param lies how often hosts lied so
/// @param forgeries how often laptops came with a log that was forged so
/// @param meetings how often two versions of the program met so
record Outcome(
        long parties,
        long steps,
        long events,
        long commands,
        long parted,
        long stuck,
        long withheld,
        long between,
        Map<Fault, Integer> faults,
        Map<Cheat, Integer> cheats,
        Map<Lie, Integer> lies,
        Map<Forger.Forgery, Integer> forgeries,
        Map<Releases.Meeting, Integer> meetings) {
    static final Outcome NOTHING =
            new Outcome(0, 0, 0, 0, 0, 0, 0, 0, Map.of(), Map.of(), Map.of(), Map.of(), Map.of());

    Outcome {
        faults = Map.copyOf(faults);
        cheats = Map.copyOf(cheats);
        lies = Map.copyOf(lies);
        forgeries = Map.copyOf(forgeries);
        meetings = Map.copyOf(meetings);
    }

    Outcome plus(Outcome other) {
        return new Outcome(
                parties + other.parties,
                steps + other.steps,
                events + other.events,
                commands + other.commands,
                parted + other.parted,
                stuck + other.stuck,
                withheld + other.withheld,
                between + other.between,
                sum(Fault.class, faults, other.faults),
                sum(Cheat.class, cheats, other.cheats),
                sum(Lie.class, lies, other.lies),
                sum(Forger.Forgery.class, forgeries, other.forgeries),
                sum(Releases.Meeting.class, meetings, other.meetings));
    }

    private static <K extends Enum<K>> Map<K, Integer> sum(Class<K> kind, Map<K, Integer> one, Map<K, Integer> other) {
        Map<K, Integer> all = new EnumMap<>(kind);
        one.forEach((key, times) -> all.merge(key, times, Integer::sum));
        other.forEach((key, times) -> all.merge(key, times, Integer::sum));
        return all;
    }

    String inWords() {
        return String.format(
                Locale.ROOT,
                "%,d parties, %,d steps, %,d events, %,d commands; %,d parted, %,d stuck; %,d withheld, "
                        + "%,d restarts between a roll and its dice; faults: %s; cheats: %s; lies: %s; forgeries: %s; "
                        + "versions: %s",
                parties,
                steps,
                events,
                commands,
                parted,
                stuck,
                withheld,
                between,
                new TreeMap<>(faults),
                new TreeMap<>(cheats),
                new TreeMap<>(lies),
                new TreeMap<>(forgeries),
                new TreeMap<>(meetings));
    }
}
