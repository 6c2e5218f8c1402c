package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.client.kit.words.Words;
import java.util.Comparator;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// In the smallest usual window everybody at the table is in view, and what happened lately can be read.
@ToolkitTest
@Tag("slow")
class LittleRoomTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    private Scene tell(FxRobot robot, String story) {
        return tell(robot, story, "en");
    }

    private Scene tell(FxRobot robot, String story, String language) {
        return ToldScene.tell(robot, stage, story, Locale.of(language), 100);
    }

    /// In larger type than usual.
    private Scene tellLarge(FxRobot robot, String story, String language) {
        return ToldScene.tell(robot, stage, story, Locale.of(language), 200);
    }

    private Parent whereIChoose(FxRobot robot, String language) {
        return ToldScene.look(robot, stage, "table-choose", Locale.of(language), 100)
                .getRoot();
    }

    private void layOut(FxRobot robot) {
        robot.interact((Runnable) this::layOut);
    }

    private void layOut() {
        stage.getScene().getRoot().applyCss();
        stage.getScene().getRoot().layout();
    }

    private static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @ParameterizedTest
    @ValueSource(strings = {"handover-listening", "table-away", "table-seat-asked", "table-coach-either-or"})
    void everybodyIsInViewBelowWhateverStripsThereAre(String story, FxRobot robot) {
        Scene scene = tell(robot, story);

        Bounds view = place(scene.lookup(".plates"));
        assertThat(scene.getRoot().lookupAll(".plate-of-player"))
                .hasSizeGreaterThan(2)
                .allSatisfy(plate -> assertThat(view.contains(place(plate))).isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"table-choose", "table-coach-options", "table-coach-go-on", "table-column"})
    void atLeastTwoLinesOfTheLogAreReadAndNoneIsCutInTwo(String story, FxRobot robot) {
        Region log = (Region) tell(robot, story).lookup(".log-panel.latest");

        assertThat(log.lookupAll(".log-row"))
                .filteredOn(LittleRoomTest::isSeen)
                .hasSizeGreaterThanOrEqualTo(2)
                .allSatisfy(row -> assertThat(place(log).contains(place(row))).isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"table-stakes", "table-go-on"})
    void threeOrFourPlayersStandCloserForALineOfTheLog(String story, FxRobot robot) {
        Scene scene = tell(robot, story);

        assertThat(scene.getRoot().lookupAll(".log-row"))
                .filteredOn(LittleRoomTest::isSeen)
                .isNotEmpty();
    }

    @Test
    void talkOpensOverTheTableWhereItHasNoRoomBesideTheBoard(FxRobot robot) {
        Scene scene = tellLarge(robot, "table-choose", "en");

        robot.interact(() -> ((ToggleButton) scene.lookup(".chat-button")).fire());

        assertThat(scene.lookup(".talk-card")).isNotNull();
    }

    @Test
    void theHeadlineIsItsOwnAgainOnceTheCoachHasRoomToSpeak(FxRobot robot) {
        Scene scene = tellLarge(robot, "table-coach-options", "fr");
        assertThat(headline(scene)).isEqualTo("Prends 6 et 7 ou 5 et 8");

        robot.interact(() -> new Zoom(100).applyTo(scene));
        layOut(robot);

        assertThat(headline(scene)).isEqualTo("Choisis tes colonnes");
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void whatIsCalledOutKeepsItsWordsWholeWhenTheTypeGrows(String language, FxRobot robot) {
        // All of it in one go: a bubble's time runs with the pulses, and none comes in between.
        robot.interact(() -> {
            Telling.tell(stage, "table-talk", Words.of(Locale.of(language)), Theme.LIGHT, 100);
            Scene scene = stage.getScene();
            new Zoom(200).applyTo(scene);
            layOut();
            layOut();

            assertThat(scene.getRoot().lookupAll(".bubble"))
                    .isNotEmpty()
                    .allSatisfy(bubble -> assertThat(place(bubble).getHeight()).isLessThan(scene.getHeight() / 8));
        });
    }

    private static boolean isSeen(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
    }

    private static String headline(Scene scene) {
        return ((Label) scene.lookup(".headline")).getText();
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void aSignStandsInPlaceOfWhatOnePlaysWithWhileTheHostIsOutOfReach(String language, FxRobot robot) {
        Parent without = whereIChoose(robot, language);
        Bounds board = place(without.lookup(".board"));
        Bounds turn = place(without.lookup(".turn"));

        Scene scene = tell(robot, "table-lost", language);

        Bounds sign = place(scene.lookup(".offline-sign"));
        assertThat(place(scene.lookup(".board"))).isEqualTo(board);
        assertThat(place(scene.lookup(".turn"))).isEqualTo(turn);
        assertThat(sign.getMinX()).isEqualTo(turn.getMinX());
        assertThat(sign.getMaxX()).isEqualTo(turn.getMaxX());
        assertThat(scene.getRoot().lookupAll(".offline-sign .button"))
                .hasSize(2)
                .allMatch(LittleRoomTest::isSeen);
        assertThat(scene.getRoot().lookupAll(".strip")).noneMatch(LittleRoomTest::isSeen);
        assertThat(scene.getRoot().lookupAll(".turn .option")).noneMatch(LittleRoomTest::isSeen);
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void aStripLeavesTheWholeBoardInSightAndLeaveKeepsItsWord(String language, FxRobot robot) {
        Parent without = whereIChoose(robot, language);
        Bounds before = place(without.lookup(".board"));
        Bounds turn = place(without.lookup(".turn"));
        Scene scene = tell(robot, "handover-listening", language);

        Node strip = scene.getRoot().lookupAll(".strip").stream()
                .filter(LittleRoomTest::isSeen)
                .findFirst()
                .orElseThrow();
        Bounds board = place(scene.lookup(".board"));
        assertThat(board.getMinY()).isGreaterThanOrEqualTo(place(strip).getMaxY());
        assertThat(board.getMaxY()).isEqualTo(before.getMaxY());
        assertThat(place(scene.lookup(".turn"))).isEqualTo(turn);
        assertThat(scene.getRoot().lookupAll(".corner .button.round:worded"))
                .map(Button.class::cast)
                .extracting(Button::getText)
                .contains(Words.of(Locale.of(language)).say("leave"));
    }

    @Test
    void whatIsSaidStandsOnThePlateOfWhoeverSaysIt(FxRobot robot) {
        Scene scene = tell(robot, "table-talk");

        Bounds bens = scene.getRoot().lookupAll(".plate-of-player").stream()
                .map(LittleRoomTest::place)
                .max(Comparator.comparingDouble(Bounds::getMinY))
                .orElseThrow();
        assertThat(scene.getRoot().lookupAll(".bubble"))
                .isNotEmpty()
                .allSatisfy(bubble -> assertThat(bens.contains(place(bubble))).isTrue());
    }

    @Test
    void aReactionCoversNoWordsWhereNothingMoves(FxRobot robot) {
        Scene scene = tell(robot, "table-talk");

        assertThat(scene.getRoot().lookupAll(".flying-reaction")).isEmpty();
        assertThat(scene.getRoot().lookupAll(".bubble .reaction-icon")).hasSize(1);
    }
}
