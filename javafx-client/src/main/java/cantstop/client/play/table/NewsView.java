package cantstop.client.play.table;

import cantstop.client.kit.board.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polyline;

/// What the turn before came to, painted in the bay where the next dice will fall: large, beside the piece of the
/// player, with a caption below it, and chevrons from both sides; small in the corner, what else there is to say.
final class NewsView extends Region {
    /// What is longer is painted smaller.
    private static final int SHORT = 2;

    /// Chevrons on each side.
    private static final int CHEVRONS = 4;

    /// Of the bay's height: a number, one above a caption, one of several, the caption, the piece, and from one chevron
    /// to the corner.
    private static final double NUMBER = 0.66;

    private static final double CAPTIONED = 0.54;

    private static final double SEVERAL = 0.46;
    private static final double CAPTION = 0.14;
    private static final double PIECE = 0.56;
    private static final double STEP = 0.17;

    /// Of the bay's width.
    private static final double WIDEST = 0.88;

    /// A smaller caption, in pixels, could not be read.
    private static final double READABLE = 11;

    private final Label painted = new Label();
    private final Label caption = new Label();
    private final Label corner = new Label();
    private final Piece piece = new Piece();
    private final List<Polyline> left = chevrons();
    private final List<Polyline> right = chevrons();

    NewsView() {
        getStyleClass().add("won-columns");
        painted.getStyleClass().setAll("won-numbers");
        painted.setMinWidth(0);
        caption.getStyleClass().setAll("won-caption");
        caption.setMinWidth(0);
        setMouseTransparent(true);
        setMinSize(0, 0);
        setPrefSize(0, 0);
        corner.getStyleClass().setAll("won-next");
        getChildren().addAll(painted, caption, piece, corner);
        getChildren().addAll(left);
        getChildren().addAll(right);
        show(Optional.empty(), "");
    }

    private static List<Polyline> chevrons() {
        return Stream.generate(Polyline::new).limit(CHEVRONS).toList();
    }

    /// Shows the news, or nothing.
    ///
    /// @param besides what stands in the corner; may be empty
    void show(Optional<News> news, String besides) {
        corner.setText(besides);
        setVisible(news.isPresent());
        news.ifPresent(what -> {
            painted.setText(what.painted());
            caption.setText(what.caption());
            piece.setVisible(what.badge().isPresent());
            what.badge().ifPresent(badge -> piece.show(badge, what.initials()));
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
        double small = Math.round(high * CAPTION);
        caption.setVisible(small >= READABLE && !caption.getText().isEmpty());
        double alone = caption.isVisible() ? CAPTIONED : NUMBER;
        double size = painted.getText().length() > SHORT ? SEVERAL : alone;
        double gap = high * STEP;
        double room = getWidth() * WIDEST - (piece.isVisible() ? gap + side : 0);
        set(painted, Math.rint(high * size), room);
        set(caption, small, room);
        double below = caption.isVisible() ? small : 0;
        double texts = Math.max(painted.getWidth(), caption.isVisible() ? caption.getWidth() : 0);
        corner.autosize();
        corner.relocate(getWidth() - corner.getWidth(), high - corner.getHeight());
        double whole = texts + (piece.isVisible() ? gap + side : 0);
        double from = middle - whole / 2;
        double start = from + whole - texts;
        painted.relocate(start + (texts - painted.getWidth()) / 2, (high - below - painted.getHeight()) / 2);
        caption.relocate(
                start + (texts - caption.getWidth()) / 2, painted.getLayoutY() + painted.getHeight() - below * 0.75);
        piece.resizeRelocate(from, (high - side * 1.17) / 2, side, side * 1.17);
        for (int i = 0; i < CHEVRONS; i++) {
            double away = whole / 2 + gap * (i + 1.2);
            place(left.get(i), middle - away, high, -1, i);
            place(right.get(i), middle + away, high, 1, i);
        }
        // The corner takes the place of chevrons, but of nothing else.
        corner.setVisible(corner.getLayoutX() > middle + whole / 2);
        right.stream()
                .filter(chevron ->
                        corner.isVisible() && chevron.getBoundsInParent().intersects(corner.getBoundsInParent()))
                .forEach(chevron -> chevron.setVisible(false));
    }

    /// In this size, or smaller where that is wider than the room.
    private static void set(Label label, double size, double room) {
        label.applyCss();
        double wide = label.prefWidth(-1) / label.getFont().getSize();
        double fitting = Math.floor(room / wide / 2) * 2;
        label.setStyle("-fx-font-size: " + Math.min(size, fitting) + "px");
        label.applyCss();
        label.autosize();
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
