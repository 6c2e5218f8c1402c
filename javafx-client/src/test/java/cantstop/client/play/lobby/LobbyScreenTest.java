package cantstop.client.play.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.theme.Theme;
import cantstop.client.model.navigation.ScreenName;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What a key does in the lobby that was meant for something else.
@ToolkitTest
@Tag("slow")
class LobbyScreenTest {
    private final FakeVisit visit = new FakeVisit();
    private final AtomicLong clock = new AtomicLong();
    private final WindowLayers layers = new WindowLayers();
    private Scene scene;

    @Start
    void show(Stage stage) {
        visit.hosting();
        scene = new Scene(layers.root(), 900, 800);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    private void comeIn() {
        OpenLobby.show(visit, layers, clock::get);
    }

    /// Anna is about to press the button that would seat a bot when Ben sits down, and the keyboard moves to Start.
    private void benSits() {
        comeIn();
        assertThat(focused()).doesNotContain("start");
        visit.withBen();
        assertThat(focused()).contains("start");
    }

    private String focused() {
        Node owner = scene.getFocusOwner();
        return owner == null ? "" : String.join(" ", owner.getStyleClass());
    }

    private void press(KeyCode code) {
        for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            Event.fireEvent(scene.getFocusOwner(), new KeyEvent(type, "", "", code, false, false, false, false));
        }
        visit.later.run();
    }

    private void throwsForTheStart() {
        visit.guest().dice(6, 6);
        visit.guest().dice(1, 2);
    }

    @ParameterizedTest
    @EnumSource(names = {"ENTER", "SPACE"})
    void aKeyThatWasMeantForSomethingElseDoesNotStartTheGame(KeyCode code, FxRobot robot) {
        robot.interact(() -> {
            benSits();
            throwsForTheStart();

            clock.addAndGet(Duration.ofMillis(699).toNanos());
            press(code);
            assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.LOBBY);

            clock.addAndGet(Duration.ofMillis(1).toNanos());
            press(code);
            assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.TABLE);
        });
    }

    @Test
    void aTableThatIsReadyWhenOneComesInStartsAtOnce(FxRobot robot) {
        robot.interact(() -> {
            visit.withBen();
            throwsForTheStart();
            comeIn();
            press(KeyCode.SPACE);
            assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.TABLE);
        });
    }

    @Test
    void nothingMovesAndNothingCanBePickedWhileTheConnectionIsAway(FxRobot robot) {
        robot.interact(() -> {
            comeIn();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
        });
        Set<Node> cards = scene.getRoot().lookupAll(".variant");
        assertThat(cards).hasSize(3).noneMatch(Node::isDisabled);

        robot.interact(() -> {
            visit.guest()
                    .becomes(new Connection.Waiting(
                            FakeVisit.BENS_HOST, 1, Duration.ofSeconds(1), LinkListener.LossReason.SILENT));
            visit.later.run();
        });

        assertThat(cards).allMatch(Node::isVisible).allMatch(Node::isDisabled);
    }
}
