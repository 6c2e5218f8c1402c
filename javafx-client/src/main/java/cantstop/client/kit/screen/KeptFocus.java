package cantstop.client.kit.screen;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/// What is moved to another place in the scene loses the keyboard on its way.
public final class KeptFocus {
    private KeptFocus() {}

    /// Moves what is in a part of the screen; what had the keyboard there has it afterwards, too.
    public static void during(Parent part, Runnable move) {
        Optional<Node> held =
                Optional.ofNullable(part.getScene()).map(Scene::getFocusOwner).filter(owner -> isIn(owner, part));
        move.run();
        held.ifPresent(Node::requestFocus);
    }

    private static boolean isIn(Node node, Parent part) {
        return node.equals(part) || node.getParent() != null && isIn(node.getParent(), part);
    }
}
