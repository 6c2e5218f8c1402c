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
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;

/// What happened, a sentence each, the latest on top; never half a line of it, and a sentence that is too long
/// ends in dots, with its whole at the pointer. A press shows all of it over the table. The first thing to give way
/// where
/// room is short.
final class LogPanel extends VBox {
    /// Fewer lines tell nothing of the turn before.
    private static final int FEWEST = 2;

    private final ObservableList<LogLine> lines = FXCollections.observableArrayList();
    private final Party party;
    private final Words words;
    private final LogWords sentences;
    private final TaleWords telling;
    private TurnTales tales = new TurnTales();
    private final Listening listening = new Listening();
    private final ListView<LogLine> list = new ListView<>(lines);
    private TableState said = Rules.unopened();

    /// A log that follows nothing yet.
    ///
    /// @param all shows the whole of it
    LogPanel(Party party, Words words, Consumer<List<LogLine>> all) {
        this.party = party;
        this.words = words;
        sentences = new LogWords(words);
        telling = new TaleWords(words);
        list.getStyleClass().addAll("log", "latest");
        list.setAccessibleText(words.say("table.log"));
        list.setMinHeight(0);
        list.setCellFactory(view -> new LogLine.Cell());
        list.setOnMouseClicked(clicked -> all.accept(lines));
        list.setOnKeyPressed(pressed -> {
            if (pressed.getCode() == KeyCode.ENTER) {
                all.accept(lines);
            }
        });
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
        list.resizeRelocate(0, 0, getWidth(), heightOf(Math.max(0, lines)));
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
            sentences
                    .say(entry.event(), said, after)
                    .map(sentence -> LogLine.of(sentence, entry.event(), after, words))
                    .ifPresent(lines::addFirst);
            tales.hear(entry.event(), said, after)
                    .ifPresent(
                            tale -> lines.addFirst(LogLine.of(telling.say(tale, after), entry.event(), after, words)));
            said = after;
        }
        // What is added on top would push the view down with the lines that it shows.
        list.scrollTo(0);
    }
}
