package cantstop.client.play.home;

import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The placeholder of an empty list of games: asphalt with painted bays, the first of which says why it is empty. It
/// takes the room that there is, and asks for no more than what it says.
final class CarPark extends VBox {
    private static final int BAYS = 3;

    /// The least height of a bay, in pixels: below that its lines would overlap.
    private static final double LEAST_HIGH = 30;

    private boolean free;

    /// @param said stands in the first bay
    CarPark(Region... said) {
        VBox first = new VBox(said);
        first.getStyleClass().add("first-park-bay");
        getStyleClass().add("park");
        add(first);
        for (int bay = 1; bay < BAYS; bay++) {
            Region free = new Region();
            free.visibleProperty().bind(free.heightProperty().greaterThan(LEAST_HIGH));
            add(free);
        }
        getChildren().getLast().getStyleClass().add("last-park-bay");
        heightProperty().subscribe(this::showIfHigh);
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

    private void add(Region bay) {
        bay.getStyleClass().add("park-bay");
        setVgrow(bay, Priority.ALWAYS);
        getChildren().add(bay);
    }
}
