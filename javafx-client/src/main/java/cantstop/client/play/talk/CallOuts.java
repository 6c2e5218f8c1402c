package cantstop.client.play.talk;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.protocol.Reaction;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The reactions in another player's turn, in the place of Roll and Stop. They are shown if another person is at the
/// table and there is room for their words; their keys always work.
public final class CallOuts extends HBox {
    /// The first one's key is F2: F1 tells what the keys are.
    private static final int FIRST_KEY = 2;

    /// In em.
    private static final double LEAST_HIGH = 5.5;

    private static final double LEAST_WIDE = 32;

    /// A press so soon after they appear, in nanoseconds, was meant for Roll or Stop.
    private static final long AIMED_ELSEWHERE = 500_000_000;

    private final BooleanProperty waiting = new SimpleBooleanProperty();
    private final Label em = new Label();
    private final TalkModel model;
    private final Runnable done;
    private final LongSupplier clock;
    private long since;

    /// All of them, out of sight.
    ///
    /// @param done gives the keyboard back
    /// @param clock in nanoseconds
    public CallOuts(TalkModel model, Words words, Runnable done, LongSupplier clock) {
        this.model = model;
        this.done = done;
        this.clock = clock;
        getStyleClass().add("call-outs");
        // It takes the place that there is and asks for none.
        setMinSize(0, 0);
        setPrefSize(0, 0);
        setVisible(false);
        em.setManaged(false);
        em.setVisible(false);
        getChildren().add(em);
        int key = FIRST_KEY;
        for (Reaction reaction : Reaction.all()) {
            getChildren().add(button(reaction, words.say("talk.shout", model.word(reaction)), "F" + key++));
        }
        waiting.subscribe(this::show);
        model.heard().subscribe(this::show);
        widthProperty().subscribe(this::show);
        heightProperty().subscribe(this::show);
        em.fontProperty().subscribe(this::show);
    }

    private Button button(Reaction reaction, String said, String key) {
        Label word = Parts.paragraph(model.word(reaction), "call-out-word");
        HBox head = new HBox(Icons.of(reaction), Parts.label(key, "key-cap"));
        head.getStyleClass().add("call-out-head");
        VBox lines = new VBox(head, word);
        lines.getStyleClass().add("call-out-lines");
        Button button = new Button("", lines);
        button.getStyleClass().add("call-out");
        button.setAccessibleText(said);
        button.setMinWidth(0);
        button.setPrefWidth(0);
        button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        HBox.setHgrow(button, Priority.ALWAYS);
        button.disableProperty().bind(model.talk().reactions().resting());
        button.setOnAction(pressed -> {
            if (clock.getAsLong() - since > AIMED_ELSEWHERE) {
                model.react(reaction);
                done.run();
            }
        });
        return button;
    }

    /// Whether another player has the turn.
    public BooleanProperty waitingProperty() {
        return waiting;
    }

    private void show() {
        double size = em.getFont().getSize();
        boolean shown = waiting.get()
                && model.heard().get()
                && getHeight() >= LEAST_HIGH * size
                && getWidth() >= LEAST_WIDE * size;
        if (shown == isVisible()) {
            return;
        }
        since = clock.getAsLong();
        if (getChildren().stream().anyMatch(node -> node.isFocused())) {
            done.run();
        }
        setVisible(shown);
    }
}
