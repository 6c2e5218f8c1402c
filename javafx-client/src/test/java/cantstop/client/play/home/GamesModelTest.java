package cantstop.client.play.home;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.profile.LastVisit;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.Variant;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The list of games that are found.
class GamesModelTest {
    private final FakeVisit visit = new FakeVisit();
    private final GamesModel model = new GamesModel(visit.navigator);

    @BeforeEach
    void look() {
        model.activate();
    }

    private static FoundHost host(String name, VersionRange versions, int tables, Datagram.Table... some) {
        return host(name, versions, 0, tables, some);
    }

    private static FoundHost host(String name, VersionRange versions, int guests, int tables, Datagram.Table... some) {
        return new FoundHost(
                List.of(new HostAddress("192.168.1.20", 21_207), new HostAddress("10.42.0.1", 21_207)),
                new Datagram.Beacon(
                        versions,
                        "cant-stop 9.0",
                        FakeGuest.HOST_KEY,
                        1,
                        21_207,
                        name,
                        Limits.BEACON,
                        guests,
                        tables,
                        List.of(some)));
    }

    private static Datagram.Table table(String name, int seated, boolean playing) {
        return new Datagram.Table(
                FakeGuest.TABLE,
                new TableName(name),
                Settings.DEFAULT.withVariant(Variant.JUMPING),
                seated,
                playing,
                false);
    }

    private List<Games.Row> rows() {
        visit.later.run();
        return model.games().get().rows();
    }

    @Test
    void aGameIsListedWithItsHostRulesSeatsAndState() {
        visit.neighbours.hears(host("Ben’s laptop", VersionRange.OURS, 1, table("Ben’s game", 2, false)));
        assertThat(rows()).singleElement().satisfies(row -> {
            assertThat(row.name()).isEqualTo("Ben’s game");
            assertThat(row.where()).isEqualTo("at Ben’s laptop · 192.168.1.20");
            assertThat(row.state()).isEqualTo("Jumping, 3 columns · 2 of 4 seats taken");
            assertThat(row.line()).isEqualTo("Jumping, 3 columns");
            assertThat(row.action()).isEqualTo("Join");
        });
    }

