package cantstop.host.hand;

import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.HandChain;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.dice.HandSigner;
import cantstop.host.table.TableView;
import cantstop.host.table.Throwers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The host's hand at one table, and the choice of the laptops that take part in a throw: the host, and each one with
/// a seat that is connected now. Confined to the host's thread.
public final class OwnHand {
    private final TableView table;
    private final HandSigner signer;
    private final RandomGenerator random;
    private @Nullable HandChain chain;

    /// @param random makes the secrets; must be unpredictable
    public OwnHand(TableView table, HandSigner signer, RandomGenerator random) {
        this.table = table;
        this.signer = signer;
        this.random = random;
    }

    /// The laptops that take part in the next throw.
    public Throwers throwers() {
        TableState state = table.state();
        int number = state.hands().lastThrow() + 1;
        HandChain used = chain;
        Optional<HandOpening> opening = Optional.empty();
        if (used == null || !isOpen(state, used) || used.last() - number < HandOpening.FEWEST) {
            used = HandChain.make(table.id(), signer.key(), number, HandChain.USUAL, random);
            opening = Optional.of(HandOpening.sign(table.id(), signer, used));
            chain = used;
        }
        TableState after = opening.map(hand -> Rules.evolve(state, new Event.HandOpened(hand)))
                .orElse(state);
        return new Throwers(opening, taking(after), used.secret(number));
    }

    private boolean isOpen(TableState state, HandChain used) {
        return state.hands()
                .of(signer.key())
                .filter(hand -> hand.opening().tip().equals(used.tip()))
                .isPresent();
    }

    private List<Integer> taking(TableState state) {
        Set<Integer> withheld = withheldInThisRoll();
        List<Hand> taking = new ArrayList<>();
        state.hands().of(state.hostKey()).ifPresent(taking::add);
        state.partners().stream()
                .filter(hand -> table.attendees().has(hand.key()) && !withheld.contains(hand.number()))
                .forEach(taking::add);
        return taking.stream()
                .sorted(Comparator.comparing(Hand::key))
                .map(Hand::number)
                .toList();
    }

    /// The hands that withheld their secret since the roll was decided: it is made without them.
    private Set<Integer> withheldInThisRoll() {
        Set<Integer> withheld = new HashSet<>();
        for (LogEntry entry : table.log().after(0).reversed()) {
            switch (entry.event()) {
                case Event.Withheld failed -> withheld.addAll(failed.hands());
                case Event.Throwing _, Event.OfTable _ -> {}
                case Event.OfGame _ -> {
                    return withheld;
                }
            }
        }
        return withheld;
    }
}
