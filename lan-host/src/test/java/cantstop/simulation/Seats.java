package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.HashSet;
import java.util.Set;

/// Who has given a seat up, or was sent away from one: nobody loses a seat otherwise, however long they are gone.
final class Seats {
    private final Set<GivenUp> givenUp = new HashSet<>();
    private final Set<Taken> taken = new HashSet<>();

    private record GivenUp(TableId table, Person person) {}

    private record Taken(TableId table, Person from, Person by) {}

    /// Somebody presses a button.
    void pressed(Person person, TableId table, Command command) {
        if (command instanceof Command.Leave) {
            givenUp.add(new GivenUp(table, person));
        } else if (command instanceof Command.Remove(var _, Occupant.Human(Person from))) {
            taken.add(new Taken(table, from, person));
        }
    }

    /// Finds out why somebody has a seat no more.
    void explain(TableId table, TableState before, Event event) {
        if (event instanceof Event.Left left) {
            explainLoss(table, before, left.seat());
        } else if (event instanceof Event.SeatGiven given) {
            explainLoss(table, before, given.seat());
        } else if (event instanceof Event.Sat(var _, Occupant.Human(Person person), var _)) {
            givenUp.remove(new GivenUp(table, person));
        }
    }

    private void explainLoss(TableId table, TableState before, Seat seat) {
        if (!(before.chair(seat).occupant() instanceof Occupant.Human(Person person))) {
            return;
        }
        boolean owners = taken.stream()
                .anyMatch(one -> one.table().equals(table) && one.from().equals(person) && before.isOwner(one.by()));
        if (!owners && !givenUp.contains(new GivenUp(table, person))) {
            throw new Violation(person + " lost " + seat + " of " + table + ", and nobody wanted that");
        }
    }
}
