package cantstop.client.kit.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.client.fake.ToolkitTest;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class RowListTest {
    private static final double ROW = 40;

    private final VBox rows = new VBox(10);
    private RowList list;
    private Pane pane;

    @Start
    void show(Stage stage) {
        for (int row = 0; row < 5; row++) {
            Region region = new Region();
            region.setPrefHeight(ROW);
            rows.getChildren().add(region);
        }
        list = new RowList(rows, below -> below + " more");
        pane = new Pane(list);
        stage.setScene(new Scene(pane, 400, 400));
        stage.show();
    }

    private void high(FxRobot robot, double height) {
        robot.interact(() -> {
            list.setPrefSize(200, height);
            for (int pass = 0; pass < 3; pass++) {
                pane.applyCss();
                pane.layout();
            }
        });
    }

    private static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private String more() {
        Label more = (Label) list.lookup(".rows-more");
        return more.isVisible() ? more.getText() : "";
    }

    @Test
    void whereAllRowsHaveRoomNothingElseIsSaid(FxRobot robot) {
        high(robot, 5 * ROW + 40);

        assertThat(more()).isEmpty();
    }

    @Test
    void aListEndsOnAWholeRowAndSaysHowManyMoreThereAre(FxRobot robot) {
        high(robot, 170);

        assertThat(more()).isEqualTo("2 more");
        assertThat(place(list.lookup(".viewport")).getMaxY())
                .isCloseTo(place(rows.getChildren().get(2)).getMaxY(), within(6.0));
        Bounds bar = place(list.lookup(".scroll-bar"));
        assertThat(place(rows.getChildren().getFirst()).getMaxX())
                .as("beside the bar")
                .isLessThanOrEqualTo(bar.getMinX());
        assertThat(bar.getMaxX())
                .as("in the column")
                .isLessThanOrEqualTo(place(list).getMaxX());
    }

    @Test
    void atItsEndNoMoreAreLeft(FxRobot robot) {
        high(robot, 170);
        robot.interact(() -> ((Scrolled) list.lookup(".whole-rows")).setVvalue(1));

        assertThat(more()).isEmpty();
    }
}
