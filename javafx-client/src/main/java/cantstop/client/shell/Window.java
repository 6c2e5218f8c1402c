package cantstop.client.shell;

import cantstop.client.extras.coach.Study;
import cantstop.client.extras.history.HistoryModel;
import cantstop.client.kit.screen.Navigation;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Evening;
import cantstop.client.model.navigation.Place;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.Profile;
import cantstop.client.model.profile.WindowPlace;
import cantstop.client.play.banner.NoticeView;
import cantstop.client.play.settings.SettingsModel;
import cantstop.client.play.settings.SettingsOverlay;
import cantstop.client.system.sound.Soundtrack;
import cantstop.client.system.sound.Speaker;
import cantstop.client.system.voice.Narrator;
import cantstop.client.system.voice.Voice;
import cantstop.protocol.client.Connection;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
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

/// What is in the window: the screen for the place where the evening is, below the strips that speak of the
/// party, in the language of whoever sits there.
public final class Window {
    private final Evening evening;
    private final Locale usual;
    private final Study study;
    private final Executor unhurried;
    private final Soundtrack soundtrack;
    private final Narrator narrator;
    private final SettingsModel settings;
    private final Navigation navigation = new Navigation();
    private final NoticeView notice;
    private final Scene scene;
    private final Dress dress;
    private final Title title;
    private final Leaving leaving;
    private Strips strips;
    private Screens screens;
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
        this.evening = evening;
        this.study = study;
        this.usual = usual;
        this.unhurried = unhurried;
        WindowPlace place = evening.me().profile().get().window();
        scene = new Scene(navigation.root(), place.width(), place.height());
        dress = new Dress(evening.me(), system, theme, scene);
        soundtrack = new Soundtrack(speaker, () -> preferences().loudness(), dress::motion, Window::later);
        narrator = new Narrator(voice, () -> preferences().speech(), evening.me()::words);
        settings = new SettingsModel(evening.me(), soundtrack, narrator);
        title = new Title(evening);
        leaving = new Leaving(evening, navigation);
        notice = new NoticeView(evening.me().words());
        strips = new Strips(evening, notice);
        screens = screens();
        shown = Screens.at(evening);
        // They are empty at home, and more to dress than a start has time for.
        unhurried.execute(() -> navigation.strip(strips.node()));
        navigation.onSettings(this::openSettings);
        evening.me().profile().addListener((profile, was, is) -> change(was, is));
        evening.party().addListener((party, was, is) -> follow(is));
        evening.place().addListener((where, was, is) -> goTo(is));
        new KeysEverywhere(navigation, settings, () -> screens.layRules(), this::watch).listen(scene);
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
        evening.party().get().ifPresent(there -> {
            if (there.connection().get() instanceof Connection.Connected connected) {
                watch.accept(connected);
            }
        });
    }

    /// What it wears.
    public Dress dress() {
        return dress;
    }

    private Preferences preferences() {
        return evening.me().profile().get().preferences();
    }

    /// Says something about this program once, above the screen.
    public void say(NoticeView.Notice once) {
        say(once, () -> {});
    }

    /// The same.
    ///
    /// @param read runs once somebody says that they have read it
    void say(NoticeView.Notice once, Runnable read) {
        notice.show(once, evening.me().words(), read);
    }

    /// What was said is so no more.
    ///
    /// @param key its sentence
    public void unsay(String key) {
        notice.past(key, evening.me().words());
    }

    /// Says and shows what is wished now.
    private void change(Profile was, Profile is) {
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
            evening.party().get().ifPresent(there -> there.company().touched());
        }
    }

    private Screens screens() {
        return new Screens(
                evening, navigation, dress::motion, strips.knocks(), study, narrator, leaving, unhurried, this::show);
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

    /// Does something after a while.
    static void later(Duration wait, Runnable act) {
        PauseTransition pause = new PauseTransition(wait);
        pause.setOnFinished(over -> act.run());
        pause.play();
    }
}
