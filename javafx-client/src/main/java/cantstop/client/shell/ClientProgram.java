package cantstop.client.shell;

import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.client.model.coach.CoachThread;
import cantstop.client.model.navigation.Hosts;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.GuestFactory;
import cantstop.client.model.profile.Profile;
import cantstop.client.model.profile.ProfileStore;
import cantstop.client.play.banner.NoticeView;
import cantstop.client.system.host.EmbeddedHosts;
import cantstop.client.system.instance.InstanceServer;
import cantstop.client.system.sleep.SleepInhibitor;
import cantstop.client.system.sound.SampledSpeaker;
import cantstop.client.system.sound.Speaker;
import cantstop.client.system.voice.SystemVoice;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.client.discovery.Lookout;
import cantstop.protocol.client.net.GuestConnection;
import cantstop.protocol.client.net.NetworkLookout.Ears;
import java.lang.module.ModuleDescriptor;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.slf4j.LoggerFactory;

/// The program with a window, put together from this installation's parts. On the FX thread.
final class ClientProgram {
    private final Installation installation;
    private final WindowFrame frame;
    private final Navigator navigator;
    private final Window window;
    private final WatchWindows projectors;
    private final SleepInhibitor sleepInhibitor;
    private final StartRequest asked;
    private final FirstFrame firstFrame;
    private Optional<InstanceServer> instanceServer = Optional.empty();
    private boolean ended;

    /// A program that is not in view yet.
    ///
    /// @param locale the system's language
    /// @param motion how things move if the player has set nothing
    /// @param theme the one that goes with the system's colours
    /// @param drawn is run when the window is in use, before anything that waited for that
    ClientProgram(
            Installation installation,
            Stage stage,
            Locale locale,
            Supplier<Motion> motion,
            Theme theme,
            Runnable drawn) {
        this.installation = installation;
        firstFrame = new FirstFrame(drawn);
        ProfileStore.Loaded loaded = installation.loaded();
        Profile profile = loaded.profile();
        Words words = installation.words();
        EmbeddedHosts hosts = new EmbeddedHosts(installation.data(), installation.hosts());
        FxBridge bridge = new FxBridge(Platform::runLater);
        navigator = new Navigator(
                installation.person(),
                profile,
                words,
                guests(),
                hosts,
                afterTheFirstFrame(installation.neighbours()),
                bridge,
                installation::keep);
        Speaker speaker = new SampledSpeaker();
        window = new Window(
                navigator,
                locale,
                motion,
                theme,
                CoachThread.withItsOwnThread(bridge),
                speaker,
                new SystemVoice(),
                firstFrame);
        frame = new WindowFrame(stage, window, navigator.me());
        loaded.aside().ifPresent(copy -> window.say(new NoticeView.Notice("notice.spoilt", copy.toString())));
        sleepInhibitor = SleepInhibitor.onThisSystem(words.say("awake.why"), bridge);
        new SleepWarning(navigator, window, Window::later).follow(sleepInhibitor.drowsy());
        navigator
                .ownHost()
                .open()
                .subscribe(host -> sleepInhibitor.keep(
                        SleepInhibitor.Reason.HOST,
                        host.filter(ClientProgram::isForOthers).isPresent()));
        projectors = new WatchWindows(installation, navigator, window, speaker, sleepInhibitor, bridge);
        asked = new StartRequest(navigator, window, this::watch);
        window.onWatch(host -> projectors.show(host.address(), Optional.of(host.hostKey()), () -> {}));
    }

    /// A program that is not in view yet, as this desktop likes it.
    ///
    /// @param drawn is run when the window is in use, before anything that waited for that
    static ClientProgram of(Installation installation, Runnable drawn) {
        Theme.only();
        Locale locale = Locale.getDefault(Locale.Category.DISPLAY);
        ClientProgram program =
                new ClientProgram(installation, new Stage(), locale, ClientProgram::motion, theme(), drawn);
        Platform.getPreferences()
                .colorSchemeProperty()
                .subscribe((was, is) -> program.window.appearance().goWith(theme()));
        return program;
    }

