package cantstop.client.extras.statistics;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Lines of a name, a bar and a number.
final class Bars extends GridPane {
    private final Words words;
    private int lines;

    Bars(Words words) {
        this.words = words;
        getStyleClass().add("bars");
        ColumnConstraints grows = new ColumnConstraints();
        grows.setHgrow(Priority.ALWAYS);
        grows.setFillWidth(true);
        getColumnConstraints().addAll(new ColumnConstraints(), grows, new ColumnConstraints());
        // Bars begin at one line on every card, unless a name is long.
        Region least = new Region();
        least.getStyleClass().add("bar-name");
        add(least, 0, 0);
    }

    /// A number as its share of another.
    void add(String key, double value, double most, String style) {
        Bar bar = new Bar(Orientation.HORIZONTAL, value / most, style);
        add(words.say(key), bar, words.say("statistics.number", value));
    }

    void add(String name, Region bar, String number) {
        Label called = Parts.label(name);
        called.setMinWidth(USE_PREF_SIZE);
        Label counted = Parts.label(number, "bar-figure");
        counted.setMinWidth(USE_PREF_SIZE);
        add(called, 0, lines);
        add(bar, 1, lines);
        add(counted, 2, lines);
        lines++;
    }
}
