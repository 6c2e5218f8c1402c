package cantstop.client.table;

import cantstop.client.screen.Parts;
import cantstop.client.talk.TalkPanel;
import cantstop.client.words.Words;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What stands beside the board: who plays, what one plays with, the coach, what was said, and the tools. What one
/// plays with never folds; where room is short the log folds first, then the coach, then the other players.
final class TableSide extends VBox {
    /// Between what stays when everything else has folded.
    private static final int FEWEST_GAPS = 3;

    /// With less height than this, in em, dice, options and buttons become smaller, so that all of them stay whole.
    private static final double TIGHT = 32;

    private static final PseudoClass IS_TIGHT = PseudoClass.getPseudoClass("tight");

    private final PlatesView plates;
    private final ScrollPane fold;
    private final TurnPanel turn;
    private final CounselStrip strip;
    private final Button ask;
    private final HBox tools;
    private Counsel.Coached coached = new Counsel.Coached.Never();

    /// A side.
    ///
    /// @param asking asks the coach
    /// @param left what can be done besides playing
    /// @param right joins in, or leaves
    TableSide(
            PlatesView plates,
            TurnPanel turn,
            TalkPanel talk,
            Words words,
            Runnable asking,
            List<Button> left,
            List<Button> right) {
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
        setMinHeight(0);
        getStyleClass().add("side");
        getChildren().addAll(fold, turn, strip, talk, tools);
        heightProperty().subscribe(this::makeRoom);
    }

    /// Shows the players and the coach, once the turn is shown.
    void show(List<Plate> players, Counsel.Coached coach) {
        coached = coach;
        plates.show(players);
        fold.setVvalue(plates.mover());
        strip.show(coach);
        ask.setDisable(!(coach instanceof Counsel.Coached.Open));
        makeRoom();
    }

    /// A folded coach is asked below, and answers in the headline.
    private void makeRoom() {
        pseudoClassStateChanged(IS_TIGHT, getHeight() < TIGHT * ask.getFont().getSize());
        boolean needed = !(coached instanceof Counsel.Coached.Never);
        double width = getWidth();
        double room = getHeight() - turn.prefHeight(width) - plates.prefHeight(width) - tools.prefHeight(width);
        boolean whole = needed && strip.prefHeight(width) + (FEWEST_GAPS + 1) * getSpacing() <= room;
        Parts.showIf(whole, strip);
        Parts.showIf(needed && !whole, ask);
        if (!whole && coached instanceof Counsel.Coached.Answered said) {
            turn.advise(said);
        }
    }
}
