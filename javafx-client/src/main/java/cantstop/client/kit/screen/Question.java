package cantstop.client.kit.screen;

import cantstop.client.kit.paint.Caution;
import cantstop.client.kit.paint.PictureView;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Asks before something that can't be undone. The answer that does the least harm has the keyboard.
public final class Question extends CardOverlay {
    private final Button first;

    /// What can be answered.
    ///
    /// @param style one of those of buttons, or none
    public record Answer(String text, String style, Runnable action) {}

    /// A question.
    ///
    /// @param stay what the harmless answer is called, and
    /// @param onStay what it does
    public Question(String title, String text, String stay, Runnable onStay, String go, Runnable onGo) {
        this(title, text, new Answer(stay, "accent", onStay), new Answer(go, "danger", onGo));
    }

    /// A question with several answers; the first one has the keyboard, and stands where the hand is.
    public Question(String title, String text, Answer... answers) {
        this(title, text, List.of(), answers);
    }

    /// A question in which something is chosen first.
    ///
    /// @param choice stands between the text and the answers
    public Question(String title, String text, List<Node> choice, Answer... answers) {
        List<Button> inOrder = Arrays.stream(answers)
                .map(answer -> Parts.button(answer.text(), answer.action(), answer.style()))
                .toList();
        first = inOrder.getFirst();
        // What can't be undone stands apart.
        Map<Boolean, List<Button>> apart = inOrder.reversed().stream()
                .collect(Collectors.partitioningBy(
                        answer -> answer.getStyleClass().contains("danger")));
        HBox buttons = new HBox();
        buttons.getChildren().addAll(apart.get(true));
        buttons.getChildren().add(Parts.spring());
        buttons.getChildren().addAll(apart.get(false));
        buttons.getStyleClass().add("buttons");
        Label asked = Parts.paragraph(title, "title");
        HBox.setHgrow(asked, Priority.ALWAYS);
        HBox head = new HBox(new PictureView(new Caution("?"), "question-sign"), asked);
        head.getStyleClass().addAll("row", "card-head", "caution-head");
        VBox box = new VBox(head, Parts.paragraph(text, "lead"));
        box.getChildren().addAll(choice);
        box.getChildren().add(buttons);
        box.getStyleClass().addAll("card", "dialog", "question");
        lay(box);
    }

    @Override
    public void focus() {
        first.requestFocus();
    }
}
