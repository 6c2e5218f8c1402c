package cantstop.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.coach.Study;
import cantstop.client.dice.DiceView;
import cantstop.client.fake.Visit;
import cantstop.client.party.FxBridge;
import cantstop.client.sound.Speaker;
import cantstop.client.theme.Motion;
import cantstop.client.theme.Theme;
import cantstop.client.voice.Voice;
import cantstop.engine.TurnMove;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// What is said beside the board goes with what moves on it, and moves nothing else.
@ExtendWith(ApplicationExtension.class)
class SeenInTimeTest {
    private final Visit visit = new Visit();
    private Scene scene;

    @Start
    void open(Stage stage) {
        Window window = new Window(
                visit.evening,
                Locale.ENGLISH,
                () -> Motion.NORMAL,
                Theme.LIGHT,
                Study.withItsOwnThread(new FxBridge(Platform::runLater)),
                Speaker.OFF,
                Voice.NONE,
                Runnable::run);
        window.frame(stage);
        scene = window.scene();
        stage.setWidth(1000);
        stage.setHeight(900);
        stage.show();
    }

    @BeforeEach
    void annaStarts(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            visit.annaStarts();
            settle();
        });
    }

    /// Anna's runners stand on 2, 3 and 12.
    private void climb() {
        visit.annaRolls(1, 1, 1, 2);
        settle();
        visit.annaTakes(2, 3);
        settle();
        visit.annaRolls(6, 6, 1, 1);
        settle();
        visit.annaTakes(2, 12);
        settle();
    }

    /// As after the last pulse of what moves.
    private void settle() {
        visit.party().finishMotion();
        visit.later.run();
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    private String headline() {
        return ((Label) scene.lookup(".headline")).getText();
    }

    private List<String> frames() {
        return scene.getRoot().lookupAll(".option-frame").stream()
                .map(frame -> ((Label) frame).getText())
                .toList();
    }

    private Bounds place(String selector) {
        Node node = Objects.requireNonNull(scene.lookup(selector));
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void theFirstRollIsNotHiddenBehindWhoStarts(FxRobot robot) {
        robot.interact(() -> {
            assertThat(scene.lookup(".who-starts")).isNotNull();

            visit.annaRolls(3, 4, 5, 1);

            assertThat(visit.party().isMoving()).isTrue();
            assertThat(scene.lookup(".who-starts")).isNull();
        });
    }

    @Test
    void aBustIsSaidWhileItIsShown(FxRobot robot) {
        robot.interact(() -> {
            climb();
            assertThat(headline()).isEqualTo("Your turn: roll again, or stop");

            visit.annaRolls(5, 3, 5, 3);
            assertThat(headline()).isEqualTo("The dice are falling …");
            assertThat(frames()).containsExactly("", "", "");

            ((DiceView) scene.lookup(".turn .dice")).skip();
            assertThat(headline()).isEqualTo("Bust! 4 steps lost: no pair made 2, 3 or 12");
            assertThat(frames()).as("the pairs of the roll that was lost").containsExactly("8 + 8", "6 + 10", "8 + 8");

            settle();
            assertThat(headline()).isEqualTo("Ben is about to roll");
        });
    }

    @Test
    void somebodyElsesRollIsSaidByTheirName(FxRobot robot) {
        robot.interact(() -> {
            visit.annaRolls(3, 4, 5, 1);
            settle();
            visit.annaTakes(6, 7);
            settle();
            visit.annaStops();
            settle();

            List.of(3, 4, 5, 1).forEach(die -> visit.guest().dice(die));
            visit.turn(Visit.BEN, new TurnMove.RollDice());

            assertThat(headline()).isEqualTo("Ben rolls");
        });
    }

    @Test
    void whatABustCostMovesNothing(FxRobot robot) {
        robot.interact(() -> {
            climb();
            Bounds talk = place(".talk");
            Bounds turn = place(".turn");

            visit.annaRolls(5, 3, 5, 3);
            settle();

            assertThat(((Label) scene.lookup(".plate-reason")).getText())
                    .isEqualTo("4 steps lost: no pair made 2, 3 or 12");
            assertThat(place(".talk")).isEqualTo(talk);
            assertThat(place(".turn")).isEqualTo(turn);
        });
    }
}
