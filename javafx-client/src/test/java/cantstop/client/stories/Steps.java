package cantstop.client.stories;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.client.model.profile.Profile;
import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Absence;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Knocker;
import cantstop.protocol.LogVersion;
import cantstop.protocol.PieceStyle;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Utterance;
import cantstop.protocol.client.discovery.FoundHost;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/// What several stories have in common.
public final class Steps {
    static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);

    /// Who has no seat at the tables of these stories.
    static final Person DORA = new Person(new Key("d".repeat(64)), 0);

    static final Badge DORAS = new Badge(new PlayerName("Dora"), Colour.ORANGE, Shape.CIRCLE);

    /// Dice after which three rounds have pieces all over the board.
    private static final long ROUNDS = 5;

    private Steps() {}

    /// Anna and Ben at a table with odds and a coach.
    static FakeVisit coached(FakeVisit visit) {
        visit.hosting().withBen();
        visit.party()
                .ask(new Command.ChangeSettings(Settings.DEFAULT.withOdds(true).withCoach(true)));
        visit.later.run();
        return visit;
    }

    static void says(FakeVisit visit, Utterance what) {
        PlayerName ben = FakeVisit.BENS.name();
        visit.guest().notice(new HostMessage.Spoken(FakeGuest.TABLE, FakeVisit.BEN, Seat.of(1), ben, what));
    }

    static TableSummary summary(String id, String name, boolean playing, String... players) {
        return new TableSummary(
                new TableId(id.repeat(32)),
                new TableName(name),
                Settings.DEFAULT,
                List.of(players),
                IntStream.range(0, players.length)
                        .mapToObj(seat -> new PieceStyle(
                                Colour.all().get(seat), Shape.all().get(seat)))
                        .toList(),
                playing,
                false,
                0,
                Epoch.FIRST,
                null,
                LogVersion.FIRST);
    }

    static void someBeaten(FakeVisit visit) {
        Profile profile = visit.navigator.me().profile().get();
        List<BotLevel> beaten = List.of(Bots.RANDOM, Bots.DREAMER, Bots.RULE_OF_28);
        visit.navigator.me().change(profile.withPractice(profile.practice().beating(beaten)));
    }

    static void organised(FakeVisit visit) {
        visit.navigator.join(HOST);
        visit.later.run();
        visit.guest()
                .lists(
                        summary("a", "Big party 1", true, "Anna", "Ben", "Cleo"),
                        summary("b", "Big party 2", true, "Dan", "Eve", "Finn", "Gwen"),
                        summary("c", "Hugo’s game", false, "Hugo"));
        visit.guest().notice(new HostMessage.Organised(false, 0));
        visit.later.run();
    }

    static void guestLobby(FakeVisit visit) {
        visit.navigator.join(HOST);
        visit.later.run();
        FakeGuest guest = visit.guest();
        guest.opened(new TableName("Ben’s game"), Settings.DEFAULT, FakeVisit.BEN, FakeVisit.BENS);
        guest.lists(summary("0", "Ben’s game", false, "Ben"));
        visit.later.run();
        guest.present(FakeVisit.BEN);
    }

    /// As before, and somebody sits there who is called almost like Anna.
    static void annikasLobby(FakeVisit visit) {
        guestLobby(visit);
        Badge annikas = new Badge(new PlayerName("Annika"), Colour.GREEN, Shape.TRIANGLE);
        visit.guest().act(new Actor.Guest(FakeVisit.CLEO), new Command.SitDown(Seat.of(2), annikas));
        visit.guest().present(FakeVisit.BEN, FakeVisit.CLEO, FakeVisit.ANNA);
    }

    /// She looks on there while the two others play.
    static void watches(FakeVisit visit) {
        annikasLobby(visit);
        FakeGuest guest = visit.guest().dice(6, 6, 1, 2);
        guest.act(new Actor.Guest(FakeVisit.BEN), new Command.Start());
        visit.later.run();
        FinishedGame.threeRounds(guest, ROUNDS);
        visit.later.run();
        guest.dice(3, 4, 5, 1);
        visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
    }

    /// Anna sits at Ben's table, with Cleo.
    static void playAsGuest(FakeVisit visit) {
        visit.navigator.join(HOST);
        visit.later.run();
        FakeGuest guest = visit.guest();
        guest.opened(new TableName("Ben’s game"), Settings.DEFAULT, FakeVisit.BEN, FakeVisit.BENS);
        guest.lists(summary("0", "Ben’s game", false, "Ben"));
        visit.later.run();
        visit.party().ask(new Command.SitDown(null, FakeVisit.ANNAS));
        guest.act(new Actor.Guest(FakeVisit.CLEO), new Command.SitDown(null, FakeVisit.CLEOS));
        guest.present(FakeVisit.BEN, FakeVisit.ANNA, FakeVisit.CLEO);
        guest.dice(1, 2, 6, 6, 3, 1);
        guest.act(new Actor.Guest(FakeVisit.BEN), new Command.Start());
        visit.later.run();
        FinishedGame.threeRounds(guest, ROUNDS);
        visit.later.run();
        guest.dice(3, 4, 5, 1);
        visit.party().move(new TurnMove.RollDice());
        visit.later.run();
    }

    /// It is Ben's turn, and he is not there.
    static void away(FakeVisit visit, Absence.Kind kind, long seconds) {
        underWay(visit.hosting().withBen().withCleo())
                .annaRolls(3, 4, 5, 1)
                .annaTakes(6, 7)
                .annaStops();
        visit.guest().present(FakeVisit.ANNA, FakeVisit.CLEO);
        Absence ben = new Absence(
                Seat.of(1),
                kind,
                Duration.ofSeconds(130),
                List.of(new Absence.Voice(Seat.of(2), AwayPolicy.SKIP), new Absence.Voice(Seat.of(0), AwayPolicy.BOT)));
        visit.guest()
                .notice(new HostMessage.Absences(
                        FakeGuest.TABLE,
                        List.of(ben),
                        new HostMessage.Pause(Seat.of(1), Duration.ofSeconds(seconds), 2)));
    }

    /// Anna practises against the first of the bots, and the dice begin to say who starts.
    public static FakeVisit practises(FakeVisit visit) {
        visit.navigator.practise();
        visit.later.run();
        return visit;
    }

    /// She wins in her second turn.
    public static FakeVisit beatsTheBot(FakeVisit visit) {
        practises(visit);
        botStopsOnSeven(visit);
        for (int climb = 0; climb < 3; climb++) {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        }
        visit.annaStops();
        botStopsOnSeven(visit);
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        return visit.annaRolls(1, 2, 6, 1).annaTakes(3, 7).annaStops();
    }

    static void botStopsOnSeven(FakeVisit visit) {
        FakeGuest guest = visit.guest().dice(3, 4, 5, 2);
        for (TurnMove move :
                List.of(new TurnMove.RollDice(), new TurnMove.Choose(FakeVisit.columns(7, 7)), new TurnMove.Stop())) {
            guest.act(
                    new Actor.BotAt(Seat.of(1)), new Command.Turn(guest.table().sequence(), move));
        }
        visit.later.run();
    }

    static void waits(FakeVisit visit, Knocker... knockers) {
        visit.guest().notice(new HostMessage.Knocks(FakeGuest.TABLE, List.of(knockers)));
    }

    /// Ben's host, which has this table.
    public static FoundHost bensHost(TableId table) {
        return Around.bens(table);
    }

    /// Ben's host, where a game can be joined.
    public static FoundHost bensOpenHost() {
        return Around.ben();
    }

    static FakeVisit start(FakeVisit visit) {
        visit.guest().dice(3, 4, 5, 2, 6, 4, 2, 2);
        visit.party().ask(new Command.Start());
        visit.later.run();
        visit.guest().act(new Actor.Host(), new Command.ThrowForStart());
        visit.later.run();
        return visit;
    }

    static FakeVisit play(FakeVisit visit) {
        visit.annaStarts();
        return visit;
    }

    /// Three rounds later it is Anna's turn again.
    static FakeVisit underWay(FakeVisit visit) {
        play(visit);
        FinishedGame.threeRounds(visit.guest(), ROUNDS);
        visit.later.run();
        return visit;
    }

    /// Anna has won 2 and 12, and her marker is on top of 3.
    public static FakeVisit aboutToWin(FakeVisit visit) {
        play(visit.hosting().withBen());
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaStops();
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        visit.annaRolls(1, 2, 6, 1).annaTakes(3, 7);
        return visit;
    }
}
