package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Everything in the lobby has its room in a small window, in every language.
@ToolkitTest
@Tag("slow")
class LobbyRoomTest {
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
        stage.setWidth(1024);
        stage.setHeight(600);
    }

    private Scene tell(FxRobot robot, String story, String language) {
        return ToldScene.look(robot, stage, story, Locale.of(language), 100);
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
    void whatABotIsLikeIsSaidToItsEndOrNotAtAll(String language, FxRobot robot) {
        for (int width : new int[] {1024, 1280}) {
            robot.interact(() -> stage.setWidth(width));
            Scene scene = tell(robot, "lobby-full", language);

            assertThat(scene.getRoot().lookupAll(".seat-texts > .small").stream()
                            .map(Label.class::cast)
                            .filter(note -> note.isManaged() && note.getTooltip() != null))
                    .allSatisfy(note -> assertThat(note.getWidth()).isGreaterThanOrEqualTo(note.prefWidth(-1) - 1));
        }
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void allFourSeatsAreInView(String language, FxRobot robot) {
        Scene scene = tell(robot, "lobby-full", language);

        Bounds view = ToldScene.place(scene.lookup(".viewport"));
        assertThat(scene.getRoot().lookupAll(".seat"))
                .hasSize(4)
                .allSatisfy(seat -> assertThat(ToldScene.place(seat).getMaxY()).isLessThanOrEqualTo(view.getMaxY()));
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void thePageStepsOutFromUnderAStripAndStaysApartFromIt(String language, FxRobot robot) {
        Scene scene = tell(robot, "lobby-knock", language);

        double strip = ToldScene.place(scene.lookup(".knock-strip")).getMaxY();
        assertThat(titles(scene)).allSatisfy(title -> assertThat(title).isGreaterThanOrEqualTo(strip + 12));
    }

    private static List<Double> titles(Scene scene) {
        return scene.getRoot().lookupAll(".lobby-head .label").stream()
                .filter(label -> !(label.getParent() instanceof Button))
                .map(label -> ToldScene.place(label).getMinY())
                .toList();
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void theWayHereStandsInOneRowBesideStart(String language, FxRobot robot) {
        Scene scene = tell(robot, "lobby-full", language);

        assertThat(scene.getRoot().lookupAll(".addresses .button").stream()
                        .map(button -> Math.round(ToldScene.place(button).getCenterY()))
                        .distinct())
                .hasSize(1);
        assertThat(ToldScene.place(scene.lookup(".addresses")).getMaxX())
                .isLessThan(ToldScene.place(scene.lookup(".start")).getMinX() - 8);
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void whatAllSeatsHaveInCommonIsInViewBelowThem(String language, FxRobot robot) {
        Scene scene = tell(robot, "lobby-full", language);

        assertThat(ToldScene.place(scene.lookup(".lobby .check-box")).getMaxY())
                .isLessThanOrEqualTo(ToldScene.place(scene.lookup(".viewport")).getMaxY());
    }

    @Test
    void whatIStartIsSaidOnTheSignThatStartsIt(FxRobot robot) {
        Scene scene = tell(robot, "lobby-full", "en");

        assertThat(((Label) scene.lookup(".start-detail")).getText()).isEqualTo("4 players, Classic, 3 columns");
    }

    @Test
    void howILookIsPickedOnMyOwnPlate(FxRobot robot) {
        Scene scene = tell(robot, "lobby-sat", "en");

        Bounds plate = scene.getRoot().lookupAll(".seat").stream()
                .filter(seat -> seat.lookup(".pick") != null)
                .map(ToldScene::place)
                .findFirst()
                .orElseThrow();
        assertThat(scene.getRoot().lookupAll(".pick"))
                .hasSize(8)
                .allSatisfy(pick ->
                        assertThat(plate.contains(ToldScene.place(pick))).isTrue());
    }

    @Test
    void choosingARuleMovesNothingOnItsCard(FxRobot robot) {
        Scene scene = tell(robot, "lobby-full", "en");

        assertThat(scene.getRoot().lookupAll(".variant .rule-sign").stream()
                        .map(sign -> ToldScene.place(sign).getMinY())
                        .distinct())
                .hasSize(1);
    }

    @Test
    void aGuestLearnsTheGameFromTheLobby(FxRobot robot) {
        Scene scene = ToldScene.tell(robot, stage, "lobby-guest", Locale.ENGLISH, 100);

        robot.interact(() -> ((Button) scene.getRoot().lookup(".rules-learn")).fire());

        assertThat(scene.getRoot().lookup(".rules-page")).isNotNull();
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
