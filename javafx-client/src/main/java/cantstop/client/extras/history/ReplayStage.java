package cantstop.client.extras.history;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.dice.DiceView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.client.play.table.LogLine;
import cantstop.engine.TableState;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What a replay is seen on: the board, and beside it, as at a table, the plates of the players, what happened and the
/// dice in their bay. Where the width is short the plates go, and the rest stands below the board.
final class ReplayStage extends Region {
    /// A stage that is narrower, in em, has no room beside the board.
    private static final double WIDE = 40;

    /// Of the width the side takes so much.
    private static final double SIDE = 0.4;

    private final BoardView board = new BoardView();
    private final DiceView dice = DiceView.inBay();
    private final Label sentence = Parts.paragraph("", "replay-said");
    private final ReplayPlates plates;
    private final VBox log = new VBox();
    private final VBox side;
    private final Label em = new Label();
    private final Words words;

    /// A stage that shows nothing yet.
    ///
    /// @param leave leads home
    ReplayStage(Words words, Region leave) {
        this.words = words;
        board.wordsProperty().set(words);
        board.festiveProperty().set(false);
        board.setFocusTraversable(false);
        board.getStyleClass().add("history-board");
        dice.wordsProperty().set(words);
        plates = new ReplayPlates(words);
        log.getStyleClass().add("replay-log");
        log.setMinHeight(0);
        VBox.setVgrow(log, Priority.ALWAYS);
        // The dice lie where they lie at a table, below the plates; how long the sentence is moves nothing above it.
        HBox head = new HBox(Parts.spring(), leave);
        side = new VBox(head, plates, dice, sentence, log);
        side.getStyleClass().add("replay-side");
        em.setManaged(false);
        em.setVisible(false);
        getStyleClass().add("replay-stage");
        getChildren().addAll(em, board, side);
    }

    BoardView board() {
        return board;
    }

    DiceView dice() {
        return dice;
    }

    /// Says what happened, the latest first.
    void say(List<LogLine> happened) {
        sentence.setText(happened.isEmpty() ? "" : happened.getFirst().said());
        log.getChildren().setAll(happened.stream().skip(1).map(LogLine::row).toList());
        requestLayout();
    }

    /// Shows who plays, and how they look.
    void show(TableState table) {
        board.badgesProperty().set(SeatNames.looks(words, table.chairs()));
        plates.show(table);
    }

    private boolean isWide(double width) {
        return width >= WIDE * em.getFont().getSize();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        return isWide(width)
                ? Math.max(board.minHeight(-1), side.minHeight(width * SIDE))
                : board.minHeight(-1) + side.prefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width);
    }

    @Override
    protected void layoutChildren() {
        boolean wide = isWide(getWidth());
        Parts.showIf(wide, plates);
        Parts.showIf(wide, log);
        double across = snapSizeX(wide ? getWidth() * SIDE : getWidth());
        double high = snapSizeY(wide ? getHeight() : side.prefHeight(across));
        side.resizeRelocate(getWidth() - across, getHeight() - high, across, high);
        side.layout();
        // A line is there whole or not at all.
        log.getChildren()
                .forEach(line -> line.setVisible(line.getBoundsInParent().getMaxY() <= log.getHeight()));
        double gap = side.getSpacing();
        double width = wide ? getWidth() - across - 2 * gap : getWidth();
        double height = wide ? getHeight() : getHeight() - high - gap;
        board.resizeRelocate(0, 0, Math.max(0, width), Math.max(0, height));
    }
}
