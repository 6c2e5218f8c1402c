package cantstop.client.history;

import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenLog;
import java.util.ArrayList;
import java.util.List;

/// One copy, opened: its log and the table after each of its events. Immutable.
///
/// @param game what the list says of it
/// @param log as far as it is good
/// @param states the first is the table before anything happened, the last how it was left
record Past(SeenGame game, SeenLog log, List<TableState> states) {
    Past {
        states = List.copyOf(states);
    }

    static Past of(SeenGame game, SeenLog log) {
        List<TableState> states = new ArrayList<>();
        states.add(Rules.unopened());
        for (LogEntry entry : log.log().after(0)) {
            states.add(Rules.evolve(states.getLast(), entry.event()));
        }
        return new Past(game, log, states);
    }

    /// How the table was left.
    TableState end() {
        return states.getLast();
    }

    /// How many steps there are.
    int length() {
        return states.size() - 1;
    }

    /// The table after that many steps.
    TableState after(int steps) {
        return states.get(steps);
    }
}
