package cantstop.client.play.table;

import cantstop.client.kit.screen.BesideOrBelow;
import cantstop.client.kit.screen.Parts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A remark in place, with what can be done about it.
final class AskStrip extends VBox {
    private final Label text = Parts.paragraph("", "ask-text");
    private final Button button = new Button();

    AskStrip() {
        getStyleClass().add("ask");
        button.getStyleClass().add("accent");
        button.setMinWidth(USE_PREF_SIZE);
        BesideOrBelow all = new BesideOrBelow(text);
        all.buttons().getChildren().add(button);
        getChildren().add(all);
        nothing();
    }

    void nothing() {
        Parts.showIf(false, this);
    }

    void ask(String question, String answer, Runnable action) {
        boolean known = isVisible() && text.getText().equals(question);
        text.setText(question);
        button.setText(answer);
        button.setOnAction(pressed -> action.run());
        Parts.showIf(true, this);
        if (!known) {
            button.requestFocus();
        }
    }
}
