package cantstop.client.model.party;

import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.story.TurnCount;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The end of a log that counts no more, or is about to.
///
/// @param turns how many turns of each player it touches, in the order of the first; empty if that is not known
/// @param before the table without it; empty if that is not known
public record Undone(Map<Seat, Integer> turns, Optional<TableState> before) {
    static final Undone UNKNOWN = new Undone(Map.of(), Optional.empty());

    public Undone {
        turns = Collections.unmodifiableMap(new LinkedHashMap<>(turns));
    }

    /// What comes after so many events of this log.
    static Undone after(long kept, List<LogEntry> log) {
        List<Event> events = log.stream().map(LogEntry::event).toList();
        int same = (int) Math.min(kept, events.size());
        TableState before = Rules.unopened();
        for (Event event : events.subList(0, same)) {
            before = Rules.evolve(before, event);
        }
        return new Undone(TurnCount.touchedBy(events.subList(same, events.size())), Optional.of(before));
    }

    /// What a copy has that the log which counts does not have.
    static Undone of(List<LogEntry> copy, List<LogEntry> counts) {
        int same = 0;
        while (same < Math.min(copy.size(), counts.size()) && copy.get(same).equals(counts.get(same))) {
            same++;
        }
        return after(same, copy);
    }
}
