package cantstop.client.shell;

import cantstop.client.extras.coach.Study;
import cantstop.client.extras.history.GoingOn;
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
import cantstop.client.kit.board.BoardWords;
import cantstop.client.kit.screen.Navigation;
import cantstop.client.kit.screen.Question;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Evening;
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
    private final Evening evening;
    private final Navigation navigation;
    private final Words words;
    private final BoardWords boardWords;
    private final Supplier<Motion> motion;
    private final KnockModel knocks;
    private final Study study;
    private final Narrator narrator;
    private final Leaving leaving;
    private final Executor unhurried;
    private final Consumer<Function<Screens, Screen>> show;
    private final Played played = new Played();

    /// Screens in the language of the evening.
    ///
    /// @param motion how things move
    /// @param knocks who asks to play, and what I may ask for
    /// @param study where the coach thinks
    /// @param narrator reads the board aloud
    /// @param unhurried does what may wait until the window is in use
    /// @param show brings a screen into view, and makes it again in another language when that changes
    Screens(
            Evening evening,
            Navigation navigation,
            Supplier<Motion> motion,
            KnockModel knocks,
            Study study,
            Narrator narrator,
            Leaving leaving,
            Executor unhurried,
            Consumer<Function<Screens, Screen>> show) {
        this.evening = evening;
        this.navigation = navigation;
        this.motion = motion;
        this.knocks = knocks;
        this.study = study;
        this.narrator = narrator;
        this.leaving = leaving;
        this.unhurried = unhurried;
        this.show = show;
        words = evening.me().words();
        boardWords = BoardWords.in(words.locale());
    }

    /// What makes the screen for the place where the evening is, in one language after the other. What is being
    /// learned or looked back at there outlives them.
    static Function<Screens, Screen> at(Evening evening) {
        return switch (evening.place().get()) {
            case HOME -> Screens::home;
            case LESSON -> {
                LessonModel model = new LessonModel(evening);
                yield there -> there.lesson(model);
            }
            case HISTORY -> {
                HistoryModel model = new HistoryModel(evening);
                yield there -> there.history(model);
            }
            case DOOR -> Screens::door;
            case LOBBY -> Screens::lobby;
            case TABLE -> Screens::table;
            case END -> Screens::end;
        };
    }

    private Screen home() {
        return new HomeScreen(new HomeModel(evening), words, navigation, unhurried);
    }

    private Screen lesson(LessonModel model) {
        return new LessonScreen(model, words, boardWords, motion, this::layRules);
    }

    private Screen door() {
        return new DoorScreen(new DoorModel(evening), words, this::organise);
    }

    private Screen end() {
        return endInSteps().get();
    }

    /// The end, with what it says already made; the rest is little, but takes the board from where it was played on.
    Supplier<Screen> endInSteps() {
        EndPanel panel = new EndPanel(evening, party(), join(), this::tellStory, leaving::leaveForHome);
        // Making a board takes longer than a frame, and the one that was played on would look the same.
        return () -> new EndScreen(party(), panel, played.view(party()), boardWords);
    }

    /// What this laptop saw.
    Screen history(HistoryModel model) {
        Runnable back = () -> show.accept(screens -> screens.history(model));
        return new HistoryScreen(
                model,
                words,
                boardWords,
                motion,
                new GoingOn(evening, model, navigation)::goOn,
                (events, game) -> tell(events, game, back),
                () -> show.accept(screens -> screens.statistics(back)));
    }

    private Screen statistics(Runnable back) {
        return new StatisticsScreen(new StatisticsModel(evening, study), words, back, evening::practise);
    }

    private Screen lobby() {
        TalkModel talking = new TalkModel(
                party(), words, () -> evening.me().profile().get().badge().name());
        LobbyModel model = new LobbyModel(evening, party());
        return new LobbyScreen(
                model,
                new TalkButton(talking, words, navigation),
                join(),
                words,
                seat -> sendAway(model, seat),
                seat -> seatFriend(model, seat),
                navigation,
                leaving::leaveForHome,
                System::nanoTime);
    }

    private void seatFriend(LobbyModel model, Seat seat) {
        navigation.lay(new FriendOverlay(
                words,
                name -> {
                    navigation.dismiss();
                    model.seatFriend(seat, name);
                },
                navigation::dismiss));
    }

    private JoinButton join(String... styles) {
        return new JoinButton(knocks, words, navigation, styles);
    }

    /// Frees a seat; a person is not sent away by mistake.
    private void sendAway(LobbyModel model, Seat seat) {
        if (!model.isPerson(seat)) {
            model.clear(seat);
            return;
        }
        navigation.lay(new Question(
                words.say("sendAway.title", model.name(seat)),
                words.say("sendAway.text"),
                words.say("sendAway.keep"),
                navigation::dismiss,
                words.say("lobby.clear"),
                () -> {
                    navigation.dismiss();
                    model.clear(seat);
                }));
    }

    private void organise() {
        navigation.lay(new OrganiserPanel(new OrganiserModel(party(), words), words, navigation::dismiss));
    }

    private Screen table() {
        return new TableScreen(
                evening,
                party(),
                played.fresh(party()),
                boardWords,
                navigation,
                motion,
                join("quiet"),
                study,
                narrator,
                leaving::leaveForHome);
    }

    /// The story of the game that has just ended.
    private void tellStory() {
        List<Event> events = party().log().stream().map(LogEntry::event).toList();
        tell(events, Storyteller.games(events), () -> show.accept(at(evening)));
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
        return new StoryScreen(study, words, events, game, back);
    }

    /// The rules, over whatever is in view: the game goes on below.
    void layRules() {
        navigation.lay(new RulesOverlay(words, boardWords, navigation::dismiss));
    }

    private Party party() {
        return evening.party().get().orElseThrow();
    }
}
