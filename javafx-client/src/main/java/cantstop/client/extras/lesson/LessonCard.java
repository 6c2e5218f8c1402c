package cantstop.client.extras.lesson;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What the lesson says, and the ways on from a step that is only read.
final class LessonCard extends VBox {
    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");

    private final Label title = Parts.label("", "card-title");
    private final Label text = Parts.paragraph("", "lesson-text");
    private final Button next;
    private final Button practise;
    private final VBox ways = new VBox();
    private final VBox said;
    /// My piece, on the plate of whoever has won.
    private final StackPane ground = new StackPane();

    LessonCard(LessonModel model, Words words, Runnable rules) {
        next = Parts.button(words.say("lesson.next"), model::goOn, "accent");
        practise = Parts.button(words.say("lesson.practise"), model::practise, "accent", "lesson-way");
        Button host = Parts.button(words.say("home.host"), model::host, "lesson-way");
        Button home = Parts.button(words.say("home"), model::goHome, "lesson-way");
        Button again = Parts.button(words.say("lesson.again"), model::again);
        Button more = Parts.button(words.say("rules.title"), rules);
        HBox back = new HBox(again, more);
        back.getStyleClass().add("row");
        for (Button way : List.of(practise, host, home)) {
            way.setMaxWidth(Double.MAX_VALUE);
            way.setMinWidth(0);
            way.setWrapText(true);
        }
        ways.getStyleClass().add("lesson-ways");
        ways.getChildren().addAll(practise, new Columns(host, home), back);
        said = new VBox(text, ways);
        said.getStyleClass().add("lesson-said");
        getStyleClass().addAll("card", "lesson-card");
        // Beside the title the way on takes no room from what is below the card.
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        ground.getStyleClass().add("piece-ground");
        HBox head = new HBox(ground, title, Parts.spring(), next);
        head.getStyleClass().addAll("row", "lesson-head");
        getChildren().addAll(head, new Scrolled(said));
    }

    void show(LessonView view) {
        title.setText(view.title());
        boolean other = !text.getText().equals(view.text());
        text.setText(view.text());
        boolean reads = view.step().aim() == Aim.READ;
        boolean done = view.step() == LessonStep.DONE;
        pseudoClassStateChanged(DONE, done);
        Parts.showIf(done, ground);
        if (done) {
            Optional.ofNullable(view.table().chair(LessonTable.MINE).badge())
                    .map(badge -> new Piece(badge, Initials.of(badge.name().text())))
                    .ifPresent(ground.getChildren()::setAll);
        }
        Parts.showIf(reads && !done, next);
        Parts.showIf(done, ways);
        if (other && reads) {
            (done ? practise : next).requestFocus();
        }
    }
}
