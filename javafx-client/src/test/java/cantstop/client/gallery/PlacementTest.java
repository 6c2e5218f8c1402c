package cantstop.client.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.dice.Die;
import cantstop.client.kit.theme.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What counts as lying badly.
@ToolkitTest(drawn = true)
class PlacementTest {
    @Test
    void aWordThatGoesOnInTheNextLineIsNamed(FxRobot robot) {
        assertThat(faults(robot, () -> new VBox(narrow("together", 40))))
                .anySatisfy(fault -> assertThat(fault).startsWith("torn: ").contains("/"));
    }

    @Test
    void aLineThatEndsBetweenWordsIsNot(FxRobot robot) {
        assertThat(faults(robot, () -> new VBox(narrow("a bot steps in", 60)))).isEmpty();
    }

    @Test
    void wordsOverADieAreNamed(FxRobot robot) {
        assertThat(faults(robot, () -> new StackPane(die(), new Label("Thrown by the host"))))
                .containsExactly("over dice: Thrown by the host");
    }

    @Test
    void wordsBesideADieAreNot(FxRobot robot) {
        assertThat(faults(robot, () -> new VBox(die(), new Label("Thrown by the host"))))
                .isEmpty();
    }

    @Test
    void aDieUnderACardIsNotInSight(FxRobot robot) {
        assertThat(faults(robot, () -> {
                    StackPane card = new StackPane(new Label("Who threw?"));
                    card.setStyle("-fx-background-color: white");
                    return new StackPane(die(), card);
                }))
                .isEmpty();
    }

    @Test
    void whatGoesOnBehindABarTooShortToBeSeenIsNamed(FxRobot robot) {
        assertThat(faults(robot, () -> new VBox(scrolling(50))))
                .anySatisfy(fault -> assertThat(fault).startsWith("goes on out of sight"));
    }

    @Test
    void whatGoesOnBesideALongBarIsNot(FxRobot robot) {
        assertThat(faults(robot, () -> new VBox(scrolling(150)))).isEmpty();
    }

    @Test
    void wordsThatAPaneCutsAreNamed(FxRobot robot) {
        assertThat(faults(robot, () -> new VBox(clipping(10))))
                .anySatisfy(fault -> assertThat(fault).matches("clipped by .*: some words"));
    }

    @Test
    void wordsThatAPaneShowsWholeAreNot(FxRobot robot) {
        assertThat(faults(robot, () -> new VBox(clipping(100)))).isEmpty();
    }

    private static Pane clipping(double height) {
        Pane pane = new Pane(new Label("some words"));
        pane.setClip(new Rectangle(200, height));
        return pane;
    }

    private static Label narrow(String words, double width) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(width);
        label.setMinWidth(width);
        return label;
    }

    private static Die die() {
        Die die = new Die(4);
        die.setMinSize(60, 60);
        die.setMaxSize(60, 60);
        StackPane.setAlignment(die, Pos.CENTER);
        return die;
    }

    private static ScrollPane scrolling(double height) {
        Region content = new Region();
        content.setMinSize(100, 400);
        ScrollPane pane = new ScrollPane(content);
        pane.setMinHeight(height);
        pane.setMaxHeight(height);
        return pane;
    }

    private static List<String> faults(FxRobot robot, Supplier<Parent> made) {
        List<String> faults = new ArrayList<>();
        robot.interact(() -> {
            Scene scene = new Scene(made.get(), 300, 200);
            Theme.LIGHT.applyTo(scene);
            scene.snapshot(null);
            faults.addAll(Placement.faults(scene));
        });
        return faults;
    }
}
