package cantstop.client.controls;

import cantstop.client.board.BoardWords;
import cantstop.client.board.NumberTile;
import cantstop.engine.Column;
import cantstop.engine.Option;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// One option to press: its key, and the signs of the columns that it advances.
final class OptionButton extends Button {
    private final Option option;

    OptionButton(Place.Choice choice, BoardWords words) {
        option = choice.option();
        getStyleClass().setAll("option");
        KeyCap key = new KeyCap(Integer.toString(choice.number()));
        HBox columns = columns(option.columns());
        HBox.setHgrow(columns, Priority.ALWAYS);
        HBox content = new HBox(key, columns);
        content.getStyleClass().setAll("option-content");
        setGraphic(content);
        content.prefWidthProperty().bind(widthProperty().subtract(1).map(w -> Math.max(0, w.doubleValue())));
        setAccessibleText(words.say("board.option.place", choice.number(), words.option(option.columns())));
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        setMnemonicParsing(false);
    }

    private static HBox columns(List<Column> columns) {
        HBox row = new HBox();
        row.getStyleClass().setAll("option-columns");
        row.getChildren().add(new NumberTile(columns.getFirst()));
        if (columns.size() == 2) {
            boolean twice = columns.getFirst() == columns.getLast();
            Label joint = new Label(twice ? "\u00d7\u20092" : "+");
            joint.getStyleClass().setAll("option-joint");
            row.getChildren().add(joint);
            if (!twice) {
                row.getChildren().add(new NumberTile(columns.getLast()));
            }
        }
        return row;
    }

    Option option() {
        return option;
    }
}