    @Test
    void oneClickLeadsToItsLobbyUnderTheKeyOfTheBeacon() {
        visit.neighbours.hears(host("Ben’s laptop", VersionRange.OURS, 2, table("Ben’s game", 1, false)));
        model.join(rows().getFirst());
        visit.guest().opened(new TableName("Ben’s game"), Settings.DEFAULT, FakeVisit.BEN, FakeVisit.BENS);
        visit.guest().lists(FakeVisit.summary(FakeGuest.TABLE), FakeVisit.summary(new TableId("f".repeat(32))));
        visit.later.run();

        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.LOBBY);
        assertThat(visit.party().location().pinnedKey()).contains(FakeGuest.HOST_KEY);
        assertThat(visit.neighbours.calls).contains("let in by ffff", "rest");
    }

    @Test
    void aHostWithoutAPlaceStandsBelowTheOthersAndSaysSo() {
        visit.neighbours.hears(
                host("full", VersionRange.OURS, Limits.CONNECTIONS, 1, table("Ben’s game", 2, false)),
                host("with room", VersionRange.OURS, Limits.CONNECTIONS - 1, 1, table("Cleo’s game", 2, false)));

        assertThat(rows()).extracting(Games.Row::name).containsExactly("Cleo’s game", "Ben’s game");
        assertThat(rows().getLast().state()).endsWith("2 of 4 seats taken · no room just now");
        assertThat(rows()).extracting(Games.Row::action).containsExactly("Join", "View");
    }

    @Test
    void aGameThatIsOnCanBeWatched() {
        visit.neighbours.hears(host("Ben’s laptop", VersionRange.OURS, 1, table("Ben’s game", 2, true)));
        assertThat(rows().getFirst().action()).isEqualTo("Watch");
        assertThat(rows().getFirst().state()).endsWith("game in progress");
        assertThat(rows().getFirst().line()).endsWith("game in progress");
    }

    @Test
    void aGameShowsHowManyOfItsSeatsAreTaken() {
        visit.neighbours.hears(host("Ben’s laptop", VersionRange.OURS, 1, table("Ben’s game", 2, false)));

        assertThat(rows().getFirst().seated()).contains(2);
        assertThat(rows().getFirst().state()).as("and says so").endsWith("2 of 4 seats taken");
        assertThat(model.goToMySeat()).as("none of them is mine").isFalse();
    }

    @Test
    void theTableAtWhichIHaveASeatIsNoneToJoinAndIsFoundWhereverItGoesOn() {
        LastVisit mine = new LastVisit(
                new HostAddress("10.0.0.9", 21_207),
                visit.navigator.me().person().key(),
                FakeGuest.TABLE,
                "Anna’s game");
        visit.navigator.me().change(visit.navigator.me().profile().get().withVisit(Optional.of(mine)));
        visit.neighbours.hears(host("Ben’s laptop", VersionRange.OURS, 1, table("Anna’s game", 2, true)));
        assertThat(rows()).isEmpty();
        assertThat(model.games().get().empty()).isEqualTo("No other games in this room");
        assertThat(model.games().get().hints()).isEmpty();

        assertThat(model.goToMySeat()).isTrue();
        visit.later.run();

        assertThat(visit.guest().calls).anyMatch(call -> call.startsWith("connect"));
    }

    @Test
    void aHostOfAnotherVersionIsShownWithBothAndLeadsNowhere() {
        visit.neighbours.hears(host("Ben’s laptop", new VersionRange(7, 9), 1));
        assertThat(rows()).singleElement().satisfies(row -> {
            assertThat(row.isOpen()).isFalse();
            assertThat(row.state()).contains("cant-stop 9.0", "7 to 9", VersionRange.OURS.toString());
        });
        model.join(rows().getFirst());
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.HOME);
    }

    @Test
    void whatDidNotFitIntoTheBeaconIsARowOfItsOwn() {
        visit.neighbours.hears(host("A hall", VersionRange.OURS, 12, table("One", 1, false)));
        assertThat(rows()).extracting(Games.Row::state).last().isEqualTo("11 more tables");
    }

    @Test
    void anEmptyListSaysThatItIsBeingFilledBeforeItSaysWhyItIsEmpty() {
        assertThat(model.games().get().empty()).isEqualTo("Looking for games…");
        assertThat(model.games().get().hints()).isEmpty();

        visit.neighbours.hears();
        visit.later.run();
        assertThat(model.games().get().empty()).startsWith("No games yet");
        assertThat(model.games().get().hints())
                .hasSize(4)
                .anySatisfy(hint -> assertThat(hint).contains("firewall"));
    }

    @Test
    void aLaptopOnSeveralNetworksIsToldSo() {
        visit.neighbours.sees(new Lookout.View(List.of(), new DatagramSender.Reach(2, false), true));
        visit.later.run();
        assertThat(model.games().get().hints())
                .anySatisfy(hint -> assertThat(hint).contains("several networks"));
    }

    @Test
    void aLaptopOnNoNetworkIsToldThatAlone() {
        visit.neighbours.sees(new Lookout.View(List.of(), DatagramSender.Reach.NOWHERE, true));
        visit.later.run();
        assertThat(model.games().get().empty()).startsWith("No network");
        assertThat(model.games().get().hints()).hasSize(1);
        assertThat(model.games().get().alone()).isTrue();
    }

    @Test
    void aTableThatIsGoneMeanwhileLeavesTheChoiceAmongTheOthers() {
        visit.neighbours.hears(host("Ben’s laptop", VersionRange.OURS, 1, table("Ben’s game", 1, false)));
        visit.navigator.join(rows().getFirst().host(), Optional.of(new TableId("9".repeat(32))));
        visit.guest()
                .lists(FakeVisit.summary(new TableId("a".repeat(32))), FakeVisit.summary(new TableId("b".repeat(32))));
        visit.later.run();
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.DOOR);
    }
}
