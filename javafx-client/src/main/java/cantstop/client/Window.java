package cantstop.client;

import cantstop.client.banner.NoticeView;
import cantstop.client.coach.Study;
import cantstop.client.evening.Evening;
import cantstop.client.evening.Place;
import cantstop.client.history.HistoryModel;
import cantstop.client.party.FxBridge;
import cantstop.client.party.Party;
import cantstop.client.profile.Preferences;
import cantstop.client.profile.Profile;
import cantstop.client.profile.WindowPlace;
import cantstop.client.screen.Navigation;
import cantstop.client.screen.Screen;
import cantstop.client.settings.SettingsModel;
import cantstop.client.settings.SettingsOverlay;
import cantstop.client.sound.Soundtrack;
import cantstop.client.sound.Speaker;
import cantstop.client.theme.Motion;
import cantstop.client.theme.Theme;
import cantstop.client.theme.Zoom;
import cantstop.client.voice.Narrator;
import cantstop.client.voice.Voice;
import cantstop.client.words.Words;
import cantstop.engine.Event;
import cantstop.protocol.client.Connection;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
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
    /// A window that is less than this wide, in em, has little room above a screen.
    private static final double LEAST_WIDE = 32;

    private final Evening evening;
    private final Locale usual;
    private final Supplier<Motion> system;
    private final Study study;
    private final Executor unhurried;
    private final Soundtrack soundtrack;
    private final Narrator narrator;
    private final SettingsModel settings;
    private final OneKey mute;
    private final Navigation navigation = new Navigation();
    private final NoticeView notice;
    private final Scene scene;
    private final Title title;
    private final Leaving leaving;
    private Strips strips;
    private Screens screens;
    private Theme systemTheme;
    private Function<Screens, Screen> shown;
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
                Voice.NONE,
                Runnable::run);
    }

    /// A window at home.
    ///
    /// @param study where the coach thinks
    /// @param speaker what is heard comes out of it
    /// @param voice reads aloud
    /// @param unhurried does what may wait until the window is in use
    public Window(
            Evening evening,
            Locale usual,
            Supplier<Motion> system,
            Theme theme,
            Study study,
            Speaker speaker,
            Voice voice,
            Executor unhurried) {
        this.unhurried = unhurried;
        this.evening = evening;
        this.study = study;
        this.usual = usual;
        this.system = system;
        systemTheme = theme;
        soundtrack = new Soundtrack(speaker, () -> preferences().loudness(), this::motion, Window::later);
        narrator = new Narrator(voice, () -> preferences().speech(), evening.me()::words);
        settings = new SettingsModel(evening.me(), soundtrack, narrator);
        mute = new OneKey(KeyCode.M, settings::toggleMute);
        title = new Title(evening);
        leaving = new Leaving(evening, navigation);
        notice = new NoticeView(evening.me().words());
        strips = new Strips(evening, notice);
        screens = screens();
        shown = Screens.at(evening);
        navigation.strip(strips.node());
        navigation.onSettings(this::openSettings);
        Profile profile = evening.me().profile().get();
        scene = new Scene(
                navigation.root(), profile.window().width(), profile.window().height());
        scene.getStylesheets().add(style());
        theme().applyTo(scene);
        zoom(profile);
        evening.me().profile().addListener((property, was, is) -> wear(was, is));
        evening.party().addListener((party, was, is) -> follow(is));
        evening.place().addListener((where, was, is) -> goTo(is));
        scene.widthProperty().subscribe(this::fit);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, mute::pressed);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, mute::released);
        scene.addEventFilter(InputEvent.ANY, touched -> touched(touched));
        show(shown);
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
        title.text().subscribe(stage::setTitle);
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
        return evening.me().profile().get().preferences();
    }

    /// Says something about this program once, above the screen.
    public void say(NoticeView.Notice once) {
        notice.show(once, evening.me().words());
    }

    /// What was said is so no more.
    ///
    /// @param key its sentence
    public void unsay(String key) {
        notice.past(key, evening.me().words());
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
        evening.me().speak(other);
        notice.speak(other);
        strips.follow(Optional.empty());
        strips = new Strips(evening, notice);
        strips.follow(evening.party().get());
        navigation.strip(strips.node());
        screens = screens();
        title.show();
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

    private void follow(Optional<Party> party) {
        strips.follow(party);
        soundtrack.follow(party);
        narrator.follow(party);
        title.follow(party);
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

    private Screens screens() {
        return new Screens(
                evening, navigation, this::motion, strips.knocks(), study, narrator, leaving, unhurried, this::show);
    }

    /// The end comes with the game's last event, which has enough to do: it is made in those after it.
    private void goTo(Place place) {
        if (place == Place.END) {
            shown = Screens.at(evening);
            navigation.show(() -> screens.endInSteps(), evening.fx());
        } else {
            show(Screens.at(evening));
        }
    }

    private void show(Function<Screens, Screen> next) {
        shown = next;
        navigation.show(next.apply(screens));
    }

    /// Leaves, after asking where something would be lost by it.
    ///
    /// @param go what leaving means: home, or out of the program
    public void leave(Runnable go) {
        leaving.leave(go);
    }

    /// Leaves for a reason that came from outside of this window, after asking where somebody is at a table.
    ///
    /// @param why the reason, in a sentence
    /// @param go what leaving means
    void leave(String why, Runnable go) {
        leaving.leave(why, go);
    }

    /// Opens a game that is kept in a file, and leaves whatever one is at.
    public void open(Path file) {
        evening.leave();
        evening.lookBack();
        HistoryModel model = new HistoryModel(evening);
        show(there -> there.history(model));
        model.open(file);
    }

    /// Opens the story of a game.
    ///
    /// @param events a table's log from its beginning
    /// @param game 1 for the first finished game in it
    /// @param back leads to where one came from
    public void tell(List<Event> events, int game, Runnable back) {
        screens.tell(events, game, back);
    }

    private void pressed(KeyEvent pressed) {
        if (pressed.getCode() == KeyCode.ESCAPE) {
            boolean closed = navigation.dismiss()
                    || navigation.screen().filter(Screen::escape).isPresent();
            if (closed) {
                pressed.consume();
            }
        } else if (pressed.getCode() == KeyCode.F1) {
            screens.layRules();
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
        fit();
    }

    /// What stands above a screen is smaller where type is so large that little room would be left below.
    private void fit() {
        double em = new Zoom(evening.me().profile().get().window().zoom()).em();
        boolean vast = scene.getWidth() < LEAST_WIDE * em;
        scene.getRoot().getStyleClass().remove("vast");
        if (vast) {
            scene.getRoot().getStyleClass().add("vast");
        }
    }
}
