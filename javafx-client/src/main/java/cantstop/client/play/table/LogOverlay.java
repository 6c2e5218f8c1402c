package cantstop.client.play.table;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// The whole log, over the table, as there is no room for more than its end beside the board.
final class LogOverlay extends CardOverlay {
    /// Of a long evening's log the end is enough.
    private static final int MOST = 300;

    private final Scrolled scroll;

    /// An overlay that is not laid yet.
    ///
    /// @param lines the latest first
    /// @param explainDice says how the dice were thrown
    LogOverlay(Words words, List<LogLine> lines, Runnable explainDice, Runnable dismiss) {
        VBox rows = new VBox();
        rows.getStyleClass().add("log-rows");
        lines.stream().limit(MOST).map(LogLine::row).forEach(rows.getChildren()::add);
        scroll = new Scrolled(rows);
        scroll.setAccessibleText(words.say("table.log"));
        Button close = Parts.button(words.say("close"), dismiss);
        close.setCancelButton(true);
        Button dice = Parts.button(words.say("dice.title"), explainDice);
        VBox box = new VBox(Parts.cardHead(words.say("table.log"), dice, close), scroll);
        box.getStyleClass().addAll("card", "dialog", "whole-log");
        lay(box);
    }

    @Override
    public void focus() {
        scroll.requestFocus();
    }
}
