package cantstop.client.kit.controls;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.engine.Colour;
import cantstop.engine.Option;
import cantstop.engine.Roll;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener.Change;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
@Tag("slow")
class OptionsViewTest extends ShownOptions {
    private OptionsView view;

    @Start
    void open(Stage stage) {
        view = show(stage);
    }

    @Test
    void whatIsNotWorthItsRoomIsHeardOnly(FxRobot robot) {
        robot.interact(() -> {
            view.notesProperty()
                    .set(game.options().stream()
                            .map(option -> OptionNote.heard("2 new runners, 1 left"))
                            .toList());
            view.applyCss();
            view.layout();
        });

        Node first = view.lookup(".option");
        assertThat(((Labeled) first.lookup(".option-note")).getText()).isEmpty();
        assertThat(first.lookup(".option-note").isManaged()).isFalse();
        assertThat(first.getAccessibleText()).endsWith(", 2 new runners, 1 left");
    }

    @Test
    void theFirstOptionMayHaveTheKeyboardAndBeSeenBeforeAnybodyConsidersIt(FxRobot robot) {
        robot.moveTo(view);
        // The mouse points at none of them.
        robot.interact(() -> view.setMouseTransparent(true));
        robot.moveBy(5, 5);
        robot.interact(() -> {
            view.lookup(".first-half").requestFocus();
            view.focusFirst(false);
            assertThat(view.lookup(".option").isFocused()).isTrue();
            assertThat(previewed).last().isEqualTo(game.options().getFirst());
            assertThat(considered).last().isNull();

            view.lookup(".first-half").requestFocus();
            view.focusFirst(true);
            assertThat(considered).last().isEqualTo(game.options().getFirst());
        });
    }

    @Test
    void otherOptionsAreStyledAtOnceSoThatThePulseAfterTheirsHasNothingToDraw(FxRobot robot) {
        List<Option> others = game.options().reversed();

        robot.interact(() -> {
            view.optionsProperty().set(others);

            assertThat(view.lookupAll(".option .number-tile"))
                    .isNotEmpty()
                    .allSatisfy(joint -> assertThat(((Parent) joint).getChildrenUnmodifiable())
                            .isNotEmpty());
        });
    }

    @Test
    void choosesWithTheMouseAndWithANumber(FxRobot robot) {
        robot.clickOn(view.lookup(".option"));
        robot.interact(() -> assertThat(view.choose(4)).isTrue());
        assertThat(chosen)
                .containsExactly(game.options().getFirst(), game.options().get(3));
    }

    @Test
    void keysAreShownOnlyToWhomTheyDoSomething(FxRobot robot) {
        assertThat(view.lookupAll(".key-cap")).hasSize(4).allMatch(Node::isVisible);
        robot.interact(() -> {
            view.keysProperty().set(false);
            view.optionsProperty().set(game.options().reversed());
        });
        assertThat(view.lookupAll(".key-cap"))
                .hasSize(4)
                .noneMatch(Node::isVisible)
                .noneMatch(Node::isManaged);
    }

    @Test
    void signsKeepTheirColourOnAnothersTurnAndLoseItWhereTheTableStandsStill(FxRobot robot) {
        robot.interact(() -> {
            view.choosableProperty().set(false);
            view.keysProperty().set(false);
        });
        assertThat(view.lookupAll(".option:theirs")).isEmpty();

        robot.interact(() -> view.theirsProperty().set(true));
        assertThat(view.lookupAll(".option:theirs")).hasSize(4);
    }

    @Test
    void anOptionThatIsNotThereCanNotBeChosen(FxRobot robot) {
        robot.interact(() -> {
            assertThat(view.choose(0)).isFalse();
            assertThat(view.choose(5)).isFalse();
        });
        assertThat(chosen).isEmpty();
    }

    @Test
    void nothingCanBeChosenWhileAnAnswerIsPendingOrAnotherChooses(FxRobot robot) {
        robot.interact(() -> view.pendingProperty().set(game.options().getFirst()));
        robot.interact(() -> assertThat(view.choose(1)).isFalse());
        robot.interact(() -> {
            view.pendingProperty().set(null);
            view.choosableProperty().set(false);
            assertThat(view.choose(1)).isFalse();
        });
        assertThat(chosen).isEmpty();
    }

    @Test
    void hoveringPreviewsAndLeavingEndsIt(FxRobot robot) {
        robot.moveTo(view.lookup(".first-half"));
        assertThat(previewed).last().isEqualTo(game.options().get(1));
        assertThat(considered).last().isEqualTo(game.options().get(1));
        robot.interact(() -> view.optionsProperty().set(List.of()));
        assertThat(previewed).last().isNull();
    }

    @Test
    void beforeARollTheRunnersStandReadyInTheThreePlaces(FxRobot robot) {
        robot.interact(() -> view.show(null, List.of(), List.of(), Optional.of(Colour.BLUE)));
        assertThat(view.lookupAll(".runner-waiting")).hasSize(3);
        assertThat(view.lookupAll(".option-frame")).isEmpty();
    }

    @Test
    void sumsThatEqualDiceMakeTwiceAreStruckThroughOnce(FxRobot robot) {
        robot.interact(() -> view.show(new Roll(5, 3, 5, 3), List.of(), List.of(), Optional.empty()));

        assertThat(view.lookupAll(".useless-sum .number-tile"))
                .extracting(tile -> ((Labeled) tile).getText())
                .containsExactlyInAnyOrder("8", "8", "6", "10");
        assertThat(view.lookupAll(".option-frame")).hasSize(2);
    }

    @Test
    void itsPlacesAreMadeOnceForAllThatARollChanges(FxRobot robot) {
        List<Integer> left = new ArrayList<>();
        robot.interact(() -> {
            ((Pane) view.lookup(".option-places")).getChildren().addListener((Change<?> change) -> {
                while (change.next()) {
                    left.addAll(change.wasRemoved() ? List.of(change.getRemovedSize()) : List.of());
                }
            });
            Roll roll = new Roll(5, 3, 6, 1);
            view.show(roll, List.of(option(roll, 7, 8)), List.of(), Optional.of(Colour.BLUE));
            view.show(roll, List.of(option(roll, 7, 8)), List.of(), Optional.of(Colour.BLUE));
        });

        assertThat(left).containsExactly(3);
    }
}
