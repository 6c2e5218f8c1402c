package cantstop.client;

import cantstop.client.board.BoardWords;
import cantstop.client.party.FxBridge;
import cantstop.client.party.Guests;
import cantstop.client.party.Party;
import cantstop.client.theme.Motion;
import cantstop.client.theme.Theme;
import cantstop.client.watch.Projector;
import cantstop.client.watch.WatchView;
import cantstop.client.watch.Watching;
import cantstop.client.words.Words;
import cantstop.engine.Person;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.net.GuestConnection;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.stage.Stage;

/// The second window: Watch, one at a time. On the FX thread.
final class Projectors {
    private final Installation installation;
    private final Words words;
    private final Locale locale;
    private final Supplier<Motion> motion;
    private final FxBridge bridge = new FxBridge(Platform::runLater);
    private Optional<Projector> open = Optional.empty();

    Projectors(Installation installation, Words words, Locale locale, Supplier<Motion> motion) {
        this.installation = installation;
        this.words = words;
        this.locale = locale;
        this.motion = motion;
    }

    /// Shows a host's tables; where a window does so already, that one comes to the front.
    ///
    /// @param key the fingerprint that the host must have; empty for any
    /// @param closed runs when the window has been closed; where there is no other window it fills the screen
    void show(HostAddress address, Optional<String> key, Theme theme, Runnable closed) {
        Optional<Projector> showing = open.filter(Projector::isShowing);
        if (showing.isPresent()) {
            showing.orElseThrow().front();
            return;
        }
        Stage stage = new Stage();
        WatchView view =
                new WatchView(new Watching(this::spectator, address, key), words, BoardWords.in(locale), motion);
        Projector projector = new Projector(stage, view, words, theme, Window.style());
        open = Optional.of(projector);
        projector.show(closed);
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
