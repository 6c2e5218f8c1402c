package cantstop.client.play.handover;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Occupant;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.Optional;

/// What laptops and the people before them are called at a table.
record LaptopNames(Words words) {
    /// Who sits at the laptop with that key.
    Optional<String> seated(TableState state, Key key) {
        return state.chairs().stream()
                .filter(chair -> chair.occupant() instanceof Occupant.Human(Person person)
                        && person.key().equals(key))
                .findFirst()
                .map(chair -> SeatNames.of(words, state, chair.seat()));
    }

    String of(TableState state, Key key) {
        return seated(state, key).orElseGet(() -> words.say("handover.somebody"));
    }

    String of(TableState state, Person person) {
        return state.seatOf(person)
                .map(seat -> SeatNames.of(words, state, seat))
                .orElseGet(() -> words.say("handover.somebody"));
    }

    String of(TableState state, List<Person> people) {
        return words.list(people.stream().map(person -> of(state, person)).toList());
    }
}
