package cantstop.client;

import cantstop.client.banner.NoticeView;
import cantstop.client.board.BoardWords;
import cantstop.client.coach.Study;
import cantstop.client.door.DoorModel;
import cantstop.client.door.DoorScreen;
import cantstop.client.end.EndScreen;
import cantstop.client.evening.Evening;
import cantstop.client.history.HistoryModel;
import cantstop.client.history.HistoryScreen;
import cantstop.client.home.HomeModel;
import cantstop.client.home.HomeScreen;
import cantstop.client.knock.JoinButton;
import cantstop.client.lesson.LessonModel;
import cantstop.client.lesson.LessonScreen;
import cantstop.client.lesson.RulesOverlay;
import cantstop.client.lobby.FriendOverlay;
import cantstop.client.lobby.LobbyModel;
import cantstop.client.lobby.LobbyScreen;
import cantstop.client.organise.OrganiserModel;
import cantstop.client.organise.OrganiserPanel;
import cantstop.client.party.FxBridge;
import cantstop.client.party.Party;
import cantstop.client.profile.Preferences;
import cantstop.client.profile.Profile;
import cantstop.client.profile.WindowPlace;
import cantstop.client.screen.Navigation;
import cantstop.client.screen.Question;
import cantstop.client.screen.Screen;
import cantstop.client.settings.SettingsModel;
import cantstop.client.settings.SettingsOverlay;
import cantstop.client.sound.Soundtrack;
import cantstop.client.sound.Speaker;
import cantstop.client.statistics.StatisticsModel;
import cantstop.client.statistics.StatisticsScreen;
import cantstop.client.story.StoryScreen;
import cantstop.client.table.TableScreen;
import cantstop.client.talk.TalkButton;
import cantstop.client.talk.TalkModel;
import cantstop.client.theme.Motion;
import cantstop.client.theme.Theme;
import cantstop.client.theme.Zoom;
import cantstop.client.voice.Narrator;
import cantstop.client.voice.Voice;
import cantstop.client.words.Words;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Person;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.story.Storyteller;
import cantstop.protocol.client.Connection;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.util.Duration;

/// What is in the window: the screen for the place where the evening is. It dresses the scene, and knows the keys
/// that work everywhere.
public final class Window {
    private final Evening evening;
    private final Locale usual;
    private final Supplier<Motion> system;
    private final Study study;
    private final Soundtrack soundtrack;
    private final Narrator narrator;
    private final SettingsModel settings;
    private final OneKey mute;
    private final Navigation navigation = new Navigation();
    private final NoticeView notice;
    private final Scene scene;
    private final StringProperty title = new SimpleStringProperty("");
    private Words words;
    private BoardWords boardWords;
    private Strips strips;
    private Theme systemTheme;
    private Supplier<Screen> shown;
    private Consumer<Connection.Connected> watch = connected -> {};

    /// A window at home.
    ///
    /// @param usual the system's language
    /// @param system how things move where nobody wishes otherwise
    /// @param theme the one that goes with the system's colours
    public Window(Evening evening, Locale usual, Supplier<Motion> system, Theme theme) {
        this(
                evening,
                usual,
                system,
                theme,
                Study.withItsOwnThread(new FxBridge(Platform::runLater)),
                Speaker.OFF,
                Voice.NONE);
    }

