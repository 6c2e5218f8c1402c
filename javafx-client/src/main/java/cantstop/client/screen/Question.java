package cantstop.client.screen;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Asks before something that can't be undone. The harmless answer has the keyboard.
public final class Question implements Overlay {
    private final StackPane node = new StackPane();
    private final Button harmless;

    /// A question.
    ///
    /// @param stay what the harmless answer is called, and
    /// @param onStay what it does
    public Question(String title, String text, String stay, Runnable onStay, String go, Runnable onGo) {
        harmless = Parts.button(stay, onStay, "accent");
        Button other = Parts.button(go, onGo, "danger");
        HBox buttons = new HBox(Parts.spring(), other, harmless);
        buttons.getStyleClass().add("buttons");
        VBox box = new VBox(Parts.label(title, "title"), Parts.paragraph(text), buttons);
        box.getStyleClass().addAll("card", "question");
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        node.getStyleClass().add("scrim");
        node.getChildren().add(box);
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean blocks() {
        return true;
    }

    @Override
    public void focus() {
        harmless.requestFocus();
    }
}
