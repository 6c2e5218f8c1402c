package cantstop.engine.dice;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A throw that is decided and in the log; the dice fall once the hands have shown their secrets. Immutable.
///
/// @param number which throw it is at its table, from 1
/// @param host the host that began it; its hand is one of those
/// @param hands those that take part, ordered by their keys, as they were when it began
/// @param own the host's secret
public record OpenThrow(int number, Key host, List<Hand> hands, Bytes own) {
    public OpenThrow {
        hands = List.copyOf(hands);
    }

    /// The hands that still have to show: all but the host's.
    public List<Hand> others() {
        return hands.stream().filter(hand -> !hand.key().equals(host)).toList();
    }

    /// The hand of a laptop that takes part.
    public Optional<Hand> handOf(Key key) {
        return hands.stream().filter(hand -> hand.key().equals(key)).findFirst();
    }

    /// Whether these are the secrets of the other hands, in their order.
    public boolean fit(TableId table, List<Bytes> secrets) {
        List<Hand> others = others();
        if (secrets.size() != others.size()) {
            return false;
        }
        for (int place = 0; place < secrets.size(); place++) {
            if (!others.get(place).fits(table, number, secrets.get(place))) {
                return false;
            }
        }
        return true;
    }

    /// The faces that follow from these secrets of the other hands.
    ///
    /// @param seat of the player who throws, or [Faces#START]
    /// @param count how many dice
    public List<Integer> faces(TableId table, int seat, int count, List<Bytes> secrets) {
        List<Faces.Share> shares = new ArrayList<>(List.of(new Faces.Share(host, own)));
        List<Hand> others = others();
        for (int place = 0; place < secrets.size(); place++) {
            shares.add(new Faces.Share(others.get(place).key(), secrets.get(place)));
        }
        return Faces.of(table, number, seat, count, shares);
    }
}
