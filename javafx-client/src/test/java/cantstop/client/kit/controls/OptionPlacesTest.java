package cantstop.client.kit.controls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.gallery.Positions;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Roll;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Where the options of a roll stand, and how much room each has.
@ToolkitTest
@Tag("slow")
class OptionPlacesTest extends ShownOptions {
    private OptionsView view;

    @Start
    void open(Stage stage) {
        view = show(stage);
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
    void theThreePlacesAreEquallyWide() {
        assertThat(view.lookupAll(".option-place").stream()
                        .map(node -> Math.round(node.getLayoutBounds().getWidth()))
                        .mapToLong(width -> width)
                        .summaryStatistics())
                .satisfies(
                        widths -> assertThat(widths.getMax() - widths.getMin()).isLessThanOrEqualTo(1));
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
}
