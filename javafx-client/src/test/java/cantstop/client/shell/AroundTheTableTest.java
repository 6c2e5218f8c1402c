package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What the screens around the table look like in a usual window.
@ToolkitTest
@Tag("slow")
class AroundTheTableTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    private Scene tell(FxRobot robot, String story, String language, int zoom) {
        return ToldScene.tell(robot, stage, story, Locale.of(language), zoom);
    }

    private static List<Region> all(Scene scene, String style) {
        return scene.getRoot().lookupAll(style).stream().map(Region.class::cast).toList();
    }

    @Test
    void whatIsSaidOfACopyMovesNoneOfTheControls(FxRobot robot) {
        double branch = ToldScene.place(
                        tell(robot, "history-branches", "en", 100).lookup(".transport"))
                .getMinY();
        double alone = ToldScene.place(tell(robot, "history", "en", 100).lookup(".transport"))
                .getMinY();

        assertThat(branch).isEqualTo(alone);
    }

    @Test
    void whoHasBeatenABotHasTwoWaysOnOfTheSameWidth(FxRobot robot) {
        Scene scene = tell(robot, "end-beaten", "en", 100);

        Bounds next = ToldScene.place(scene.lookup(".next-bot"));
        Bounds again = ToldScene.place(scene.lookup(".end .start"));
        assertThat(Math.abs(next.getWidth() - again.getWidth())).isLessThanOrEqualTo(1);
        assertThat(again.getMaxX())
                .isEqualTo(ToldScene.place(scene.lookup(".champion")).getMaxX());
    }

    @Test
    void onePlayersStatisticsNeedNoScrolling(FxRobot robot) {
        Scene scene = tell(robot, "statistics", "en", 100);

        assertThat(all(scene, ".statistics-card"))
                .hasSize(6)
                .allSatisfy(card -> assertThat(ToldScene.place(card).getMaxY()).isLessThanOrEqualTo(scene.getHeight()));
    }

    @Test
    void theCodeOfTheOrganiserHasABoxForEachLetter(FxRobot robot) {
        Scene scene = tell(robot, "door-code", "en", 100);

        assertThat(all(scene, ".code-box"))
                .hasSize(8)
                .allSatisfy(box -> assertThat(((Label) box).getText()).isEmpty());
    }

    @Test
    void theTurningPointThatIsMarkedLooksChosen(FxRobot robot) {
        Scene scene = tell(robot, "story", "en", 100);

        assertThat(all(scene, ".story-entry").stream()
                        .filter(entry -> entry.getPseudoClassStates().stream()
                                .anyMatch(state -> state.getPseudoClassName().equals("chosen"))))
                .hasSize(1);
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everyRungOfTheLadderIsAsHigh(String language, FxRobot robot) {
        Scene scene = tell(robot, "home-ladder", language, 100);

        assertThat(all(scene, ".rung")).hasSize(10);
        assertThat(all(scene, ".rung").stream().map(Region::getHeight).distinct())
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lobby-phone", "lobby-give"})
    void inLargeTypeTheCodeIsInViewAndTheAddressOnOneLine(String story, FxRobot robot) {
        Scene scene = tell(robot, story, "en", 200);
        robot.interact(() -> {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
        });

        assertThat(ToldScene.place(scene.lookup(".give-code")).getMaxY())
                .isLessThanOrEqualTo(
                        ToldScene.place(scene.lookup(".give .viewport")).getMaxY());
        Label page = (Label) scene.lookup(".way-page");
        assertThat(page.getHeight()).isLessThan(2.2 * page.getFont().getSize());
    }

    @ParameterizedTest
    @ValueSource(strings = {"home-settings", "home-ladder", "table-keys", "table-words", "table-who-threw"})
    void theWayOutOfACardIsAtItsTopRight(String story, FxRobot robot) {
        Scene scene = tell(robot, story, "en", 100);

        Bounds head = ToldScene.place(scene.lookup(".card-head"));
        Bounds close = ToldScene.place(scene.lookup(".card-head .button"));
        assertThat(close.getMaxX()).isEqualTo(head.getMaxX());
        assertThat(scene.lookup(".card-head .accent")).isNull();
    }
}
