package cantstop.client;

import cantstop.client.evening.Gifts;
import cantstop.client.evening.Hosts;
import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FinishedGame;
import cantstop.client.fake.Visit;
import cantstop.client.lobby.LobbyModel;
import cantstop.client.party.HandingOver;
import cantstop.client.profile.LastVisit;
import cantstop.client.profile.Profile;
import cantstop.engine.Actor;
import cantstop.engine.BotLevel;
import cantstop.engine.Command;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TurnMove;
import cantstop.engine.Variant;
import cantstop.engine.bot.Bots;
import cantstop.protocol.Absence;
import cantstop.protocol.ChatText;
import cantstop.protocol.Errand;
import cantstop.protocol.Ether;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Invite;
import cantstop.protocol.Knocker;
import cantstop.protocol.Meanwhile;
import cantstop.protocol.Reaction;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Utterance;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.SeenLog;
import cantstop.protocol.client.Vacancy;
import cantstop.protocol.client.discovery.Lookout;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;

/// What leads to each screen, in the order of an evening.
final class Stories {
    static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);

    /// From the first of three tables past the others and Home.
    private static final KeyCode[] ORGANISE = {KeyCode.TAB, KeyCode.TAB, KeyCode.TAB, KeyCode.TAB, KeyCode.SPACE};

    /// From the first roll of the lesson to its bust.
    private static final KeyCode[] BUST = {
        KeyCode.R, KeyCode.DIGIT1, KeyCode.R, KeyCode.DIGIT1, KeyCode.S,
        KeyCode.R, KeyCode.DIGIT1, KeyCode.R, KeyCode.DIGIT1, KeyCode.R
    };

    private static final KeyCode[] WIN = then(BUST, KeyCode.ENTER, KeyCode.R, KeyCode.DIGIT1);
    private static final KeyCode[] DONE = then(WIN, KeyCode.S);

    /// What is pressed once a story has been told.
    static final Map<String, KeyCode[]> KEYS = Map.ofEntries(
            keys("home-ladder", KeyCode.TAB, KeyCode.TAB, KeyCode.SPACE),
            keys("door-code", ORGANISE),
            keys("door-organiser", ORGANISE),
            keys("lesson-pick", KeyCode.R),
            keys("lesson-bust", BUST),
            keys("lesson-win", WIN),
            keys("lesson-done", DONE),
            keys("statistics", KeyCode.TAB, KeyCode.TAB, KeyCode.SPACE),
            keys("statistics-none", KeyCode.TAB, KeyCode.TAB, KeyCode.SPACE),
            keys("rules", KeyCode.F1),
            keys("rules-variants", KeyCode.F1, KeyCode.END),
            keys("lobby-bots", KeyCode.SPACE),
            keys("home-settings", KeyCode.F10),
            keys("table-settings", KeyCode.F10),
            keys("table-ask", KeyCode.R),
            keys("table-keys", KeyCode.HELP),
            keys("table-words", KeyCode.L),
            keys("table-leave", KeyCode.ESCAPE),
            keys("table-coach-options", KeyCode.C),
            keys("table-coach-either-or", KeyCode.C),
            keys("table-coach-go-on", KeyCode.C),
            keys("story", KeyCode.TAB, KeyCode.SPACE),
            keys("story-four", KeyCode.TAB, KeyCode.SPACE));

    /// The button that is pressed once the keys were, by the name of what it says.
    static final Map<String, String> BUTTONS = Map.of("lobby-give", "lobby.give");

    private Stories() {}

    private static KeyCode[] then(KeyCode[] first, KeyCode... more) {
        return Stream.concat(Stream.of(first), Stream.of(more)).toArray(KeyCode[]::new);
    }

    private static Map.Entry<String, KeyCode[]> keys(String story, KeyCode... keys) {
        return Map.entry(story, keys);
    }

    static Map<String, Consumer<Visit>> all() {
        Map<String, Consumer<Visit>> stories = new LinkedHashMap<>();
        stories.put("home", visit -> {});
        stories.put("home-back", visit -> {
            LastVisit last = new LastVisit(HOST, FakeGuest.HOST_KEY, FakeGuest.TABLE, "Ben’s game");
            visit.evening.change(visit.evening.profile().get().withVisit(Optional.of(last)));
            visit.evening.join(HOST);
            visit.evening.leave();
        });
        stories.put(
                "home-games",
                visit -> visit.neighbours.hears(Around.ben(), Around.hall(), Around.cleo(), Around.ofAnotherVersion()));
        stories.put("home-nobody", visit -> visit.neighbours.hears());
        stories.put(
                "home-no-network",
                visit -> visit.neighbours.sees(new Lookout.View(List.of(), Ether.Reach.NOWHERE, true)));
        stories.put("home-cannot-host", visit -> {
            visit.hosts.failing(Hosts.CannotHost.Reason.PORTS_TAKEN);
            visit.hosting();
        });
        stories.put("home-ladder", Stories::someBeaten);
        stories.put("lesson", visit -> visit.evening.learn());
        stories.put("lesson-pick", visit -> visit.evening.learn());
        stories.put("lesson-bust", visit -> visit.evening.learn());
        stories.put("lesson-win", visit -> visit.evening.learn());
        stories.put("lesson-done", visit -> visit.evening.learn());
        stories.put("rules", visit -> {});
        stories.put("rules-variants", visit -> {});
        stories.put("home-settings", visit -> {});
        stories.put("door-connecting", visit -> {
            visit.evening.join(HOST);
            visit.later.run();
            visit.guest().becomes(new Connection.Connecting(HOST, 1));
        });
        stories.put("door-failed", visit -> {
            visit.failing = true;
            visit.evening.join(HOST);
        });
        stories.put("door-shut", visit -> {
            visit.neighbours.hears(Around.ben());
            visit.later.run();
            visit.evening.join(Around.ben(), Optional.empty());
            visit.later.run();
            visit.guest().becomes(new Connection.Failed(HOST, LinkListener.LossReason.SILENT));
        });
        stories.put("door-wrong-key", visit -> {
            visit.evening.join(new Invite(List.of(HOST), "1".repeat(64)));
            visit.later.run();
            visit.guest().becomes(new Connection.Failed(HOST, LinkListener.LossReason.OTHER_KEY));
        });
        stories.put("door-tables", visit -> {
            visit.evening.join(HOST);
            visit.later.run();
            visit.guest()
                    .lists(
                            summary("a", "Anna’s game", false, "Anna", "Ben"),
                            summary("b", "Cleo’s game", true, "Cleo", "Dan", "Eve", "Finn"));
        });
        stories.put("door-organised", Stories::organised);
        stories.put("door-code", Stories::organised);
        stories.put("door-organiser", visit -> {
            organised(visit);
            visit.guest().hears(new HostMessage.Organised(true, 23));
            visit.guest().hears(new HostMessage.Announced(new ChatText("Pizza is here! We go on at nine.")));
            visit.later.run();
        });
        stories.put("lobby-alone", Visit::hosting);
        stories.put("lobby-bots", Visit::hosting);
        stories.put("lobby-shut-out", visit -> {
            visit.hosting();
            visit.hosts.audience.accept(new Hosts.Audience(3, 1, 2));
        });
        stories.put("lobby-give", visit -> {
            visit.hosting();
            visit.hosts.giving.complete(new Gifts(
                    List.of("http://192.168.1.20:21217/", "http://10.42.0.1:21217/"),
                    List.of(new Gifts.File("cant-stop-0.1.0-portable.zip", 84_400_000, "ab".repeat(32)))));
        });
        stories.put("lobby-full", visit -> visit.hosting().withBen().withCleo().withBot());
        stories.put("lobby-guest", Stories::guestLobby);
        stories.put("lobby-knock", visit -> {
            visit.hosting().withBen();
            visit.party().ask(new Command.Lock(true));
            waits(
                    visit,
                    new Knocker(Visit.CLEO, Visit.CLEOS, Errand.COME_IN, null),
                    new Knocker(Visit.NEW_ANNA, Visit.ANNAS, Errand.COME_IN, null));
        });
        stories.put("lobby-friend", visit -> {
            visit.hosting().withBen();
            new LobbyModel(visit.evening, visit.party()).seatFriend(Seat.of(2), new PlayerName("Mia"));
        });
        stories.put("door-knock", visit -> {
            visit.evening.join(HOST);
            visit.later.run();
            visit.guest().lists(summary(FakeGuest.TABLE, "Ben’s game", true, "Ben", "Cleo"));
            visit.guest().locked(true);
            visit.party().attend(FakeGuest.TABLE);
        });
        stories.put("table-seat-asked", visit -> {
            play(visit.hosting().withBen().withCleo().withBot()).annaRolls(3, 4, 5, 1);
            waits(visit, new Knocker(Visit.NEW_ANNA, Visit.ANNAS, Errand.SEAT, Seat.of(3)));
        });
        stories.put("lobby-fifth", visit -> {
            guestLobby(visit);
            visit.guest().act(new Actor.Guest(Visit.ANNA), new Command.Leave(false));
            visit.guest().fill();
            waits(
                    visit,
                    new Knocker(Visit.CLEO, Visit.CLEOS, Errand.NEXT, null),
                    new Knocker(Visit.ANNA, Visit.ANNAS, Errand.NEXT, null));
        });
        stories.put("start", visit -> start(visit.hosting().withBen()));
        stories.put("table-roll", visit -> play(visit.hosting().withBen()));
        stories.put("table-choose", visit -> play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1));
        stories.put(
                "table-either-or",
                visit -> play(visit.hosting().withBen())
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7)
                        .annaRolls(4, 4, 5, 4));
        stories.put(
                "table-go-on",
                visit -> play(visit.hosting().withBen().withCleo().withBot())
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7));
        stories.put("table-talk", visit -> {
            play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1).annaTakes(6, 7);
            says(visit, new Utterance.Chat(new ChatText("You won’t dare to roll again")));
            says(visit, new Utterance.CallBust());
            says(visit, new Utterance.React(Reaction.CHICKEN));
            visit.guest().hears(new HostMessage.Calls(FakeGuest.TABLE, List.of(Seat.of(1)), Map.of(Seat.of(1), -2)));
        });
        stories.put(
                "table-bust",
                visit -> play(visit.hosting().withBen())
                        .annaRolls(1, 1, 1, 2)
                        .annaTakes(2, 3)
                        .annaRolls(6, 6, 1, 1)
                        .annaTakes(2, 12)
                        .annaRolls(5, 3, 5, 3));
        stories.put("table-column", visit -> {
            play(visit.hosting().withBen().withCleo());
            for (int time = 0; time < 3; time++) {
                visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
            }
            visit.annaStops();
        });
        stories.put("table-ask", Stories::aboutToWin);
        stories.put("table-settings", Stories::aboutToWin);
        stories.put("table-lost", visit -> {
            play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1);
            visit.guest()
                    .becomes(new Connection.Waiting(HOST, 41, Duration.ofSeconds(4), LinkListener.LossReason.SILENT));
        });
        stories.put("table-shut-down", visit -> {
            play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1);
            visit.guest()
                    .becomes(new Connection.Waiting(HOST, 2, Duration.ofSeconds(1), LinkListener.LossReason.SHUT_DOWN));
        });
        stories.put("table-replaced", visit -> {
            play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1);
            visit.guest()
                    .becomes(new Connection.Ended(
                            HOST, HostMessage.CloseReason.REPLACED, VersionRange.OURS, "Can't Stop 0.1"));
        });
        stories.put("handover-gone", visit -> {
            playAsGuest(visit);
            visit.guest()
                    .becomes(new Connection.Waiting(HOST, 1, Duration.ofSeconds(1), LinkListener.LossReason.RESET));
            visit.guest().vacant(Optional.of(new Vacancy(Optional.of(Visit.ANNA), false)));
        });
        stories.put("handover-gathering", visit -> {
            playAsGuest(visit);
            visit.guest()
                    .notice(new HostMessage.Gathering(
                            FakeGuest.TABLE,
                            List.of(Visit.ANNA),
                            List.of(Visit.CLEO),
                            1,
                            List.of(new HostMessage.Flaw(Visit.CLEO.key(), 17, HostMessage.FlawKind.DIFFERS))));
        });
        stories.put("handover-branched", visit -> {
            playAsGuest(visit);
            visit.guest().branches();
        });
        stories.put("handover-twin", visit -> {
            play(visit.hosting().withBen().withCleo()).annaRolls(3, 4, 5, 1);
            visit.party().handOver().bothGoOn(new HandingOver.Rival(FakeGuest.TABLE, HOST, Visit.BEN.key()));
        });
        stories.put("history", visit -> {
            keeps(visit, 0, Optional.empty());
            visit.evening.lookBack();
        });
        stories.put("history-over", Stories::keepsAWholeGame);
        stories.put("statistics", Stories::keepsAWholeGame);
        stories.put("statistics-none", visit -> visit.evening.lookBack());
        stories.put("history-branches", visit -> {
            keeps(visit, 1, Optional.empty());
            keeps(visit, 0, Optional.of(new SeenLog.Flaw.Damaged()));
            visit.evening.lookBack();
        });
        stories.put("handover-listening", visit -> {
            play(visit.hosting().withBen().withCleo()).annaRolls(3, 4, 5, 1);
            visit.guest()
                    .notice(new HostMessage.Succession(
                            FakeGuest.TABLE,
                            Visit.BEN,
                            HostMessage.SuccessionStage.LISTENING,
                            List.of(HOST),
                            List.of(Visit.ANNA),
                            List.of(),
                            List.of(Visit.CLEO)));
        });
        stories.put("table-copied", visit -> {
            play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1);
            visit.guest()
                    .becomes(new Connection.Ended(
                            HOST, HostMessage.CloseReason.COPIED, VersionRange.OURS, "Can't Stop 0.1"));
        });
        stories.put("table-away", visit -> away(visit, Absence.Kind.LOST, 42));
        stories.put("table-idle", visit -> away(visit, Absence.Kind.IDLE, 0));
        stories.put("table-nudged", visit -> {
            play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1);
            visit.guest().notice(new HostMessage.Nudged(FakeGuest.TABLE, Seat.of(1), Seat.of(0)));
        });
        stories.put("table-forced", visit -> {
            visit.hosting().withBen();
            visit.party().ask(new Command.ChangeSettings(Settings.DEFAULT.withVariant(Variant.FORCED_MOVE)));
            play(visit).annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops().bensTurn(List.of(3, 4, 5, 2), 7, 7);
            visit.annaRolls(3, 4, 6, 6).annaTakes(7, 12);
        });
        stories.put("table-keys", visit -> play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1));
        stories.put("table-words", visit -> play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1));
        stories.put(
                "table-leave",
                visit -> play(visit.hosting().withBen().withCleo()).annaRolls(3, 4, 5, 1));
        stories.put("end", visit -> aboutToWin(visit).annaStops());
        coachAndStory(stories);
        return stories;
    }

    private static void coachAndStory(Map<String, Consumer<Visit>> stories) {
        stories.put(
                "table-odds",
                visit -> play(coached(visit).withCleo().withBot())
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7));
        stories.put("table-coach-options", visit -> play(coached(visit)).annaRolls(3, 4, 5, 1));
        stories.put(
                "table-coach-either-or",
                visit -> play(coached(visit).withCleo().withBot())
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7)
                        .annaRolls(4, 4, 5, 4));
        stories.put(
                "table-coach-go-on",
                visit -> play(coached(visit))
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7)
                        .annaRolls(4, 4, 4, 5)
                        .annaTakes(8)
                        .annaRolls(3, 4, 4, 3)
                        .annaTakes(7, 7));
        stories.put("story", visit -> FinishedGame.play(visit.hosting().withBen(), 5));
        stories.put(
                "story-four",
                visit -> FinishedGame.play(visit.hosting().withBen().withCleo().withBot(), 2));
    }

    /// Anna and Ben at a table with odds and a coach.
    private static Visit coached(Visit visit) {
        visit.hosting().withBen();
        visit.party()
                .ask(new Command.ChangeSettings(Settings.DEFAULT.withOdds(true).withCoach(true)));
        visit.later.run();
        return visit;
    }

    private static void says(Visit visit, Utterance what) {
        visit.guest().hears(new HostMessage.Spoken(FakeGuest.TABLE, Visit.BEN, Seat.of(1), Visit.BENS.name(), what));
    }

    private static TableSummary summary(String id, String name, boolean playing, String... players) {
        return new TableSummary(
                id.repeat(32), new TableName(name), Settings.DEFAULT, List.of(players), playing, false, 0, 1);
    }

    private static void someBeaten(Visit visit) {
        Profile profile = visit.evening.profile().get();
        List<BotLevel> beaten = List.of(Bots.RANDOM, Bots.DREAMER, Bots.RULE_OF_28);
        visit.evening.change(profile.withPractice(profile.practice().beating(beaten)));
    }

    private static void organised(Visit visit) {
        visit.evening.join(HOST);
        visit.later.run();
        visit.guest()
                .lists(
                        summary("a", "Big party 1", true, "Anna", "Ben", "Cleo"),
                        summary("b", "Big party 2", true, "Dan", "Eve", "Finn", "Gwen"),
                        summary("c", "Hugo’s game", false, "Hugo"));
        visit.guest().hears(new HostMessage.Organised(false, 0));
        visit.later.run();
    }

    private static void guestLobby(Visit visit) {
        visit.evening.join(HOST);
        visit.later.run();
        FakeGuest guest = visit.guest();
        guest.opened(new TableName("Ben’s game"), Settings.DEFAULT, Visit.BEN, Visit.BENS);
        guest.lists(summary("0", "Ben’s game", false, "Ben"));
        visit.later.run();
        guest.present(Visit.BEN);
    }

    /// Anna sits at Ben's table, with Cleo.
    private static void playAsGuest(Visit visit) {
        visit.evening.join(HOST);
        visit.later.run();
        FakeGuest guest = visit.guest();
        guest.opened(new TableName("Ben’s game"), Settings.DEFAULT, Visit.BEN, Visit.BENS);
        guest.lists(summary("0", "Ben’s game", false, "Ben"));
        visit.later.run();
        visit.party().ask(new Command.SitDown(null, Visit.ANNAS));
        guest.act(new Actor.Guest(Visit.CLEO), new Command.SitDown(null, Visit.CLEOS));
        guest.present(Visit.BEN, Visit.ANNA, Visit.CLEO);
        guest.dice(1, 2, 6, 6, 3, 1, 3, 4, 5, 1);
        guest.act(new Actor.Guest(Visit.BEN), new Command.Start());
        visit.later.run();
        visit.party().move(new TurnMove.RollDice());
        visit.later.run();
    }

    /// It is Ben's turn, and he is not there.
    private static void away(Visit visit, Absence.Kind kind, long seconds) {
        play(visit.hosting().withBen().withCleo())
                .annaRolls(3, 4, 5, 1)
                .annaTakes(6, 7)
                .annaStops();
        visit.guest().present(Visit.ANNA, Visit.CLEO);
        Absence ben = new Absence(
                Seat.of(1),
                kind,
                Duration.ofSeconds(130),
                List.of(new Absence.Voice(Seat.of(2), Meanwhile.SKIP), new Absence.Voice(Seat.of(0), Meanwhile.BOT)));
        visit.guest()
                .notice(new HostMessage.Absences(
                        FakeGuest.TABLE,
                        List.of(ben),
                        new HostMessage.Pause(Seat.of(1), Duration.ofSeconds(seconds), 2)));
    }

    private static void waits(Visit visit, Knocker... knockers) {
        visit.guest().notice(new HostMessage.Knocks(FakeGuest.TABLE, List.of(knockers)));
    }

    private static void keepsAWholeGame(Visit visit) {
        FinishedGame.play(visit.hosting().withBen().withCleo(), 2);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.evening.leave();
        visit.evening.lookBack();
    }

    /// Anna looked on while a game was played, and her laptop kept it.
    private static void keeps(Visit visit, int branch, Optional<SeenLog.Flaw> flaw) {
        play(visit.hosting().withBen().withCleo())
                .annaRolls(3, 4, 5, 1)
                .annaTakes(6, 7)
                .annaStops();
        visit.seen.keep(branch, visit.party().log(), flaw);
        visit.evening.leave();
    }

    private static Visit start(Visit visit) {
        visit.guest().dice(3, 4, 5, 2, 6, 4, 2, 2);
        visit.party().ask(new Command.Start());
        visit.later.run();
        visit.guest().act(new Actor.Host(), new Command.ThrowForStart());
        visit.later.run();
        return visit;
    }

    static Visit play(Visit visit) {
        visit.annaStarts();
        return visit;
    }

    /// Anna has won 2 and 12, and her marker is on top of 3.
    private static Visit aboutToWin(Visit visit) {
        play(visit.hosting().withBen());
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaStops();
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        visit.annaRolls(1, 2, 6, 1).annaTakes(3, 7);
        return visit;
    }
}
