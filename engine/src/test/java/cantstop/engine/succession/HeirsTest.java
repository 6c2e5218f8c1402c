package cantstop.engine.succession;

import static cantstop.engine.succession.Parties.key;
import static cantstop.engine.succession.Parties.keys;
import static cantstop.engine.succession.Parties.letters;
import static cantstop.engine.succession.Parties.log;
import static cantstop.engine.succession.Parties.person;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Event;
import cantstop.engine.LeaveReason;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Who comes next, in letters: `abcd` are four people in the order of their seats, and a dot is an empty seat.
class HeirsTest {
    private static TableState ownedBy(String owner, String seats) {
        return log(seats, new Event.OwnerChanged(person(owner))).state();
    }

    private static Predicate<Person> present(String letters) {
        return person -> keys(letters).contains(person.key());
    }

    private static String letter(Optional<Person> person) {
        return letters(person.stream().toList());
    }

    @ParameterizedTest(name = "{0}: {1} is gone, {2} are there, so {3}")
    @CsvSource({
        "abcd, a, bcd, b",
        "abcd, b, acd, c",
        "abcd, d, abc, a",
        "abcd, d, bc, b",
        "a.cd, a, cd, c",
        "abcd, a, '', ''",
        "ab.., b, a, a",
    })
    void theNextPersonRoundTheTableOwnsIt(String seats, String owner, String present, String heir) {
        assertThat(letter(Heirs.ofOwner(ownedBy(owner, seats), present(present))))
                .isEqualTo(heir);
    }

    @ParameterizedTest(name = "{0} are there, so {1}")
    @CsvSource({"bcd, b", "cd, c", "d, d"})
    void afterAnOwnerWithoutASeatTheRoundBeginsWithTheFirst(String present, String heir) {
        TableState state =
                log("abcd", new Event.Left(Seat.of(0), LeaveReason.LEFT)).state();

        assertThat(letter(Heirs.ofOwner(state, present(present)))).isEqualTo(heir);
    }

    @ParameterizedTest(name = "{0}, owned by {1}, hosted by a: {2} are there, so {3}")
    @CsvSource({
        "abcd, a, abcd, b",
        "abcd, b, abcd, c",
        "abcd, d, abcd, b",
        "abcd, c, ad, d",
        "abcd, c, a, ''",
        "abcd, b, b, b",
        "a..., a, a, ''",
    })
    void theNextAfterTheOwnerHostsButNotAtTheLaptopThatIsGone(String seats, String owner, String present, String heir) {
        assertThat(letter(Heirs.ofHost(ownedBy(owner, seats), present(present))))
                .isEqualTo(heir);
    }

    @ParameterizedTest(name = "{0}: {1} leaves, {2} are there, so {3}")
    @CsvSource({
        "abcd, 0, abcd, bcd",
        "abcd, 2, abcd, dab",
        "abcd, 3, bd, b",
        "abcd, , bcd, bcd",
        "a.c., 0, abcd, c",
        "a..., 0, a, ''",
    })
    void theTableCanBeHandedToAllOthersInTheirOrder(String seats, Integer leaving, String present, String successors) {
        Optional<Seat> seat = Optional.ofNullable(leaving).map(Seat::of);
        String host = leaving == null ? "e" : seats.substring(leaving, leaving + 1);

        List<Person> heirs = Heirs.successors(log(seats).state(), seat, key(host), present(present));

        assertThat(letters(heirs)).isEqualTo(successors);
    }
}
