package cantstop.client.play.settings;

import cantstop.client.kit.screen.BesideOrBelow;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Preference;
import cantstop.client.model.profile.Preferences;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A preference with a few values as buttons side by side, one of which is selected.
///
/// @param <T> what an answer stands for
final class Pick<T> implements Row {
    private final Preference.Choice<T> choice;
    private final Map<T, Answer> buttons = new LinkedHashMap<>();
    private final Region node;
    private boolean showing;

    /// A choice.
    ///
    /// @param picked called with the value
    /// @param pictured what stands over an answer, if anything does
    Pick(Preference.Choice<T> choice, Words words, Consumer<T> picked, Function<Object, Optional<Node>> pictured) {
        this.choice = choice;
        String about = words.say(choice.label());
        ToggleGroup group = new ToggleGroup();
        for (T answer : choice.answers()) {
            Answer button = new Answer(choice.name(words, answer));
            button.setMinWidth(Region.USE_PREF_SIZE);
            pictured.apply(answer).ifPresent(button::setGraphic);
            button.setContentDisplay(ContentDisplay.TOP);
            button.setAccessibleText(about + ": " + button.getText());
            button.setToggleGroup(group);
            // A second press on the same one must not take it back.
            button.setOnAction(pressed -> button.setSelected(true));
            // Arrows pick without a press.
            button.selectedProperty().subscribe((was, is) -> {
                if (is && !showing) {
                    picked.accept(answer);
                }
            });
            buttons.put(answer, button);
        }
        Label name = Parts.paragraph(about);
        boolean seen = buttons.values().stream().anyMatch(button -> button.getGraphic() != null);
        node = seen ? new VBox(name, answers(Columns::new)) : new BesideOrBelow(name, answers(FlowPane::new));
    }

    /// As wide as the widest answer, so that none of them looks like the more important one.
    private final class Answer extends ToggleButton {
        private Answer(String text) {
            super(text);
        }

        private double ownWidth(double height) {
            return super.computePrefWidth(height);
        }

        @Override
        protected double computePrefWidth(double height) {
            return buttons.values().stream()
                    .mapToDouble(button -> button.ownWidth(height))
                    .max()
                    .orElseGet(() -> ownWidth(height));
        }
    }

    private <P extends FlowPane> P answers(Function<Node[], P> pane) {
        P answers = pane.apply(buttons.values().toArray(Node[]::new));
        answers.getStyleClass().add("setting-answers");
        return answers;
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(Preferences holds) {
        showing = true;
        buttons.forEach((answer, button) -> button.setSelected(answer.equals(holds.get(choice))));
        showing = false;
    }

    @Override
    public void focus() {
        buttons.values().stream().filter(ToggleButton::isSelected).findFirst().ifPresent(Node::requestFocus);
    }
}
