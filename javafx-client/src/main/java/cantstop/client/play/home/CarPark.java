package cantstop.client.play.home;

import cantstop.client.kit.screen.Parts;
import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The placeholder of an empty list of games: asphalt with painted bays, the first of which says why it is empty. It
/// takes the room that there is, and asks for no more than what it says.
final class CarPark extends VBox {
    private static final int BAYS = 3;

    /// The least height of a bay, in pixels: below that its lines would overlap.
    private static final double LEAST_HIGH = 30;

    private static final PseudoClass FULL = PseudoClass.getPseudoClass("full");

    private final VBox first;
    private final List<Region> others = new ArrayList<>();
    private boolean free;

    /// @param said stands in the first bay
    CarPark(Region... said) {
        first = new VBox(said);
        first.getStyleClass().add("first-park-bay");
        getStyleClass().add("park");
        add(first);
        while (others.size() < BAYS - 1) {
            others.add(free());
        }
        others.getLast().getStyleClass().add("last-park-bay");
        others.forEach(this::add);
        heightProperty().subscribe(this::showIfHigh);
    }

    /// Where a game would stand: with the outlines of four pieces, as far as it is high enough for them.
    private static Region free() {
        HBox bay = new HBox();
        for (String shape : List.of("circle", "square", "triangle", "diamond")) {
            Region outline = new Region();
            outline.getStyleClass().addAll("free-piece", "free-" + shape);
            bay.getChildren().add(outline);
        }
        bay.getStyleClass().add("free-park-bay");
        bay.setMinHeight(0);
        bay.setPrefHeight(0);
        bay.heightProperty()
                .subscribe(high -> bay.getChildren()
                        .forEach(outline -> outline.setVisible(outline.prefHeight(-1) * 1.5 < high.doubleValue())));
        return bay;
    }

    /// Below games that are found its bays are free for more, if there is room for one; else it says why there are
    /// none.
    void showFree(boolean below) {
        free = below;
        setMinHeight(below ? 0 : USE_COMPUTED_SIZE);
        setPrefHeight(below ? 0 : USE_COMPUTED_SIZE);
        setVgrow(this, below ? Priority.SOMETIMES : Priority.ALWAYS);
        showIfHigh();
    }

    private void showIfHigh() {
        setVisible(!free || getHeight() >= 2 * LEAST_HIGH);
    }

    /// Where there is no room for more than one bay, that is all of it.
    @Override
    protected void layoutChildren() {
        double inner = getWidth() - snappedLeftInset() - snappedRightInset();
        double left = getHeight() - snappedTopInset() - snappedBottomInset() - first.prefHeight(inner);
        boolean room = left / BAYS > LEAST_HIGH;
        others.forEach(bay -> Parts.showIf(room, bay));
        pseudoClassStateChanged(FULL, !room);
        super.layoutChildren();
    }

    private void add(Region bay) {
        bay.getStyleClass().add("park-bay");
        setVgrow(bay, Priority.ALWAYS);
        getChildren().add(bay);
    }
}
