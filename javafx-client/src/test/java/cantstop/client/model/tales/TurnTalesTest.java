package cantstop.client.model.tales;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.TaleWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What a turn is remembered for.
class TurnTalesTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();
    private final TurnTales tales = new TurnTales();

    private Optional<String> told() {
        return tales.latest(visit.party().log())
                .map(tale -> new TaleWords(Words.of(Locale.ENGLISH))
                        .say(tale, visit.party().state().get()));
    }

    private void annaWinsTwoColumns() {
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaStops();
    }

    /// Her runners stand on 3, where the top is reached, and on 7.
    private void annaHasTheWinInHand() {
        annaWinsTwoColumns();
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
    }

    @Test
    void ofAnOrdinaryTurnNothingIsTold() {
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        assertThat(told()).isEmpty();
    }

    private void annaKeepsAgainstTheOdds() {
        // 2, 3 and 12 miss 56 % of all rolls, and two rolls were made with them.
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        visit.annaRolls(1, 2, 5, 6).annaTakes(3);
        visit.annaRolls(1, 2, 5, 4)
                .annaTakes(3)
                .annaRolls(1, 2, 5, 4)
                .annaTakes(3)
                .annaStops();
    }

    @Test
    void whoeverKeepsATurnAgainstTheOddsMayBrag() {
        annaKeepsAgainstTheOdds();
        assertThat(told()).contains("Anna survived 5 rolls, a 1-in-5 chance");
    }

    @Test
    void anotherCourseOfTheGameIsHeardFromItsStartHoweverLongItIs() {
        annaKeepsAgainstTheOdds();
        assertThat(told()).isPresent();
        FakeVisit other = new FakeVisit().hosting().withBen().annaStarts();
        for (int roll = 0; roll < 5; roll++) {
            other.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        }
        other.annaStops();
        assertThat(other.party().log()).hasSameSizeAs(visit.party().log());

        assertThat(tales.latest(other.party().log())).isEmpty();
    }

    @Test
    void theNextTurnThatIsOverEndsTheTale() {
        annaKeepsAgainstTheOdds();
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);
        assertThat(told()).isEmpty();
    }

    @Test
    void aWinInHandThatIsRolledAwayIsASting() {
        annaHasTheWinInHand();
        visit.annaRolls(1, 2, 6, 1).annaTakes(3, 7).annaRolls(6, 6, 6, 6);
        assertThat(told()).contains("Anna had it won, and rolled again");
    }

    @Test
    void aWinThatWasPassedUpIsASting() {
        annaHasTheWinInHand();
        visit.annaRolls(1, 2, 5, 2).annaTakes(6, 4).annaStops();
        assertThat(told()).hasValueSatisfying(tale -> assertThat(tale).startsWith("Anna had it won, and took "));
    }

    @Test
    void aLogThatBeganAnewIsHeardFromItsBeginning() {
        annaKeepsAgainstTheOdds();
        FakeVisit other = new FakeVisit().hosting().withBen().annaStarts();
        assertThat(tales.latest(other.party().log())).isEmpty();
    }
}
