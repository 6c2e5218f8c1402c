package cantstop.client.kit.board;

import cantstop.client.kit.paint.Bakery;
import cantstop.client.kit.paint.Chevrons;
import cantstop.client.kit.paint.Cone;
import cantstop.client.kit.paint.GhostCone;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.theme.Motion;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The nodes of a [BoardView], in layers: the sign with its columns, what is painted on them, what stands there, and
/// what a motion needs for its time.
final class BoardSkin extends SkinBase<BoardView> {
    private static final double PREFERRED_WIDTH = 720;
    private static final double PREFERRED_HEIGHT = 720;

    /// Below this the pieces of a full space could not be told apart.
    private static final double SMALLEST = 300;

    /// How large a number is whose share of the rise from space to space is 1, in units.
    private static final double NUMBER = 47;

    /// What is seen beyond the room of the board, in pixels: its shadow, and a corner of the stakes.
    private static final double BEYOND = 40;

    private final Rectangle edge = new Rectangle();
    private final Pane painted = layer();
    private final Pane standingLayer = layer();
    private final Pane over = layer();
    private final Enamel enamel = new Enamel();
    private final StakeSign stakes = new StakeSign();
    private final Triumph triumph = new Triumph();
    private final List<ColumnNodes> columns =
            Column.all().stream().map(ColumnNodes::new).toList();

    private final BoardAnimations choreography = new BoardAnimations(this);
    private final Subscription watching;
    private final Oven oven;
    private @Nullable Standing standing;
    private List<Column> shown = Column.all();
    private Players players;

    BoardSkin(BoardView control) {
        super(control);
        players = Players.of(control.badgesProperty().get());
        Pane ground = layer();
        // What falls off the board would stretch every box around it, and each would be drawn anew in every frame.
        ground.setClip(edge);
        painted.getChildren().addAll(enamel.nodes());
        columns.forEach(column -> painted.getChildren().addAll(column.ground()));
        columns.forEach(column -> painted.getChildren().addAll(column.steps()));
        columns.forEach(column -> standingLayer.getChildren().addAll(column.standing()));
        standingLayer.getChildren().addAll(triumph.nodes());
        ground.getChildren().addAll(painted, standingLayer, over, stakes);
        getChildren().add(ground);
        oven = new Oven(control, this::refresh);
        oven.wants(this::pictures);
        watching = Subscription.combine(
                control.gameProperty().subscribe(this::refresh),
                control.badgesProperty().subscribe(badges -> {
                    players = Players.of(badges);
                    refresh();
                }),
                control.previewProperty().subscribe(this::refresh),
                control.ghostProperty().subscribe(this::refresh),
                control.wordsProperty().subscribe(words -> refresh()),
                control.liveColumnsProperty().subscribe(live -> refresh()));
        refresh();
    }

    private static Pane layer() {
        Pane layer = new Pane();
        layer.setManaged(false);
        layer.setMouseTransparent(true);
        return layer;
    }

    /// What is seen now, and what will be in this game.
    private List<Picture> pictures() {
        List<Picture> pictures = new ArrayList<>(List.of(layout().sign()));
        prints().flatMap(print -> print.picture().stream()).forEach(pictures::add);
        pictures.addAll(List.of(new GhostCone(Cone.ON_A_SPACE), new Chevrons.Hoped(), new Chevrons.Lost()));
        for (Colour colour : players.colours()) {
            pictures.add(new Cone(colour, Cone.ON_A_SPACE, true));
            pictures.add(new Cone(colour, 1, false));
            pictures.add(new Chevrons.Gained(colour));
        }
        return pictures;
    }

    private Stream<Print> prints() {
        return Stream.of(painted, standingLayer, over)
                .flatMap(layer -> layer.getChildren().stream())
                .filter(Print.class::isInstance)
                .map(Print.class::cast);
    }

    /// How long the motion that is under way takes in all.
    Duration lasts() {
        return choreography.lasts();
    }

    /// Draws at once what is still to be drawn.
    void settle() {
        oven.settle();
        getSkinnable().layout();
    }

    @Override
    public void dispose() {
        choreography.skip();
        watching.unsubscribe();
        oven.dispose();
        getChildren().clear();
        super.dispose();
    }

    /// Shows the control's state as it is now.
    void refresh() {
        BoardView view = getSkinnable();
        GameState game = view.gameProperty().get();
        standing = game == null
                ? null
                : Standing.of(
                        game, view.previewProperty().get(), view.ghostProperty().get());
        shown = standing != null && view.liveColumnsProperty().get() ? standing.live() : Column.all();
        for (ColumnNodes column : columns) {
            column.show(standing, players, shown.contains(column.column), numbers());
        }
        Optional<Standing.Loss> loss = Optional.ofNullable(standing).flatMap(Standing::loss);
        int steps = loss.map(Standing.Loss::steps).orElse(game == null ? 0 : game.stepsAtStake());
        stakes.show(steps, loss.isPresent(), view.wordsProperty().get().say("board.steps", steps));
        triumph.show(game, players);
        view.requestLayout();
    }

    void play(Event event, GameState before, GameState after, Motion motion, Runnable done) {
        choreography.play(event, before, after, motion, done);
    }

    void skip() {
        choreography.skip();
    }

    ColumnNodes column(Column column) {
        return columns.get(column.number() - Column.LOWEST);
    }

    Stream<ColumnNodes> columns() {
        return columns.stream();
    }

    /// The size of the columns' numbers, in units.
    double numbers() {
        return getSkinnable().numberSizeProperty().get() * NUMBER;
    }

    Players players() {
        return players;
    }

    StakeSign stakes() {
        return stakes;
    }

    Triumph triumph() {
        return triumph;
    }

    Optional<Bakery> bakery() {
        return oven.bakery();
    }

    /// Where things lie now.
    Layout layout() {
        return new Layout(shown, getSkinnable().getWidth(), getSkinnable().getHeight());
    }

    /// Something of a motion, on top of everything else.
    void add(Node effect) {
        effect.setManaged(false);
        effect.setMouseTransparent(true);
        over.getChildren().add(effect);
    }

    void remove(Node effect) {
        over.getChildren().remove(effect);
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        Layout layout = layout();
        if (layout.unit() <= 0) {
            return;
        }
        oven.fit(layout.unit());
        edge.setX(-BEYOND);
        edge.setY(-BEYOND);
        edge.setWidth(layout.width() + 2 * BEYOND);
        edge.setHeight(layout.height() + 2 * BEYOND);
        for (ColumnNodes column : columns) {
            if (shown.contains(column.column)) {
                column.place(layout, standing);
            }
        }
        enamel.place(layout, oven.bakery());
        stakes.place(layout, oven.theme());
        triumph.place(layout, columns);
        oven.bakery().ifPresent(bakery -> prints().forEach(print -> print.put(layout, bakery)));
    }

    @Override
    protected double computeMinWidth(double height, double top, double right, double bottom, double left) {
        return SMALLEST;
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        return SMALLEST;
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        return PREFERRED_WIDTH;
    }

    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        return PREFERRED_HEIGHT;
    }

    @Override
    protected double computeMaxWidth(double height, double top, double right, double bottom, double left) {
        return Double.MAX_VALUE;
    }

    @Override
    protected double computeMaxHeight(double width, double top, double right, double bottom, double left) {
        return Double.MAX_VALUE;
    }
}
