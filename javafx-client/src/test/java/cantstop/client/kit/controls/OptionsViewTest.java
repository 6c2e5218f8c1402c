package cantstop.client.kit.controls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.gallery.Positions;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Roll;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener.Change;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class OptionsViewTest {
    private final GameState game = Positions.busyToChoose();
    private final List<Option> chosen = new ArrayList<>();
    private final List<@Nullable Option> previewed = new ArrayList<>();
    private final List<@Nullable Option> considered = new ArrayList<>();
    private OptionsView view;

    @Start
    void show(Stage stage) {
        view = new OptionsView();
        view.orientationProperty().set(Orientation.HORIZONTAL);
        view.rollProperty().set(Positions.ROLL);
        view.optionsProperty().set(game.options());
        view.onChooseProperty().set(chosen::add);
        view.onPreviewProperty().set(previewed::add);
        view.onConsiderProperty().set(considered::add);
        Scene scene = new Scene(new StackPane(view), 430, 100);
        Theme.LIGHT.applyTo(scene);
        Zoom.NORMAL.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void anEitherOrIsOnePlaceWithTwoHalves() {
        List<OptionPlace> places = OptionPlace.of(Positions.ROLL, game.options());
        assertThat(places).hasSize(3);
        assertThat(places.get(1).choices())
                .extracting(OptionPlace.Choice::number)
                .containsExactly(2, 3);
        assertThat(view.lookupAll(".first-half")).hasSize(1);
    }

    @Test
    void orStandsBetweenTheHalvesOfAnEitherOr() {
        Bounds or = place(view.lookup(".option-or"));

        assertThat(or.getCenterX()).isBetween(middle(".first-half"), middle(".second-half"));
        assertThat(((Labeled) view.lookup(".option-or")).getText()).isEqualTo("or");
    }

    @Test
    void thePairsStandAsTheyDoInTheBay(FxRobot robot) {
        robot.interact(() -> {
            view.rollProperty().set(new Roll(5, 3, 6, 1));
            view.optionsProperty().set(List.of(option(new Roll(5, 3, 6, 1), 7, 8)));
        });

        assertThat(view.lookupAll(".option .number-tile"))
                .extracting(tile -> ((Labeled) tile).getText())
                .containsExactly("8", "7");
    }

    @Test
    void allRunnersInARowAreShownInTheSameWay(FxRobot robot) {
        robot.interact(() -> {
            view.optionsProperty().set(List.of());
            view.runnersProperty()
                    .set(List.of(
                            new Runner(Column.of(6), Colour.ORANGE, 1, 1),
                            new Runner(Column.of(12), Colour.ORANGE, 10, 10)));
        });
        for (double width = 200; width < 700; width += 20) {
            double wide = width;
            robot.interact(() -> {
                view.getScene().getWindow().setWidth(wide);
                view.getScene().getRoot().applyCss();
                view.getScene().getRoot().layout();
            });

            assertThat(managed(".runner-cone").distinct()).hasSize(1);
            assertThat(managed(".runner-left").toList())
                    .isIn(List.of(true, false, true, false), List.of(false, true, false, true));
        }
    }

    private Stream<Boolean> managed(String style) {
        return view.lookupAll(style).stream().map(Node::isManaged);
    }

    private static Option option(Roll roll, int... columns) {
        return new Option(
                roll.pairings().getFirst(),
                IntStream.of(columns).mapToObj(Column::of).toList());
    }

    private static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private double middle(String style) {
        return place(view.lookup(style)).getCenterX();
    }

    @Test
    void whereANoteHasNoRoomAMarkStandsForItsWordsAndTheyAreStillHeard(FxRobot robot) {
        String longer = "wins more often than anything else that there is to take here";
        List<OptionNote> notes = game.options().stream()
                .map(option -> new OptionNote(OptionNote.Mark.WIN, longer, "55 %"))
                .toList();

        robot.interact(() -> {
            view.notesProperty().set(notes);
            view.applyCss();
            view.layout();
        });

        Labeled half = (Labeled) view.lookup(".first-half .option-note");
        assertThat(half.getText()).isEqualTo("55 %");
        assertThat(half.getGraphic().getStyleClass()).contains("mark-WIN");
        assertThat(view.lookup(".first-half").getAccessibleText()).endsWith(", " + longer);
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
    void theThreePlacesAreEquallyWide() {
        assertThat(view.lookupAll(".option-place").stream()
                        .map(node -> Math.round(node.getLayoutBounds().getWidth()))
                        .mapToLong(width -> width)
                        .summaryStatistics())
                .satisfies(
                        widths -> assertThat(widths.getMax() - widths.getMin()).isLessThanOrEqualTo(1));
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
    void whatCanBeChosenSharesTheWholeRow(FxRobot robot) {
        Roll doubles = new Roll(4, 4, 5, 4);
        robot.interact(() -> {
            view.rollProperty().set(doubles);
            view.optionsProperty().set(List.of(option(doubles, 8), option(doubles, 9)));
            view.applyCss();
            view.layout();
        });

        assertThat(view.lookupAll(".option-frame")).isEmpty();
        assertThat(place(view.lookup(".first-half")).getMinX())
                .isCloseTo(place(view).getMinX(), within(1.0));
        assertThat(place(view.lookup(".second-half")).getMaxX())
                .isCloseTo(place(view).getMaxX(), within(1.0));
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
