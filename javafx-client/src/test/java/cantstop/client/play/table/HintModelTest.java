package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.profile.FirstGames;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.Profile;
import cantstop.engine.TurnMove;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A newcomer is told what can be done, until they have done it twice or have begun a third game.
class HintModelTest {
    private static final String ROLL = "Your four dice will make two pairs";
    private static final String PICK = "Each pair moves a runner up its column";

    private final FakeVisit visit = new FakeVisit();
    private HintModel hinting =
            new HintModel(visit.navigator.me(), visit.hosting().withBen().party());

    private String hint() {
        return hinting.hint().get().text();
    }

    private FirstGames games() {
        return visit.navigator.me().profile().get().firstGames();
    }

    private void annaStarts() {
        hinting.activate();
        visit.annaStarts();
    }

    private void begun(String... games) {
        Profile profile = visit.navigator.me().profile().get();
        FirstGames begun = Stream.of(games).reduce(FirstGames.NONE, FirstGames::begin, (one, other) -> other);
        visit.navigator.me().change(profile.withFirstGames(begun));
    }

    @Test
    void eachStepOfATurnSaysWhatCanBeDone() {
        annaStarts();
        assertThat(hint()).isEqualTo(ROLL);
        visit.annaRolls(3, 4, 5, 1);
        assertThat(hint()).isEqualTo(PICK);
        visit.annaTakes(6, 7);
        assertThat(hint()).isEqualTo("Stop keeps these 2 steps; a bust loses them");
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        assertThat(hint()).isEqualTo("Stop keeps these 4 steps; a bust loses them");
    }

    @Test
    void whereOneRunnerIsLeftForTwoPairsOneOfThemIsTaken() {
        annaStarts();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaRolls(4, 4, 5, 4);
        assertThat(hint()).isEqualTo("Only one runner is left: take one of the two pairs");
    }

    @Test
    void aHintIsGoneAfterItsStepWasDoneTwice() {
        annaStarts();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        visit.annaRolls(3, 4, 5, 1);
        assertThat(hint()).isEmpty();
        assertThat(games().hints(FirstGames.Step.PICK)).isFalse();
        visit.annaTakes(6, 7);
        assertThat(hint()).isEmpty();
        assertThat(games().hints(FirstGames.Step.ROLL)).as("rolled once only").isTrue();
    }

    @Test
    void aChoiceTakenBackTeachesNothingAboutStopping() {
        annaStarts();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        visit.party().move(new TurnMove.TakeBack());
        visit.later.run();
        assertThat(hint()).isEqualTo(PICK);
        assertThat(games().done()).doesNotContainKey(FirstGames.Step.GO_ON);
    }

    @Test
    void nothingIsHintedAtWhileTheHostWaitsForOthers() {
        annaStarts();
        visit.annaRolls(3, 4, 5, 1);

        visit.guest()
                .notice(new HostMessage.Gathering(
                        FakeGuest.TABLE, List.of(FakeVisit.ANNA), List.of(FakeVisit.BEN), 1, List.of()));
        visit.later.run();

        assertThat(hint()).isEmpty();
    }

    @Test
    void theOthersTurnsNeedNoneAndItsRoomIsKept() {
        annaStarts();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        assertThat(hinting.hint().get()).isEqualTo(new HintModel.Hint("", true));
        assertThat(games().done()).containsEntry(FirstGames.Step.GO_ON, 1);
    }

    @Test
    void inTheOthersTurnsItSaysWhatTheyMayLoseInEveryGame() {
        begun("1", "2", "3");
        annaStarts();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        bensRoll(List.of(3, 4, 5, 2), 7, 7);
        assertThat(hint()).isEqualTo("Ben has 2 steps at stake");

        bensRoll(List.of(2, 4, 5, 3), 6, 8);
        assertThat(hint()).isEqualTo("Ben has 4 steps at stake and needs 6, 7 or 8");

        visit.turn(FakeVisit.BEN, new TurnMove.Stop());
        assertThat(hint()).isEmpty();
    }

    private void bensRoll(List<Integer> dice, int... columns) {
        dice.forEach(die -> visit.guest().dice(die));
        visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
        visit.turn(FakeVisit.BEN, new TurnMove.Choose(FakeVisit.columns(columns)));
    }

    @Test
    void aGameIsCountedOnceHoweverOftenItComesIntoView() {
        annaStarts();
        assertThat(games().begun()).isEqualTo(1);
        hinting.deactivate();
        hinting = new HintModel(visit.navigator.me(), visit.party());
        hinting.activate();
        visit.annaRolls(3, 4, 5, 1);
        assertThat(games().begun()).isEqualTo(1);
        assertThat(hint()).isEqualTo(PICK);
    }

    @Test
    void theSecondGameHasHintsAndTheThirdHasNone() {
        begun("first");
        annaStarts();
        assertThat(hint()).isEqualTo(ROLL);
        hinting.deactivate();
        begun("first", "second");
        hinting = new HintModel(visit.navigator.me(), visit.party());
        hinting.activate();
        assertThat(games().begun()).isEqualTo(3);
        assertThat(hinting.hint().get()).isEqualTo(HintModel.Hint.NONE);
    }

    @Test
    void hintsCanBeSwitchedOffAndAreGoneAtOnce() {
        annaStarts();
        Profile profile = visit.navigator.me().profile().get();
        visit.navigator
                .me()
                .change(profile.withPreferences(profile.preferences().with(Preferences.HINTS, false)));
        assertThat(hinting.hint().get()).isEqualTo(HintModel.Hint.NONE);
        visit.annaRolls(3, 4, 5, 1);
        assertThat(games().done()).isEmpty();
    }

    @Test
    void whereStoppingWinsTheButtonSaysIt() {
        annaStarts();
        for (int time = 0; time < 3; time++) {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        }
        visit.annaStops().bensTurn(List.of(3, 4, 5, 2), 7, 7);
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        begun("x");
        visit.annaRolls(1, 2, 6, 1).annaTakes(3, 7);
        assertThat(hint()).isEmpty();
    }
}
