package cantstop.client.play.talk;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.protocol.Reaction;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The reactions in another player's turn: one quiet row of drawings in the place of Roll and Stop, with their words
/// where there is room. They are shown if another person is at the table; their keys, which the pointer tells, always
/// work.
public final class CallOuts extends HBox {
    /// The first one's key is F2: F1 tells what the keys are.
    private static final int FIRST_KEY = 2;

    /// A row that is less wide, in em, has no room for words.
    private static final double WIDE = 34;

    /// Nor has one that is less high.
    private static final double HIGH = 7;

    /// A press so soon after they appear, in nanoseconds, was meant for Roll or Stop.
    private static final long AIMED_ELSEWHERE = 500_000_000;

    private final BooleanProperty waiting = new SimpleBooleanProperty();
    private final List<Label> captions = new ArrayList<>();
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
        setMinWidth(0);
        Parts.showIf(false, this);
        int key = FIRST_KEY;
        for (Reaction reaction : Reaction.all()) {
            String said = words.say("talk.shout", model.word(reaction));
            Button button = button(reaction, said, words.say("talk.key", model.word(reaction), "F" + key++));
            Label word = Parts.paragraph(model.word(reaction), "call-out-word");
            captions.add(word);
            VBox one = new VBox(button, word);
            one.getStyleClass().add("called-out");
            getChildren().add(one);
        }
        waiting.subscribe(this::show);
        model.heard().subscribe(this::show);
    }

    private Button button(Reaction reaction, String said, String withKey) {
        Button button = new Button("", Icons.of(reaction));
        button.getStyleClass().add("call-out");
        button.setAccessibleText(said);
        button.setTooltip(new Tooltip(withKey));
        button.setMinWidth(USE_PREF_SIZE);
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

    /// Words are for room that is left. If they asked for it, they would keep what they once got, and the plates of
    /// the players would have none.
    @Override
    protected double computePrefHeight(double width) {
        double highest = getChildren().stream()
                .mapToDouble(one -> ((VBox) one).getChildren().getFirst().prefHeight(-1))
                .max()
                .orElse(0);
        return snappedTopInset() + highest + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double em = captions.getFirst().getFont().getSize();
        boolean room = getWidth() >= WIDE * em && getHeight() >= HIGH * em;
        captions.forEach(word -> Parts.showIf(room, word));
        Priority grow = room ? Priority.ALWAYS : Priority.NEVER;
        // Each setting asks for another layout, which would go on for ever.
        getChildren().stream().filter(one -> getHgrow(one) != grow).forEach(one -> setHgrow(one, grow));
        super.layoutChildren();
    }

    private void show() {
        boolean shown = waiting.get() && model.heard().get();
        if (shown == isVisible()) {
            return;
        }
        since = clock.getAsLong();
        if (getChildren().stream()
                .flatMap(one -> ((VBox) one).getChildren().stream())
                .anyMatch(Node::isFocused)) {
            done.run();
        }
        Parts.showIf(shown, this);
    }
}
