package cantstop.client.history;

import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenLog;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One copy, opened: its log and the table after each of its events. Immutable.
///
/// @param game what the list says of it
/// @param log as far as it is good
/// @param states the first is the table before anything happened, the last how it was left
/// @param file the name of the file that it came in; none for a copy of this laptop's
record Past(SeenGame game, SeenLog log, List<TableState> states, Optional<String> file) {
    Past {
        states = List.copyOf(states);
    }

    static Past of(SeenGame game, SeenLog log) {
        return new Past(game, log, states(log), Optional.empty());
    }

    /// One that came in a file.
    static Past ofFile(String file, SeenLog log, Instant then) {
        List<TableState> states = states(log);
        SeenGame game = SeenGame.of(states.getLast(), 0, then);
        return new Past(game, log, states, Optional.of(file));
    }

    private static List<TableState> states(SeenLog log) {
        List<TableState> states = new ArrayList<>();
        states.add(Rules.unopened());
        for (LogEntry entry : log.log().after(0)) {
            states.add(Rules.evolve(states.getLast(), entry.event()));
        }
        return states;
    }

    /// How the table was left.
    TableState end() {
        return states.getLast();
    }

    /// How many steps there are.
    int length() {
        return states.size() - 1;
    }

    /// What happened at a step, from 1.
    Event event(int step) {
        return log.log().after(step - 1).getFirst().event();
    }

    /// The table after that many steps.
    TableState after(int steps) {
        return states.get(steps);
    }
}
