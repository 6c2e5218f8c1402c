package cantstop.client.extras.organise;

import cantstop.client.kit.screen.Parts;
import cantstop.protocol.OrganiserCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

/// A code that is typed from another screen: a box for each of its letters, empty until it is typed. Below the boxes
/// lies an ordinary field, which has the keyboard and may be pasted into.
final class CodeField extends StackPane {
    private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next");

    private final TextField field = new TextField();
    private final List<Label> boxes = new ArrayList<>();

    /// @param said what is typed here, for whoever hears the screen
    CodeField(String said, Runnable entered) {
        HBox row = new HBox();
        row.getStyleClass().add("code-boxes");
        row.setMouseTransparent(true);
        for (int place = 0; place < OrganiserCode.LENGTH; place++) {
            if (place == OrganiserCode.LENGTH / 2) {
                row.getChildren().add(Parts.label("–", "code-dash"));
            }
            Label box = Parts.label("", "code-box");
            boxes.add(box);
            row.getChildren().add(box);
        }
        field.setAccessibleText(said);
        field.setOnAction(pressed -> entered.run());
        field.getStyleClass().add("organise-code");
        field.setMaxHeight(Double.MAX_VALUE);
        field.textProperty().subscribe(this::show);
        getChildren().addAll(field, row);
        getStyleClass().add("code-field");
    }

    private static String letters(String typed) {
        return typed.toUpperCase(Locale.ROOT).replaceAll("[^\\p{Alnum}]", "");
    }

    /// What was typed of it, without what only parts it.
    private void show(String typed) {
        String letters = letters(typed);
        for (int place = 0; place < boxes.size(); place++) {
            boxes.get(place).setText(place < letters.length() ? letters.substring(place, place + 1) : "");
            boxes.get(place).pseudoClassStateChanged(NEXT, place == letters.length());
        }
    }

    /// Whether all its letters are typed.
    ObservableValue<Boolean> whole() {
        return field.textProperty().map(typed -> letters(typed).length() >= boxes.size());
    }

    String typed() {
        return field.getText();
    }

    /// Takes the keyboard; what was typed is written over.
    void write() {
        field.requestFocus();
        field.selectAll();
    }
}
