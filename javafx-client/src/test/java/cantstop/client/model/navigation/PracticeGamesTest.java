package cantstop.client.model.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.profile.Practice;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Actor;
import cantstop.engine.BotPace;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bots;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Practice at this laptop, and what comes of it.
class PracticeGamesTest {
    private final FakeVisit visit = new FakeVisit();
    private final Navigator navigator = visit.navigator;

    @Test
    void practiceIsOneClickAwayFromAGameAgainstABot() {
        navigator.practise();
        visit.later.run();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.TABLE);
        assertThat(visit.party().state().get().chairs().get(1).occupant()).isEqualTo(new Occupant.Robot(Bots.DREAMER));
        assertThat(visit.party().state().get().settings().odds()).isTrue();
        assertThat(visit.party().state().get().settings().coach()).isTrue();
    }

    @Test
    void practiceBeginsAsItWasTheLastTime() {
        navigator.practise(Bots.GHS);
        visit.later.run();
        assertThat(navigator.me().profile().get().practice().bots()).containsExactly(Bots.GHS);
        navigator.leave();
        Practice two = navigator.me().profile().get().practice().against(List.of(Bots.GHS, Bots.RANDOM));
        navigator
                .me()
                .change(navigator
                        .me()
                        .profile()
                        .get()
                        .withPractice(two.with(Settings.DEFAULT.withPace(BotPace.AT_ONCE))));
        navigator.practise();
        visit.later.run();
        TableState table = visit.party().state().get();
        assertThat(table.occupied()).hasSize(3);
        assertThat(SeatNames.of(visit.words, table, Seat.of(2))).isEqualTo("Tumbleweed");
        assertThat(table.settings().pace()).isEqualTo(BotPace.AT_ONCE);
        assertThat(table.settings().odds()).isFalse();
    }

    @Test
    void whoeverWinsInPracticeHasBeatenTheBot() {
        navigator.practise();
        visit.later.run();
        winAgainstTheBot();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.END);
        assertThat(navigator.me().profile().get().practice().beaten()).containsExactly(Bots.DREAMER);
        assertThat(visit.kept.getLast().practice().beaten()).containsExactly(Bots.DREAMER);
    }

    @Test
    void aBotThatIsBeatenForTheFirstTimeIsTheNewsAndTheNextOneIsOffered() {
        navigator.practise();
        visit.later.run();
        assertThat(navigator.practiceGames().win()).isEmpty();

        winAgainstTheBot();

        assertThat(navigator.practiceGames().win())
                .contains(new PracticeGames.Win(List.of(Bots.DREAMER), Optional.of(Bots.HALF_CHANCE)));
        navigator.leave();
        assertThat(navigator.practiceGames().win()).isEmpty();
        navigator.practise();
        visit.later.run();
        assertThat(visit.party().state().get().chairs().get(1).occupant())
                .isEqualTo(new Occupant.Robot(Bots.HALF_CHANCE));
    }

    @Test
    void aBotThatIsBeatenOnceMoreIsNoNews() {
        navigator
                .me()
                .change(navigator.me().profile().get().withPractice(Practice.FIRST.beating(List.of(Bots.DREAMER))));
        navigator.practise(Bots.DREAMER);
        visit.later.run();

        winAgainstTheBot();

        assertThat(navigator.practiceGames().win())
                .contains(new PracticeGames.Win(List.of(), Optional.of(Bots.HALF_CHANCE)));
    }

    @Test
    void aPracticeGameEndsWhenItIsLeft() {
        navigator.practise();
        visit.later.run();
        assertThat(LeaveCost.of(navigator)).isEqualTo(LeaveCost.THE_GAME_HERE);
    }

    /// The bot begins; Anna wins in her second turn.
    private void winAgainstTheBot() {
        theBotStopsOnSeven();
        for (int climb = 0; climb < 3; climb++) {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        }
        visit.annaStops();
        theBotStopsOnSeven();
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        visit.annaRolls(1, 2, 6, 1).annaTakes(3, 7).annaStops();
    }

    private void theBotStopsOnSeven() {
        FakeGuest table = visit.guest().dice(3, 4, 5, 2);
        for (TurnMove move :
                List.of(new TurnMove.RollDice(), new TurnMove.Choose(FakeVisit.columns(7, 7)), new TurnMove.Stop())) {
            table.act(
                    new Actor.BotAt(Seat.of(1)), new Command.Turn(table.table().sequence(), move));
        }
        visit.later.run();
    }
}
