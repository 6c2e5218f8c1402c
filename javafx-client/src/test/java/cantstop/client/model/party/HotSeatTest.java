package cantstop.client.model.party;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.play.lobby.LobbyModel;
import cantstop.client.play.lobby.LobbyState;
import cantstop.client.play.table.TableModel;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Person;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Anna and Mia sit at one laptop, Ben at another.
class HotSeatTest {
    private static final Seat ANNAS = Seat.of(0);
    private static final Seat BENS = Seat.of(1);
    private static final Seat MIAS = Seat.of(2);

    private final FakeVisit visit = new FakeVisit().hosting().withBen();
    private final LobbyModel lobby = new LobbyModel(visit.navigator, visit.party());

    @BeforeEach
    void miaSitsDown() {
        lobby.activate();
        lobby.seatFriend(MIAS, new PlayerName("Mia"));
        visit.later.run();
    }

    private LobbyState.Place mias() {
        return lobby.lobby().get().chairs().get(MIAS.number());
    }

    @Test
    void aFriendHasASeatOfTheirOwnAtMyLaptop() {
        assertThat(visit.party().state().get().chair(MIAS).occupant())
                .isEqualTo(new Occupant.Human(new Person(FakeVisit.ANNA.key(), 1)));
        assertThat(mias().note()).isEqualTo("at this laptop");
        assertThat(visit.party().mySeat()).contains(ANNAS);
    }

    @Test
    void twoFriendsAreTwoPeople() {
        lobby.seatFriend(Seat.of(3), new PlayerName("Mia"));
        visit.later.run();
        assertThat(visit.party().state().get().occupied()).hasSize(4);
        assertThat(visit.party().state().get().seatOf(new Person(FakeVisit.ANNA.key(), 2)))
                .contains(Seat.of(3));
    }

    @Test
    void aFriendGetsUpAgain() {
        assertThat(mias().mayClear()).isTrue();
        assertThat(lobby.isPerson(MIAS)).isFalse();
        lobby.clear(MIAS);
        visit.later.run();
        assertThat(visit.party().state().get().chair(MIAS).isEmpty()).isTrue();
        assertThat(visit.guest().submitted).last().isEqualTo(new Command.Leave(false));
    }

    @Test
    void whoseTurnItIsPlaysAtThisLaptop() {
        TableModel table = new TableModel(visit.party(), visit.words, () -> FakeVisit.ANNAS, () -> false);
        visit.annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        table.activate();
        assertThat(visit.party().mySeat()).contains(ANNAS);
        assertThat(table.controls().get().myTurn()).isFalse();

        visit.bensTurn(java.util.List.of(3, 4, 5, 1), 6, 7);

        assertThat(visit.party().mySeat()).contains(MIAS);
        assertThat(table.controls().get().myTurn()).isTrue();
        visit.guest().dice(1, 1, 2, 2);
        visit.party().move(new TurnMove.RollDice());
        visit.later.run();
        assertThat(visit.party().problem().get()).isEmpty();
        assertThat(table.controls().get().choosing()).isTrue();
        assertThat(visit.party().isHere(BENS)).isFalse();
    }

    @Test
    void betweenGamesAllOfThemGetUpWhenTheLaptopGoes() {
        visit.navigator.leave();
        assertThat(visit.guest().table().occupied()).containsExactly(BENS);
    }
}
