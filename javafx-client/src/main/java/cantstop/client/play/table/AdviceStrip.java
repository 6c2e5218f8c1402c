package cantstop.client.play.table;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.BotWords;
import cantstop.client.play.bots.Portrait;
import cantstop.engine.bot.Bots;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The coach in a strip below what one plays with. Its room stays the same while it is silent, thinks and answers;
/// once it has answered there is nothing more to ask. It
/// folds after the log and before the other players: what the choices are worth is on the buttons too.
final class AdviceStrip extends HBox {
    private final Words words;
    private final String name;
    private final Label advice = Parts.paragraph("", "counsel-advice");
    private final Label because = Parts.paragraph("", "counsel-because");
    private final Button ask;

    AdviceStrip(Words words, Runnable asking) {
        this.words = words;
        name = new BotWords(words).name(Bots.LEARNED);
        ask = button(words, asking);
        VBox lines = new VBox(advice, because);
        lines.getStyleClass().add("counsel-lines");
        HBox.setHgrow(lines, Priority.ALWAYS);
        getStyleClass().addAll("row", "counsel");
        getChildren().addAll(new PictureView(new Portrait(Bots.LEARNED), "portrait"), lines, ask);
    }

    /// The button that asks.
    static Button button(Words words, Runnable asking) {
        Button ask = Parts.button(words.say("coach.ask"), asking, "counsel-ask");
        ask.setGraphic(Parts.label("C", "key-cap"));
        ask.setAccessibleText(words.say("keys.coach"));
        return ask;
    }

    void show(ShownAdvice.Coached coached) {
        Parts.showIf(!(coached instanceof ShownAdvice.Coached.Answered), ask);
        ask.setDisable(!(coached instanceof ShownAdvice.Coached.Open));
        ask.setContentDisplay(
                coached instanceof ShownAdvice.Coached.Waiting ? ContentDisplay.TEXT_ONLY : ContentDisplay.LEFT);
        switch (coached) {
            case ShownAdvice.Coached.Never _ -> say("", "");
            case ShownAdvice.Coached.Waiting(boolean mine) ->
                say(words.say("coach.title"), words.say(mine ? "coach.waiting.mine" : "coach.waiting"));
            case ShownAdvice.Coached.Open _ -> say(words.say("coach.title"), words.say("coach.open", name));
            case ShownAdvice.Coached.Thinking _ -> say(words.say("coach.title"), words.say("coach.thinking", name));
            case ShownAdvice.Coached.Answered(String said, String why) -> say(said, why);
        }
    }

    private void say(String first, String second) {
        advice.setText(first);
        because.setText(second);
    }
}
