package cantstop.client.extras.story;

import cantstop.client.kit.board.Piece;
import cantstop.engine.Badge;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.util.Subscription;

/// The nodes of a [ChanceGraph]: a dark ground as the board's, five lines across, a line a player, and the mark.
final class ChanceGraphSkin extends SkinBase<ChanceGraph> {
    private static final PseudoClass MIDDLE = PseudoClass.getPseudoClass("middle");
    private static final int HALF = 50;

    /// Room over the road for a sign at its very top, and below it for a piece.
    private static final double ABOVE = 3.7;
    private static final double BELOW = 2.6;

    /// The size of a sign, and how far its middle is above the road, in em.
    private static final double SIGN = 2.6;

    private static final double SIGNS = 2;

    /// So much of the ground's height, in em, its turns are numbered above.
    private static final double NUMBERED = 1.3;

    private static final PseudoClass FAINT = PseudoClass.getPseudoClass("faint");
    private static final PseudoClass OTHERS = PseudoClass.getPseudoClass("others");
    private static final int[] LEVELS = {0, 25, 50, 75, 100};

    /// Turns that are numbered, where not all have room: every second, every fifth.
    private static final List<Integer> EVERY = List.of(1, 2, 5, 10, 20, 50);

    private final Region ground = new Region();
    private final Signposts signs;
    private final List<Line> levels = new ArrayList<>();
    private final List<Label> names = new ArrayList<>();
    private final List<Line> turns = new ArrayList<>();
    private final List<Label> numbers = new ArrayList<>();
    private final Label turnWord;
    private final List<Polyline> lines = new ArrayList<>();
    private final List<Piece> pieces = new ArrayList<>();
    private final Line mark = new Line();
    private final Subscription watching;

    ChanceGraphSkin(ChanceGraph graph) {
        super(graph);
        turnWord = name(graph.turnWord());
        ground.getStyleClass().add("graph-ground");
        getChildren().add(ground);
        for (int level : LEVELS) {
            Line across = line("graph-level");
            across.pseudoClassStateChanged(MIDDLE, level == HALF);
            levels.add(across);
            names.add(name(graph.percent(level)));
        }
        for (int at = 1; at <= graph.last(); at++) {
            if (graph.turnAt(at) != graph.turnAt(at - 1)) {
                Line turn = line("graph-turn");
                turn.setUserData(at - 1);
                turns.add(turn);
                numbers.add(name(Integer.toString(graph.turnAt(at))));
            }
        }
        for (Seat seat : graph.story().players()) {
            addPlayer(graph, seat);
        }
        mark.getStyleClass().add("graph-mark");
        getChildren().addAll(turns);
        getChildren().addAll(levels);
        getChildren().addAll(names);
        getChildren().addAll(numbers);
        getChildren().add(turnWord);
        getChildren().addAll(lines);
        signs = new Signposts(graph.points().size());
        getChildren().add(mark);
        getChildren().addAll(signs.nodes());
        getChildren().addAll(pieces);
        graph.setOnMousePressed(pressed -> {
            graph.requestFocus();
            double share = (pressed.getX() - left()) / Math.max(1, width());
            graph.mark((int) Math.round(share * graph.last()));
        });
        watching = graph.placeProperty().subscribe(graph::requestLayout);
    }

    private void addPlayer(ChanceGraph graph, Seat seat) {
        Polyline line = new Polyline();
        line.getStyleClass().add("graph-line");
        Piece piece = new Piece();
        piece.getStyleClass().add("graph-piece");
        Badge badge = graph.badges().get(seat);
        if (badge != null) {
            line.pseudoClassStateChanged(Piece.of(badge.colour()), true);
            piece.show(badge, graph.initials().getOrDefault(seat, ""));
        }
        // One line is followed through the others': the winner's. Of those only the one that came nearest is as plain.
        line.pseudoClassStateChanged(OTHERS, graph.chance(lines.size(), graph.last()) < 1);
        line.pseudoClassStateChanged(
                FAINT,
                graph.chance(lines.size(), graph.last()) < 1 && !rival(graph).equals(Optional.of(lines.size())));
        lines.add(line);
        pieces.add(piece);
    }

    /// Of those who did not win, the one whose chance was highest at any time.
    private static Optional<Integer> rival(ChanceGraph graph) {
        return IntStream.range(0, graph.story().players().size())
                .filter(player -> graph.chance(player, graph.last()) < 1)
                .boxed()
                .max(Comparator.comparingDouble(player -> IntStream.rangeClosed(0, graph.last())
                        .mapToDouble(at -> graph.chance(player, at))
                        .max()
                        .orElse(0)));
    }

    private static Label name(String text) {
        Label name = new Label(text);
        name.getStyleClass().add("graph-name");
        return name;
    }

    private static Line line(String style) {
        Line line = new Line();
        line.getStyleClass().add(style);
        return line;
    }

    @Override
    public void dispose() {
        watching.unsubscribe();
        getSkinnable().setOnMousePressed(null);
        getChildren().clear();
        super.dispose();
    }

