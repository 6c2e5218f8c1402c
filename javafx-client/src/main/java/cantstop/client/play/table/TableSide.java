package cantstop.client.play.table;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Side;
import cantstop.client.kit.screen.StandIn;
import cantstop.client.kit.words.Words;
import cantstop.client.play.talk.TalkPanel;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// What stands beside the board: who plays, what one plays with, the coach, what was said, and the tools. What one
/// plays with never folds, nor do the buttons to talk with. Where room is short the plates of the players stand closer,
/// the log folds first, then the coach, then a newcomer's hint, then the other players, then the tools. An answer of
/// the coach that has no room stands in place of the headline.
final class TableSide extends Side {
    /// Fewer of the players, in em, would be none that can be read.
    private static final double FEWEST_PLATES = 3.8;

    /// On plates that are narrower, in em, a bust is said without its dice.
    private static final double BRIEF = 36;

    /// The bay keeps so much of its height, in em, for the others' sake.
    private static final double LEAST_BAY = 9.2;

    /// Before the plates stand closer the bay gives up its height down to this.
    private static final double GOOD_BAY = 11.5;

    /// What a sign may hide of the bay, in em; of a bay of which it hides more nothing is shown.
    private static final double OVER_BAY = 1.2;

    private final PlatesView plates;
    private final TurnPanel turn;
    private final TalkPanel talk;
    private final AdviceStrip strip;
    private final Button ask;
    private final Button join;
    private final HBox tools;
    private final Words words;
    private ShownAdvice.Coached coached = new ShownAdvice.Coached.Never();
    private boolean rolled;
    private final Region below = new Region();
    private final StandIn place = new StandIn();

    /// A side.
    ///
    /// @param both the row that it shares with the board
    /// @param asking asks the coach
    /// @param join is for whoever watches
    TableSide(
            Region both, PlatesView plates, TurnPanel turn, TalkPanel talk, Words words, Runnable asking, Button join) {
        super(both);
        this.plates = plates;
        this.turn = turn;
        this.talk = talk;
        this.words = words;
        strip = new AdviceStrip(words, asking);
        strip.setMinHeight(Region.USE_PREF_SIZE);
        ask = AdviceStrip.button(words, asking);
        Label watching = Parts.label(words.say("hindrance.watching"), "card-title");
        watching.visibleProperty().bind(join.managedProperty());
        watching.managedProperty().bind(watching.visibleProperty());
        tools = new HBox(ask, watching, Parts.spring(), join);
        tools.getStyleClass().addAll("row", "tools");
        this.join = join;
        turn.setMinHeight(Region.USE_PREF_SIZE);
        setVgrow(talk, Priority.ALWAYS);
        // It takes the room that is left, and asks for none.
        talk.setPrefHeight(0);
        below.setManaged(false);
        place.taken().subscribe(turn::standStill);
        getChildren().addAll(below, plates, turn, place, strip, talk, tools);
    }

    /// Shows the players and the coach, once the turn is shown.
    ///
    /// @param hasRolled whether the one who moves has rolled in this turn
    void show(List<Plate> players, boolean hasRolled, ShownAdvice.Coached coach) {
        coached = coach;
        rolled = hasRolled;
        plates.show(players);
        strip.show(coach);
        ask.setDisable(!(coach instanceof ShownAdvice.Coached.Open));
        requestLayout();
    }

    /// Where a sign may stand in place of the options and the buttons.
    StandIn standIn() {
        return place;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        place.cover(turn.getLayoutX(), turn.getLayoutY() + turn.getHeight(), turn.getWidth(), turn.handsHeight());
        double top = place.isVisible() ? place.getLayoutY() - turn.getLayoutY() : Double.MAX_VALUE;
        turn.coveredFrom(top, em(OVER_BAY));
    }

    /// Strips cover so much of it: the players step down, and the log gives up its room; what one plays with stays.
    void covered(double height) {
        below.setMinHeight(Math.max(0, height - getInsets().getTop()));
        below.setManaged(height > 0);
        requestLayout();
    }

    /// From top to bottom: what one plays with stands at the foot, and what comes and goes above it, plates that
    /// have more to say, strips above the screen, the coach, does not move it. Whoever watches reads so above the
    /// players. With Tab the turn still comes before the talk.
    @Override
    @SuppressWarnings("unchecked") // As it is declared: whoever calls it says which kind of nodes they are.
    protected <E extends Node> List<E> getManagedChildren() {
        Stream<Region> parts = join.isManaged()
                ? Stream.of(below, tools, plates, talk, strip, turn)
                : Stream.of(below, plates, talk, strip, turn, tools);
        return (List<E>) parts.filter(Node::isManaged).toList();
    }

    @Override
    protected void makeRoom() {
        double width = getWidth();
        // What stands in its place says so anew: there may be room elsewhere by now.
        turn.sayUsual();
        turn.fit(width, innerHeight(), 0);
        turn.fit(width, innerHeight() - wished(false, width), em(GOOD_BAY));
        turn.fit(width, innerHeight() - wished(true, width), em(LEAST_BAY));
        double strips = below.isManaged() ? below.getMinHeight() + getSpacing() : 0;
        double room = innerHeight() - turn.leastHeight(width) - strips;
        double ways = tools.prefHeight(width) + getSpacing();
        double joining = join.isManaged() ? ways : 0;
        double players = em(FEWEST_PLATES) + getSpacing();
        double talking = talk.leastHeight() == 0 ? 0 : talk.leastHeight() + getSpacing();
        talking = talking <= room - joining ? talking : 0;
        room -= talking;
        room -= turn.makeHintRoom(width, room - joining - players);
        boolean needed = !(coached instanceof ShownAdvice.Coached.Never);
        double advice = strip.prefHeight(width) + getSpacing();
        boolean beside = needed && advice + players + joining <= room;
        room -= beside ? advice : 0;
        boolean asking = needed && !beside && !(coached instanceof ShownAdvice.Coached.Answered);
        boolean leaving = (asking || join.isManaged()) && ways <= room;
        room -= leaving ? ways : 0;
        Parts.showIf(leaving, tools);
        plates.setBrief(width < em(BRIEF));
        // Below a strip the log gives up its room before the names become smaller.
        double log = strips > 0 ? 0 : talk.readHeight() + getSpacing() - talking;
        plates.stand(rolled, room - getSpacing(), log, width);
        boolean seen = plates.prefHeight(width) + getSpacing() <= room;
        Parts.showIf(seen, plates);
        Parts.showIf(beside, strip);
        Parts.showIf(asking, ask);
        if (!beside && coached instanceof ShownAdvice.Coached.Answered said) {
            turn.advise(said);
        }
        if (!seen && !rolled) {
            plates.bust()
                    .ifPresent(bust -> turn.say(
                            words.say("bust.headline", bust.badge().name().text(), bust.bustInFull())));
        }
    }

    /// What should be seen beside the turn: the players, two lines of the log, and the coach where there is one.
    ///
    /// @param dense whether the plates stand close
    private double wished(boolean dense, double width) {
        boolean needed = !(coached instanceof ShownAdvice.Coached.Never);
        double advice = needed ? strip.prefHeight(width) + getSpacing() : 0;
        return em(plates.about(dense, width)) + talk.readHeight() + advice + turn.hintHeight(width) + 4 * getSpacing();
    }
}
