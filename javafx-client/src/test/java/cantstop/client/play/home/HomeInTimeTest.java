package cantstop.client.play.home;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.Later;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.model.coach.CoachThread;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.profile.Profile;
import cantstop.client.shell.Window;
import cantstop.client.system.sound.Speaker;
import cantstop.client.system.voice.Voice;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Home in its first frame, and once everything has come that a start has no time for.
@ToolkitTest
@Tag("slow")
class HomeInTimeTest {
    private final Later later = new Later();
    private Stage stage;
    private FakeVisit visit = new FakeVisit();

    @Start
    void start(Stage opened) {
        stage = opened;
    }

    @ParameterizedTest
    @ValueSource(ints = {75, 100, 150, 200})
    void nothingMovesWhenTheRestComes(int zoom, FxRobot robot) {
        robot.interact(() -> {
            Parent root = home(zoom);
            assertThat(root.lookup(".pick")).isNull();
            List<Bounds> before = places(root);

            later.run();
            layOut(root);

            assertThat(root.lookup(".pick")).isNotNull();
            assertThat(root.lookup(".wordmark")).isNotNull();
            assertThat(places(root))
                    .isNotEmpty()
                    .usingElementComparator(Comparator.comparingDouble(Bounds::getMinX)
                            .thenComparing(Bounds::getMinY, HomeInTimeTest::nearly))
                    .isEqualTo(before);
        });
    }

    @Test
    void enterIsDoneWithTheNameAndBeginsNothing(FxRobot robot) {
        robot.interact(() -> {
            Parent root = home(100);
            later.run();
            root.lookup(".plate-field").requestFocus();
        });

        robot.press(KeyCode.ENTER).release(KeyCode.ENTER);

        robot.interact(() -> {
            Node focused = stage.getScene().getFocusOwner();
            assertThat(focused.getStyleClass()).doesNotContain("plate-field");
            assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.HOME);
            assertThat(stage.getScene().getRoot().lookup(".plate-field")).isNotNull();
        });
    }

    /// Parts of a pixel are rounded one by one.
    private static int nearly(double one, double other) {
        return Math.abs(one - other) <= 1 ? 0 : Double.compare(one, other);
    }

    /// Home at this zoom, without what may wait.
    private Parent home(int zoom) {
        visit = new FakeVisit();
        Profile profile = visit.navigator.me().profile().get();
        visit.navigator.me().change(profile.withWindow(profile.window().withZoom(zoom)));
        CoachThread coachThread = CoachThread.withItsOwnThread(new FxBridge(Platform::runLater));
        Window window = new Window(
                visit.navigator,
                Locale.ENGLISH,
                () -> Motion.NONE,
                Theme.LIGHT,
                coachThread,
                Speaker.OFF,
                Voice.NONE,
                later);
        window.frame(stage);
        stage.setWidth(1280);
        stage.setHeight(720);
        stage.show();
        layOut(window.scene().getRoot());
        return window.scene().getRoot();
    }

    private static void layOut(Parent root) {
        root.applyCss();
        root.layout();
    }

    /// Where everything is that can be pressed or typed in from the start.
    private static List<Bounds> places(Parent root) {
        return Stream.of(".choice", ".text-field", ".ladder-button", ".home-aside")
                .flatMap(selector -> root.lookupAll(selector).stream())
                .map(node -> node.localToScene(node.getLayoutBounds()))
                .toList();
    }
}
