package cantstop.client.kit.screen;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;

/// One screen: nodes that follow a view model between [#activate] and [#deactivate], and not longer.
public interface Screen {
    /// What is seen; always the same node.
    Parent root();

    /// Comes into view: follows its model, and gives the keyboard to whatever should have it first.
    void activate();

    /// What it says above itself, below the window's own strips; it lies over the screen and moves nothing in it.
    default Optional<Node> strip() {
        return Optional.empty();
    }

    /// Where a sign may stand in place of what one plays with, while nothing can be played.
    default Optional<StandIn> standIn() {
        return Optional.empty();
    }

    /// So many pixels of its upper edge lie below strips now: what has to be seen may step down, while what one
    /// plays with stays in its place.
    default void covered(double height) {}

    /// What had the keyboard before something lay over the screen can't have it back: gives it to something else.
    default void refocus(Node lost) {}

    /// Goes out of view: follows nothing any more.
    void deactivate();

    /// Esc was pressed and nothing lay over the screen.
    ///
    /// @return whether the screen had something of its own to close
    default boolean escape() {
        return false;
    }
}
