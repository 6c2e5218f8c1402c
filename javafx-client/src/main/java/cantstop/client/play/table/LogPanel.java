package cantstop.client.play.table;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.tales.TurnTales;
import cantstop.client.model.words.LogWords;
import cantstop.client.model.words.TaleWords;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What happened, a sentence each, the latest on top; never half a line of it, and a sentence that is too long
/// ends in dots, with its whole at the pointer. The first thing to give way where room is short.
final class LogPanel extends VBox {
    /// Fewer lines tell nothing of the turn before.
    private static final int FEWEST = 2;

    /// A bar beside a single line says nothing but that there are more.
    private static final PseudoClass SINGLE = PseudoClass.getPseudoClass("single");

    private final ObservableList<String> lines = FXCollections.observableArrayList();
    private final Party party;
    private final LogWords words;
    private final TaleWords telling;
    private TurnTales tales = new TurnTales();
    private final Listening listening = new Listening();
    private final ListView<String> list = new ListView<>(lines);
    private TableState said = Rules.unopened();

    LogPanel(Party party, Words words) {
        this.party = party;
        this.words = new LogWords(words);
        telling = new TaleWords(words);
        list.getStyleClass().add("log");
        list.setAccessibleText(words.say("table.log"));
        list.setMinHeight(0);
        list.setCellFactory(view -> new Sentence());
        getStyleClass().add("log-panel");
        getChildren().add(list);
    }

    /// As much as should be read.
    @Override
    protected double computePrefHeight(double width) {
        return heightOf(FEWEST);
    }

    /// One line.
    @Override
    protected double computeMinHeight(double width) {
        return heightOf(1);
    }

    private double heightOf(double lines) {
        return lines * list.getFixedCellSize()
                + list.getInsets().getTop()
                + list.getInsets().getBottom();
    }

    @Override
    protected void layoutChildren() {
        double lines = Math.floor((getHeight() - heightOf(0)) / list.getFixedCellSize());
        list.setVisible(lines >= 1);
        list.pseudoClassStateChanged(SINGLE, lines == 1);
        list.resizeRelocate(0, 0, getWidth(), heightOf(Math.max(0, lines)));
    }

    /// Asks for no width of its own: the list would have a bar below it for the longest.
    private static final class Sentence extends ListCell<String> {
        @Override
        protected double computePrefWidth(double height) {
            return 0;
        }

        @Override
        protected void updateItem(@Nullable String said, boolean empty) {
            super.updateItem(said, empty);
            setText(said);
            setTooltip(said == null ? null : new Tooltip(said));
        }
    }

    void activate() {
        listening.to(this::refresh, party.log());
        refresh();
    }

    void deactivate() {
        listening.stop();
    }

    /// Says what has been added; all of it where the log began anew.
    private void refresh() {
        List<LogEntry> log = party.log();
        boolean goesOn = said.sequence() <= log.size() && !lines.isEmpty();
        if (!goesOn || said.sequence() == log.size()) {
            said = Rules.unopened();
            tales = new TurnTales();
            lines.clear();
        }
        for (LogEntry entry : List.copyOf(log.subList(Math.toIntExact(said.sequence()), log.size()))) {
            TableState after = Rules.evolve(said, entry.event());
            words.say(entry.event(), said, after).ifPresent(lines::addFirst);
            tales.hear(entry.event(), said, after).ifPresent(tale -> lines.addFirst(telling.say(tale, after)));
            said = after;
        }
        // What is added on top would push the view down with the lines that it shows.
        list.scrollTo(0);
    }
}
