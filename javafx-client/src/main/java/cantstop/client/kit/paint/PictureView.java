package cantstop.client.kit.paint;

import cantstop.client.kit.theme.Theme;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.stage.Window;

/// One picture, as large as there is room for it, drawn anew for each theme, size and screen. It is only to look at:
/// what it means is said elsewhere.
public final class PictureView extends Region {
    private final Picture picture;
    private final ImageView view = new ImageView();
    private final ObservableValue<Theme> theme = Theme.around(this);
    private final ObservableValue<Number> density = sceneProperty()
            .flatMap(Scene::windowProperty)
            .flatMap(Window::renderScaleXProperty)
            .orElse(1.0);
    private Theme drawnFor = Theme.LIGHT;
    private double drawnAt;

    public PictureView(Picture picture, String... styles) {
        this.picture = picture;
        getStyleClass().addAll(styles);
        setMouseTransparent(true);
        view.setManaged(false);
        getChildren().add(view);
        theme.subscribe(this::requestLayout);
        density.subscribe(this::requestLayout);
    }

    @Override
    protected void layoutChildren() {
        Rectangle2D box = picture.box();
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        double unit = Math.min(width / box.getWidth(), height / box.getHeight());
        view.setVisible(unit > 0);
        if (unit <= 0) {
            return;
        }
        draw(unit * density.getValue().doubleValue());
        Image image = view.getImage();
        view.setFitWidth(image.getWidth() / drawnAt * unit);
        view.setFitHeight(image.getHeight() / drawnAt * unit);
        view.setX(snapPositionX(snappedLeftInset() + (width - view.getFitWidth()) / 2));
        view.setY(snapPositionY(snappedTopInset() + (height - view.getFitHeight()) / 2));
    }

    private void draw(double scale) {
        if (theme.getValue() != drawnFor || scale != drawnAt) {
            drawnFor = theme.getValue();
            drawnAt = scale;
            view.setImage(new PictureCache(drawnFor, scale).of(picture));
        }
    }
}
