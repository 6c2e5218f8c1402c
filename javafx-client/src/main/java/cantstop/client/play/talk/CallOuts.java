package cantstop.client.play.talk;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.protocol.Reaction;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/// The reactions in another player's turn: one quiet row of drawings in the place of Roll and Stop. They are shown if
/// another person is at the table; their keys, which the pointer tells, always work.
public final class CallOuts extends HBox {
    /// The first one's key is F2: F1 tells what the keys are.
    private static final int FIRST_KEY = 2;

    /// A row that is less wide, in em, has no room to say what it is.
    private static final double NAMED = 28;

    /// A press so soon after they appear, in nanoseconds, was meant for Roll or Stop.
    private static final long AIMED_ELSEWHERE = 500_000_000;

    private final BooleanProperty waiting = new SimpleBooleanProperty();
    private final Label name;
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
        name = Parts.label(words.say("talk.reactions"), "call-outs-name");
        getChildren().addAll(name, Parts.spring());
        int key = FIRST_KEY;
        for (Reaction reaction : Reaction.all()) {
            String said = words.say("talk.shout", model.word(reaction));
            getChildren().add(button(reaction, said, words.say("talk.key", model.word(reaction), "F" + key++)));
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

    @Override
    protected void layoutChildren() {
        Parts.showIf(getWidth() >= NAMED * name.getFont().getSize(), name);
        super.layoutChildren();
    }

    private void show() {
        boolean shown = waiting.get() && model.heard().get();
        if (shown == isVisible()) {
            return;
        }
        since = clock.getAsLong();
        if (getChildren().stream().anyMatch(Node::isFocused)) {
            done.run();
        }
        Parts.showIf(shown, this);
    }
}
