package cantstop.client.table;

import cantstop.client.screen.Parts;
import cantstop.client.screen.Side;
import cantstop.client.talk.TalkPanel;
import cantstop.client.words.Words;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// What stands beside the board: who plays, what one plays with, the coach, what was said, and the tools. What one
/// plays with never folds; where room is short the log folds first, then the coach, then the other players, then a
/// newcomer's hint, then the tools. An answer of the coach that was asked for stands where the players were, until it
/// is used.
final class TableSide extends Side {
    /// Fewer of the players, in em, would be none that can be read.
    private static final double FEWEST_PLATES = 4;

    private final PlatesView plates;
    private final ScrollPane fold;
    private final TurnPanel turn;
    private final CounselStrip strip;
    private final Button ask;
    private final HBox tools;
    private Counsel.Coached coached = new Counsel.Coached.Never();

    /// A side.
    ///
    /// @param both the row that it shares with the board
    /// @param asking asks the coach
    /// @param left what can be done besides playing
    /// @param right joins in, or leaves
    TableSide(
            Region both,
            PlatesView plates,
            TurnPanel turn,
            TalkPanel talk,
            Words words,
            Runnable asking,
            List<Button> left,
            List<Button> right) {
        super(both);
        this.plates = plates;
        this.turn = turn;
        fold = new ScrollPane(plates);
        fold.setFitToWidth(true);
        fold.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        fold.getStyleClass().addAll("plain-scroll", "plates-fold");
        strip = new CounselStrip(words, asking);
        strip.setMinHeight(Region.USE_PREF_SIZE);
        ask = CounselStrip.button(words, asking);
        tools = new HBox();
        tools.getChildren().addAll(left);
        tools.getChildren().addAll(ask, Parts.spring());
        tools.getChildren().addAll(right);
        tools.getStyleClass().addAll("row", "tools");
        turn.setMinHeight(Region.USE_PREF_SIZE);
        setVgrow(talk, Priority.ALWAYS);
        // It takes the room that is left, and asks for none.
        talk.setPrefHeight(0);
        getChildren().addAll(fold, turn, strip, talk, tools);
    }

    /// Shows the players and the coach, once the turn is shown.
    void show(List<Plate> players, Counsel.Coached coach) {
        coached = coach;
        plates.show(players);
        fold.setVvalue(plates.mover());
        strip.show(coach);
        ask.setDisable(!(coach instanceof Counsel.Coached.Open));
        requestLayout();
    }

    @Override
    protected void makeRoom() {
        double width = getWidth();
        double left = innerHeight() - turn.leastHeight(width);
        double hint = turn.hintHeight(width);
        boolean hinting = hint + tools.prefHeight(width) + getSpacing() <= left;
        turn.makeHintRoom(hinting);
        left -= hinting ? hint : 0;
        boolean answered = coached instanceof Counsel.Coached.Answered;
        boolean needed = !(coached instanceof Counsel.Coached.Never);
        double advice = strip.prefHeight(width) + getSpacing();
        double players = plates.prefHeight(width) + getSpacing();
        double ways = tools.prefHeight(width) + getSpacing();
        boolean beside = needed && advice + players + ways <= left;
        boolean instead = answered && advice <= left;
        left -= beside || instead ? advice : 0;
        boolean leaving = ways <= left;
        left -= leaving ? ways : 0;
        Parts.showIf(leaving, tools);
        Parts.showIf(left >= em(FEWEST_PLATES), fold);
        Parts.showIf(beside || instead, strip);
        Parts.showIf(needed && !beside && !instead, ask);
        if (!beside && !instead && coached instanceof Counsel.Coached.Answered said) {
            turn.advise(said);
        }
    }
}
