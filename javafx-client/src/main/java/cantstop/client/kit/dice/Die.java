package cantstop.client.kit.dice;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/// One die seen from above. Its size is given by the style sheet; its pips follow.
public final class Die extends Region {
    /// A die that has not been rolled.
    public static final int BLANK = 0;

    private static final PseudoClass BLANK_STATE = PseudoClass.getPseudoClass("blank");

    /// For each face, which of the nine places hold a pip: 0 1 2 above, 3 4 5 in the middle, 6 7 8 below.
    private static final List<List<Integer>> PIPS = List.of(
            List.of(),
            List.of(4),
            List.of(2, 6),
            List.of(2, 4, 6),
            List.of(0, 2, 6, 8),
            List.of(0, 2, 4, 6, 8),
            List.of(0, 2, 3, 5, 6, 8));

    private static final double PIP = 0.19;
    private static final double FIRST = 0.26;
    private static final double APART = 0.24;

    private int face = -1;

    /// A die that shows a face.
    ///
    /// @param face 1 to 6, or [#BLANK]
    public Die(int face) {
        getStyleClass().setAll("die");
        setMouseTransparent(true);
        show(face);
    }

    /// Turns another face up.
    ///
    /// @param up 1 to 6, or [#BLANK]
    public void show(int up) {
        if (up == face) {
            return;
        }
        face = up;
        pseudoClassStateChanged(BLANK_STATE, face == BLANK);
        getChildren().clear();
        for (int i = 0; i < PIPS.get(face).size(); i++) {
            Region pip = new Region();
            pip.getStyleClass().setAll("pip");
            getChildren().add(pip);
        }
        requestLayout();
    }

    /// What it shows: 1 to 6, or [#BLANK].
    public int face() {
        return face;
    }

    @Override
    protected void layoutChildren() {
        double side = Math.min(getWidth(), getHeight());
        double pip = side * PIP;
        List<Integer> places = PIPS.get(face);
        for (int i = 0; i < getChildren().size(); i++) {
            double x = side * (FIRST + APART * (places.get(i) % 3)) - pip / 2;
            double y = side * (FIRST + APART * (places.get(i) / 3)) - pip / 2;
            getChildren().get(i).resizeRelocate(x, y, pip, pip);
        }
    }
}
