package cantstop.client.shell;

import cantstop.client.extras.AllExtras;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.client.model.coach.CoachThread;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.Profile;
import cantstop.client.model.profile.WindowPlace;
import cantstop.client.play.Extras;
import cantstop.client.play.ScreenContext;
import cantstop.client.play.ScreenMaker;
import cantstop.client.play.banner.NoticeView;
import cantstop.client.play.settings.SettingsModel;
import cantstop.client.play.settings.SettingsOverlay;
import cantstop.client.play.table.KeysOverlay;
import cantstop.client.system.sound.Soundtrack;
import cantstop.client.system.sound.Speaker;
import cantstop.client.system.voice.Narrator;
import cantstop.client.system.voice.Voice;
import cantstop.protocol.client.Connection;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.util.Duration;

/// The program's window: the screen that the navigator names, below the strips about the party, in the user's
/// language.
public final class Window {
    private final Navigator navigator;
    private final Locale usual;
    private final CoachThread coachThread;
    private final Executor unhurried;
    private final Soundtrack soundtrack;
    private final Narrator narrator;
    private final SettingsModel settings;
    private final WindowLayers layers = new WindowLayers();
    private final NoticeView notice;
    private final Scene scene;
    private final Appearance appearance;
    private final WindowTitle title;
    private final LeaveQuestion leaving;
    private WindowStrips strips;
    private Screens screens;
    private final Extras extras = new Extras(AllExtras.list());
    private ScreenMaker shown;
    private Consumer<Connection.Connected> watch = connected -> {};

    /// A window at home.
    ///
    /// @param usual the system's language
    /// @param system how things move if the player has set nothing
    /// @param theme the one that goes with the system's colours
    public Window(Navigator navigator, Locale usual, Supplier<Motion> system, Theme theme) {
        this(
                navigator,
                usual,
                system,
                theme,
                CoachThread.withItsOwnThread(Platform::runLater),
                Speaker.OFF,
                Voice.NONE,
                Runnable::run);
    }

    /// A window at home.
    ///
    /// @param coachThread where the coach thinks
    /// @param speaker what is heard comes out of it
    /// @param voice reads aloud
    /// @param unhurried does what may wait until the window is in use
    public Window(
            Navigator navigator,
            Locale usual,
            Supplier<Motion> system,
            Theme theme,
            CoachThread coachThread,
            Speaker speaker,
            Voice voice,
            Executor unhurried) {
        this.navigator = navigator;
        this.coachThread = coachThread;
        this.usual = usual;
        this.unhurried = unhurried;
        WindowPlace place = navigator.me().profile().get().window();
        scene = new Scene(layers.root(), place.width(), place.height());
        appearance = new Appearance(navigator.me(), system, theme, scene);
        soundtrack = new Soundtrack(
                speaker,
                () -> preferences().loudness().at(LocalTime.now(ZoneId.systemDefault())),
                appearance::motion,
                Window::later);
        narrator = new Narrator(voice, () -> preferences().get(Preferences.SPEECH), navigator.me()::words);
        settings = new SettingsModel(navigator.me(), soundtrack, narrator);
        title = new WindowTitle(navigator);
        leaving = new LeaveQuestion(navigator, layers);
        notice = new NoticeView(navigator.me().words());
        strips = new WindowStrips(navigator, notice, appearance::motion);
        screens = screens();
        shown = here();
        // They are empty at home, and more to dress than a start has time for.
        unhurried.execute(() -> strips.lay(layers));
        layers.onSettings(this::openSettings);
        navigator.me().profile().subscribe((was, is) -> change(was, is));
        navigator.party().subscribe(this::follow);
        navigator.place().subscribe((was, is) -> goTo(is));
        new GlobalKeys(layers, settings, () -> screens.context().open(Extras.Entry.RULES), this::showKeys, this::watch)
                .listen(scene);
        scene.addEventFilter(InputEvent.ANY, touched -> touched(touched));
        show(shown);
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
    }

    /// Opens Watch at a host, when it is asked for.
    public void onWatch(Consumer<Connection.Connected> open) {
        watch = open;
    }

    private void watch() {
        navigator.party().get().ifPresent(there -> {
            if (there.connection().get() instanceof Connection.Connected connected) {
                watch.accept(connected);
            }
        });
    }

