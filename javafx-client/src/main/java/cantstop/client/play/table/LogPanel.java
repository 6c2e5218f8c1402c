package cantstop.client.play.table;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.tales.TurnTale;
import cantstop.client.model.tales.TurnTales;
import cantstop.client.model.words.LogWords;
import cantstop.client.model.words.TaleWords;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.collections.ObservableList;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;

/// What happened last, a sentence each, the latest on top; never half a line of it, and a sentence that is too
/// long ends in dots, with its whole at the pointer. A press shows all of it over the table. The first thing to give
/// way where room is short.
final class LogPanel extends VBox {
    /// Fewer lines tell nothing of the turn before.
    private static final int FEWEST = 2;

    /// More are never in view.
    private static final int MOST = 12;

    /// A line with the air above it, in em.
    private static final double LINE = 1.55;

    /// In pixels: heights are whole ones.
    private static final double ROUNDING = 0.1;

    private static final String NEWEST = "newest";

    private final List<LogLine> lines = new ArrayList<>();
    private final Party party;
    private final Words words;
    private final LogWords sentences;
    private final TaleWords telling;
    private TurnTales tales = new TurnTales();
    private final Listening listening = new Listening();
    private final Label em = new Label();
    private TableState said = Rules.unopened();
    /// So many of the lines tell of what was before the game.
    private int beforeGame;
    /// So many of the lines have no row yet.
    private int fresh;

    /// A log that follows nothing yet.
    ///
    /// @param all shows the whole of it
    LogPanel(Party party, Words words, Consumer<List<LogLine>> all) {
        this.party = party;
        this.words = words;
        sentences = new LogWords(words, () -> party.isShared() ? Optional.empty() : Optional.of(party.me()));
        telling = new TaleWords(words);
        em.setManaged(false);
        em.setVisible(false);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.BUTTON);
        setOnMouseClicked(clicked -> all.accept(List.copyOf(lines)));
        setOnKeyPressed(pressed -> {
            if (pressed.getCode() == KeyCode.ENTER) {
                all.accept(List.copyOf(lines));
            }
        });
        getStyleClass().addAll("log-panel", "latest");
        getChildren().add(em);
    }

    /// As much as should be read.
    @Override
    protected double computePrefHeight(double width) {
        return FEWEST * line();
    }

    /// One line.
    @Override
    protected double computeMinHeight(double width) {
        return line();
    }

    private double line() {
        return snapSizeY(LINE * em.getFont().getSize());
    }

    @Override
    protected void layoutChildren() {
        double high = line();
        double y = 0;
        for (Node line : getManagedChildren()) {
            line.setVisible(y + high <= getHeight() + ROUNDING);
            line.resizeRelocate(0, y, getWidth(), high);
            y += high;
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
            getChildren().setAll(em);
            fresh = 0;
            beforeGame = 0;
        }
        for (LogEntry entry : List.copyOf(log.subList(Math.toIntExact(said.sequence()), log.size()))) {
            TableState after = Rules.evolve(said, entry.event());
            sentences
                    .say(entry.event(), said, after)
                    .map(sentence -> LogLine.of(sentence, entry.event(), after, words))
                    .ifPresent(this::add);
            tales.hear(entry.event(), said, after)
                    // What a bust cost stands in its line.
                    .filter(tale -> !(tale instanceof TurnTale.Fell))
                    .map(tale -> LogLine.of(told(tale, after), entry.event(), after, words))
                    .ifPresent(this::add);
            if (entry.event() instanceof Event.Started) {
                beforeGame = lines.size();
            }
            said = after;
        }
        show();
    }

    private void add(LogLine line) {
        lines.addFirst(line);
        fresh++;
    }

    /// As the sentences beside it: to the player at this laptop, and about all others.
    private String told(TurnTale tale, TableState after) {
        boolean mine = !party.isShared() && after.chair(tale.seat()).isOf(party.me());
        return mine ? telling.toThemselves(tale) : telling.say(tale, after);
    }

    /// Adds what is new to what stands there: a line that stays keeps its row, which would be styled anew. How a table
    /// was set up is of no use any more once a game runs.
    private void show() {
        int shown = Math.min(MOST, lines.size() - beforeGame);
        ObservableList<Node> children = getChildren();
        children.forEach(row -> row.getStyleClass().remove(NEWEST));
        for (int line = Math.min(fresh, shown) - 1; line >= 0; line--) {
            children.add(1, lines.get(line).row());
        }
        fresh = 0;
        if (children.size() > 1 + shown) {
            children.remove(1 + shown, children.size());
        }
        if (shown > 0) {
            children.get(1).getStyleClass().add(NEWEST);
        }
        String latest = lines.stream().limit(FEWEST).map(LogLine::said).collect(Collectors.joining(". "));
        setAccessibleText(words.say("said", words.say("table.log"), latest));
    }
}
