package cantstop.client.kit.board;

import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.paint.PictureCache;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;

/// A picture on the board, at a point of the sign. Until the picture is drawn there is nothing to see.
final class BoardPicture extends ImageView {
    private Optional<Picture> picture = Optional.empty();
    private double x;
    private double y;

    /// @param styleClass what it is
    BoardPicture(String styleClass) {
        getStyleClass().setAll(styleClass);
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
    }

    /// Shows this picture; hidden if there is none.
    void show(Optional<? extends Picture> is) {
        picture = is.map(some -> some);
        setVisible(is.isPresent());
    }

    void show(Picture is) {
        show(Optional.of(is));
    }

    Optional<Picture> picture() {
        return picture;
    }

    /// Moves to a point of the sign, in units.
    void moveTo(double toX, double toY) {
        x = toX;
        y = toY;
    }

    /// Takes the picture from a cache, sharp where it was made for this size.
    void put(Layout layout, PictureCache cache) {
        if (picture.isEmpty() || !isVisible()) {
            return;
        }
        Picture shown = picture.get();
        Image image = cache.of(shown);
        Rectangle2D box = shown.box();
        double unit = layout.unit();
        setImage(image);
        setFitWidth(image.getWidth() / cache.scale() * unit);
        setFitHeight(image.getHeight() / cache.scale() * unit);
        Point2D corner = layout.pixels(x + box.getMinX(), y + box.getMinY());
        double grid = cache.scale() / unit;
        setX(Math.round(corner.getX() * grid) / grid);
        setY(Math.round(corner.getY() * grid) / grid);
    }

    /// Shows only a part of the picture, from its foot.
    ///
    /// @param part 1 for all of it
    void reveal(double part) {
        Image image = getImage();
        if (image == null || part >= 1) {
            setViewport(null);
            setTranslateY(0);
            setScaleY(1);
            setOpacity(1);
            return;
        }
        // A view of no height would show everything.
        setOpacity(part > 0 ? 1 : 0);
        double seen = Math.max(1, image.getHeight() * part);
        setViewport(new Rectangle2D(0, image.getHeight() - seen, image.getWidth(), seen));
        double whole = getFitHeight();
        double share = seen / image.getHeight();
        setScaleY(share);
        setTranslateY(whole * (1 - share) / 2);
    }
}
