package cantstop.client.model.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Command;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The course of an evening.
class NavigatorTest {
    private final FakeVisit visit = new FakeVisit();
    private final Navigator navigator = visit.navigator;

    @Test
    void hostingLeadsToTheLobbyOfMyOwnTable() {
        navigator.hostAGame();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.DOOR);
        visit.later.run();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.LOBBY);
        assertThat(visit.party().state().get().name().text()).isEqualTo("Anna’s game");
    }

    @Test
    void aHostThatCannotBeOpenedLeadsBackHomeAndSaysWhy() {
        visit.hosts.failing(Hosts.CannotHost.Reason.PORTS_TAKEN);
        navigator.hostAGame();
        visit.later.run();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.HOME);
        assertThat(navigator.ownHost().cannotHost().get().orElseThrow().reason())
                .isEqualTo(Hosts.CannotHost.Reason.PORTS_TAKEN);
    }

    @Test
    void aHostWithOneTableLeadsStraightToItsLobby() {
        visit.atBens().listing(FakeGuest.TABLE);
        assertThat(navigator.place().get()).isEqualTo(ScreenName.LOBBY);
    }

    @Test
    void aHostWithSeveralTablesLetsMeChoose() {
        visit.atBens().listing(new TableId("a".repeat(32)), new TableId("b".repeat(32)));
        assertThat(navigator.place().get()).isEqualTo(ScreenName.DOOR);
        visit.party().attend(new TableId("a".repeat(32)));
        visit.later.run();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.LOBBY);
    }

    @Test
    void aGameEndsAtTheEndAndGoesOnFromThere() {
        visit.hosting().withBen().annaStarts();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.TABLE);
        for (int climb = 0; climb < 3; climb++) {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        }
        visit.annaStops().bensTurn(List.of(3, 4, 5, 2), 7, 7);
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        visit.annaRolls(1, 2, 6, 1).annaTakes(3, 7).annaStops();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.END);
        navigator.toLobby();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.LOBBY);
        visit.party().ask(new Command.Start());
        visit.later.run();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.TABLE);
    }

    @Test
    void leavingSaysGoodbyeAndClosesMyHost() {
        visit.hosting().withBen().annaStarts();
        assertThat(LeaveCost.of(navigator)).isEqualTo(LeaveCost.THE_PARTY);
        navigator.leave();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.HOME);
        assertThat(visit.guest().calls).contains("disconnect");
        assertThat(visit.hosts.closed).isEqualTo(1);
    }

    @Test
    void leavingAHostWithOthersAtAnotherTableEndsThePartyAndHandsNothingOver() {
        visit.hosting();
        assertThat(LeaveCost.of(navigator)).isEqualTo(LeaveCost.NOTHING);

        othersAt(new TableId("b".repeat(32)));

        assertThat(LeaveCost.of(navigator)).isEqualTo(LeaveCost.THE_PARTY);
        visit.withBen();
        assertThat(navigator.succession().candidates()).isEmpty();
        othersAt(FakeGuest.TABLE);
        assertThat(navigator.succession().candidates()).containsExactly(FakeVisit.BEN);
    }

    @Test
    void noTableIsHandedOverToWhoeverPlaysInABrowser() {
        visit.hosting().withBen().withCleo();

        visit.guest().present(List.of(FakeVisit.ANNA, FakeVisit.BEN, FakeVisit.CLEO), List.of(FakeVisit.BEN));
        visit.later.run();

        assertThat(navigator.succession().candidates()).containsExactly(FakeVisit.CLEO);
    }

    @Test
    void aHostThatILeaveBehindStaysForThoseAtItsOtherTables() {
        visit.hosting().withBen();
        othersAt(new TableId("b".repeat(32)));

        visit.guest().goOnAt(new HostAddress("192.168.1.77", HostAddress.DEFAULT_PORT), FakeVisit.BEN.key());
        visit.later.run();
        assertThat(visit.hosts.closed).isZero();

        othersAt();
        assertThat(visit.hosts.closed).isEqualTo(1);
    }

    private void othersAt(TableId... tables) {
        visit.hosts.audience.accept(new Hosts.Audience(1, 1, 0, Set.of(tables)));
        visit.later.run();
    }

    @Test
    void aHostThatIsNotWantedAnyMoreIsClosedAsSoonAsItIsOpen() {
        navigator.hostAGame();
        navigator.leave();
        visit.later.run();
        assertThat(navigator.place().get()).isEqualTo(ScreenName.HOME);
        assertThat(visit.hosts.closed).isEqualTo(visit.hosts.opened);
    }

    @Test
    void aCopiedInstallationBecomesSomebodyNewAtTheSameTable() {
        visit.atBens();
        visit.party().attend(FakeGuest.TABLE);
        visit.later.run();

        navigator.renew();
        visit.later.run();

        assertThat(visit.guests).hasSize(2);
        assertThat(visit.guests.getFirst().calls).endsWith("disconnect");
        assertThat(visit.party().me()).isEqualTo(FakeVisit.NEW_ANNA);
        assertThat(visit.guest().calls).endsWith("attend " + FakeGuest.TABLE);
        assertThat(navigator.me().profile().get().visit()).isEmpty();
    }

    @Test
    void becomingSomebodyNewDoesNotEndTheHostThatIOpened() {
        visit.hosting();

        navigator.renew();
        visit.later.run();

        assertThat(visit.hosts.closed).isZero();
        assertThat(navigator.ownHost().open().get()).isPresent();
        assertThat(visit.party().me()).isEqualTo(FakeVisit.NEW_ANNA);
    }
}
