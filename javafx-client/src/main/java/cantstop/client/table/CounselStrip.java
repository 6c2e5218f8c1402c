package cantstop.client.table;

import cantstop.client.screen.Parts;
import cantstop.client.words.Words;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The odds and the coach's word in a strip below what one plays with. It folds after the log and before the other
/// players: what it says is on the buttons too, shorter.
final class CounselStrip extends HBox {
    private final Label odds = Parts.line("small");
    private final Label advice = Parts.line("strong-line");
    private final Button ask;

    CounselStrip(Words words, Runnable asking) {
        ask = Parts.button(words.say("coach.ask"), asking);
        ask.setGraphic(Parts.label("C", "key-cap"));
        VBox lines = new VBox(odds, advice);
        lines.getStyleClass().add("counsel-lines");
        HBox.setHgrow(lines, Priority.ALWAYS);
        getStyleClass().addAll("row", "counsel");
        getChildren().addAll(lines, ask);
    }

    void show(Counsel counsel) {
        odds.setText(counsel.odds());
        advice.setText(counsel.advice());
        Parts.showIf(counsel.coached(), ask);
        ask.setDisable(!counsel.mayAsk());
    }

    /// Whether there is anything to show at this table.
    static boolean isNeeded(Counsel counsel) {
        return counsel.coached() || !counsel.odds().isEmpty();
    }
}
