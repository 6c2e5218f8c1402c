package cantstop.client.shell;

import cantstop.client.extras.watch.Projector;
import cantstop.client.extras.watch.WatchView;
import cantstop.client.extras.watch.Watching;
import cantstop.client.kit.board.BoardWords;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Evening;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.Guests;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Loudness;
import cantstop.client.system.sleep.Awake;
import cantstop.client.system.sound.Soundtrack;
import cantstop.client.system.sound.Speaker;
import cantstop.engine.Person;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.net.GuestConnection;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import javafx.application.Platform;
import javafx.stage.Stage;

/// The second window: Watch, one at a time. On the FX thread.
final class Projectors {
    private final Installation installation;
    private final Evening evening;
    private final Window window;
    private final Soundtrack soundtrack;
    private final Awake awake;
    private final FxBridge bridge = new FxBridge(Platform::runLater);
    private Optional<Projector> open = Optional.empty();

    /// Projectors that show nothing yet.
    ///
    /// @param window how things look and move
    /// @param speaker where what is watched is heard, all of it, while this laptop's own player is at no table
    /// @param awake keeps this laptop awake while they show something
    Projectors(Installation installation, Evening evening, Window window, Speaker speaker, Awake awake) {
        this.installation = installation;
        this.evening = evening;
        this.window = window;
        this.awake = awake;
        soundtrack = new Soundtrack(speaker, this::loudness, window.dress()::motion, Window::later);
        awake.drowsy().subscribe(drowsy -> {
            if (drowsy && Drowsiness.isWelcome(evening)) {
                open.ifPresent(projector -> projector.say(evening.me().words().say("awake.drowsy")));
            }
        });
    }

    private Loudness loudness() {
        Loudness wished = evening.me().profile().get().preferences().loudness().withOthers(true);
        return evening.party().get().isPresent() ? wished.muted(true) : wished;
    }

    /// Shows a host's tables; where a window does so already, that one comes to the front.
    ///
    /// @param key the fingerprint that the host must have; empty for any
    /// @param closed runs when the window has been closed; where there is no other window it fills the screen
    void show(HostAddress address, Optional<String> key, Runnable closed) {
        Optional<Projector> showing = open.filter(Projector::isShowing);
        if (showing.isPresent()) {
            showing.orElseThrow().front();
            return;
        }
        Stage stage = new Stage();
        Words words = evening.me().words();
        Watching watching = new Watching(this::spectator, address, key);
        watching.shown().subscribe(soundtrack::follow);
        WatchView view = new WatchView(watching, words, BoardWords.in(words.locale()), window.dress()::motion);
        Projector projector = new Projector(stage, view, words, window.dress().theme(), Dress.sheet());
        open = Optional.of(projector);
        projector.show(() -> {
            awake.keep(Awake.Reason.WATCH, false);
            closed.run();
        });
        awake.keep(Awake.Reason.WATCH, true);
    }

    void close() {
        open.ifPresent(Projector::close);
        open = Optional.empty();
    }

    /// A spectator has a key of its own, or it would take the place of this laptop's player. Making one takes too
    /// long for the FX thread.
    private CompletionStage<Party> spectator() {
        return CompletableFuture.supplyAsync(Identity::fresh).thenApplyAsync(this::party, bridge);
    }

    private Party party(Identity identity) {
        Guests guests = listener -> {
            GuestConnection connection =
                    GuestConnection.open(identity, listener, new MemoryLogStore(), Program.inWords());
            return new Guests.Arrival(connection, () -> installation.goodbyes().execute(connection::close));
        };
        return new Party(new Person(identity.fingerprint(), 0), guests, bridge);
    }
}
