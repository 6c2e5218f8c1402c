package cantstop.engine.succession;

import static cantstop.engine.succession.Parties.key;
import static cantstop.engine.succession.Parties.keys;
import static cantstop.engine.succession.Parties.log;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrustedCopiesTest {
    private final Log own = log("abc");

    private static Event sat(String letter) {
        return new Event.Sat(
                Seat.of(3),
                new Occupant.Human(Parties.person(letter)),
                new Badge(new PlayerName("P" + letter), Colour.ORANGE, Shape.CIRCLE));
    }

    private static LogClaim claim(String letter, Log log) {
        return new LogClaim(key(letter), log.sequence(), log.digest());
    }

    @Test
    void theyAreThoseWithASeatInTheHostsOwnLog() {
        assertThat(TrustedCopies.of(own, List.of(), List.of(claim("e", own)))).isEqualTo(keys("abc"));
    }

    @Test
    void aStrangerDoesNotCountForALogInWhichTheyTookASeatThemselves() {
        Log strangers = log("abc", sat("e"));

        assertThat(TrustedCopies.of(own, List.of(strangers), List.of(claim("e", strangers), claim("a", own))))
                .isEqualTo(keys("abc"));
    }

    @Test
    void aNewcomerCountsWhomMostOfTheOthersHaveInTheirCopiesToo() {
        Log later = log("abc", sat("d"));

        assertThat(TrustedCopies.of(
                        own, List.of(later), List.of(claim("a", later), claim("b", own), claim("d", later))))
                .as("one of three")
                .isEqualTo(keys("abc"));
        assertThat(TrustedCopies.of(
                        own, List.of(later), List.of(claim("a", later), claim("b", later), claim("d", later))))
                .isEqualTo(keys("abcd"));
    }

    @Test
    void aLogThatContradictsTheHostsOwnMakesNobodyCount() {
        Log other = log("ebc", sat("d"));

        assertThat(TrustedCopies.of(
                        own, List.of(other), List.of(claim("a", other), claim("b", other), claim("c", other))))
                .isEqualTo(keys("abc"));
    }
}
