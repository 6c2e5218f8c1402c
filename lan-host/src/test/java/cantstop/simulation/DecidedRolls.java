package cantstop.simulation;

import cantstop.engine.Event;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// What must be so between a roll that is decided and its dice: who did not show once is not asked again for the same
/// roll. Counts what happens there.
final class DecidedRolls {
    private final Map<Ledger, Set<Integer>> didNotShow = new HashMap<>();
    private long withheld;

    /// How often a log says that somebody did not show.
    long withheld() {
        return withheld;
    }

    /// The next event of a log.
    void happened(Ledger ledger, Event event) {
        switch (event) {
            case Event.Withheld failed -> {
                withheld++;
                didNotShow.computeIfAbsent(ledger, _ -> new HashSet<>()).addAll(failed.hands());
            }
            case Event.Throwing thrown -> {
                Set<Integer> before = didNotShow.getOrDefault(ledger, Set.of());
                if (thrown.hands().stream().anyMatch(before::contains)) {
                    throw new Violation(
                            "hand " + before + " is asked again for the roll that it did not show for: " + thrown);
                }
            }
            case Event.OfGame _ -> didNotShow.remove(ledger);
            case Event.OfTable _ -> {}
        }
    }
}
