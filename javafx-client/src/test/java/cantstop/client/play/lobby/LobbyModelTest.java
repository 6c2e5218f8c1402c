package cantstop.client.play.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.Variant;
import cantstop.engine.bot.Bots;
import cantstop.protocol.HostAddress;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A table before a game.
class LobbyModelTest {
    private final FakeVisit visit = new FakeVisit();

    private LobbyModel own() {
        visit.hosting();
        LobbyModel model = new LobbyModel(visit.navigator, visit.party());
        model.activate();
        return model;
    }

    private LobbyModel bens(Badge ben) {
        visit.navigator.join(new HostAddress("laptop", 1));
        visit.later.run();
        visit.guest().opened(new TableName("Ben’s game"), Settings.DEFAULT, FakeVisit.BEN, ben);
        visit.party().attend(FakeGuest.TABLE);
        visit.later.run();
        LobbyModel model = new LobbyModel(visit.navigator, visit.party());
        model.activate();
        return model;
    }

    @Test
    void startNeedsTwo() {
        LobbyModel model = own();
        assertThat(model.lobby().get().hindrance()).contains("It takes two: wait for somebody, or add a\u00a0bot");
        visit.withBen();
        assertThat(model.lobby().get().hindrance()).isEmpty();
        model.start();
        visit.later.run();
        assertThat(visit.party().state().get().isPlaying()).isTrue();
    }

    @Test
    void theOwnerLocksTheTableAndEverybodySeesIt() {
        LobbyModel model = own();
        assertThat(model.lobby().get().lock()).isEqualTo(new LobbyState.Lock(false, true));
        model.lock(true);
        visit.later.run();
        assertThat(model.lobby().get().lock()).isEqualTo(new LobbyState.Lock(true, true));
    }

    @Test
    void theOwnerSeatsABotAndSendsItAway() {
        LobbyModel model = own();
        model.seatBot(Seat.of(2), Bots.RANDOM);
        visit.later.run();
        LobbyState.Place place = model.lobby().get().chairs().get(2);
        assertThat(place.badge()).map(Badge::name).contains(new PlayerName("Tumbleweed"));
        assertThat(place.note()).isEqualTo("Takes anything, and stops when it feels like it.");
        model.seatBot(Seat.of(2), Bots.LEARNED);
        visit.later.run();
        assertThat(model.lobby().get().chairs().get(2).badge()).map(Badge::name).contains(new PlayerName("Champion"));
        model.clear(Seat.of(2));
        visit.later.run();
        assertThat(model.lobby().get().chairs().get(2).maySeatBot()).isTrue();
    }

    @Test
    void whoeverTookTheSeatMeanwhileIsNotSentAway() {
        LobbyModel model = own();
        visit.withBen();
        Runnable clear = model.clearing(Seat.of(1));
        visit.guest().act(new Actor.Guest(FakeVisit.BEN), new Command.Leave(false));
        visit.guest().act(new Actor.Guest(FakeVisit.CLEO), new Command.SitDown(Seat.of(1), FakeVisit.CLEOS));
        clear.run();
        visit.later.run();
        assertThat(model.lobby().get().chairs().get(1).badge()).contains(FakeVisit.CLEOS);
    }

    @Test
    void theOwnerChangesTheRulesAsFarAsSoManyCanPlayThem() {
        LobbyModel model = own();
        model.play(Settings.DEFAULT.withVariant(Variant.JUMPING).withColumnsToWin(5));
        visit.later.run();
        assertThat(model.lobby().get().rules().settings().columnsToWin()).isEqualTo(5);
        visit.withBen().withCleo();
        assertThat(model.lobby().get().rules().mostColumns()).isEqualTo(4);
        assertThat(model.lobby().get().rules().settings().columnsToWin()).isEqualTo(4);
    }

    @Test
    void aGuestSitsDownAndReadsTheRules() {
        LobbyModel model = bens(FakeVisit.BENS);
        assertThat(model.lobby().get().rules().mayChange()).isFalse();
        assertThat(model.lobby().get().hindrance()).contains("Ben starts the game");
        model.sit(Seat.of(3));
        visit.later.run();
        assertThat(model.lobby().get().seated()).isTrue();
        assertThat(model.lobby().get().hindrance()).contains("You’re in. Ben starts.");
        model.clear(Seat.of(3));
        visit.later.run();
        assertThat(model.lobby().get().seated()).isFalse();
    }

    @Test
    void aChangeOfTheRulesAsksWhoeverSitsAgain() {
        LobbyModel model = bens(FakeVisit.BENS);
        model.sit(Seat.of(3));
        visit.later.run();
        assertThat(model.lobby().get().news()).isEmpty();

        Settings jumping = visit.party().state().get().settings().withVariant(Variant.JUMPING);
        visit.guest().act(new Actor.Guest(FakeVisit.BEN), new Command.ChangeSettings(jumping));
        visit.later.run();
        assertThat(model.lobby().get().news()).contains("Jumping, 3 columns");

        model.agree();
        assertThat(model.lobby().get().news()).isEmpty();
    }

    @Test
    void aClashOfLooksIsToldInOneLine() {
        LobbyModel model = bens(new Badge(new PlayerName("Ben"), Colour.ORANGE, Shape.SQUARE));
        model.sit(Seat.of(1));
        visit.later.run();
        assertThat(model.lobby().get().line()).isEqualTo("That look was taken, so at this table you play blue.");
        model.wear(new Badge(new PlayerName("Anna"), Colour.GREEN, Shape.CIRCLE));
        visit.later.run();
        assertThat(model.lobby().get().line()).isEmpty();
    }

    @Test
    void piecesBearTheLettersThatTheyHaveAtTheTable() {
        LobbyModel model = bens(FakeVisit.BENS);
        assertThat(initials(model)).containsExactly("B", "", "", "");
        Badge annikas = new Badge(new PlayerName("Annika"), Colour.GREEN, Shape.TRIANGLE);
        visit.guest().act(new Actor.Guest(FakeVisit.CLEO), new Command.SitDown(Seat.of(2), annikas));
        model.sit(Seat.of(1));
        visit.later.run();
        assertThat(initials(model)).containsExactly("B", "Aa", "Ai", "");
    }

    private static List<String> initials(LobbyModel model) {
        return model.lobby().get().chairs().stream()
                .map(LobbyState.Place::initials)
                .toList();
    }

    @Test
    void whoeverOnlySharesANameIsToldSo() {
        LobbyModel model = bens(new Badge(new PlayerName("Anna"), Colour.GREEN, Shape.SQUARE));
        model.sit(Seat.of(1));
        visit.later.run();
        assertThat(model.lobby().get().line()).isEqualTo("That name was taken, so at this table you are Anna 2.");
    }

    @Test
    void onlyTheHostTellsItsAddresses() {
        assertThat(own().addresses()).contains(List.of("192.168.1.20", "10.42.0.1"));
        assertThat(new LobbyModelTest().bens(FakeVisit.BENS).addresses()).isEmpty();
    }
}
