package cantstop.engine.succession;

import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// The order of succession when an owner or a host leaves: always the next person round the table. So every laptop
/// computes the same heir, and two of them don't begin to host at the same moment.
public final class Heirs {
    private Heirs() {}

    /// Who owns the table after an owner who is not connected: the next person who is. Where the owner has no
    /// seat the round begins with the first one.
    public static Optional<Person> ofOwner(TableState state, Predicate<Person> isPresent) {
        return state.peopleAfter(ownersSeat(state)).stream().filter(isPresent).findFirst();
    }

    /// Who is asked first to go on as host after a crash: the next person after the owner who was connected,
    /// and not at the laptop of the host that is gone.
    public static Optional<Person> ofHost(TableState state, Predicate<Person> isPresent) {
        return state.peopleAfter(ownersSeat(state)).stream()
                .filter(person -> isPresent.test(person) && !person.key().equals(state.hostKey()))
                .findFirst();
    }

    /// To whom a host can hand the table over when it leaves: the others who are connected, in their order.
    ///
    /// @param leaving the seat at the host's laptop; empty where there is none
    /// @param hostKey the key of that laptop
    public static List<Person> successors(
            TableState state, Optional<Seat> leaving, Key hostKey, Predicate<Person> isPresent) {
        return state.peopleAfter(leaving).stream()
                .filter(person -> isPresent.test(person) && !person.key().equals(hostKey))
                .toList();
    }

    private static Optional<Seat> ownersSeat(TableState state) {
        return Optional.ofNullable(state.owner()).flatMap(state::seatOf);
    }
}