    /// A window at home.
    ///
    /// @param study where the coach thinks
    /// @param speaker what is heard comes out of it
    /// @param voice reads aloud
    public Window(
            Evening evening,
            Locale usual,
            Supplier<Motion> system,
            Theme theme,
            Study study,
            Speaker speaker,
            Voice voice) {
        this.evening = evening;
        this.study = study;
        this.usual = usual;
        this.system = system;
        systemTheme = theme;
        soundtrack = new Soundtrack(speaker, () -> preferences().loudness(), this::motion, Window::later);
        narrator = new Narrator(voice, () -> preferences().speech(), evening::words);
        settings = new SettingsModel(evening, soundtrack, narrator);
        mute = new OneKey(KeyCode.M, settings::toggleMute);
        words = evening.words();
        boardWords = BoardWords.in(words.locale());
        notice = new NoticeView(words);
        strips = new Strips(evening, notice);
        shown = this::screen;
        navigation.strip(strips.node());
        navigation.onSettings(this::openSettings);
        Profile profile = evening.profile().get();
        scene = new Scene(
                navigation.root(), profile.window().width(), profile.window().height());
        scene.getStylesheets().add(style());
        theme().applyTo(scene);
        zoom(profile);
        evening.profile().addListener((property, was, is) -> wear(was, is));
        evening.party().addListener((party, was, is) -> follow(is));
        evening.place().addListener((where, was, is) -> show(this::screen));
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, mute::pressed);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, mute::released);
        scene.addEventFilter(InputEvent.ANY, touched -> touched(touched));
        show(this::screen);
    }

    /// The style sheet of every window of the program.
    static String style() {
        return Objects.requireNonNull(Window.class.getResource("screens.css"), "screens.css")
                .toExternalForm();
    }

    public Scene scene() {
        return scene;
    }

    /// Puts the scene into a stage, whose title says when it is my turn.
    public void frame(Stage stage) {
        stage.setScene(scene);
        stage.setMinWidth(WindowPlace.SMALLEST_WIDTH);
        stage.setMinHeight(WindowPlace.SMALLEST_HEIGHT);
        stage.setFullScreenExitHint("");
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        title.set(words.say("app.title"));
        title.subscribe(stage::setTitle);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, pressed -> {
            if (pressed.getCode() == KeyCode.F11) {
                stage.setFullScreen(!stage.isFullScreen());
            } else if (pressed.getCode() == KeyCode.F9) {
                watch();
            }
        });
    }

    /// Opens Watch at a host, when it is asked for.
    public void onWatch(Consumer<Connection.Connected> open) {
        watch = open;
    }

    private void watch() {
        evening.party().get().ifPresent(there -> {
            if (there.connection().get() instanceof Connection.Connected connected) {
                watch.accept(connected);
            }
        });
    }

    /// The system has other colours now.
    ///
    /// @param theme the one that goes with them
    public void dress(Theme theme) {
        systemTheme = theme;
        theme().applyTo(scene);
    }

    /// The theme that is worn.
    public Theme theme() {
        return preferences().look().over(systemTheme);
    }

    /// How things move.
    public Motion motion() {
        return preferences().motion(system.get());
    }

    private Preferences preferences() {
        return evening.profile().get().preferences();
    }

    /// Says something about this program once, above the screen.
    public void say(NoticeView.Notice once) {
        notice.show(once, words);
    }

    /// Puts on what is wished now.
    private void wear(Profile was, Profile is) {
        if (was.preferences().look() != is.preferences().look()) {
            theme().applyTo(scene);
        }
        if (was.window().zoom() != is.window().zoom()) {
            zoom(is);
        }
        if (!was.preferences().language().equals(is.preferences().language())) {
            speak(Words.of(is.preferences().language().map(Locale::of).orElse(usual)));
        }
        openOverlay().ifPresent(SettingsOverlay::show);
    }

    /// Goes on in another language: whatever is in view is made anew.
    private void speak(Words other) {
        boolean open = openOverlay().isPresent();
        words = other;
        boardWords = BoardWords.in(other.locale());
        evening.speak(other);
        notice.speak(other);
        strips.follow(Optional.empty());
        strips = new Strips(evening, notice);
        strips.follow(evening.party().get());
        navigation.strip(strips.node());
        title.set(title(evening.party().get()));
        show(shown);
        if (open) {
            openSettings();
            openOverlay().ifPresent(SettingsOverlay::focusLanguage);
        }
    }

    private void openSettings() {
        navigation.lay(new SettingsOverlay(settings, navigation::dismiss));
    }

    private Optional<SettingsOverlay> openOverlay() {
        return navigation.overlay().filter(SettingsOverlay.class::isInstance).map(SettingsOverlay.class::cast);
    }

    /// Leaves, after asking where something would be lost by it.
    ///
    /// @param go what leaving means: home, or out of the program
    public void leave(Runnable go) {
        Evening.Stake stake = evening.atStake();
        String about = switch (stake) {
            case NOTHING -> "";
            case THE_GAME -> "leave.game";
            case THE_GAME_HERE -> "leave.here";
            case THE_PARTY -> "leave.party";
        };
        if (about.isEmpty()) {
            go.run();
            return;
        }
        Optional<Person> successor = stake == Evening.Stake.THE_PARTY ? evening.successor() : Optional.empty();
        if (successor.isPresent()) {
            askToHandOver(successor.get(), go);
            return;
        }
        navigation.lay(new Question(
                words.say(about + ".title"),
                words.say(about + ".text"),
                words.say("leave.stay"),
                navigation::dismiss,
                words.say(stake == Evening.Stake.THE_PARTY ? "leave.end" : "leave.leave"),
                () -> {
                    navigation.dismiss();
                    go.run();
                }));
    }

    private void askToHandOver(Person successor, Runnable go) {
        TableState state = party().state().get();
        String name =
                state.seatOf(successor).map(seat -> words.name(state, seat)).orElse(words.say("handover.somebody"));
        navigation.lay(new Question(
                words.say("leave.handover.title"),
                words.say("leave.handover.text", name),
                new Question.Answer(words.say("leave.handover", name), "accent", () -> {
                    navigation.dismiss();
                    evening.handOverAndLeave(successor, go);
                }),
                new Question.Answer(words.say("leave.stay"), "", navigation::dismiss),
                new Question.Answer(words.say("leave.end"), "danger", () -> {
                    navigation.dismiss();
                    go.run();
                })));
    }

    private void leaveForHome() {
        leave(evening::leave);
    }

    private void follow(Optional<Party> party) {
        strips.follow(party);
        soundtrack.follow(party);
        narrator.follow(party);
        title.set(title(party));
        party.ifPresent(there -> {
            there.state().subscribe(state -> title.set(title(party)));
            there.nudgedBy().subscribe(by -> title.set(title(party)));
        });
    }

    /// That somebody is there is heard by the host: hands on keys or mouse, and nothing that happens by itself.
    private void touched(InputEvent event) {
        boolean byHand = event.getEventType() == KeyEvent.KEY_PRESSED
                || event.getEventType() == MouseEvent.MOUSE_MOVED
                || event.getEventType() == MouseEvent.MOUSE_PRESSED;
        if (byHand) {
            evening.party().get().ifPresent(Party::touched);
        }
    }

    private String title(Optional<Party> party) {
        if (party.isEmpty()) {
            return words.say("app.title");
        }
        Party there = party.get();
        boolean mine = there.state()
                .get()
                .playing()
                .map(GameState::mover)
                .filter(mover -> Optional.of(mover).equals(there.mySeat()))
                .isPresent();
        if (there.nudgedBy().get().isPresent()) {
            return words.say(
                    "app.title.nudged",
                    words.name(there.state().get(), there.nudgedBy().get().get()));
        }
        return mine ? words.say("app.title.mine") : words.say("app.title");
    }

    private void show(Supplier<Screen> next) {
        shown = next;
        navigation.show(next.get());
    }

    /// The screen for the place where the evening is.
    private Screen screen() {
        return switch (evening.place().get()) {
            case HOME -> new HomeScreen(new HomeModel(evening), words, navigation);
            case LESSON -> new LessonScreen(new LessonModel(evening), words, boardWords, this::motion, this::layRules);
            case HISTORY -> history(new HistoryModel(evening));
            case DOOR -> new DoorScreen(new DoorModel(evening), words, this::organise);
            case LOBBY -> lobby();
            case TABLE -> table();
            case END -> new EndScreen(evening, party(), boardWords, join(), this::tellStory);
        };
    }

    private Screen history(HistoryModel model) {
        Runnable back = () -> show(() -> history(model));
        return new HistoryScreen(
                model,
                words,
                boardWords,
                this::motion,
                (events, game) -> tell(events, game, back),
                () -> show(() -> new StatisticsScreen(new StatisticsModel(evening), words, back)));
    }

    /// Opens a game that is kept in a file.
    public void open(Path file) {
        evening.lookBack();
        HistoryModel model = new HistoryModel(evening);
        show(() -> history(model));
        model.open(file);
    }

    private Screen lobby() {
        TalkModel talking = new TalkModel(
                party(), words, () -> evening.profile().get().badge().name());
        LobbyModel model = new LobbyModel(evening, party());
        return new LobbyScreen(
                model,
                new TalkButton(talking, words, navigation),
                join(),
                words,
                seat -> sendAway(model, seat),
                seat -> seatFriend(model, seat),
                navigation,
                this::leaveForHome);
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
        return new JoinButton(strips.knocks(), words, navigation, styles);
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
                party(),
                words,
                boardWords,
                navigation,
                this::motion,
                () -> evening.profile().get().badge(),
                join("quiet"),
                study,
                this::leaveForHome);
    }

    /// The story of the game that has just ended.
    private void tellStory() {
        List<Event> events = party().log().stream().map(LogEntry::event).toList();
        tell(events, Storyteller.games(events), () -> show(this::screen));
    }

    /// Opens the story of a game.
    ///
    /// @param events a table's log from its beginning
    /// @param game 1 for the first finished game in it
    /// @param back leads to where one came from
    public void tell(List<Event> events, int game, Runnable back) {
        show(() -> new StoryScreen(study, words, events, game, back));
    }

    private Party party() {
        return evening.party().get().orElseThrow();
    }

    /// The rules, over whatever is in view: the game goes on below.
    private void layRules() {
        navigation.lay(new RulesOverlay(words, boardWords, navigation::dismiss));
    }

    private void pressed(KeyEvent pressed) {
        if (pressed.getCode() == KeyCode.ESCAPE) {
            boolean closed = navigation.dismiss()
                    || navigation.screen().filter(Screen::escape).isPresent();
            if (closed) {
                pressed.consume();
            }
        } else if (pressed.getCode() == KeyCode.F1) {
            layRules();
        } else if (pressed.getCode() == KeyCode.F10) {
            openSettings();
        } else if (pressed.isShortcutDown()) {
            switch (pressed.getCode()) {
                case PLUS, ADD, EQUALS -> settings.larger();
                case MINUS, SUBTRACT -> settings.smaller();
                case DIGIT0, NUMPAD0 -> settings.usualSize();
                default -> {}
            }
        }
    }

    /// Does something after a while.
    static void later(Duration wait, Runnable act) {
        PauseTransition pause = new PauseTransition(wait);
        pause.setOnFinished(over -> act.run());
        pause.play();
    }

    private void zoom(Profile profile) {
        new Zoom(profile.window().zoom()).applyTo(scene);
    }
}
