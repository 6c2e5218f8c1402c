package cantstop.client.play.table;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.DiceWords;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.story.DiceRecord;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Which laptops threw these dice; unfolded, why no laptop can load them and how the throws so far were made.
final class DiceOverlay extends CardOverlay {
    private final Button close;

    /// @param dismiss takes it away again
    DiceOverlay(Party party, Words words, Runnable dismiss) {
        DiceWords said = new DiceWords(words);
        List<LogEntry> log = party.log();
        List<Event> events = log.stream().map(LogEntry::event).toList();
        VBox how = new VBox();
        how.getStyleClass().add("rules-text");
        words.say("rules.text.FAIR").lines().map(line -> Parts.paragraph(line)).forEach(how.getChildren()::add);
        how.getChildren().add(Parts.paragraph(words.say("dice.sofar"), "card-title"));
        said.sentences(DiceRecord.of(events)).stream()
                .map(line -> Parts.paragraph(line))
                .forEach(how.getChildren()::add);
        String first = DiceWords.lastThrow(log)
                .map(hands -> said.sentence(hands, party.state().get()))
                .orElseGet(() -> words.say("rules.title.FAIR"));
        VBox lines = new VBox(Parts.paragraph(first, "lead"), Parts.folded(words.say("fold.how"), how, "fold"));
        lines.getStyleClass().add("dice-lines");
        close = Parts.button(words.say("close"), dismiss, "accent");
        close.setCancelButton(true);
        HBox buttons = new HBox(close);
        buttons.getStyleClass().add("buttons");
        Scrolled page = new Scrolled(lines);
        VBox.setVgrow(page, Priority.ALWAYS);
        VBox box = new VBox(Parts.label(words.say("dice.title"), "muted"), page, buttons);
        box.getStyleClass().addAll("card", "question", "dice-card");
        lay(box);
    }

    @Override
    public void focus() {
        close.requestFocus();
    }
}
