package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What people meant to do at their turns. One intent is one decision at one screen, however often its command is
/// sent: it may explain at most one event, and every move of a person must be explained by one.
///
/// An intent of a screen at `seen` explains an event at `sequence` where the game had waited for that
/// decision all the time between them. These stretches don't overlap for two events, so none counts twice.
final class Intents {
    private final boolean mayPart;
    private final Map<Person, List<Intent>> open = new HashMap<>();
    private final Map<Intent, Long> accepted = new HashMap<>();

    private record Intent(Person person, TableId table, long seen, TurnMove move) {}

    /// Nothing meant yet.
    ///
    /// @param mayPart whether somebody may go on from an earlier event, so that nothing can be forgotten
    Intents(boolean mayPart) {
        this.mayPart = mayPart;
    }

    /// The same, for a table that goes on in two places from that event on.
    Intents copy(long common) {
        Intents copy = new Intents(mayPart);
        open.forEach((person, theirs) -> copy.open.put(person, new ArrayList<>(theirs)));
        accepted.forEach((intent, sequence) -> {
            if (sequence <= common) {
                copy.accepted.put(intent, sequence);
            }
        });
        return copy;
    }

    /// Somebody presses a button; pressing it again at the same screen is the same intent.
    ///
    /// @return whether it was not meant before
    boolean add(Person person, TableId table, Command.Turn turn) {
        Intent intent = new Intent(person, table, turn.seen(), turn.move());
        List<Intent> theirs = open.computeIfAbsent(person, _ -> new ArrayList<>());
        return !theirs.contains(intent) && theirs.add(intent);
    }

    /// Finds the intent behind a move of a person.
    void explain(TableId table, TableState before, Event event) {
        Moved moved = movedByPerson(event).orElse(null);
        boolean decided = before.game() != null && before.game().phase() instanceof Phase.Falling;
        if (moved == null || decided) {
            return;
        }
        if (!(before.chair(moved.seat()).occupant() instanceof Occupant.Human(Person person))) {
            throw new Violation("a move of a person where none sits: " + event);
        }
        List<Intent> theirs = open.getOrDefault(person, List.of());
        if (!mayPart) {
            theirs.removeIf(intent -> intent.table().equals(table) && intent.seen() < before.decidedAt());
        }
        boolean meant = theirs.stream()
                .anyMatch(intent -> intent.table().equals(table)
                        && intent.seen() >= before.decidedAt()
                        && intent.move().equals(moved.move()));
        if (!meant) {
            throw new Violation("nobody meant " + event + " on the screen of that moment");
        }
    }

    private record Moved(Seat seat, TurnMove move) {}

    private static Optional<Moved> movedBy(MoveSource by, Seat seat, TurnMove move) {
        return by == MoveSource.PERSON ? Optional.of(new Moved(seat, move)) : Optional.empty();
    }

    private static Optional<Moved> movedByPerson(Event event) {
        return switch (event) {
            case Event.Rolled rolled -> movedBy(rolled.by(), rolled.seat(), new TurnMove.RollDice());
            case Event.Chosen chosen -> movedBy(chosen.by(), chosen.seat(), new TurnMove.Choose(chosen.columns()));
            case Event.Stopped stopped -> movedBy(stopped.by(), stopped.seat(), new TurnMove.Stop());
            case Event.TakenBack back -> Optional.of(new Moved(back.seat(), new TurnMove.TakeBack()));
            case Event.Throwing(int _, Seat seat, MoveSource by, var _, var _)
            when seat != null -> movedBy(by, seat, new TurnMove.RollDice());
            case Event.Throwing _, Event.Withheld _ -> Optional.empty();
            case Event.Started _, Event.StartRolled _, Event.PassedOver _, Event.Over _ -> Optional.empty();
            case Event.OfTable _ -> Optional.empty();
        };
    }

    /// The host has told somebody that their command is done.
    void accepted(Person person, Ledger ledger, Command.Turn turn, long sequence) {
        boolean won = ledger.event(sequence) instanceof Event.Over;
        Optional<Moved> moved = movedByPerson(ledger.event(won ? sequence - 1 : sequence));
        if (moved.filter(one -> one.move().equals(turn.move())).isEmpty()) {
            throw new Violation("accepted at " + sequence + ", but not there: " + turn);
        }
        Long before = accepted.put(new Intent(person, ledger.table(), turn.seen(), turn.move()), sequence);
        if (before != null && before != sequence) {
            throw new Violation("accepted at " + before + " and again at " + sequence + ": " + turn);
        }
    }
}
