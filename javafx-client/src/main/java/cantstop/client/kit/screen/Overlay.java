package cantstop.client.kit.screen;

import javafx.scene.Node;

/// Something that lies over a screen until it is dismissed.
public interface Overlay {
    Node node();

    /// Whether the screen below can't be used meanwhile.
    boolean blocks();

    /// Gives the keyboard to what should have it first.
    void focus();

    /// It has been taken away.
    default void gone() {}
}
