package cantstop.client.wholegame;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.GuestFactory;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Profile;
import cantstop.client.shell.Window;
import cantstop.client.system.host.EmbeddedHosts;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.identity.Person;
import cantstop.host.environment.Pace;
import cantstop.host.net.HostOptions;
import cantstop.host.net.HostServer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.net.GuestConnection;
import cantstop.protocol.client.net.NetworkLookout;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// From a fresh start two clicks host a game, and two join one that is listed, over the real network.
@Tag("slow")
@ToolkitTest
class TwoClicksTest {
    private static final long PATIENCE = 60;

    @TempDir
    Path data;

    @TempDir
    Path othersData;

    private final Identity identity = Identity.fresh();
    private final ExecutorService hosts = Executors.newSingleThreadExecutor();
    private final NetworkLookout lookout =
            new NetworkLookout(NetworkLookout.Ears.ofThisMachine(), () -> identity.key());
    private Navigator navigator;
    private int clicks;

    @Start
    void open(Stage stage) {
        navigator = new Navigator(
                new Person(identity.key(), 0),
                Profile.fresh("wanda", () -> new PlayerName("x"), new SplittableRandom(1)),
                Words.of(Locale.ENGLISH),
                listener -> {
                    GuestConnection guest = GuestConnection.open(identity, listener, new MemoryLogStore(), "test");
                    return new GuestFactory.Arrival(guest, guest::disconnect);
                },
                new EmbeddedHosts(data, hosts),
                lookout,
                new FxBridge(Platform::runLater),
                profile -> {});
        Window window = new Window(navigator, Locale.ENGLISH, () -> Motion.NONE, Theme.LIGHT);
        window.frame(stage);
        window.scene().addEventFilter(MouseEvent.MOUSE_CLICKED, clicked -> clicks++);
        stage.setWidth(1000);
        stage.setHeight(900);
        stage.show();
    }

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(navigator::leave);
        hosts.shutdown();
        lookout.close();
    }

    @Test
    void twoClicksHostAGame(FxRobot robot) throws Exception {
        robot.clickOn(button(robot, "Host a game"));
        Awaitility.await().until(() -> navigator.place().get() == ScreenName.LOBBY);
        try (BotGuest guest = new BotGuest("Ben", Colour.BLUE, Shape.SQUARE)) {
            guest.join(navigator.ownHost().open().get().orElseThrow().loopback());
            guest.seated().get(PATIENCE, TimeUnit.SECONDS);
            Awaitility.await()
                    .until(() -> find(robot, "Start")
                            .filter(start -> !start.isDisabled())
                            .isPresent());
            robot.clickOn(button(robot, "Start"));
            Awaitility.await().until(() -> navigator.place().get() == ScreenName.TABLE);
        }
        assertThat(clicks).isEqualTo(2);
    }

    @Test
    void twoClicksJoinAGameThatIsListed(FxRobot robot) throws Exception {
        String name = "Host " + identity.key().hex().substring(0, 8);
        try (HostServer host = HostServer.start(
                        HostOptions.in(othersData).withPort(0).withName(name).withPace(Pace.NONE));
                BotGuest guest = new BotGuest("Ben", Colour.BLUE, Shape.SQUARE)) {
            guest.open(new HostAddress("127.0.0.1", host.port()), Settings.DEFAULT);
            guest.seated().get(PATIENCE, TimeUnit.SECONDS);
            Awaitility.await().until(() -> row(robot, name).isPresent());
            robot.clickOn(row(robot, name).orElseThrow());
            Awaitility.await().until(() -> navigator.place().get() == ScreenName.LOBBY);
            Awaitility.await().until(() -> find(robot, "Sit down").isPresent());
            // Until it lies where it will be clicked.
            WaitForAsyncUtils.waitForFxEvents();
            robot.clickOn(button(robot, "Sit down"));
            Awaitility.await()
                    .until(() -> navigator.party().get().flatMap(Party::mySeat).isPresent());
        }
        assertThat(clicks).isEqualTo(2);
    }

    /// The row of the table that was opened at that host.
    private static Optional<Node> row(FxRobot robot, String host) {
        return robot.lookup(".game-row").queryAll().stream()
                .filter(row -> row.getAccessibleText().contains(host))
                .filter(row -> row.getAccessibleText().contains("A whole game"))
                .findFirst();
    }

    private static Button button(FxRobot robot, String text) {
        return find(robot, text).orElseThrow();
    }

    private static Optional<Button> find(FxRobot robot, String text) {
        return robot.lookup((Node node) -> node instanceof Button button
                        && button.isVisible()
                        && (text.equals(button.getText()) || startsWith(button.getAccessibleText(), text)))
                .tryQueryAs(Button.class);
    }

    private static boolean startsWith(@Nullable String accessible, String text) {
        return accessible != null && accessible.startsWith(text + ".");
    }
}
