package cantstop.engine.dice;

import cantstop.engine.identity.Key;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The hands of a table. Immutable.
///
/// @param opened how many were ever opened
/// @param lastThrow the number of the last throw, 0 before the first; it never decreases
/// @param open the newest hand of each laptop that opened one, in the order in which they were opened
/// @param withheld how often each laptop withheld its secret in this game, by key
public record Hands(int opened, int lastThrow, List<Hand> open, Map<Key, Integer> withheld) {
    /// The hands of a new table.
    public static final Hands NONE = new Hands(0, 0, List.of(), Map.of());

    /// A laptop that withheld so often does not take part any more in the same game.
    public static final int PATIENCE = 2;

    public Hands {
        open = List.copyOf(open);
        withheld = Map.copyOf(withheld);
    }

    /// The open hand of a laptop.
    public Optional<Hand> of(Key key) {
        return open.stream().filter(hand -> hand.key().equals(key)).findFirst();
    }

    /// The open hand with this number.
    public Optional<Hand> numbered(int number) {
        return open.stream().filter(hand -> hand.number() == number).findFirst();
    }

    /// Whether a hand has a secret for the next throw and its laptop has not withheld too often in this game.
    public boolean mayThrow(Hand hand) {
        return hand.shownFor() <= lastThrow
                && hand.last() > lastThrow
                && withheld.getOrDefault(hand.key(), 0) < PATIENCE;
    }

    /// Whether a laptop may open this hand now: it covers the throws to come, and was not opened before.
    public boolean admit(HandOpening opening) {
        return opening.first() <= lastThrow + 1
                && opening.first() + opening.length() - 1 - lastThrow >= HandOpening.FEWEST
                && of(opening.key())
                        .filter(before -> opening.first() < before.opening().first()
                                || opening.tip().equals(before.opening().tip()))
                        .isEmpty();
    }

    /// After a laptop has opened a hand in the place of its last one.
    public Hands with(HandOpening opening) {
        List<Hand> now = new ArrayList<>(open);
        now.removeIf(hand -> hand.key().equals(opening.key()));
        now.add(Hand.opened(opened, opening));
        return new Hands(opened + 1, lastThrow, now, withheld);
    }

    /// After a throw has begun, in which the host shows its secret at once.
    public Hands with(OpenThrow begun) {
        return new Hands(
                opened,
                begun.number(),
                showing(begun.handOf(begun.host()).orElseThrow(), begun, begun.own()),
                withheld);
    }

    /// After the others have shown theirs.
    public Hands with(OpenThrow fallen, List<Bytes> secrets) {
        Hands after = this;
        List<Hand> others = fallen.others();
        for (int place = 0; place < secrets.size(); place++) {
            after = new Hands(
                    opened, lastThrow, after.showing(others.get(place), fallen, secrets.get(place)), withheld);
        }
        return after;
    }

    /// After some laptops did not show.
    public Hands without(OpenThrow failed, List<Integer> numbers) {
        Map<Key, Integer> counts = new HashMap<>(withheld);
        failed.hands().stream()
                .filter(hand -> numbers.contains(hand.number()))
                .forEach(hand -> counts.merge(hand.key(), 1, Integer::sum));
        return new Hands(opened, lastThrow, open, counts);
    }

    /// At the start of a game all counts of withheld secrets are zero.
    public Hands ofNewGame() {
        return new Hands(opened, lastThrow, open, Map.of());
    }

    /// A hand that was replaced since stays replaced.
    private List<Hand> showing(Hand shown, OpenThrow thrown, Bytes secret) {
        return open.stream()
                .map(hand -> hand.number() == shown.number() ? hand.showing(thrown.number(), secret) : hand)
                .toList();
    }
}
