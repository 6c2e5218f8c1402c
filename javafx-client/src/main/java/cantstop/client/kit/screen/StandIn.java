package cantstop.client.kit.screen;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/// Where a sign may stand in place of what can't be used while the host is away. It lies over that, and moves nothing.
public final class StandIn extends StackPane {
    private final ReadOnlyBooleanWrapper taken = new ReadOnlyBooleanWrapper();

    public StandIn() {
        setManaged(false);
        // It is drawn over what comes after it, and Tab leads to it before that.
        setViewOrder(-1);
        visibleProperty().bind(taken);
    }

    /// Whether something stands there now.
    public ReadOnlyBooleanProperty taken() {
        return taken.getReadOnlyProperty();
    }

    /// This stands there from now on, whenever it is visible.
    void take(Node sign) {
        getChildren().setAll(sign);
        taken.bind(sign.visibleProperty());
    }

    void clear() {
        taken.unbind();
        taken.set(false);
        getChildren().clear();
    }

    /// Lays what stands there over a box, as high as it needs to be: it may rise above the box.
    public void cover(double x, double bottom, double width, double height) {
        double high = Math.max(height, prefHeight(width));
        resizeRelocate(x, bottom - high, width, high);
    }
}
