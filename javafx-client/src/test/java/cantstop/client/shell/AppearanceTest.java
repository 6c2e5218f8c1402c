package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// How large everything is.
@ToolkitTest
class AppearanceTest {
    @ParameterizedTest
    @CsvSource({
        "1280, 720, 100, 14.00",
        "1024, 600, 100, 14.00",
        "1920, 1080, 100, 21.00",
        "3440, 720, 100, 14.00",
        "1920, 1040, 150, 29.40",
        "3840, 2160, 100, 28.00",
        "1920, 1080, 300, 42.00",
    })
    void everythingGrowsWithALargeWindow(int width, int height, int zoom, String pixels, FxRobot robot) {
        robot.interact(() -> {
            FakeVisit visit = new FakeVisit(Words.of(Locale.ENGLISH));
            var profile = visit.navigator.me().profile().get();
            visit.navigator.me().change(profile.withWindow(profile.window().withZoom(zoom)));
            Scene scene = new Scene(new Pane(), width, height);

            new Appearance(visit.navigator.me(), () -> Motion.NONE, Theme.LIGHT, scene);

            assertThat(scene.getRoot().getStyle()).isEqualTo("-fx-font-size: " + pixels + "px;");
        });
    }
}
