package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Whoever sees no colours at all still tells the players' pieces apart.
@ToolkitTest(drawn = true)
class PieceTest {
    /// In pixels, about as small as a piece gets.
    private static final int SIZE = 16;

    /// Of what two shapes cover together, at least so much is covered by one of them only. A square and a circle come
    /// closest.
    private static final double DIFFERENT = 0.08;

    private final StackPane root = new StackPane();

    @Start
    void show(Stage stage) {
        Scene scene = new Scene(root);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void everyTwoShapesDifferWithoutColourOrInitials(FxRobot robot) {
        Map<Shape, BitSet> shapes = new HashMap<>();
        robot.interact(() -> Shape.all().forEach(shape -> shapes.put(shape, silhouette(shape))));
        shapes.forEach((one, covered) -> shapes.forEach((other, alsoCovered) -> {
            if (one != other) {
                assertThat(difference(covered, alsoCovered))
                        .as("%s and %s", one, other)
                        .isGreaterThan(DIFFERENT);
            }
        }));
    }

    @Test
    void aShapeDoesNotDifferFromItself(FxRobot robot) {
        robot.interact(() -> assertThat(difference(silhouette(Shape.CIRCLE), silhouette(Shape.CIRCLE)))
                .isZero());
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "M", "W", "A3", "Mm", "W4"})
    void initialsStandOnTheShapeWithAllOfThem(String letters, FxRobot robot) {
        robot.interact(() -> {
            for (Shape shape : Shape.all()) {
                BitSet covered = silhouette(shape);
                Piece piece = piece(shape, letters);
                Bounds text = piece.lookup(".piece-initials").getBoundsInParent();
                for (double x : new double[] {text.getMinX() + 1, text.getMaxX() - 1}) {
                    for (double y : new double[] {text.getMinY() + 1, text.getMaxY() - 1}) {
                        assertThat(covered.get(((int) y) * SIZE + (int) x))
                                .as("%s on a %s at %.0f, %.0f", letters, shape, x, y)
                                .isTrue();
                    }
                }
            }
        });
    }

    private Piece piece(Shape shape, String letters) {
        Piece piece = new Piece(new Badge(new PlayerName("A"), Colour.ORANGE, shape), letters);
        piece.setManaged(false);
        root.getChildren().setAll(piece);
        root.applyCss();
        piece.resize(SIZE, SIZE);
        piece.layout();
        return piece;
    }

    private BitSet silhouette(Shape shape) {
        Piece piece = piece(shape, "");
        SnapshotParameters onBlack = new SnapshotParameters();
        onBlack.setFill(Color.BLACK);
        PixelReader pixels =
                piece.snapshot(onBlack, new WritableImage(SIZE, SIZE)).getPixelReader();
        BitSet covered = new BitSet();
        for (int at = 0; at < SIZE * SIZE; at++) {
            if (pixels.getColor(at % SIZE, at / SIZE).getBrightness() > 0.5) {
                covered.set(at);
            }
        }
        return covered;
    }

    private static double difference(BitSet one, BitSet other) {
        BitSet either = (BitSet) one.clone();
        either.or(other);
        BitSet both = (BitSet) one.clone();
        both.and(other);
        return (double) (either.cardinality() - both.cardinality()) / either.cardinality();
    }
}
