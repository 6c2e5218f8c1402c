package cantstop.client.play.table;

import cantstop.client.kit.screen.BesideOrBelow;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A remark in place, with what can be done about it.
final class AskStrip extends VBox {
    private final Label text = Parts.paragraph("", "ask-text");
    private final Button button = new Button();
    private final TableModel model;
    private final Words words;

    AskStrip(TableModel model, Words words) {
        this.model = model;
        this.words = words;
        getStyleClass().add("ask");
        button.getStyleClass().add("accent");
        button.setMinWidth(USE_PREF_SIZE);
        BesideOrBelow all = new BesideOrBelow(text);
        all.buttons().getChildren().add(button);
        getChildren().add(all);
        Parts.showIf(false, this);
    }

    void show(Controls controls) {
        if (controls.comingBack()) {
            ask(words.say("refusal.BOT_PLAYS"), words.say("table.comeBack.button"), model::comeBack);
        } else if (controls.ending()) {
            ask(words.say("table.alone"), words.say("table.alone.button"), model::endGame);
        } else if (controls.freeSeat().isPresent()) {
            ask(
                    words.say("table.watching"),
                    words.say("table.sit", controls.freeSeat().get()),
                    model::sit);
        } else {
            Parts.showIf(false, this);
        }
    }

    private void ask(String question, String answer, Runnable action) {
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
