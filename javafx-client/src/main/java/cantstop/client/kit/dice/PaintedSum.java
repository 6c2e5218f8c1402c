package cantstop.client.kit.dice;

import cantstop.engine.Column;
import cantstop.engine.Option;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;

/// A sum painted on the road: high, as it is read from a car, with a chevron for each step; faint where it isn't
/// used, and struck out where it is of no use.
final class PaintedSum extends Group {
    private static final PseudoClass UNUSED = PseudoClass.getPseudoClass("unused");
    private static final double STRETCH = 1.28;
    private static final double LARGE = 0.62;
    private static final double SMALLER = 0.48;

    private final Label number = new Label();
    private final Polyline first = chevron();
    private final Polyline second = chevron();
    private final Line stroke = new Line();
    private int steps;

    PaintedSum() {
        setManaged(false);
        setVisible(false);
        number.getStyleClass().setAll("painted-sum");
        stroke.getStyleClass().setAll("painted-stroke");
        number.setScaleY(STRETCH);
        getChildren().addAll(number, first, second, stroke);
    }

    private static Polyline chevron() {
        Polyline chevron = new Polyline();
        chevron.getStyleClass().setAll("painted-chevron");
        return chevron;
    }

    /// @param option in which it is one of the sums
    /// @param all that there is to choose from
    void show(int sum, Option option, List<Option> all) {
        steps = uses(option, sum);
        boolean useless = all.stream()
                .filter(other -> other.pairing().equals(option.pairing()))
                .noneMatch(other -> uses(other, sum) > 0);
        number.setText(Integer.toString(sum));
        number.pseudoClassStateChanged(UNUSED, steps == 0);
        first.setVisible(steps > 0);
        second.setVisible(steps > 1);
        stroke.setVisible(steps == 0 && useless);
    }

    /// How often an option uses a sum: 0 to 2.
    private static int uses(Option option, int sum) {
        return (int) option.columns().stream()
                .map(Column::number)
                .filter(number -> number == sum)
                .count();
    }

    /// @param middle of the place
    /// @param side of a die
    void place(Point2D middle, double side) {
        double size = side * (number.getText().length() > 1 ? SMALLER : LARGE);
        number.setStyle("-fx-font-size: " + Math.round(size) + "px");
        number.applyCss();
        number.autosize();
        double low = steps == 0 ? 0 : side * 0.1 * (1 + steps) / 2;
        number.relocate(middle.getX() - number.getWidth() / 2, middle.getY() - number.getHeight() / 2 + low);
        chevron(first, middle, side, 0.46);
        chevron(second, middle, side, 0.62);
        stroke.setStartX(middle.getX() - side * 0.3);
        stroke.setStartY(middle.getY() + side * 0.34);
        stroke.setEndX(middle.getX() + side * 0.3);
        stroke.setEndY(middle.getY() - side * 0.34);
    }

    private static void chevron(Polyline chevron, Point2D middle, double side, double up) {
        double x = middle.getX();
        double y = middle.getY() - up * side;
        double half = side * 0.15;
        chevron.getPoints().setAll(x - half, y + half * 0.84, x, y, x + half, y + half * 0.84);
        chevron.setStrokeWidth(side * 0.068);
    }
}
