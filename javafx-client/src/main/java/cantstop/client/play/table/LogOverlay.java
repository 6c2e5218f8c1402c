package cantstop.client.play.table;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The whole log, over the table, as there is no room for more than its end beside the board.
final class LogOverlay extends CardOverlay {
    private final ListView<LogLine> list = new ListView<>();

    /// An overlay that is not laid yet.
    ///
    /// @param lines the latest first
    LogOverlay(Words words, List<LogLine> lines, Runnable dismiss) {
        list.getItems().setAll(lines);
        list.getStyleClass().add("log");
        list.setAccessibleText(words.say("table.log"));
        list.setCellFactory(view -> new LogLine.Cell());
        Button close = Parts.button(words.say("close"), dismiss, "accent");
        close.setCancelButton(true);
        HBox head = new HBox(Parts.label(words.say("table.log"), "title"), Parts.spring(), close);
        head.getStyleClass().add("row");
        VBox box = new VBox(head, list);
        box.getStyleClass().addAll("card", "whole-log");
        lay(box);
    }

    @Override
    public void focus() {
        list.requestFocus();
    }
}
