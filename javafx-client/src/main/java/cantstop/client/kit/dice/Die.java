package cantstop.client.kit.dice;

import cantstop.client.kit.dice.DiePicture.Ivory;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.css.CssMetaData;
import javafx.css.PseudoClass;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleableObjectProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.geometry.Point2D;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.stage.Window;

/// One die seen from above, as a picture that is drawn once. Its size and its colours are given by the style sheet.
public final class Die extends Region {
    /// A die that has not been rolled.
    public static final int BLANK = 0;

    private static final PseudoClass BLANK_STATE = PseudoClass.getPseudoClass("blank");
    private static final StyleablePropertyFactory<Die> STYLED =
            new StyleablePropertyFactory<>(Region.getClassCssMetaData());

    /// For each face, which of the nine places hold a pip: 0 1 2 above, 3 4 5 in the middle, 6 7 8 below.
    private static final List<List<Integer>> PIPS = List.of(
            List.of(),
            List.of(4),
            List.of(0, 8),
            List.of(0, 4, 8),
            List.of(0, 2, 6, 8),
            List.of(0, 2, 4, 6, 8),
            List.of(0, 2, 3, 5, 6, 8));

    /// A smaller one has no shadow.
    private static final double SMALL = 30;

    private final StyleableObjectProperty<Color> light = colour("-cs-ivory-light");
    private final StyleableObjectProperty<Color> middle = colour("-cs-ivory");
    private final StyleableObjectProperty<Color> low = colour("-cs-ivory-low");
    private final StyleableObjectProperty<Color> edge = colour("-cs-ivory-edge");
    private final StyleableObjectProperty<Color> pip = colour("-cs-ivory-pip");
    private final StyleableObjectProperty<Color> dark = colour("-cs-die-shadow");
    private final ImageView shadow = new ImageView();
    private final ImageView body = new ImageView();
    private int face = -1;
    private double angle;
    private double lift;

    /// A die that shows a face.
    ///
    /// @param face 1 to 6, or [#BLANK]
    public Die(int face) {
        getStyleClass().setAll("die");
        setMouseTransparent(true);
        for (ImageView view : List.of(shadow, body)) {
            view.setManaged(false);
            getChildren().add(view);
        }
        for (ObjectProperty<Color> one : List.of(light, middle, low, edge, pip, dark)) {
            one.subscribe(this::requestLayout);
        }
        show(face);
    }

    private StyleableObjectProperty<Color> colour(String name) {
        return new SimpleStyleableObjectProperty<>(
                STYLED.createColorCssMetaData(name, die -> die.colourOf(name), Color.TRANSPARENT), this, name);
    }

    private StyleableObjectProperty<Color> colourOf(String name) {
        return List.of(light, middle, low, edge, pip, dark).stream()
                .filter(one -> one.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    static boolean hasPip(int face, int place) {
        return PIPS.get(face).contains(place);
    }

    /// Turns another face up.
    ///
    /// @param up 1 to 6, or [#BLANK]
    public void show(int up) {
        if (up != face) {
            face = up;
            pseudoClassStateChanged(BLANK_STATE, face == BLANK);
            drawAnew();
        }
    }

    /// Turns it, and lifts it off the ground.
    ///
    /// @param degrees clockwise
    /// @param height in sides of the die
    void pose(double degrees, double height) {
        if (degrees != angle || height != lift) {
            angle = degrees;
            lift = height;
            drawAnew();
        }
    }

    /// Puts it somewhere. Nothing is laid out for one that only moves.
    ///
    /// @param middle in its parent
    /// @param side of the die
    void put(Point2D middle, double side) {
        resizeRelocate(0, 0, side, side);
        setTranslateX(middle.getX() - side / 2);
        setTranslateY(middle.getY() - side / 2);
    }

    /// What it shows: 1 to 6, or [#BLANK].
    public int face() {
        return face;
    }

    @Override
    protected void layoutChildren() {
        draw();
    }

    /// At once, as nothing else changes by it; a die without its colours or its size waits for the next layout.
    private void drawAnew() {
        if (isNeedsLayout() || light.get() == null) {
            requestLayout();
        } else {
            draw();
        }
    }

    private void draw() {
        double side = Math.min(getWidth(), getHeight());
        body.setVisible(face != BLANK && side > 0);
        shadow.setVisible(body.isVisible() && side >= SMALL);
        if (!body.isVisible()) {
            return;
        }
        double scale = scale();
        int pixels = (int) Math.round(side * scale);
        int turned = (int) Math.round(angle);
        Ivory ivory =
                new Ivory(argb(light.get()), argb(middle.get()), argb(low.get()), argb(edge.get()), argb(pip.get()));
        place(body, DiePictures.of(new DiePicture(face, turned, pixels, ivory)), scale, side, 0, -lift * side);
        if (shadow.isVisible()) {
            int darkness = (int) Math.round(dark.get().getOpacity() * 255);
            double away = side * (0.1 + lift * 0.4);
            double down = side * (0.14 + lift * 0.75 - lift);
            place(shadow, DiePictures.of(new DieShadow(turned, pixels, darkness)), scale, side, away, down);
        }
    }

    private static void place(ImageView view, Image picture, double scale, double side, double x, double y) {
        double size = picture.getWidth() / scale;
        view.setImage(picture);
        view.setFitWidth(size);
        view.setFitHeight(size);
        view.setTranslateX(snap((side - size) / 2 + x, scale));
        view.setTranslateY(snap((side - size) / 2 + y, scale));
    }

    private static double snap(double place, double scale) {
        return Math.round(place * scale) / scale;
    }

    private double scale() {
        Window window = getScene() == null ? null : getScene().getWindow();
        return window == null ? 1 : Math.max(1, window.getRenderScaleX());
    }

    private static int argb(Color colour) {
        return 0xff000000
                | (int) Math.round(colour.getRed() * 255) << 16
                | (int) Math.round(colour.getGreen() * 255) << 8
                | (int) Math.round(colour.getBlue() * 255);
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return STYLED.getCssMetaData();
    }
}
