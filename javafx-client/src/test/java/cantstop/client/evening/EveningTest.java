package cantstop.client.evening;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.Visit;
import cantstop.client.profile.LastVisit;
import cantstop.client.profile.Practice;
import cantstop.engine.Actor;
import cantstop.engine.BotPace;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bots;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.Connection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The course of an evening.
class EveningTest {
    private static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);

    private final Visit visit = new Visit();
    private final Evening evening = visit.evening;

    private static TableSummary summary(String id) {
        return new TableSummary(id, new TableName("T"), Settings.DEFAULT, List.of("Ben"), false, false, 0, 1);
    }

    private void join() {
        evening.join(HOST);
        visit.later.run();
        visit.guest().opened(new TableName("Ben’s game"), Settings.DEFAULT, Visit.BEN, Visit.BENS);
    }

    @Test
    void hostingLeadsToTheLobbyOfMyOwnTable() {
        evening.hostAGame();
        assertThat(evening.place().get()).isEqualTo(Place.DOOR);
        visit.later.run();
        assertThat(evening.place().get()).isEqualTo(Place.LOBBY);
        assertThat(visit.party().state().get().name().text()).isEqualTo("Anna’s game");
    }

    @Test
    void aHostThatCannotBeOpenedLeadsBackHomeAndSaysWhy() {
        visit.hosts.failing(Hosts.CannotHost.Reason.PORTS_TAKEN);
        evening.hostAGame();
        visit.later.run();
        assertThat(evening.place().get()).isEqualTo(Place.HOME);
        assertThat(evening.ownHost().cannotHost().get().orElseThrow().reason())
                .isEqualTo(Hosts.CannotHost.Reason.PORTS_TAKEN);
    }

    @Test
    void practiceIsOneClickAwayFromAGameAgainstABot() {
        evening.practise();
        visit.later.run();
        assertThat(evening.place().get()).isEqualTo(Place.TABLE);
        assertThat(visit.party().state().get().chairs().get(1).occupant()).isEqualTo(new Occupant.Robot(Bots.DREAMER));
        assertThat(visit.party().state().get().settings().odds()).isTrue();
        assertThat(visit.party().state().get().settings().coach()).isTrue();
    }

    @Test
    void practiceBeginsAsItWasTheLastTime() {
        evening.practise(Bots.GHS);
        visit.later.run();
        assertThat(evening.me().profile().get().practice().bots()).containsExactly(Bots.GHS);
        evening.leave();
        Practice two = evening.me().profile().get().practice().against(List.of(Bots.GHS, Bots.RANDOM));
        evening.me()
                .change(evening.me()
                        .profile()
                        .get()
                        .withPractice(two.with(Settings.DEFAULT.withPace(BotPace.AT_ONCE))));
        evening.practise();
        visit.later.run();
        TableState table = visit.party().state().get();
        assertThat(table.occupied()).hasSize(3);
        assertThat(visit.words.name(table, Seat.of(2))).isEqualTo("Dizzy");
        assertThat(table.settings().pace()).isEqualTo(BotPace.AT_ONCE);
        assertThat(table.settings().odds()).isFalse();
    }

    @Test
    void whoeverWinsInPracticeHasBeatenTheBot() {
        evening.practise();
        visit.later.run();
        winAgainstTheBot();
        assertThat(evening.place().get()).isEqualTo(Place.END);
        assertThat(evening.me().profile().get().practice().beaten()).containsExactly(Bots.DREAMER);
        assertThat(visit.kept.getLast().practice().beaten()).containsExactly(Bots.DREAMER);
    }

    @Test
    void aBotThatIsBeatenForTheFirstTimeIsTheNewsAndTheNextOneIsOffered() {
        evening.practise();
        visit.later.run();
        assertThat(evening.sparring().win()).isEmpty();

        winAgainstTheBot();

        assertThat(evening.sparring().win())
                .contains(new Sparring.Win(List.of(Bots.DREAMER), Optional.of(Bots.HALF_CHANCE)));
        evening.leave();
        assertThat(evening.sparring().win()).isEmpty();
        evening.practise();
        visit.later.run();
        assertThat(visit.party().state().get().chairs().get(1).occupant())
                .isEqualTo(new Occupant.Robot(Bots.HALF_CHANCE));
    }

    @Test
    void aBotThatIsBeatenOnceMoreIsNoNews() {
        evening.me().change(evening.me().profile().get().withPractice(Practice.FIRST.beating(List.of(Bots.DREAMER))));
        evening.practise(Bots.DREAMER);
        visit.later.run();

        winAgainstTheBot();

        assertThat(evening.sparring().win()).contains(new Sparring.Win(List.of(), Optional.of(Bots.HALF_CHANCE)));
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
                List.of(new TurnMove.RollDice(), new TurnMove.Choose(Visit.columns(7, 7)), new TurnMove.Stop())) {
            table.act(
                    new Actor.BotAt(Seat.of(1)), new Command.Turn(table.table().sequence(), move));
        }
        visit.later.run();
    }

    @Test
    void aHostWithOneTableLeadsStraightToItsLobby() {
        join();
        visit.guest().lists(summary(FakeGuest.TABLE));
        visit.later.run();
        assertThat(evening.place().get()).isEqualTo(Place.LOBBY);
    }

    @Test
    void aHostWithSeveralTablesLetsMeChoose() {
        join();
        visit.guest().lists(summary("a".repeat(32)), summary("b".repeat(32)));
        visit.later.run();
        assertThat(evening.place().get()).isEqualTo(Place.DOOR);
        visit.party().attend("a".repeat(32));
        visit.later.run();
        assertThat(evening.place().get()).isEqualTo(Place.LOBBY);
    }

    @Test
    void anAddressIsRememberedOnceItHasLedToAHost() {
        visit.failing = true;
        evening.join(HOST);
        visit.later.run();
        assertThat(visit.kept).isEmpty();
        assertThat(visit.party().connection().get()).isInstanceOf(Connection.Failed.class);
        visit.failing = false;
        join();
        assertThat(visit.kept.getLast().recent()).containsExactly("192.168.1.20");
    }

    @Test
    void aSeatAtSomebodysHostIsRememberedUntilIHaveItNoMore() {
        join();
        visit.guest().lists(summary(FakeGuest.TABLE));
        visit.later.run();
        assertThat(evening.me().profile().get().visit()).isEmpty();
        visit.party().ask(new Command.SitDown(null, Visit.ANNAS));
        visit.later.run();
        assertThat(visit.kept.getLast().visit())
                .contains(new LastVisit(HOST, FakeGuest.HOST_KEY, FakeGuest.TABLE, "Ben’s game"));

        visit.party().ask(new Command.Leave(false));
        visit.later.run();
        assertThat(visit.kept.getLast().visit()).isEmpty();
    }

    @Test
    void aSeatAtMyOwnHostIsNotOneToGoBackTo() {
        visit.hosting();
        assertThat(evening.me().profile().get().visit()).isEmpty();
    }

    @Test
    void aProgramThatWasKilledFindsItsWayBack() {
        rememberATable();
        evening.goBack();
        assertThat(evening.place().get()).isEqualTo(Place.DOOR);
        visit.later.run();
        assertThat(visit.guest().calls)
                .containsSubsequence(
                        "connect 192.168.1.20", "pinned " + FakeGuest.HOST_KEY, "attend " + FakeGuest.TABLE);
    }

    @Test
    void aTableThatIsGoneIsForgotten() {
        rememberATable();
        evening.goBack();
        visit.guest().declines(Answer.Reason.NO_SUCH_TABLE);
        visit.later.run();
        assertThat(evening.me().profile().get().visit()).isEmpty();
        assertThat(evening.place().get()).isEqualTo(Place.DOOR);
    }

    private void rememberATable() {
        LastVisit last = new LastVisit(HOST, FakeGuest.HOST_KEY, FakeGuest.TABLE, "Ben’s game");
        evening.me().change(evening.me().profile().get().withVisit(Optional.of(last)));
    }

    @Test
    void aGameEndsAtTheEndAndGoesOnFromThere() {
        visit.hosting().withBen().annaStarts();
        assertThat(evening.place().get()).isEqualTo(Place.TABLE);
        for (int climb = 0; climb < 3; climb++) {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        }
        visit.annaStops().bensTurn(List.of(3, 4, 5, 2), 7, 7);
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        visit.annaRolls(1, 2, 6, 1).annaTakes(3, 7).annaStops();
        assertThat(evening.place().get()).isEqualTo(Place.END);
        evening.toLobby();
        assertThat(evening.place().get()).isEqualTo(Place.LOBBY);
        visit.party().ask(new Command.Start());
        visit.later.run();
        assertThat(evening.place().get()).isEqualTo(Place.TABLE);
    }

    @Test
    void leavingSaysGoodbyeAndClosesMyHost() {
        visit.hosting().withBen().annaStarts();
        assertThat(Stake.of(evening)).isEqualTo(Stake.THE_PARTY);
        evening.leave();
        assertThat(evening.place().get()).isEqualTo(Place.HOME);
        assertThat(visit.guest().calls).contains("disconnect");
        assertThat(visit.hosts.closed).isEqualTo(1);
    }

    @Test
    void aPracticeGameEndsWhenItIsLeft() {
        evening.practise();
        visit.later.run();
        assertThat(Stake.of(evening)).isEqualTo(Stake.THE_GAME_HERE);
    }

    @Test
    void aHostThatIsNotWantedAnyMoreIsClosedAsSoonAsItIsOpen() {
        evening.hostAGame();
        evening.leave();
        visit.later.run();
        assertThat(evening.place().get()).isEqualTo(Place.HOME);
        assertThat(visit.hosts.closed).isEqualTo(visit.hosts.opened);
    }

    @Test
    void aCopiedInstallationBecomesSomebodyNewAtTheSameTable() {
        join();
        visit.party().attend(FakeGuest.TABLE);
        visit.later.run();

        evening.renew();
        visit.later.run();

        assertThat(visit.guests).hasSize(2);
        assertThat(visit.guests.getFirst().calls).endsWith("disconnect");
        assertThat(visit.party().me()).isEqualTo(Visit.NEW_ANNA);
        assertThat(visit.guest().calls).endsWith("attend " + FakeGuest.TABLE);
        assertThat(evening.me().profile().get().visit()).isEmpty();
    }

    @Test
    void becomingSomebodyNewDoesNotEndTheHostThatIOpened() {
        visit.hosting();

        evening.renew();
        visit.later.run();

        assertThat(visit.hosts.closed).isZero();
        assertThat(evening.ownHost().open().get()).isPresent();
        assertThat(visit.party().me()).isEqualTo(Visit.NEW_ANNA);
    }
}
