package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The buttons in the corner that the octagon leaves free.
@ToolkitTest
class CornersTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
        stage.show();
    }

    private Corners corners(Words words) {
        Corners corners = new Corners(words, () -> {}, () -> {}, () -> {}, () -> {});
        Scene scene = new Scene(corners, 700, 700);
        scene.getStylesheets()
                .add(Objects.requireNonNull(CornersTest.class.getResource("/cantstop/client/shell/screens.css"))
                        .toExternalForm());
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.setWidth(700);
        stage.setHeight(700);
        return corners;
    }

    private static List<String> worded(Corners corners, int zoom) {
        new Zoom(zoom).applyTo(corners.getScene());
        for (int pass = 0; pass < 2; pass++) {
            corners.applyCss();
            corners.layout();
        }
        return corners.lookupAll(".round:worded").stream()
                .map(button -> ((Button) button).getText())
                .toList();
    }

    @Test
    void haveTheirWordsAsLongAsTheTypeLeavesRoomForThem(FxRobot robot) {
        robot.interact(() -> {
            Corners corners = corners(Words.of(Locale.ENGLISH));
            assertThat(worded(corners, 100)).containsExactlyInAnyOrder("Leave", "Settings", "Board in words");

            assertThat(worded(corners, 110)).hasSizeLessThan(3);
        });
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void sayWhatLeaves(String language, FxRobot robot) {
        robot.interact(() -> {
            Words words = Words.of(Locale.of(language));
            assertThat(worded(corners(words), 100)).contains(words.say("leave"));
        });
    }
}
