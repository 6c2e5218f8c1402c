package cantstop.protocol.client;

import cantstop.engine.Chair;
import cantstop.engine.Occupant;
import cantstop.engine.TableState;
import cantstop.protocol.HostAddress;
import java.util.List;

/// Who may lead the attended table, and where to look for them. Believed are the host that the log names and
/// those with a seat, by their keys; nobody else is talked to, wherever they answer. What they have is checked
/// entry by entry as always.
final class Candidates {
    private final Line line;
    private final Whereabouts whereabouts;
    private final Places places;

    Candidates(Line line, Whereabouts whereabouts, Places places) {
        this.line = line;
        this.whereabouts = whereabouts;
        this.places = places;
    }

    /// Whether a host with that key may lead the table.
    boolean mayLead(String hostKey) {
        return whereabouts
                .state()
                .filter(state -> state.hostKey().equals(hostKey) || sits(state, hostKey))
                .isPresent();
    }

    private static boolean sits(TableState state, String key) {
        return state.chairs().stream()
                .map(Chair::occupant)
                .anyMatch(occupant -> occupant instanceof Occupant.Human(var person)
                        && person.key().equals(key));
    }

    /// Whether that is the host that the line leads to, or tries to: a second connection of one key would end the
    /// first.
    boolean isThere(String hostKey) {
        return line.key().filter(hostKey::equals).isPresent();
    }

    /// All the places where a host of the table may be, but the one that the line is up to.
    List<HostAddress> elsewhere() {
        return places.all(line.host().flatMap(key -> line.where()));
    }
}