    private double em() {
        return names.getFirst().getFont().getSize();
    }

    private double left() {
        return snappedLeftInset() + 4.2 * em();
    }

    private double width() {
        return getSkinnable().getWidth() - left() - 2.2 * em();
    }

    private double x(int at) {
        return left() + width() * at / Math.max(1, getSkinnable().last());
    }

    private static double y(double chance, double top, double height) {
        return top + (1 - chance) * height;
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        ChanceGraph graph = getSkinnable();
        double top = y + ABOVE * em();
        double tall = height - (ABOVE + BELOW) * em();
        ground.resizeRelocate(x, y, width, height);
        for (int i = 0; i < LEVELS.length; i++) {
            double at = y(LEVELS[i] / 100.0, top, tall);
            place(levels.get(i), left(), at, left() + width(), at);
            Label name = names.get(i);
            name.autosize();
            name.relocate(left() - name.getWidth() - 0.5 * em(), at - name.getHeight() / 2);
        }
        for (Line turn : turns) {
            double at = x((Integer) turn.getUserData());
            place(turn, at, top, at, top + tall);
        }
        number(y + height - NUMBERED * em());
        int marked = graph.placeProperty().get();
        place(mark, x(marked), top - 0.7 * em(), x(marked), top + tall + 0.7 * em());
        for (int player = 0; player < lines.size(); player++) {
            layOut(player, marked, top, tall);
        }
        plant(top, tall);
    }

    /// Each turn has its number in its middle; where not all have room every second has, or every fifth, and so on.
    private void number(double middle) {
        turnWord.autosize();
        turnWord.relocate(left() - turnWord.getWidth() - 0.5 * em(), middle - turnWord.getHeight() / 2);
        numbers.forEach(Label::autosize);
        int every = EVERY.stream().filter(this::haveRoom).findFirst().orElse(EVERY.getLast());
        for (int i = 0; i < turns.size(); i++) {
            Label number = numbers.get(i);
            number.setVisible(isNumbered(i, every));
            number.relocate(middleOf(i) - number.getWidth() / 2, middle - number.getHeight() / 2);
        }
    }

    private static boolean isNumbered(int turn, int every) {
        return every == 1 || (turn + 1) % every == 0;
    }

    private boolean haveRoom(int every) {
        double free = left();
        for (int i = 0; i < turns.size(); i++) {
            double half = numbers.get(i).getWidth() / 2;
            if (isNumbered(i, every)) {
                if (middleOf(i) - half < free) {
                    return false;
                }
                free = middleOf(i) + half + 0.4 * em();
            }
        }
        return true;
    }

    private double middleOf(int turn) {
        double from = x((Integer) turns.get(turn).getUserData());
        double to = turn + 1 < turns.size() ? x((Integer) turns.get(turn + 1).getUserData()) : left() + width();
        return (from + to) / 2;
    }

    /// A post leads from each sign down to the line of the player who was ahead there.
    private void plant(double top, double tall) {
        ChanceGraph graph = getSkinnable();
        double[] at = graph.points().stream().mapToDouble(this::x).toArray();
        double[] feet = graph.points().stream()
                .mapToDouble(place -> IntStream.range(0, lines.size())
                        .mapToDouble(player -> graph.chance(player, place))
                        .max()
                        .orElse(1))
                .map(most -> y(most, top, tall))
                .toArray();
        signs.plant(at, feet, top - SIGNS * em(), SIGN * em(), left() + width());
    }

    private void layOut(int player, int marked, double top, double tall) {
        ChanceGraph graph = getSkinnable();
        List<Double> points = new ArrayList<>();
        for (int at = 0; at <= graph.last(); at++) {
            if (graph.isDrawn(at)) {
                points.add(x(at));
                points.add(y(graph.chance(player, at), top, tall));
            }
        }
        lines.get(player).getPoints().setAll(points);
        Piece piece = pieces.get(player);
        double size = 1.5 * em();
        piece.resize(size, size);
        // Two that stand equal are set beside each other.
        double aside = 0;
        for (int other = 0; other < player; other++) {
            boolean near = Math.abs(graph.chance(player, marked) - graph.chance(other, marked)) * tall < size;
            aside += near ? size : 0;
        }
        double high = y(graph.chance(player, marked), top, tall) - size / 2;
        if (marked == graph.last()) {
            // Outside the road there is room for as many as end there, one above the other.
            piece.relocate(x(marked) + 0.3 * em(), high - aside);
        } else {
            piece.relocate(x(marked) - size / 2 - aside, high);
        }
    }

    private static void place(Line line, double x, double y, double toX, double toY) {
        line.setStartX(x);
        line.setStartY(y);
        line.setEndX(toX);
        line.setEndY(toY);
    }

    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        return top + 17 * em() + bottom;
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        return left + 30 * em() + right;
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        return top + 12 * em() + bottom;
    }

    @Override
    protected double computeMinWidth(double height, double top, double right, double bottom, double left) {
        return left + 12 * em() + right;
    }
}
