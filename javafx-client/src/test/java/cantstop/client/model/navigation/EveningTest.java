package cantstop.client.model.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.Visit;
import cantstop.engine.Command;
import cantstop.engine.TableId;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The course of an evening.
class EveningTest {
    private final Visit visit = new Visit();
    private final Evening evening = visit.evening;

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
    void aHostWithOneTableLeadsStraightToItsLobby() {
        visit.atBens().listing(FakeGuest.TABLE);
        assertThat(evening.place().get()).isEqualTo(Place.LOBBY);
    }

    @Test
    void aHostWithSeveralTablesLetsMeChoose() {
        visit.atBens().listing(new TableId("a".repeat(32)), new TableId("b".repeat(32)));
        assertThat(evening.place().get()).isEqualTo(Place.DOOR);
        visit.party().attend(new TableId("a".repeat(32)));
        visit.later.run();
        assertThat(evening.place().get()).isEqualTo(Place.LOBBY);
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
    void aHostThatIsNotWantedAnyMoreIsClosedAsSoonAsItIsOpen() {
        evening.hostAGame();
        evening.leave();
        visit.later.run();
        assertThat(evening.place().get()).isEqualTo(Place.HOME);
        assertThat(visit.hosts.closed).isEqualTo(visit.hosts.opened);
    }

    @Test
    void aCopiedInstallationBecomesSomebodyNewAtTheSameTable() {
        visit.atBens();
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
