package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// A long word or sentence takes the room that it needs, and no other part of the screen pays for it.
@ToolkitTest
@Tag("slow")
class SteadyPlacesTest {
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

    private static Region part(Scene scene, String style) {
        return (Region) scene.lookup(style);
    }

    @Test
    void theListOfCopiesIsAsWideWhateverIsSaidOfOne(FxRobot robot) {
        double branch = part(tell(robot, "history-branches", "en", 100), ".history-side")
                .getWidth();
        double alone = part(tell(robot, "history", "en", 100), ".history-side").getWidth();

        assertThat(alone).isEqualTo(branch);
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "1280, 900", "1024, 600"})
    void theBayAndTheOptionsStayWhereTheyAreWhenTheTurnPasses(int width, int height, FxRobot robot) {
        robot.interact(() -> {
            stage.setWidth(width);
            stage.setHeight(height);
        });
        List<Bounds> mine = places(tell(robot, "game-choose", "en", 100));
        List<Bounds> theirs = places(tell(robot, "game-other", "en", 100));

        assertThat(theirs).isEqualTo(mine);
    }

    private static List<Bounds> places(Scene scene) {
        return Stream.of(".dice.bay", ".options")
                .map(style -> ToldScene.place(scene.lookup(style)))
                .toList();
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void theWayToALobbyHasNoEmptyRoomBelowIt(String language, FxRobot robot) {
        Region way = part(tell(robot, "lobby-full", language, 100), ".way-here");

        assertThat(way.getHeight()).isEqualTo(way.prefHeight(way.getWidth()));
    }

    @Test
    void whyItWasABustIsSaidToItsEndWhereThereIsLittleRoom(FxRobot robot) {
        Scene scene = tell(robot, "table-bust", "en", 200);

        Text reason = (Text) scene.lookup(".plate-reason .text");
        assertThat(reason.getText()).endsWith("12");
        assertThat(scene.lookup(".plates")
                        .localToScene(scene.lookup(".plates").getLayoutBounds())
                        .contains(reason.localToScene(reason.getLayoutBounds())))
                .isTrue();
    }

    @Test
    void whyItWasABustIsSaidInTheHeadlineWhereThePlatesHaveNoRoom(FxRobot robot) {
        robot.interact(() -> {
            stage.setWidth(1024);
            stage.setHeight(600);
        });
        Scene scene = tell(robot, "table-bust", "en", 300);

        assertThat(((Text) scene.lookup(".headline .text")).getText()).endsWith("12");
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void theAnswersOfASettingStandInOneRowInLargeType(String language, FxRobot robot) {
        Scene scene = tell(robot, "home-settings", language, 200);

        assertThat(scene.getRoot().lookupAll(".setting-answers"))
                .isNotEmpty()
                .map(Parent.class::cast)
                .allSatisfy(answers -> assertThat(answers.getChildrenUnmodifiable())
                        .extracting(Node::getLayoutY)
                        .containsOnly(
                                answers.getChildrenUnmodifiable().getFirst().getLayoutY()));
    }
}
