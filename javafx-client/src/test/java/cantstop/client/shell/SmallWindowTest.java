package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.client.fake.ToolkitTest;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// In a small window, as in large type, there is less in view, and what there is stands whole.
@ToolkitTest
@Tag("slow")
class SmallWindowTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
    }

    private Scene tell(FxRobot robot, String story, String language, boolean large) {
        stage.setWidth(large ? 1280 : 1024);
        stage.setHeight(large ? 720 : 600);
        return tell(robot, story, Locale.of(language), large ? 200 : 100);
    }

    private Scene tell(FxRobot robot, String story, Locale language, int zoom) {
        return ToldScene.look(robot, stage, story, language, zoom);
    }

    @ParameterizedTest
    @CsvSource({
        "handover-gone, en",
        "handover-gone, de",
        "handover-gathering, de",
        "table-idle, de",
        "table-ask, en",
        "table-go-on, de",
        "table-seat-asked, fr",
        "handover-listening, es",
        "table-coach-go-on, en"
    })
    void aPlayersPlateIsInViewWholeOrNotAtAll(String story, String language, FxRobot robot) {
        Scene scene = tell(robot, story, language, false);

        Bounds view = ToldScene.place(scene.lookup(".plates"));
        List<Bounds> seen = scene.getRoot().lookupAll(".plate-of-player").stream()
                .map(ToldScene::place)
                .filter(plate -> plate.getMaxY() > view.getMinY() + 1 && plate.getMinY() < view.getMaxY() - 1)
                .toList();
        assertThat(seen).isNotEmpty().allSatisfy(plate -> {
            assertThat(plate.getMinY()).isGreaterThanOrEqualTo(view.getMinY() - 1);
            assertThat(plate.getMaxY()).isLessThanOrEqualTo(view.getMaxY() + 1);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "table-away, de, false",
        "table-coach-go-on, de, false",
        "table-brag, fr, false",
        "table-ask, es, false",
        "table-watched, de, false",
        "table-choose, de, true",
        "table-coach-go-on, de, true",
        "table-watched, de, true"
    })
    void whoIsThereAndWhatOneTalksWithStayBesideTheBoard(String story, String language, boolean large, FxRobot robot) {
        Scene scene = tell(robot, story, language, large);

        Bounds head = ToldScene.place(scene.lookup(".talk-head"));
        assertThat(scene.lookup(".talk-head").isVisible()).isTrue();
        assertThat(head.getMaxY())
                .isLessThanOrEqualTo(ToldScene.place(scene.lookup(".turn")).getMinY());
        assertThat(scene.lookup(".plates").isVisible()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"game-other, en", "game-column, de", "table-brag, fr"})
    void namesAreWholeWhereTwoPlatesShareARow(String story, String language, FxRobot robot) {
        Scene scene = tell(robot, story, language, false);

        assertThat(scene.getRoot().lookupAll(".plate-name"))
                .map(Label.class::cast)
                .isNotEmpty()
                .allSatisfy(name -> assertThat(name.getWidth()).isGreaterThanOrEqualTo(name.prefWidth(-1) - 1));
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void aBustHasItsSignInEveryLanguage(String language, FxRobot robot) {
        for (boolean large : new boolean[] {false, true}) {
            Scene scene = tell(robot, "table-bust", language, large);

            assertThat(scene.lookup(".bust-tag").isVisible()).isTrue();
            assertThat(((Text) scene.lookup(".headline .text")).getText())
                    .isEqualTo(((Label) scene.lookup(".headline")).getText());
        }
    }

    @Test
    void reactionsAreOfferedOnce(FxRobot robot) {
        Scene scene = tell(robot, "table-bust", "en", false);
        assertThat(scene.lookup(".call-outs").isVisible()).isTrue();
        assertThat(scene.lookup(".reaction-menu").isVisible()).isFalse();

        Scene mine = tell(robot, "table-choose", "en", false);
        assertThat(mine.lookup(".call-outs").isVisible()).isFalse();
        assertThat(mine.lookup(".reaction-menu").isVisible()).isTrue();
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void allReactionsHaveTheirPictureOnOneLine(String language, FxRobot robot) {
        Scene scene = tell(robot, "table-bust", language, false);

        assertThat(scene.getRoot().lookupAll(".call-out .reaction-icon").stream()
                        .map(icon -> Math.round(ToldScene.place(icon).getCenterY()))
                        .distinct())
                .hasSize(1);
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void theDiceAreTheLargestThingBesideTheBoardInALowWindow(String language, FxRobot robot) {
        Scene scene = tell(robot, "table-coach-go-on", language, false);

        assertThat(ToldScene.place(scene.lookup(".bay > .die")).getHeight()).isGreaterThan(68);
        assertThat(((Region) scene.lookup(".runner-card")).getHeight()).isLessThanOrEqualTo(84);
        assertThat(((Region) scene.lookup(".roll")).getHeight()).isLessThanOrEqualTo(84);
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void whoeverMovesIsInViewBelowTwoStrips(String language, FxRobot robot) {
        Scene scene = tell(robot, "handover-gone", language, false);

        Node moves = scene.getRoot().lookupAll(".plate-of-player").stream()
                .filter(plate -> plate.getPseudoClassStates().stream()
                        .anyMatch(state -> state.getPseudoClassName().equals("active")))
                .findFirst()
                .orElseThrow();
        assertThat(ToldScene.place(scene.lookup(".plates")).getMinY())
                .isLessThanOrEqualTo(ToldScene.place(moves).getMinY() + 1);
        assertThat(scene.lookup(".plates").isVisible()).isTrue();
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void thePieceOfASeatStandsOnASquareHoweverLongTheWordsBesideIt(String language, FxRobot robot) {
        Scene scene = tell(robot, "lobby-full", language, false);

        assertThat(scene.getRoot().lookupAll(".seat > .piece-ground"))
                .hasSize(4)
                .map(Region.class::cast)
                .allSatisfy(ground -> assertThat(ground.getHeight()).isEqualTo(ground.getWidth()));
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void hostingIsInViewInLargeType(String language, FxRobot robot) {
        hostingIsInViewInLargeType("home", language, robot);
    }

    @ParameterizedTest
    @CsvSource({"home-games, de", "home-cannot-host, de"})
    void hostingIsInViewInLargeType(String story, String language, FxRobot robot) {
        Scene scene = tell(robot, story, language, true);

        assertThat(ToldScene.place(scene.lookup(".choice-button")).getMaxY())
                .isLessThanOrEqualTo(
                        ToldScene.place(scene.lookup(".home-aside")).getMinY());
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void theSpeedsOfAReplayStandInOneRow(String language, FxRobot robot) {
        Scene scene = tell(robot, "history", language, true);

        assertThat(scene.getRoot().lookupAll(".replay-speeds .toggle-button").stream()
                        .map(speed -> ToldScene.place(speed).getMinY())
                        .distinct())
                .hasSize(1);
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void theButtonsOfTheDoorStandInOneRow(String language, FxRobot robot) {
        Scene scene = tell(robot, "door-organised", language, false);

        assertThat(scene.getRoot().lookupAll(".door > .button-flow > .button").stream()
                        .filter(Node::isVisible)
                        .map(button -> Math.round(ToldScene.place(button).getCenterY()))
                        .distinct())
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"home-nobody", "door-shut"})
    void whatHelpsIsFoldedInALowWindowOnly(String story, FxRobot robot) {
        assertThat(helps(tell(robot, story, "de", false)).isExpanded()).isFalse();

        stage.setWidth(1280);
        stage.setHeight(720);
        assertThat(helps(tell(robot, story, Locale.GERMAN, 100)).isExpanded()).isTrue();
    }

    private static TitledPane helps(Scene scene) {
        return (TitledPane) scene.lookup(".games-why");
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void whyATurnWasLostIsReadInOneLine(String language, FxRobot robot) {
        Scene scene = tell(robot, "table-bust", language, false);

        assertThat(scene.getRoot().lookupAll(".plate-reason"))
                .map(Label.class::cast)
                .filteredOn(reason -> !reason.getText().isEmpty())
                .hasSize(1)
                .allSatisfy(reason -> assertThat(reason.getHeight())
                        .isLessThan(2 * reason.getFont().getSize()));
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void theDiceOfTheLessonLieInABayAboveTheOptions(String language, FxRobot robot) {
        Scene scene = tell(robot, "lesson-pick", language, false);

        assertThat(ToldScene.place(scene.lookup(".dice")).getMinX())
                .isCloseTo(ToldScene.place(scene.lookup(".option-place")).getMinX(), within(1.0));
    }
}
