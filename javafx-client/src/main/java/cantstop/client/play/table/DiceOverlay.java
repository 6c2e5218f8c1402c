package cantstop.client.play.table;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.dice.Die;
import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.DiceWords;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.story.DiceRecord;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
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
        VBox lines = new VBox();
        last(events)
                .map(dice -> thrown(
                        dice,
                        DiceWords.lastThrow(log).orElse(List.of()),
                        party.state().get(),
                        words))
                .ifPresent(lines.getChildren()::add);
        lines.getChildren().addAll(Parts.paragraph(first, "lead"), Parts.folded(words.say("fold.how"), how, "fold"));
        lines.getStyleClass().add("dice-lines");
        close = Parts.button(words.say("close"), dismiss);
        close.setCancelButton(true);
        Scrolled page = new Scrolled(lines);
        VBox.setVgrow(page, Priority.ALWAYS);
        VBox box = new VBox(Parts.cardHead(words.say("dice.title"), close), page);
        box.getStyleClass().addAll("card", "dialog", "question", "dice-card");
        lay(box);
    }

    private static Optional<Roll> last(List<Event> events) {
        return events.reversed().stream()
                .flatMap(event -> event instanceof Event.Rolled rolled ? Stream.of(rolled.roll()) : Stream.empty())
                .findFirst();
    }

    /// The dice in their bay, between the pieces of those whose laptops threw them.
    private static Node thrown(Roll dice, List<Integer> hands, TableState table, Words words) {
        HBox bay = new HBox();
        bay.getStyleClass().add("thrown-bay");
        Map<Seat, Badge> looks = SeatNames.looks(words, table.chairs());
        Map<Seat, String> initials = Initials.of(looks);
        List<Node> pieces = hands.stream()
                .flatMap(number -> table.hands().numbered(number).stream())
                .flatMap(hand -> table.personOf(hand.key()).flatMap(table::seatOf).stream())
                .flatMap(seat -> Optional.ofNullable(looks.get(seat))
                        .<Node>map(look -> new Piece(look, initials.getOrDefault(seat, "")))
                        .stream())
                .toList();
        int half = Math.ceilDiv(pieces.size(), 2);
        bay.getChildren().addAll(pieces.subList(0, half));
        dice.dice().stream().map(Die::new).forEach(bay.getChildren()::add);
        bay.getChildren().addAll(pieces.subList(half, pieces.size()));
        bay.setMouseTransparent(true);
        return bay;
    }

    @Override
    public void focus() {
        close.requestFocus();
    }
}
