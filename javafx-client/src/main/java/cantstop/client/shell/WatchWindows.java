package cantstop.client.shell;

import cantstop.client.extras.watch.Projector;
import cantstop.client.extras.watch.Spectator;
import cantstop.client.extras.watch.WatchView;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Hosts;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.GuestFactory;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Loudness;
import cantstop.client.model.profile.Preferences;
import cantstop.client.system.sleep.SleepInhibitor;
import cantstop.client.system.sound.Soundtrack;
import cantstop.client.system.sound.Speaker;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.Invite;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.net.GuestConnection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import javafx.stage.Stage;

/// The second window: Watch, one at a time. On the FX thread.
final class WatchWindows {
    private final Installation installation;
    private final Navigator navigator;
    private final Window window;
    private final Soundtrack soundtrack;
    private final SleepInhibitor sleepInhibitor;
    private final FxBridge bridge;
    private Optional<Projector> open = Optional.empty();

    /// Projectors that show nothing yet.
    ///
    /// @param window how things look and move
    /// @param speaker where what is watched is heard, all of it, while this laptop's own player is at no table
    /// @param sleepInhibitor keeps this laptop awake while they show something
    WatchWindows(
            Installation installation,
            Navigator navigator,
            Window window,
            Speaker speaker,
            SleepInhibitor sleepInhibitor,
            FxBridge bridge) {
        this.bridge = bridge;
        this.installation = installation;
        this.navigator = navigator;
        this.window = window;
        this.sleepInhibitor = sleepInhibitor;
        soundtrack = new Soundtrack(speaker, this::loudness, window.appearance()::motion, Window::later);
        sleepInhibitor.drowsy().subscribe(drowsy -> {
            if (drowsy && SleepWarning.isWelcome(navigator)) {
                open.ifPresent(projector -> projector.say(navigator.me().words().say("awake.drowsy")));
            }
        });
    }

    private Loudness loudness() {
        Preferences wished = navigator.me().profile().get().preferences().with(Preferences.OTHERS, true);
        boolean plays = navigator.party().get().isPresent();
        return (plays ? wished.with(Preferences.MUTED, true) : wished).loudness();
    }

    /// Shows a host's tables; where a window does so already, that one comes to the front.
    ///
    /// @param key the fingerprint that the host must have; empty for any
    /// @param closed runs when the window has been closed; if there is no other window it fills the screen
    void show(HostAddress address, Optional<Key> key, Runnable closed) {
        Optional<Projector> showing = open.filter(Projector::isShowing);
        if (showing.isPresent()) {
            showing.orElseThrow().front();
            return;
        }
        Stage stage = new Stage();
        Words words = navigator.me().words();
        Spectator watching = new Spectator(this::spectator, address, key);
        watching.shown().subscribe(soundtrack::follow);
        WatchView view = new WatchView(watching, words, window.appearance()::motion, () -> way(address, key));
        Projector projector =
                new Projector(stage, view, words, window.appearance().theme(), Appearance.sheet());
        open = Optional.of(projector);
        watching.keyless().subscribe(keyless -> {
            if (keyless) {
                projector.say(words.say("watch.no-key"));
            }
        });
        projector.show(() -> {
            sleepInhibitor.keep(SleepInhibitor.Reason.WATCH, false);
            closed.run();
        });
        sleepInhibitor.keep(SleepInhibitor.Reason.WATCH, true);
    }

    /// Where the others join: at the addresses of this laptop's own host, else where this window found the host.
    private Optional<Invite> way(HostAddress address, Optional<Key> key) {
        Optional<Hosts.OpenHost> own = navigator
                .ownHost()
                .open()
                .get()
                .filter(host -> key.isEmpty() || key.get().equals(host.key()));
        return own.isPresent()
                ? own.flatMap(
                        host -> host.addresses().filter(all -> !all.isEmpty()).map(all -> new Invite(all, host.key())))
                : key.map(known -> new Invite(List.of(address), known));
    }

    void close() {
        open.ifPresent(Projector::close);
        open = Optional.empty();
    }

    /// A spectator has a key of its own, or it would take the place of this laptop's player. Making one takes too
    /// long for the FX thread.
    private CompletionStage<Party> spectator() {
        return CompletableFuture.supplyAsync(Identity::fresh)
                .whenCompleteAsync((identity, failure) -> {}, bridge)
                .thenApply(this::party);
    }

    private Party party(Identity identity) {
        GuestFactory guests = listener -> {
            GuestConnection connection =
                    GuestConnection.open(identity, listener, new MemoryLogStore(), ClientProgram.inWords());
            return new GuestFactory.Arrival(
                    connection, () -> installation.goodbyes().execute(connection::close));
        };
        return new Party(new Person(identity.key(), 0), guests, bridge);
    }
}
