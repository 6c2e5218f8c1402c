package cantstop.client.extras.lesson;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What the lesson says, and the ways on from a step that is only read.
final class LessonCard extends VBox {
    private final Label title = Parts.label("", "card-title");
    private final Label text = Parts.paragraph("", "lesson-text");
    private final Button next;
    private final Button practise;
    private final FlowPane ways = new FlowPane();
    private final VBox said;

    LessonCard(LessonModel model, Words words, Runnable rules) {
        next = Parts.button(words.say("lesson.next"), model::goOn, "accent");
        practise = Parts.button(words.say("lesson.practise"), model::practise, "accent");
        Button again = Parts.button(words.say("lesson.again"), model::again);
        Button more = Parts.button(words.say("rules.title"), rules);
        ways.getStyleClass().add("flow");
        ways.getChildren().addAll(practise, more, again);
        said = new VBox(text, next, ways);
        said.getStyleClass().add("lesson-said");
        getStyleClass().addAll("card", "lesson-card");
        getChildren().addAll(title, new Scrolled(said));
    }

    void show(LessonView view) {
        title.setText(view.title());
        boolean other = !text.getText().equals(view.text());
        text.setText(view.text());
        boolean reads = view.step().aim() == Aim.READ;
        boolean done = view.step() == LessonStep.DONE;
        Parts.showIf(reads && !done, next);
        Parts.showIf(done, ways);
        if (other && reads) {
            (done ? practise : next).requestFocus();
        }
    }
}
