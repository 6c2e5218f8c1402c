package cantstop.client.play.talk;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.protocol.Reaction;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/// The six reactions, and "I say bust".
final class Reactions extends HBox {
    /// The first one's key is F2: F1 tells what the keys are.
    private static final int FIRST_KEY = 2;

    /// All of them.
    ///
    /// @param done gives the keyboard back
    Reactions(TalkModel model, Words words, Runnable done) {
        getStyleClass().add("reactions");
        int key = FIRST_KEY;
        for (Reaction reaction : Reaction.all()) {
            Button button = new Button("", Icons.of(reaction));
            String name = words.say("talk.shout", model.word(reaction));
            button.getStyleClass().add("reaction");
            button.setAccessibleText(name);
            button.setTooltip(new Tooltip(words.say("talk.key", name, "F" + key++)));
            button.setOnAction(pressed -> {
                model.react(reaction);
                done.run();
            });
            button.disableProperty().bind(model.talk().reactions().resting());
            getChildren().add(button);
        }
        Button call = Parts.button(words.say("talk.call"), model::call, "call");
        call.setMinWidth(USE_PREF_SIZE);
        call.setTooltip(new Tooltip(words.say("talk.call.hint")));
        call.disableProperty().bind(model.mayCall().not());
        getChildren().add(call);
    }
}
