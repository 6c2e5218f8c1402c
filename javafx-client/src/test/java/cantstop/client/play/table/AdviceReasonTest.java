package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.engine.GameState;
import cantstop.engine.bot.Coach;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Why the coach says what it says.
class AdviceReasonTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();

    private String option(Double... worths) {
        return because().option(new Coach.Advice.Options(List.of(worths)));
    }

    private String take(Double... worths) {
        return because().take(new Coach.Advice.Options(List.of(worths)), "Champion");
    }

    private String goOn(double stop, double roll) {
        return because().goOn(new Coach.Advice.StopOrRoll(stop, roll), "Champion");
    }

    private String turn(double stop, double roll) {
        return because().turn(new Coach.Advice.StopOrRoll(stop, roll));
    }

    private AdviceReason because() {
        GameState game = visit.party().state().get().playing().orElseThrow();
        return new AdviceReason(game, visit.words);
    }

    @Test
    void anOptionIsTheOnlyOne() {
        visit.annaRolls(1, 1, 1, 1);
        assertThat(option(0.4)).isEqualTo("There’s nothing else to take.");
    }

    @Test
    void whereTheBestAreTooCloseToTellTheyAreNamedTogether() {
        visit.annaRolls(3, 4, 5, 1);
        assertThat(take(0.5, 0.517, 0.2)).isEqualTo("Take 6 and 7 or 5 and 8");
        assertThat(option(0.5, 0.517, 0.2)).isEqualTo("Too close for the coach to tell.");
    }

    @Test
    void whereAllAreTooCloseToTellOneTakesWhatOneLikes() {
        visit.annaRolls(3, 4, 5, 1);
        assertThat(take(0.55, 0.54, 0.535)).isEqualTo("Take what you like");
        assertThat(option(0.55, 0.54, 0.535)).isEqualTo("Each is about as good: 55\u00a0% to win.");
        assertThat(take(0.5, 0.4, 0.3)).isEqualTo("Champion takes 6 and 7");
    }

    @Test
    void anOptionReachesATop() {
        visit.annaRolls(1, 1, 6, 6)
                .annaTakes(2, 12)
                .annaRolls(1, 1, 6, 6)
                .annaTakes(2, 12)
                .annaRolls(1, 1, 6, 6);
        // 2 and 12, or 7 twice.
        assertThat(option(0.9, 0.5)).isEqualTo("It reaches the top of columns 2 and 12.");
    }

    @Test
    void anOptionIsNoRiskierThanTheNext() {
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(4, 4, 4, 2);
        // 6 or 8 with the third marker: as likely a bust, being each other's mirror.
        assertThat(option(0.6, 0.5)).isEqualTo("Same risk as 8, but better columns.");
    }

    @Test
    void anOptionIsSaferOrBolderThanTheNext() {
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaRolls(1, 1, 4, 4);
        // 2 or 8 with the third marker, or 5 twice.
        assertThat(option(0.4, 0.5, 0.3)).isEqualTo("Safer: 8\u00a0% bust after it, 14\u00a0% after 2.");
        assertThat(option(0.5, 0.4, 0.3)).isEqualTo("Bolder, but worth it: 14\u00a0% bust after it, 8\u00a0% after 8.");
    }

    @Test
    void stoppingWinsTheGame() {
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 6, 1).annaTakes(3);
        assertThat(turn(1, 0.9)).isEqualTo("It wins the game.");
    }

    @Test
    void aTurnIsWeighed() {
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        assertThat(turn(0.5, 0.6)).isEqualTo("No roll can go bust.");
        visit.annaRolls(1, 1, 3, 3).annaTakes(2, 6);
        // 2, 6 and 7 miss 13 % of all rolls; four steps lie there.
        assertThat(turn(0.5, 0.6)).isEqualTo("Only 14\u00a0% of rolls go bust, and there’s more to gain.");
        assertThat(turn(0.6, 0.5)).isEqualTo("14\u00a0% of rolls lose your 4 steps.");
        assertThat(goOn(0.6, 0.5)).isEqualTo("Champion stops");
        assertThat(goOn(0.5, 0.515)).isEqualTo("Roll or stop, as you like");
        assertThat(turn(0.5, 0.515)).isEqualTo("Too close for the coach to tell: 14\u00a0% of rolls go bust.");
    }

    @Test
    void aRiskyTurnIsGoneOnWithAllTheSame() {
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        assertThat(turn(0.5, 0.6)).isEqualTo("Bold: 56\u00a0% of rolls go bust, but 4 steps are too little to bank.");
    }
}
