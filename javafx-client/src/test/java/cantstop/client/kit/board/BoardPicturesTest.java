package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.gallery.Positions;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.engine.GameState;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
@Tag("slow")
class BoardPicturesTest {
    private final GameState before = Positions.busyToChoose();
    private BoardView board;

    @Start
    void show(Stage stage) {
        board = new BoardView();
        board.gameProperty().set(before);
        Scene scene = new Scene(new StackPane(board), 700, 640);
        Theme.DARK.applyTo(scene);
        Zoom.NORMAL.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    /// In a rematch, or where somebody comes back.
    @Test
    void aNewBoardIsDrawnAtOnceAsTheLastOneWas(FxRobot robot) {
        robot.interact(board::settle);

        robot.interact(() -> {
            BoardView next = new BoardView();
            next.gameProperty().set(before);
            ((StackPane) board.getScene().getRoot()).getChildren().setAll(next);
            next.getScene().getRoot().applyCss();
            next.getScene().getRoot().layout();

            assertThat(next.lookup(".flat-sign").isVisible()).isFalse();
        });
    }

    /// Who comes back from another screen finds the board in its own size.
    @Test
    void aBoardThatComesBackInAnEarlierSizeNeedsNoDrawing(FxRobot robot) {
        robot.interact(() -> {
            Image sign = sign(drawnElsewhere(500));
            drawnElsewhere(400);

            assertThat(sign(drawnElsewhere(500))).isNotNull().isSameAs(sign);
        });
    }

    @Test
    void aSizeThatIsUsedAgainOutlastsOneThatIsNot(FxRobot robot) {
        robot.interact(() -> {
            Image sign = sign(drawnElsewhere(500));
            drawnElsewhere(300);
            drawnElsewhere(320);
            drawnElsewhere(500);
            drawnElsewhere(340);

            assertThat(sign(drawnElsewhere(500))).isNotNull().isSameAs(sign);
        });
    }

    @Test
    void aBoardInUseIsFlatOnlyUntilItsPicturesAreDrawn(FxRobot robot) {
        robot.interact(() -> {
            board.settle();
            assertThat(flatSigns()).isZero();
            Theme.LIGHT.applyTo(board.getScene());
            board.layout();
            assertThat(flatSigns()).isZero();
        });
    }

    /// A board begins with pictures of an earlier one: by day three are drawn, and no more are kept.
    private void forgetOtherThemes() {
        for (double size : new double[] {300, 320, 340}) {
            drawnElsewhere(size);
        }
    }

    private BoardView drawnElsewhere(double size) {
        BoardView drawn = new BoardView();
        drawn.gameProperty().set(before);
        Scene elsewhere = new Scene(new StackPane(drawn), size, size);
        Theme.LIGHT.applyTo(elsewhere);
        elsewhere.getRoot().applyCss();
        elsewhere.getRoot().layout();
        return drawn;
    }

    @Test
    void aFlatBoardHasItsNumbersFromTheFirstFrame(FxRobot robot) {
        robot.interact(() -> {
            forgetOtherThemes();
            BoardView fresh = new BoardView();
            fresh.gameProperty().set(before);
            Theme.HIGH_CONTRAST.applyTo(board.getScene());
            ((StackPane) board.getScene().getRoot()).getChildren().add(fresh);
            fresh.getScene().getRoot().applyCss();
            fresh.getScene().getRoot().layout();

            assertThat(fresh.lookup(".flat-sign").isVisible()).isTrue();
            assertThat(fresh.lookupAll(".flat-number"))
                    .extracting(number -> ((Text) number).getText())
                    .containsExactlyInAnyOrder("2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12");
        });
    }

    private static Image sign(BoardView of) {
        return ((ImageView) of.lookup(".sign")).getImage();
    }

    private long flatSigns() {
        return board.lookupAll(".flat-sign").stream().filter(Node::isVisible).count();
    }
}
