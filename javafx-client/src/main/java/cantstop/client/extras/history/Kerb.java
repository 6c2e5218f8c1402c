package cantstop.client.extras.history;

import cantstop.client.kit.board.Piece;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Slider;
import javafx.scene.layout.Region;

/// The track of the replay's slider: a kerb with a stone for each turn, in the colour of the player whose it was. The
/// stone of a bust is hatched. It is only to look at; the slider over it is dragged.
final class Kerb extends Region {
    private static final PseudoClass BUST = PseudoClass.getPseudoClass("bust");

    private final Slider slider;
    private List<PastTurn> turns = List.of();

    Kerb(Slider slider) {
        this.slider = slider;
        getStyleClass().add("kerb");
        setMouseTransparent(true);
        slider.minProperty().subscribe(this::requestLayout);
        slider.maxProperty().subscribe(this::requestLayout);
    }

    void show(List<PastTurn> all) {
        if (!all.equals(turns)) {
            turns = all;
            getChildren().setAll(all.stream().map(Kerb::stone).toList());
            requestLayout();
        }
    }

    private static Node stone(PastTurn turn) {
        Region stone = new Region();
        stone.getStyleClass().add("stone");
        stone.pseudoClassStateChanged(Piece.of(turn.colour()), true);
        stone.pseudoClassStateChanged(BUST, turn.bust());
        return stone;
    }

    @Override
    protected void layoutChildren() {
        double thumb = slider.lookup(".thumb") instanceof Region there ? there.prefWidth(-1) : 0;
        double first = slider.getMin();
        double room = (getWidth() - thumb) / Math.max(1, slider.getMax() - first);
        for (int at = 0; at < turns.size(); at++) {
            double left = snapPositionX(thumb / 2 + room * (turns.get(at).from() - first));
            // What is told after the last turn is its end.
            double end = at + 1 < turns.size() ? turns.get(at).to() : slider.getMax();
            double right = snapPositionX(thumb / 2 + room * (end - first));
            getChildren().get(at).resizeRelocate(left, 0, right - left, getHeight());
        }
    }
}
