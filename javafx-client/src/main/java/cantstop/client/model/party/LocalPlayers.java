package cantstop.client.model.party;

import cantstop.engine.Chair;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The people who play on this computer at a table as it stands: one, or several in turn.
///
/// @param me the first of them
record LocalPlayers(Person me, TableState table) {
    /// Whether one of them sits there.
    boolean isHere(Seat seat) {
        return table.chair(seat).occupant() instanceof Occupant.Human(Person person) && isOurs(person);
    }

    private boolean isOurs(Person person) {
        return person.key().equals(me.key());
    }

    /// Those of them who sit, in the order of the seats.
    List<Person> people() {
        return table.chairs().stream()
                .map(Chair::occupant)
                .flatMap(occupant ->
                        occupant instanceof Occupant.Human(Person person) ? Stream.of(person) : Stream.empty())
                .filter(this::isOurs)
                .toList();
    }

    /// Who plays now: the mover, where they sit here, else the first person.
    Person acting() {
        List<Person> people = people();
        return table.playing()
                .flatMap(game -> people.stream()
                        .filter(person -> table.chair(game.mover()).isOf(person))
                        .findFirst())
                .or(() -> people.stream().filter(me::equals).findFirst())
                .or(() -> people.stream().findFirst())
                .orElse(me);
    }

    /// Who it is that asks: turns are the mover's, what is the table's mine.
    Person speaker(Command command) {
        return switch (command) {
            case Command.Turn _, Command.ComeBack _, Command.EndGame _ -> acting();
            default -> me;
        };
    }

    /// A profile without a seat, for one more person at this laptop; empty if all are seated.
    OptionalInt freeProfile() {
        return IntStream.range(0, Person.PROFILES)
                .filter(profile ->
                        profile != me.profile() && people().stream().noneMatch(person -> person.profile() == profile))
                .findFirst();
    }
}
