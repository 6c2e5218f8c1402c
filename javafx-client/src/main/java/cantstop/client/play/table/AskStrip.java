package cantstop.client.play.table;

import cantstop.client.kit.screen.BesideOrBelow;
import cantstop.client.kit.screen.Parts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A question or a remark in place, with at most two buttons.
final class AskStrip extends VBox {
    private final Label text = Parts.paragraph("", "ask-text");
    private final Button first = new Button();
    private final Button second = new Button();

    AskStrip() {
        getStyleClass().add("ask");
        first.getStyleClass().add("accent");
        first.setMinWidth(USE_PREF_SIZE);
        second.setMinWidth(USE_PREF_SIZE);
        BesideOrBelow all = new BesideOrBelow(text);
        all.buttons().getChildren().addAll(second, first);
        getChildren().add(all);
        nothing();
    }

    void nothing() {
        Parts.showIf(false, this);
    }

    void ask(String question, String answer, Runnable action) {
        boolean known = isVisible() && text.getText().equals(question);
        text.setText(question);
        first.setText(answer);
        first.setOnAction(pressed -> action.run());
        Parts.showIf(false, second);
        Parts.showIf(true, this);
        if (!known) {
            first.requestFocus();
        }
    }

    void ask(String question, String answer, Runnable action, String other, Runnable otherAction) {
        ask(question, answer, action);
        second.setText(other);
        second.setOnAction(pressed -> otherAction.run());
        Parts.showIf(true, second);
    }
}
