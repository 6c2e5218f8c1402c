package cantstop.engine.succession;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.dice.Hand;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is believed of the end of a log that only one laptop has. Whoever brings it could have added that the
/// others left, and then throws of a host alone, which nothing proves. So no such throw counts after the last
/// event that somebody else has too, if another laptop had a hand there: in a party that went on honestly the
/// throw would carry the secret of the laptop that brings it.
final class Witnesses {
    private Witnesses() {}

    /// The log as far as it is believed.
    ///
    /// @param log the best of the copies
    /// @param claims what the laptops say that they have
    /// @param kept the log in the host's own journal, a copy on the host's laptop
    /// @param hostKey the key of that laptop
    static Log believed(Log log, Collection<LogClaim> claims, Optional<Log> kept, String hostKey) {
        Map<String, Long> held = new HashMap<>();
        claims.stream()
                .filter(claim -> !claim.isEmpty() && claim.isPrefixOf(log))
                .forEach(claim -> held.merge(claim.key(), claim.sequence(), Math::max));
        kept.ifPresent(own -> held.merge(hostKey, own.commonWith(log), Math::max));
        List<Map.Entry<String, Long>> longest = held.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .toList();
        if (longest.size() < 2 || longest.get(0).getValue() < log.sequence()) {
            return log;
        }
        return cut(log, longest.get(1).getValue(), longest.get(0).getKey());
    }

    private static Log cut(Log log, long shared, String owner) {
        Log believed = new Log();
        boolean others = false;
        for (LogEntry entry : log.after(0)) {
            TableState before = believed.state();
            if (entry.sequence() == shared + 1) {
                others = hasHandOfOthers(before, owner);
            }
            if (entry.sequence() > shared && others && isUnproved(entry.event(), before)) {
                return believed;
            }
            believed.append(entry.event(), entry.bytes());
        }
        return log;
    }

    private static boolean hasHandOfOthers(TableState state, String owner) {
        return state.partners().stream().map(Hand::key).anyMatch(key -> !key.equals(owner));
    }

    private static boolean isUnproved(Event event, TableState before) {
        boolean thrown = event instanceof Event.Rolled || event instanceof Event.StartRolled;
        return thrown && before.playing().flatMap(GameState::openThrow).isEmpty();
    }
}
