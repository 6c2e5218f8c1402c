package cantstop.client.shell;

import cantstop.client.extras.history.ContinueGame;
import cantstop.client.extras.history.HistoryModel;
import cantstop.client.extras.history.HistoryScreen;
import cantstop.client.extras.lesson.LessonModel;
import cantstop.client.extras.lesson.LessonScreen;
import cantstop.client.extras.lesson.RulesOverlay;
import cantstop.client.extras.organise.OrganiserModel;
import cantstop.client.extras.organise.OrganiserPanel;
import cantstop.client.extras.statistics.StatisticsModel;
import cantstop.client.extras.statistics.StatisticsScreen;
import cantstop.client.extras.story.StoryScreen;
import cantstop.client.kit.screen.Question;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.coach.CoachThread;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import cantstop.client.play.door.DoorModel;
import cantstop.client.play.door.DoorScreen;
import cantstop.client.play.end.EndPanel;
import cantstop.client.play.end.EndScreen;
import cantstop.client.play.home.HomeModel;
import cantstop.client.play.home.HomeScreen;
import cantstop.client.play.knock.JoinButton;
import cantstop.client.play.knock.KnockModel;
import cantstop.client.play.lobby.FriendOverlay;
import cantstop.client.play.lobby.LobbyModel;
import cantstop.client.play.lobby.LobbyScreen;
import cantstop.client.play.table.TableScreen;
import cantstop.client.play.talk.TalkButton;
import cantstop.client.play.talk.TalkModel;
import cantstop.client.system.voice.Narrator;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Seat;
import cantstop.engine.story.Storyteller;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// Makes the screens of the window, in one language.
final class Screens {
    private final Navigator navigator;
    private final WindowLayers layers;
    private final Words words;
    private final Supplier<Motion> motion;
    private final KnockModel knocks;
    private final CoachThread coachThread;
    private final Narrator narrator;
    private final LeaveQuestion leaving;
    private final Executor unhurried;
    private final Consumer<Function<Screens, Screen>> show;
    private final SharedBoard played = new SharedBoard();

    /// Screens in the language of the evening.
    ///
    /// @param motion how things move
    /// @param knocks who asks to play, and what I may ask for
    /// @param study where the coach thinks
    /// @param narrator reads the board aloud
    /// @param unhurried does what may wait until the window is in use
    /// @param show brings a screen into view, and makes it again in another language when that changes
    Screens(
            Navigator navigator,
            WindowLayers layers,
            Supplier<Motion> motion,
            KnockModel knocks,
            CoachThread coachThread,
            Narrator narrator,
            LeaveQuestion leaving,
            Executor unhurried,
            Consumer<Function<Screens, Screen>> show) {
        this.navigator = navigator;
        this.layers = layers;
        this.motion = motion;
        this.knocks = knocks;
        this.coachThread = coachThread;
        this.narrator = narrator;
        this.leaving = leaving;
        this.unhurried = unhurried;
        this.show = show;
        words = navigator.me().words();
    }

    /// What makes the screen for the place where the evening is, in one language after the other. What is being
    /// learned or looked back at there outlives them.
    static Function<Screens, Screen> at(Navigator navigator) {
        return switch (navigator.place().get()) {
            case HOME -> Screens::home;
            case LESSON -> {
                LessonModel model = new LessonModel(navigator);
                yield there -> there.lesson(model);
            }
            case HISTORY -> {
                HistoryModel model = new HistoryModel(navigator);
                yield there -> there.history(model);
            }
            case DOOR -> Screens::door;
            case LOBBY -> Screens::lobby;
            case TABLE -> Screens::table;
            case END -> Screens::end;
        };
    }

    private Screen home() {
        return new HomeScreen(new HomeModel(navigator), words, layers, unhurried);
    }

    private Screen lesson(LessonModel model) {
        return new LessonScreen(model, words, motion, this::layRules);
    }

    private Screen door() {
        return new DoorScreen(new DoorModel(navigator), words, this::organise);
    }

    private Screen end() {
        return endInSteps().get();
    }

    /// The end, with what it says already made; the rest is little, but takes the board from where it was played on.
    Supplier<Screen> endInSteps() {
        EndPanel panel = new EndPanel(navigator, party(), join(), this::tellStory, leaving::leaveForHome);
        // Making a board takes longer than a frame, and the one that was played on would look the same.
        return () -> new EndScreen(party(), panel, played.view(party()), words);
    }

    /// What this laptop saw.
    Screen history(HistoryModel model) {
        Runnable back = () -> show.accept(screens -> screens.history(model));
        return new HistoryScreen(
                model,
                words,
                motion,
                new ContinueGame(navigator, model, layers)::goOn,
                (events, game) -> tell(events, game, back),
                () -> show.accept(screens -> screens.statistics(back)));
    }

    private Screen statistics(Runnable back) {
        return new StatisticsScreen(new StatisticsModel(navigator, coachThread), words, back, navigator::practise);
    }

    private Screen lobby() {
        TalkModel talking = new TalkModel(
                party(), words, () -> navigator.me().profile().get().badge().name());
        LobbyModel model = new LobbyModel(navigator, party());
        return new LobbyScreen(
                model,
                new TalkButton(talking, words, layers),
                join(),
                words,
                seat -> sendAway(model, seat),
                seat -> seatFriend(model, seat),
                layers,
                leaving::leaveForHome,
                System::nanoTime);
    }

    private void seatFriend(LobbyModel model, Seat seat) {
        layers.lay(new FriendOverlay(
                words,
                name -> {
                    layers.dismiss();
                    model.seatFriend(seat, name);
                },
                layers::dismiss));
    }

    private JoinButton join(String... styles) {
        return new JoinButton(knocks, words, layers, styles);
    }

    /// Frees a seat; a person is not sent away by mistake.
    private void sendAway(LobbyModel model, Seat seat) {
        if (!model.isPerson(seat)) {
            model.clear(seat);
            return;
        }
        layers.lay(new Question(
                words.say("sendAway.title", model.name(seat)),
                words.say("sendAway.text"),
                words.say("sendAway.keep"),
                layers::dismiss,
                words.say("lobby.clear"),
                () -> {
                    layers.dismiss();
                    model.clear(seat);
                }));
    }

    private void organise() {
        layers.lay(new OrganiserPanel(new OrganiserModel(party(), words), words, layers::dismiss));
    }

    private Screen table() {
        return new TableScreen(
                navigator,
                party(),
                played.fresh(party()),
                layers,
                motion,
                join("quiet"),
                coachThread,
                narrator,
                leaving::leaveForHome);
    }

    /// The story of the game that has just ended.
    private void tellStory() {
        List<Event> events = party().log().stream().map(LogEntry::event).toList();
        tell(events, Storyteller.games(events), () -> show.accept(at(navigator)));
    }

    /// Opens the story of a game.
    ///
    /// @param events a table's log from its beginning
    /// @param game 1 for the first finished game in it
    /// @param back leads to where one came from
    void tell(List<Event> events, int game, Runnable back) {
        show.accept(screens -> screens.story(events, game, back));
    }

    private Screen story(List<Event> events, int game, Runnable back) {
        return new StoryScreen(coachThread, words, events, game, back);
    }

    /// The rules, over whatever is in view: the game goes on below.
    void layRules() {
        layers.lay(new RulesOverlay(words, layers::dismiss));
    }

    private Party party() {
        return navigator.party().get().orElseThrow();
    }
}