    /// What it wears.
    public Appearance appearance() {
        return appearance;
    }

    private Preferences preferences() {
        return navigator.me().profile().get().preferences();
    }

    /// Says something about this program once, above the screen.
    public void say(NoticeView.Notice once) {
        say(once, () -> {});
    }

    /// The same.
    ///
    /// @param read runs once the player confirms that they have read it
    void say(NoticeView.Notice once, Runnable read) {
        notice.show(once, navigator.me().words(), read);
    }

    /// What was said is so no more.
    ///
    /// @param key its sentence
    public void unsay(String key) {
        notice.past(key, navigator.me().words());
    }

    /// Says and shows what is wished now.
    private void change(Profile was, Profile is) {
        Optional<String> language = is.preferences().get(Preferences.LANGUAGE);
        if (!was.preferences().get(Preferences.LANGUAGE).equals(language)) {
            speak(Words.of(language.map(Locale::of).orElse(usual)));
        }
        openOverlay().ifPresent(SettingsOverlay::show);
    }

    /// Goes on in another language: whatever is in view is made anew.
    private void speak(Words other) {
        boolean open = openOverlay().isPresent();
        navigator.me().speak(other);
        notice.speak(other);
        strips.follow(Optional.empty());
        strips = new WindowStrips(navigator, notice, appearance::motion);
        strips.follow(navigator.party().get());
        strips.lay(layers);
        screens = screens();
        title.show();
        show(shown);
        if (open) {
            openSettings();
            openOverlay().ifPresent(SettingsOverlay::focusLanguage);
        }
    }

    private void showKeys() {
        layers.lay(new KeysOverlay(navigator.me().words(), layers::dismiss));
    }

    private void openSettings() {
        layers.lay(new SettingsOverlay(settings, layers::dismiss));
    }

    private Optional<SettingsOverlay> openOverlay() {
        return layers.overlay().filter(SettingsOverlay.class::isInstance).map(SettingsOverlay.class::cast);
    }

    private void follow(Optional<Party> party) {
        strips.follow(party);
        soundtrack.follow(party);
        narrator.follow(party);
        title.follow(party);
    }

    /// Tells the host that the player is present: only for keys or mouse, and nothing that happens by itself.
    private void touched(InputEvent event) {
        boolean byHand = event.getEventType() == KeyEvent.KEY_PRESSED
                || event.getEventType() == MouseEvent.MOUSE_MOVED
                || event.getEventType() == MouseEvent.MOUSE_PRESSED;
        if (byHand) {
            navigator.party().get().ifPresent(there -> there.presence().touched());
        }
    }

    private Screens screens() {
        Words words = navigator.me().words();
        ScreenContext context = new ScreenContext(
                navigator, layers, words, appearance::motion, coachThread, extras, this::show, () -> show(here()));
        return new Screens(context, strips.knocks(), narrator, leaving, unhurried);
    }

    /// The screen of the place where the navigator is.
    private ScreenMaker here() {
        return Screens.at(navigator, extras, () -> screens);
    }

    /// The end comes with the game's last event, which has enough to do: it is made in those after it.
    private void goTo(ScreenName place) {
        if (place == ScreenName.END) {
            shown = here();
            layers.show(() -> screens.endInSteps(), navigator.fx());
        } else {
            show(here());
        }
    }

    private void show(ScreenMaker next) {
        shown = next;
        layers.show(next.make(screens.context()));
    }

    /// Leaves, after asking where something would be lost by it.
    ///
    /// @param go what leaving means: home, or out of the program
    public void leave(Runnable go) {
        leaving.leave(go);
    }

    /// Leaves for a reason from outside of this window, after asking if the player is at a table.
    ///
    /// @param why the reason, in a sentence
    /// @param go what leaving means
    void leave(String why, Runnable go) {
        leaving.leave(why, go);
    }

    /// Opens a game that is kept in a file, and leaves whatever one is at.
    public void open(Path file) {
        navigator.leave();
        navigator.lookBack();
        extras.open(file, screens.context());
    }

    /// Does something after a while.
    static void later(Duration wait, Runnable act) {
        PauseTransition pause = new PauseTransition(wait);
        pause.setOnFinished(over -> act.run());
        pause.play();
    }
}
