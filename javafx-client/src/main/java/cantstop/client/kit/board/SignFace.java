package cantstop.client.kit.board;

import cantstop.client.kit.paint.Cut;
import cantstop.client.kit.paint.Lane;
import cantstop.client.kit.paint.PictureCache;
import cantstop.client.kit.paint.ShoulderWord;
import cantstop.client.kit.paint.Tile;
import cantstop.engine.Column;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polygon;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// The sign under the columns. Until its picture is drawn it is flat, with flat lanes and their numbers.
final class SignFace {
    private static final double GAP = 2;
    private static final double RING = 3;

    private final Polygon flat = polygon("flat-sign");
    private final Pane flatLanes = new Pane();
    private final BoardPicture sign = new BoardPicture("sign");
    private final BoardPicture left = new BoardPicture("shoulder-word");
    private final BoardPicture right = new BoardPicture("shoulder-word");
    private final Polygon focus = polygon("board-focus");
    private boolean named = true;

    SignFace() {
        flatLanes.setManaged(false);
        flatLanes.setMouseTransparent(true);
    }

    List<Node> nodes() {
        return List.of(focus, flat, flatLanes, sign, left, right);
    }

    /// With the name of the game on its shoulders, or with room there for something else.
    void name(boolean isNamed) {
        named = isNamed;
    }

    private static Polygon polygon(String styleClass) {
        Polygon polygon = new Polygon();
        polygon.getStyleClass().setAll(styleClass);
        polygon.setManaged(false);
        polygon.setMouseTransparent(true);
        return polygon;
    }

    /// @param numbers the size of the columns' numbers, in units
    void place(Layout layout, Optional<PictureCache> cache, double numbers) {
        Cut face = layout.sign().face();
        Cut ring = layout.sign().whole().inset(-(GAP + RING / 2) / layout.unit());
        Keyline.trace(focus, layout, ring, 0, 0);
        flat.setVisible(cache.isEmpty());
        flatLanes.setVisible(cache.isEmpty());
        if (cache.isEmpty()) {
            Keyline.trace(flat, layout, face, 0, 0);
            flatLanes.getChildren().clear();
            layout.columns().forEach(column -> addFlat(layout, column, numbers));
        } else {
            flatLanes.getChildren().clear();
        }
        sign.show(layout.sign());
        // A part of the board has no shoulders.
        boolean wide = layout.sign().screwed() && named;
        left.show(Optional.of(new ShoulderWord(true)).filter(word -> wide));
        right.show(Optional.of(new ShoulderWord(false)).filter(word -> wide));
        left.moveTo(-ShoulderWord.X, ShoulderWord.Y);
        right.moveTo(ShoulderWord.X, ShoulderWord.Y);
        cache.ifPresent(from -> sign.put(layout, from));
    }

    private void addFlat(Layout layout, Column column, double numbers) {
        Polygon lane = polygon("flat-lane");
        Keyline.trace(lane, layout, Lane.keyline(column), layout.x(column), layout.middle());
        double top = layout.y(column, column.height());
        Polygon tile = polygon("flat-tile");
        Keyline.trace(tile, layout, new Tile(column, numbers).face(), layout.x(column), top);
        Text number = new Text(column.toString());
        number.getStyleClass().setAll("flat-number");
        number.setStyle(String.format(Locale.ROOT, "-fx-font-size: %.1fpx;", numbers * layout.unit()));
        number.setManaged(false);
        number.setTextOrigin(VPos.CENTER);
        number.setTextAlignment(TextAlignment.CENTER);
        Point2D middle = layout.pixels(layout.x(column), top);
        number.setWrappingWidth(tile.getLayoutBounds().getWidth());
        number.setX(middle.getX() - number.getWrappingWidth() / 2);
        number.setY(middle.getY());
        flatLanes.getChildren().addAll(lane, tile, number);
    }
}