    /// Opens the window, and does what the command line asks for.
    ///
    /// @param shown is run when the window is in use
    void start(Arguments arguments, Runnable shown) {
        firstFrame.execute(shown);
        if (arguments.request() instanceof Arguments.Request.Watch) {
            firstFrame.pass();
        } else {
            show();
        }
        asked.carryOut(arguments.request());
    }

    /// Everything that is kept here can be used: from now on this program writes into it, and hears other starts.
    void settle() {
        if (ended) {
            return;
        }
        // A new player gets the same random look the next time.
        installation.keep(navigator.me().profile().get());
        instanceServer = InstanceServer.hang(installation.player(), Platform::runLater, this::rung);
        installation.goodbyes().execute(navigator.me().words()::warm);
    }

    /// Takes the window away.
    void hide() {
        frame.hide();
    }

    /// A second start hands over what it was asked for.
    ///
    /// @return whether it could be understood
    private boolean rung(List<String> words) {
        LoggerFactory.getLogger(ClientProgram.class).debug("A second start asks for {}", words);
        if (Arguments.read(words) instanceof Arguments.Task.Open(Arguments what)
                && what.data().isEmpty()) {
            if (!(what.request() instanceof Arguments.Request.Watch)) {
                comeForward();
            }
            asked.carryOut(what.request());
            return true;
        }
        return false;
    }

    private void comeForward() {
        if (!frame.isShowing()) {
            show();
        }
        frame.comeForward();
    }

    /// Shows a host's tables; where that is all there is, its end is the end of the program.
    private void watch(HostAddress host) {
        projectors.show(host, Optional.empty(), () -> {
            if (!frame.isShowing()) {
                end();
            }
        });
    }

    private static boolean isForOthers(Hosts.OpenHost host) {
        return host.addresses().isPresent();
    }

    Navigator navigator() {
        return navigator;
    }

    void show() {
        frame.show(() -> window.leave(this::end));
        firstFrame.await();
    }

    private void end() {
        ended = true;
        instanceServer.ifPresent(InstanceServer::close);
        frame.remember();
        navigator.leave();
        projectors.close();
        frame.hide();
        // Goodbyes may take a second or two; the window is closed first.
        new Thread(installation::close, "goodbye").start();
        Platform.exit();
    }

    /// Who is around is looked for as soon as the window is in use, and not before.
    private HostDiscovery afterTheFirstFrame(HostDiscovery around) {
        return new HostDiscovery() {
            @Override
            public void look(List<HostAddress> remembered, Consumer<Lookout.View> watcher) {
                firstFrame.execute(() -> around.look(remembered, watcher));
            }

            @Override
            public void rest() {
                firstFrame.execute(around::rest);
            }

            @Override
            public void tried(Key host, boolean shutOut) {
                firstFrame.execute(() -> around.tried(host, shutOut));
            }
        };
    }

    private GuestFactory guests() {
        return new GuestFactory() {
            @Override
            public Arrival arrive(ClientListener listener) {
                GuestConnection connection = GuestConnection.open(
                        installation.identity(), listener, installation.seen(), inWords(), Ears.ofThisMachine());
                return new Arrival(connection, () -> installation.goodbyes().execute(connection::close));
            }

            @Override
            public Optional<SeenGames> seen() {
                return Optional.of(installation.seen());
            }

            @Override
            public CompletionStage<Person> renew() {
                return installation.renew();
            }
        };
    }

    private static Motion motion() {
        return new Motion(Motion.Speed.NORMAL, Platform.getPreferences().isReducedMotion());
    }

    /// The one that goes with the system's colours.
    static Theme theme() {
        return Platform.getPreferences().getColorScheme() == ColorScheme.DARK ? Theme.DARK : Theme.LIGHT;
    }

    /// This program's version in words.
    static String inWords() {
        ModuleDescriptor descriptor = ClientProgram.class.getModule().getDescriptor();
        String version = descriptor == null
                ? "(unpacked)"
                : descriptor.version().map(Object::toString).orElse("(unversioned)");
        return "cant-stop " + version;
    }
}
