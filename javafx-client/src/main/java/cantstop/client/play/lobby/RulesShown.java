package cantstop.client.play.lobby;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.Placing;
import cantstop.engine.Settings;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What is played, for a player who may change none of it: the variant as a sign, the columns to win, what else was
/// picked, and a way to learn the game while the host waits for more players.
final class RulesShown extends VBox {
    private final Words words;
    private final Button learn;
    private Optional<Settings> shown = Optional.empty();

    /// @param learnToPlay opens the rules of the game
    RulesShown(Words words, Runnable learnToPlay) {
        this.words = words;
        learn = Parts.choice(words.say("home.learn"), words.say("lobby.learn"), learnToPlay, "rules-learn");
        getStyleClass().addAll("card", "rules-shown");
    }

    void show(Settings settings) {
        if (shown.equals(Optional.of(settings))) {
            return;
        }
        shown = Optional.of(settings);
        String variant = "variant." + settings.variant().name();
        HBox sign = new HBox(
                new PictureView(new RuleSign(settings.variant()), "rule-sign"),
                Parts.choiceLines(words.say(variant), words.say(variant + ".hint")));
        sign.getStyleClass().add("rules-sign");
        HBox columns = line(
                Parts.label(Integer.toString(settings.columnsToWin()), "rules-number"), words.say("lobby.columns"));
        getChildren().setAll(Parts.paragraph(words.say("lobby.rules"), "card-title"), sign, columns);
        others(settings)
                .map(text -> line(Parts.glyph("tick", "rules-tick"), text))
                .forEach(getChildren()::add);
        getChildren().add(learn);
    }

    private static HBox line(Node mark, String text) {
        HBox line = new HBox(mark, Parts.paragraph(text));
        line.getStyleClass().add("row");
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }

    /// What is not as usual.
    private Stream<String> others(Settings settings) {
        Stream<String> placing = settings.placing() == Placing.FREE
                ? Stream.empty()
                : Stream.of(words.say("lobby.placing") + ": "
                        + words.say("lobby.placing." + settings.placing().name()));
        Stream<String> timer = settings.timerSeconds() == 0
                ? Stream.empty()
                : Stream.of(
                        words.say("lobby.timer") + ": " + words.say("lobby.timer.seconds", settings.timerSeconds()));
        return Stream.of(
                        placing,
                        timer,
                        where(!settings.takingBack(), "lobby.takingBack.not"),
                        where(settings.odds(), "lobby.odds"),
                        where(settings.coach(), "lobby.coach"),
                        where(!settings.browsers(), "lobby.browsers.not"))
                .flatMap(lines -> lines);
    }

    private Stream<String> where(boolean said, String key) {
        return said ? Stream.of(words.say(key)) : Stream.empty();
    }
}
