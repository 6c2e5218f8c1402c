package cantstop.client.play.table;

import cantstop.client.kit.board.Piece;
import cantstop.engine.Column;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polyline;

/// Columns that were just won, painted in the bay where the next dice will fall: their numbers, large, beside the piece
/// of the player, and chevrons from both sides; small in the corner, whose turn it is now.
final class WonColumns extends Region {
    private static final String BETWEEN = "  ";

    /// Chevrons on each side.
    private static final int CHEVRONS = 4;

    /// Of the bay's height: a number, one of several, the piece, and from one chevron to the next.
    private static final double NUMBER = 0.66;

    private static final double SEVERAL = 0.5;
    private static final double PIECE = 0.56;
    private static final double STEP = 0.17;

    private final Label numbers = new Label();
    private final Label next = new Label();
    private final Piece piece = new Piece();
    private final List<Polyline> left = chevrons();
    private final List<Polyline> right = chevrons();

    WonColumns() {
        getStyleClass().add("won-columns");
        numbers.getStyleClass().setAll("won-numbers");
        numbers.setMinWidth(0);
        setMouseTransparent(true);
        setMinSize(0, 0);
        setPrefSize(0, 0);
        next.getStyleClass().setAll("won-next");
        getChildren().addAll(numbers, piece, next);
        getChildren().addAll(left);
        getChildren().addAll(right);
        show(Optional.empty(), "");
    }

    private static List<Polyline> chevrons() {
        return Stream.generate(Polyline::new).limit(CHEVRONS).toList();
    }

    /// Shows what was won, or nothing.
    ///
    /// @param turn whose turn it is; empty where the headline says so
    void show(Optional<Took> news, String turn) {
        next.setText(turn);
        setVisible(news.isPresent());
        news.ifPresent(took -> {
            numbers.setText(took.columns().stream().map(Column::toString).collect(Collectors.joining(BETWEEN)));
            piece.setVisible(took.badge().isPresent());
            took.badge().ifPresent(badge -> piece.show(badge, took.initials()));
        });
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (!isVisible()) {
            return;
        }
        double high = getHeight();
        double middle = getWidth() / 2;
        double side = Math.round(high * PIECE);
        double size = numbers.getText().contains(BETWEEN) ? SEVERAL : NUMBER;
        numbers.setStyle("-fx-font-size: " + Math.round(high * size) + "px");
        numbers.applyCss();
        numbers.autosize();
        next.autosize();
        next.relocate(getWidth() - next.getWidth(), high - next.getHeight());
        double gap = high * STEP;
        double whole = numbers.getWidth() + (piece.isVisible() ? gap + side : 0);
        double from = middle - whole / 2;
        numbers.relocate(from, (high - numbers.getHeight()) / 2);
        piece.resizeRelocate(middle + whole / 2 - side, (high - side * 1.17) / 2, side, side * 1.17);
        for (int i = 0; i < CHEVRONS; i++) {
            double away = whole / 2 + gap * (i + 1.2);
            place(left.get(i), middle - away, high, -1, i);
            place(right.get(i), middle + away, high, 1, i);
        }
        // Whose turn is next takes the place of chevrons, but of nothing else.
        next.setVisible(next.getLayoutX() > middle + whole / 2);
        right.stream()
                .filter(chevron ->
                        next.isVisible() && chevron.getBoundsInParent().intersects(next.getBoundsInParent()))
                .forEach(chevron -> chevron.setVisible(false));
    }

    /// The chevrons point to the middle, the nearest is the brightest, and those without room are left out.
    private void place(Polyline chevron, double x, double high, int from, int number) {
        double half = high * 0.09;
        chevron.getStyleClass().setAll("won-chevron");
        chevron.setVisible(x - half > half && x + half < getWidth() - half);
        chevron.setOpacity(1 - number * 0.22);
        chevron.setStrokeWidth(high * 0.04);
        double tip = x - from * half * 0.42;
        double ends = x + from * half * 0.42;
        chevron.getPoints().setAll(ends, high / 2 - half, tip, high / 2, ends, high / 2 + half);
    }
}
