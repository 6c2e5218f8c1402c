package cantstop.client.play.settings;

import cantstop.client.kit.screen.Parts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/// A wish with a few answers beside each other, one of which holds.
///
/// @param <T> what an answer stands for
final class Pick<T> {
    private static final double ONE_LINE = 10_000;

    private final List<Answer<T>> answers = new ArrayList<>();
    private final Label name;
    private final FlowPane row = new FlowPane();
    private boolean showing;

    private record Answer<T>(T value, ToggleButton button) {}

    /// A wish.
    ///
    /// @param name what it is about
    /// @param values the answers, and
    /// @param said how each is called
    /// @param picked is told the answer
    Pick(String name, List<T> values, Function<T, String> said, Consumer<T> picked) {
        this.name = Parts.paragraph(name);
        ToggleGroup group = new ToggleGroup();
        for (T value : values) {
            ToggleButton button = new ToggleButton(said.apply(value));
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setAccessibleText(name + ": " + said.apply(value));
            button.setToggleGroup(group);
            // A second press on the same one must not take it back.
            button.setOnAction(pressed -> button.setSelected(true));
            // Arrows pick without a press.
            button.selectedProperty().subscribe((was, is) -> {
                if (is && !showing) {
                    picked.accept(value);
                }
            });
            answers.add(new Answer<>(value, button));
            row.getChildren().add(button);
        }
        // It asks for one line, and breaks where there is no room for that.
        row.setPrefWrapLength(ONE_LINE);
        row.getStyleClass().add("setting-answers");
    }

    Node name() {
        return name;
    }

    Node node() {
        return row;
    }

    /// Shows which answer holds.
    void show(T holds) {
        showing = true;
        answers.forEach(answer -> answer.button().setSelected(answer.value().equals(holds)));
        showing = false;
    }

    /// Gives the keyboard to the answer that holds.
    void focus() {
        answers.stream()
                .map(Answer::button)
                .filter(ToggleButton::isSelected)
                .findFirst()
                .ifPresent(Node::requestFocus);
    }
}
