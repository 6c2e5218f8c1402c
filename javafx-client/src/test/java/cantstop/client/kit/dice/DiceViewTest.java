package cantstop.client.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.gallery.Positions;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.engine.Column;
import cantstop.engine.Option;
import cantstop.engine.Pairing;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
@Tag("slow")
class DiceViewTest {
    private DiceView dice;

    @Start
    void show(Stage stage) {
        dice = new DiceView();
        Scene scene = new Scene(new StackPane(dice), 300, 140);
        Theme.LIGHT.applyTo(scene);
        Zoom.NORMAL.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void skippedDiceShowWhatWasRolledInTheOrderTheyFell(FxRobot robot) {
        AtomicInteger done = new AtomicInteger();
        robot.interact(() -> {
            dice.roll(List.of(6, 1, 5, 2), Motion.NORMAL, done::incrementAndGet);
            dice.skip();
            dice.skip();
        });
        assertThat(done).hasValue(1);
        assertThat(faces()).containsExactly(6, 1, 5, 2);
    }

    @Test
    void forAnOptionTheDiceStandInItsPairsBesideTheirSums(FxRobot robot) {
        Pairing pairing = Positions.ROLL.pairings().get(1);
        robot.interact(() -> {
            dice.show(Positions.ROLL);
            dice.consideredProperty().set(new Option(pairing, List.of(Column.of(5))));
            dice.layout();
        });
        List<Die> lying = dice.lookupAll(".die").stream().map(Die.class::cast).toList();
        assertThat(lying.get(2).getTranslateX()).isLessThan(lying.get(1).getTranslateX());
        assertThat(dice.getAccessibleText()).isEqualTo("Dice: 2, 4, 3 and 5; 5 with 9");
    }

    @Test
    void twoWindowsShowTheSameThrowFrameByFrame(FxRobot robot) {
        DiceView other = new DiceView();
        Cast cast = new Cast(42, Cast.LONGEST);
        robot.interact(() -> {
            ((StackPane) dice.getParent()).getChildren().add(other);
            other.applyCss();
            dice.roll(List.of(6, 1, 5, 2), cast, Motion.NORMAL, () -> {});
            other.roll(List.of(6, 1, 5, 2), cast, Motion.NORMAL, () -> {});
        });
        for (int frame = 0; frame * Tumble.FRAME <= Cast.LONGEST; frame++) {
            assertThat(((DiceSkin) other.getSkin()).poses(frame)).isEqualTo(((DiceSkin) dice.getSkin()).poses(frame));
        }
    }

    @Test
    void aDecidedRollIsShakenInTheHandUntilItIsThrown(FxRobot robot) {
        robot.interact(() -> {
            dice.show(Positions.ROLL);
            dice.shake(Motion.NORMAL);
            dice.layout();
        });
        assertThat(faces()).doesNotContain(Die.BLANK);
        assertThat(dice.getAccessibleText()).isEqualTo("No dice yet");
        assertThat(dice.diceProperty().get()).as("nobody knows the faces").isEqualTo(DiceView.NOT_ROLLED);

        robot.interact(() -> {
            dice.roll(List.of(6, 1, 5, 2), Motion.NORMAL, () -> {});
            dice.skip();
        });
        assertThat(faces()).containsExactly(6, 1, 5, 2);
    }

    @Test
    void untilSomebodyRollsTheDiceRestTogetherWhereAThrowBegins(FxRobot robot) {
        robot.interact(() -> {
            dice.getStyleClass().add("bay");
            dice.show(null);
            dice.applyCss();
            dice.layout();
        });
        assertThat(faces()).doesNotContain(Die.BLANK);
        assertThat(dice.lookupAll(".die"))
                .allSatisfy(die -> assertThat(die.getBoundsInParent().getMaxX()).isLessThan(dice.getWidth() * 0.7));
        assertThat(dice.getAccessibleText()).isEqualTo("No dice yet");

        robot.interact(() -> {
            dice.show(Positions.ROLL);
            dice.layout();
        });
        assertThat(faces()).containsExactly(2, 4, 3, 5);
    }

    @Test
    void whereThingsDoNotMoveDiceOfNoRollAreSeenInTheMiddleOfTheThrow(FxRobot robot) {
        robot.interact(() -> {
            dice.getStyleClass().add("bay");
            dice.show(null);
            dice.applyCss();
            dice.layout();
        });
        List<Double> resting = places();
        robot.interact(() -> {
            dice.shake(Motion.NONE);
            dice.layout();
        });
        assertThat(places()).isNotEqualTo(resting);

        robot.interact(() -> {
            dice.show(null);
            dice.layout();
        });
        assertThat(places()).isEqualTo(resting);
    }

    @Test
    void theSumsOfThePairsAreGoneAsSoonAsTheDiceRest(FxRobot robot) {
        robot.interact(() -> {
            dice.getStyleClass().add("bay");
            dice.show(Positions.ROLL);
            dice.consideredProperty().set(new Option(Positions.ROLL.pairings().get(1), List.of(Column.of(5))));
            dice.layout();
        });
        assertThat(sums()).hasSize(2).allMatch(Node::isVisible);

        robot.interact(() -> {
            dice.consideredProperty().set(null);
            dice.show(null);
            dice.layout();
        });
        assertThat(sums()).noneMatch(Node::isVisible);
        assertThat(dice.lookup(".bay-line").isVisible()).isFalse();
    }

    private List<Node> sums() {
        return dice.getChildrenUnmodifiable().stream()
                .filter(PaintedSum.class::isInstance)
                .toList();
    }

    @Test
    void theSumThatTheOtherHalfOfAnEitherOrUsesIsNotStruckOut(FxRobot robot) {
        Pairing pairing = Positions.ROLL.pairings().get(1);
        Option five = new Option(pairing, List.of(Column.of(5)));
        robot.interact(() -> dice.show(Positions.ROLL));

        robot.interact(() -> dice.consideredProperty().set(five));
        assertThat(struckOut()).isTrue();

        robot.interact(() -> {
            dice.consideredProperty().set(null);
            dice.optionsProperty().set(List.of(five, new Option(pairing, List.of(Column.of(9)))));
            dice.consideredProperty().set(five);
        });
        assertThat(struckOut()).isFalse();
    }

    private boolean struckOut() {
        return dice.lookupAll(".painted-stroke").stream().anyMatch(Node::isVisible);
    }

    private List<Double> places() {
        return dice.lookupAll(".die").stream()
                .map(die -> die.getTranslateX() + die.getTranslateY())
                .toList();
    }

    @Test
    void whereThingsDoNotMoveTheLastDiceLieThereFaintUntilTheNext(FxRobot robot) {
        robot.interact(() -> {
            dice.show(Positions.ROLL);
            dice.shake(Motion.NONE);
            dice.applyCss();
        });
        assertThat(faces()).containsExactly(2, 4, 3, 5);
        assertThat(dice.lookupAll(".die")).allMatch(die -> die.getOpacity() < 1);

        robot.interact(() -> {
            dice.roll(List.of(6, 1, 5, 2), Motion.NONE, () -> {});
            dice.applyCss();
        });
        assertThat(faces()).containsExactly(6, 1, 5, 2);
        assertThat(dice.lookupAll(".die")).allMatch(die -> die.getOpacity() == 1);
    }

    @Test
    void aThrowForTheStartHasTwoDice(FxRobot robot) {
        robot.interact(() -> dice.diceProperty().set(List.of(3, 4)));
        assertThat(faces()).containsExactly(3, 4);
    }

    @Test
    void aBustStaysInViewAndIsSaid(FxRobot robot) {
        robot.interact(() -> {
            dice.show(Positions.ROLL);
            dice.bustProperty().set(true);
        });
        assertThat(faces()).containsExactly(2, 4, 3, 5);
        assertThat(dice.getAccessibleText()).startsWith("Bust:");
    }

    private List<Integer> faces() {
        return dice.lookupAll(".die").stream()
                .map(Die.class::cast)
                .map(Die::face)
                .toList();
    }
}
