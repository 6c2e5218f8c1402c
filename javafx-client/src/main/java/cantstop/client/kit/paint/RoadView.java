package cantstop.client.kit.paint;

import java.util.Optional;
import javafx.scene.layout.StackPane;

/// The road to the host, as wide as it is laid out; nothing where the network doesn't matter.
public final class RoadView extends StackPane {
    /// In units. No card is wider.
    private static final double LONGEST = 330;

    private Optional<RoadToHost.State> state = Optional.empty();
    private double half;

    public RoadView() {
        getStyleClass().add("road");
        setMouseTransparent(true);
        setVisible(false);
        managedProperty().bind(visibleProperty());
    }

    public void show(Optional<RoadToHost.State> now) {
        if (!now.equals(state)) {
            state = now;
            half = -1;
            requestLayout();
        }
        setVisible(now.isPresent());
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        // Large type has no room for it.
        double now = height <= 0 ? 0 : Math.floor(Math.min(LONGEST, RoadToHost.HALF_HEIGHT * width / height));
        if (now != half) {
            half = now;
            getChildren()
                    .setAll(state
                            .filter(there -> half >= RoadToHost.SHORTEST)
                            .map(there -> new PictureView(new RoadToHost(there, half)))
                            .stream()
                            .toList());
        }
        super.layoutChildren();
    }
}
