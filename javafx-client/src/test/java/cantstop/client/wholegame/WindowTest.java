package cantstop.client.wholegame;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeNeighbours;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Hosts;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.GuestFactory;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Profile;
import cantstop.client.model.profile.WindowPlace;
import cantstop.client.shell.Window;
import cantstop.engine.Audit;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Shape;
import cantstop.engine.TableState;
import cantstop.engine.Variant;
import cantstop.engine.identity.Person;
import cantstop.host.environment.Pace;
import cantstop.host.net.HostOptions;
import cantstop.host.net.HostServer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.net.GuestConnection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Whole games over real TLS sockets: one player at a window, driven by keys and clicks, the others client halves.
@Tag("slow")
@ToolkitTest
class WindowTest {
    private static final long PATIENCE = 60;
    private static final Badge WINDOWS = new Badge(new PlayerName("Wanda"), Colour.PURPLE, Shape.DIAMOND);
    private static final List<String> OTHERS = List.of("Ben", "Cleo", "Dan");

    @TempDir
    Path data;

    private final Identity identity = Identity.fresh();
    private final List<GuestConnection> connections = new ArrayList<>();
    private final List<BotGuest> bots = new ArrayList<>();
    private Navigator navigator;
    private HostServer host;

    @Start
    void open(Stage stage) {
        navigator = new Navigator(
                new Person(identity.key(), 0),
                new Profile(WINDOWS, List.of(), WindowPlace.DEFAULT, Optional.empty()),
                Words.of(Locale.ENGLISH),
                listener -> {
                    GuestConnection guest = GuestConnection.open(identity, listener, new MemoryLogStore(), "test");
                    connections.add(guest);
                    return new GuestFactory.Arrival(guest, guest::disconnect);
                },
                (name, practice) -> CompletableFuture.failedFuture(
                        new Hosts.CannotHost(Hosts.CannotHost.Reason.OTHER, new IllegalStateException("not here"))),
                new FakeNeighbours(),
                new FxBridge(Platform::runLater),
                profile -> {});
        Window window = new Window(navigator, Locale.ENGLISH, () -> Motion.NONE, Theme.LIGHT);
        window.frame(stage);
        stage.setWidth(1000);
        stage.setHeight(700);
        stage.show();
    }

    @BeforeEach
    void host() throws Exception {
        host = HostServer.start(
                HostOptions.in(data).withPort(0).withBind("127.0.0.1").withPace(Pace.NONE));
    }

    @AfterEach
    void close() {
        bots.forEach(BotGuest::close);
        connections.forEach(GuestConnection::close);
        host.close();
    }

    @Test
    void twoPlayAWholeGame(FxRobot robot) throws Exception {
        playWhole("Jumping", Variant.JUMPING, 2, robot);
    }

    @ParameterizedTest
    @CsvSource({"Classic, STANDARD, 4", "Forced, FORCED_MOVE, 2"})
    @Tag("long")
    void andWithOtherRulesAndMorePlayers(String button, Variant variant, int players, FxRobot robot) throws Exception {
        playWhole(button, variant, players, robot);
    }

    private void playWhole(String button, Variant variant, int players, FxRobot robot) throws Exception {
        PersonAtWindow person = new PersonAtWindow(robot);
        openTable(person);
        person.click(button);

        seatOthers(players - 1);
        person.click("Start");
        person.playUntil(this::isOver);

        assertThat(Objects.requireNonNull(seen().state().get().game())
                        .settings()
                        .variant())
                .isEqualTo(variant);
        assertEverybodySawTheSame();
    }

    private void openTable(PersonAtWindow person) {
        person.join("127.0.0.1:" + host.port());
        person.press("New table");
        person.waitFor("Classic");
    }

    private void seatOthers(int count) throws Exception {
        for (int place = 0; place < count; place++) {
            BotGuest bot = new BotGuest(OTHERS.get(place), Colour.ORANGE, Shape.CIRCLE);
            bots.add(bot);
            bot.join(new HostAddress("127.0.0.1", host.port()));
            assertThat(bot.seated().get(PATIENCE, TimeUnit.SECONDS)).isEqualTo(Seat.of(place + 1));
        }
    }

    private void assertEverybodySawTheSame() throws Exception {
        TableState shown = seen().state().get();
        List<LogEntry> log = List.copyOf(seen().log());
        for (BotGuest bot : bots) {
            assertThat(bot.finished().get(PATIENCE, TimeUnit.SECONDS)).isEqualTo(shown);
            assertThat(bot.log()).isEqualTo(log);
            assertThat(bot.refusals()).isEmpty();
        }
        assertThat(Objects.requireNonNull(shown.game()).winner()).isNotNull();
        assertThat(Audit.firstIllegal(log.stream().map(LogEntry::event).toList()))
                .isEmpty();
    }

    /// The end is in view with the winning move; that the game is over comes right after it, and may come late.
    private boolean isOver() {
        return navigator.place().get() == ScreenName.END
                && seen().log().getLast().event() instanceof Event.Over;
    }

    private Party seen() {
        return navigator.party().get().orElseThrow();
    }
}
