package cantstop.client.kit.screen;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// A card in the middle of the window, over a screen that is dimmed and waits.
public abstract class CardOverlay implements Overlay {
    private final StackPane scrim = new StackPane();

    /// No card lies there yet.
    protected CardOverlay() {
        scrim.getStyleClass().add("scrim");
    }

    /// Lays the card, as large as it asks for.
    protected final void lay(Region card) {
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        scrim.getChildren().setAll(card);
    }

    @Override
    public final Node node() {
        return scrim;
    }

    @Override
    public final boolean blocks() {
        return true;
    }
}
