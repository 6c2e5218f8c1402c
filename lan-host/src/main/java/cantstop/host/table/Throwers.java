package cantstop.host.table;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandOpening;
import java.util.List;
import java.util.Optional;

/// The laptops that make the next throw of a table together.
///
/// @param opening the host's hand, if it has to be opened first
/// @param hands the numbers of the hands, ordered by the keys of their laptops
/// @param own the host's secret for this throw
public record Throwers(Optional<HandOpening> opening, List<Integer> hands, Bytes own) {
    public Throwers {
        hands = List.copyOf(hands);
    }
}
