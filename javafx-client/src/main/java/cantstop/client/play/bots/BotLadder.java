package cantstop.client.play.bots;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Overlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.screen.WideButton;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.BotWords;
import cantstop.engine.BotLevel;
import cantstop.engine.bot.Bots;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// All bots from the weakest to the strongest, each with a name and a sentence, and a tick where it was beaten. One
/// of them is chosen by a click, or by the arrows and Enter.
public final class BotLadder implements Overlay {
    private static final PseudoClass BEATEN = PseudoClass.getPseudoClass("beaten");

    private final StackPane node = new StackPane();
    private final List<Button> rungs = new ArrayList<>();
    private final int first;

    /// A ladder.
    ///
    /// @param climbing whether they are beaten one after the other, so that one of them comes next
    /// @param beaten those that get a tick
    /// @param usual the one with the focus; none for the weakest without a tick
    /// @param choose called with the chosen bot, after the ladder has closed
    public BotLadder(
            Words words,
            String title,
            boolean climbing,
            Set<BotLevel> beaten,
            Optional<BotLevel> usual,
            Consumer<BotLevel> choose,
            Runnable dismiss) {
        List<BotLevel> levels = Bots.levels();
        BotWords botWords = new BotWords(words);
        for (BotLevel level : levels) {
            rungs.add(rung(words, botWords, level, rungs.size() + 1, beaten.contains(level), () -> {
                dismiss.run();
                choose.accept(level);
            }));
        }
        if (climbing) {
            mark(rungs.get(levels.indexOf(next(levels, beaten))), words);
        }
        first = Math.max(0, levels.indexOf(usual.orElseGet(() -> next(levels, beaten))));
        // The weakest bot is at the foot of the ladder.
        VBox ladder = new VBox(rungs.reversed().toArray(Node[]::new));
        ladder.getStyleClass().add("ladder");
        ScrollPane scroll = new Scrolled(ladder);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Button close = Parts.button(words.say("close"), dismiss);
        close.setCancelButton(true);
        VBox box = new VBox(
                Parts.cardHead(title, close),
                scroll,
                Parts.paragraph(words.say(beaten.isEmpty() ? "ladder.hint" : "ladder.hint.beaten"), "muted", "small"));
        box.getStyleClass().addAll("card", "dialog", "bot-ladder");
        box.setMaxHeight(Region.USE_PREF_SIZE);
        node.getStyleClass().addAll("scrim", "ladder-scrim");
        node.getChildren().add(box);
    }

    private static BotLevel next(List<BotLevel> levels, Set<BotLevel> beaten) {
        return levels.stream()
                .filter(level -> !beaten.contains(level))
                .findFirst()
                .orElse(levels.getLast());
    }

    /// Says which one comes next.
    private static void mark(Button rung, Words words) {
        rung.getGraphic().lookupAll(".rung-next").forEach(tag -> {
            tag.setVisible(true);
            rung.setAccessibleText(words.say("ladder.next") + ": " + rung.getAccessibleText());
        });
    }

    private static Button rung(Words all, BotWords words, BotLevel level, int number, boolean beaten, Runnable choose) {
        String name = words.name(level);
        String sentence = words.sentence(level);
        Label rank = Parts.label(Integer.toString(number), "rung-number");
        StackPane lane = new StackPane(rank);
        lane.getStyleClass().add("rung-lane");
        Label called = Parts.label(name, "rung-name");
        Label about = Parts.paragraph(sentence, "rung-sentence");
        Region tick = Parts.glyph("tick", "rung-tick");
        tick.setVisible(beaten);
        GridPane line = new GridPane();
        line.getStyleClass().add("rung-line");
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        line.getColumnConstraints()
                .setAll(new ColumnConstraints(), new ColumnConstraints(), new ColumnConstraints(), wide);
        // A beaten bot has a tick, the next one a tag, in the same place.
        Label tag = Parts.label(all.say("ladder.next"), "rung-next");
        tag.setMinWidth(Region.USE_PREF_SIZE);
        tag.setVisible(false);
        line.addRow(0, lane, new PictureView(new Portrait(level), "portrait"), called, about, new StackPane(tick, tag));
        line.getChildren().forEach(part -> GridPane.setValignment(part, VPos.CENTER));
        RowConstraints whole = new RowConstraints();
        whole.setVgrow(Priority.ALWAYS);
        line.getRowConstraints().add(whole);
        Button rung = new WideButton(line);
        rung.getStyleClass().add("rung");
        rung.pseudoClassStateChanged(BEATEN, beaten);
        rung.setOnAction(pressed -> choose.run());
        rung.setOnKeyPressed(pressed -> {
            if (pressed.getCode() == KeyCode.ENTER) {
                pressed.consume();
                choose.run();
            }
        });
        String told = words.rung(number, name, sentence);
        rung.setAccessibleText(beaten ? words.beaten(told) : told);
        return rung;
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean blocks() {
        return true;
    }

    @Override
    public void focus() {
        rungs.get(first).requestFocus();
    }
}
