package cantstop.client.kit.screen;

import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What stands beside a board: it leaves the board its share of the width, and makes itself smaller where the window is
/// small or the type large. How small is for the style sheet to say, under `.side:short`, `.side:tight`,
/// `.side:cramped` and `.side:narrow`.
public class Side extends VBox {
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    private static final PseudoClass SHORT = PseudoClass.getPseudoClass("short");

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private static final PseudoClass CRAMPED = PseudoClass.getPseudoClass("cramped");

    /// Of the width of both; the rest is the board's.
    private static final double LARGEST = 0.46;

    /// What one plays with needs so much width, in em, and takes it from the board where type is very large, but not
    /// more than this share of both.
    private static final double LEAST_WIDE = 17.5;

    private static final double UTMOST = 0.6;

    /// Less than this, in em, is short.
    private static final double HIGH = 44;

    /// Less than this, in em, is tight.
    private static final double FEWEST_WIDE = 30;

    private static final double FEWEST_HIGH = 31;

    /// Less than this, as in the largest type, is narrow.
    private static final double FEWEST_NARROW = 19;

    /// Less than this, as where strips lie above it in large type, is cramped.
    private static final double LEAST_HIGH = 18.5;

    private final Label em = new Label();

    /// A side.
    ///
    /// @param both the row that it shares with the board
    /// @param parts from top to bottom
    @SuppressWarnings("this-escape") // Only its own parts are touched, and none of them is a subclass's.
    public Side(Region both, Node... parts) {
        em.setManaged(false);
        em.setVisible(false);
        getStyleClass().add("side");
        setMinHeight(0);
        maxWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> widest(both.getWidth()), both.widthProperty(), em.fontProperty()));
        // A region remembers its least width, which here goes by the other two: asked too early it would be too narrow
        // in the first frame, and everything in it would move in the second.
        maxWidthProperty().subscribe(this::requestLayout);
        prefWidthProperty().subscribe(this::requestLayout);
        getChildren().addAll(parts);
        getChildren().add(em);
    }

    private double widest(double both) {
        return Math.max(LARGEST * both, Math.min(em(LEAST_WIDE), UTMOST * both));
    }

    /// The board gives way before what one plays with does.
    @Override
    protected double computeMinWidth(double height) {
        return Math.min(prefWidth(-1), getMaxWidth());
    }

    @Override
    protected void layoutChildren() {
        boolean tight = getWidth() < em(FEWEST_WIDE) || getHeight() < em(FEWEST_HIGH);
        pseudoClassStateChanged(TIGHT, tight);
        pseudoClassStateChanged(SHORT, !tight && getHeight() < em(HIGH));
        pseudoClassStateChanged(CRAMPED, getHeight() < em(LEAST_HIGH));
        pseudoClassStateChanged(NARROW, getWidth() < em(FEWEST_NARROW));
        makeRoom();
        super.layoutChildren();
    }

    /// Folds what has no room.
    protected void makeRoom() {}

    /// So many em in pixels.
    protected final double em(double count) {
        return count * em.getFont().getSize();
    }

    /// How high it is inside its borders.
    protected final double innerHeight() {
        Insets around = getInsets();
        return getHeight() - around.getTop() - around.getBottom();
    }
}
