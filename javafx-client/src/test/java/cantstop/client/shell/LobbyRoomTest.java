package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Everything in the lobby has its room in a small window, in every language.
@ToolkitTest
class LobbyRoomTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
        stage.setWidth(1024);
        stage.setHeight(600);
    }

    private Scene tell(FxRobot robot, String story, String language) {
        robot.interact(() -> Telling.tell(stage, story, Words.of(Locale.of(language)), Theme.LIGHT, 100));
        for (int pass = 0; pass < 3; pass++) {
            robot.interact(() -> {
                stage.getScene().getRoot().applyCss();
                stage.getScene().getRoot().layout();
            });
        }
        return stage.getScene();
    }

    private static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void whatABotIsLikeIsSaidInOneLineAndAllOfItToWhoeverPointsAtIt(String language, FxRobot robot) {
        Scene scene = tell(robot, "lobby-full", language);

        Label robo = scene.getRoot().lookupAll(".seat-texts > .small").stream()
                .map(Label.class::cast)
                .filter(note -> note.getTooltip() != null)
                .findFirst()
                .orElseThrow();
        assertThat(robo.getHeight()).isLessThan(2 * robo.getFont().getSize());
        assertThat(robo.getTooltip().getText()).isEqualTo(robo.getText()).isNotEmpty();
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void allFourSeatsAreInView(String language, FxRobot robot) {
        Scene scene = tell(robot, "lobby-full", language);

        Bounds view = place(scene.lookup(".viewport"));
        assertThat(scene.getRoot().lookupAll(".seat"))
                .hasSize(4)
                .allSatisfy(seat -> assertThat(place(seat).getMaxY()).isLessThanOrEqualTo(view.getMaxY()));
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void aStripOfOneLineCoversNoWordsAndMovesNothing(String language, FxRobot robot) {
        List<Double> before = titles(tell(robot, "lobby-full", language));
        Scene scene = tell(robot, "lobby-knock", language);

        assertThat(titles(scene)).isEqualTo(before);
        assertThat(place(scene.lookup(".knock-strip")).getMaxY())
                .isLessThanOrEqualTo(place(scene.lookup(".lobby-head")).getMinY());
    }

    private static List<Double> titles(Scene scene) {
        return scene.getRoot().lookupAll(".lobby-head .label").stream()
                .filter(label -> !(label.getParent() instanceof Button))
                .map(label -> place(label).getMinY())
                .toList();
    }

    @Test
    void aGuestIsOfferedOneSeat(FxRobot robot) {
        Scene scene = tell(robot, "lobby-guest", "en");

        assertThat(scene.getRoot().lookupAll(".seat .button").stream().filter(Node::isVisible))
                .map(Button.class::cast)
                .extracting(Button::getText)
                .containsExactly("Sit down");
    }
}
