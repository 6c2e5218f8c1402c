package cantstop.client.extras.story;

import cantstop.engine.Badge;
import cantstop.engine.Seat;
import cantstop.engine.story.Story;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import javafx.scene.input.KeyEvent;

/// Everybody's chance to win over the course of a game: a line a player, told apart by colour, by how it is dashed and
/// by the piece at its end. One place of it is marked; Left and Right move the mark by a step, Up and Down by a turn,
/// Home and End to the ends, and a click to where it was. FX thread only.
final class ChanceGraph extends Control {
    /// So few players, or so few steps, leave room for every roll.
    private static final int FEW = 2;

    private static final int SHORT = 60;

    private final IntegerProperty place = new SimpleIntegerProperty(this, "place");
    private List<Integer> points = List.of();
    private final Story story;
    private final Map<Seat, Badge> badges;
    private final Map<Seat, String> initials;
    private final String turnWord;
    private final IntFunction<String> percent;

    /// A graph with its end marked.
    ///
    /// @param turnWord what is numbered below it
    /// @param percent a share of a hundred in words
    /// @param told what a place of it says, for those who can't see it
    ChanceGraph(
            Story story,
            Map<Seat, Badge> badges,
            Map<Seat, String> initials,
            String turnWord,
            IntFunction<String> percent,
            IntFunction<String> told) {
        this.story = story;
        this.badges = Map.copyOf(badges);
        this.initials = Map.copyOf(initials);
        this.turnWord = turnWord;
        this.percent = percent;
        getStyleClass().setAll("chance-graph");
        setAccessibleRole(AccessibleRole.SLIDER);
        setFocusTraversable(true);
        place.subscribe(at -> setAccessibleText(told.apply(at.intValue())));
        place.set(last());
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void pressed(KeyEvent pressed) {
        int at = place.get();
        int to = switch (pressed.getCode()) {
            case LEFT -> at - 1;
            case RIGHT -> at + 1;
            case UP, PAGE_UP -> turnBefore(at);
            case DOWN, PAGE_DOWN -> turnAfter(at);
            case HOME -> 0;
            case END -> last();
            default -> -2;
        };
        if (to != -2) {
            mark(to);
            pressed.consume();
        }
    }

    /// Marks a place, or the nearest there is.
    void mark(int to) {
        place.set(Math.clamp(to, 0, last()));
    }

    /// Signs stand at these places, the first with a 1.
    void plant(List<Integer> places) {
        points = List.copyOf(places);
    }

    List<Integer> points() {
        return points;
    }

    /// The last place: after all steps.
    int last() {
        return story.steps().size();
    }

    /// The end of the turn before; the beginning of the game before the first.
    private int turnBefore(int at) {
        int to = at - 1;
        while (to > 0 && !isEndOfTurn(to)) {
            to--;
        }
        return to;
    }

    /// The end of the turn, or of the next one where the mark is there already.
    private int turnAfter(int at) {
        int to = at + 1;
        while (to < last() && !isEndOfTurn(to)) {
            to++;
        }
        return to;
    }

    /// Whether lines have a corner at a place. A long game among several would be a thicket if each roll had one: then
    /// lines go from turn to turn, and only the turn that is marked shows its rolls.
    boolean isDrawn(int at) {
        boolean each = story.players().size() <= FEW || last() <= SHORT;
        return each
                || at == 0
                || at == last()
                || isEndOfTurn(at)
                || points.contains(at)
                || turnAt(at) == turnAt(place.get());
    }

    private boolean isEndOfTurn(int at) {
        return turnAt(at) != turnAt(at + 1);
    }

    /// Which turn it is at a place; 0 before the first.
    int turnAt(int at) {
        return at == 0 ? 0 : story.steps().get(at - 1).moment().turn();
    }

    /// A player's chance at a place.
    double chance(int player, int at) {
        return at == 0
                ? story.begin().get(player)
                : story.steps().get(at - 1).after().get(player);
    }

    Story story() {
        return story;
    }

    Map<Seat, Badge> badges() {
        return badges;
    }

    Map<Seat, String> initials() {
        return initials;
    }

    /// What is numbered below the graph.
    String turnWord() {
        return turnWord;
    }

    String percent(int hundredths) {
        return percent.apply(hundredths);
    }

    /// The marked place: 0 before the first roll, to the number of steps.
    IntegerProperty placeProperty() {
        return place;
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new ChanceGraphSkin(this);
    }
}
