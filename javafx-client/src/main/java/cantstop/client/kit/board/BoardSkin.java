package cantstop.client.kit.board;

import cantstop.client.kit.theme.Motion;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The nodes of a [BoardView]: the plate, its line, eleven columns, and whatever a motion needs for its time.
final class BoardSkin extends SkinBase<BoardView> {
    private static final double PREFERRED_WIDTH = 720;
    private static final double PREFERRED_HEIGHT = 640;

    /// Below this the pieces of a full space could not be told apart.
    private static final double SMALLEST = 300;

    /// Of the rise from one space to the next: with it every em on the board follows the board's own size.
    private static final double FONT = 0.3;

    /// What may be seen of the plate's shadow beyond the board, in pixels.
    private static final double SHADOW = 10;

    private final Pane ground = new Pane();
    private final Rectangle edge = new Rectangle();
    private final Region plate = new Region();
    private final Region line = new Region();
    private final List<ColumnNodes> columns =
            Column.all().stream().map(ColumnNodes::new).toList();
    /// What a bust has cost. Made with the board, as dressing it while the dice settle would hold everything up.
    private final Label lost = new Label();

    private final BoardAnimations choreography = new BoardAnimations(this);
    private final Subscription watching;
    private @Nullable Standing standing;
    private @Nullable Layout outlined;
    private List<Column> shown = Column.all();
    private Map<Seat, String> initials = Map.of();

    BoardSkin(BoardView control) {
        super(control);
        plate.getStyleClass().setAll("plate");
        line.getStyleClass().setAll("plate-line");
        plate.setManaged(false);
        line.setManaged(false);
        // It is large and slanted, which is dear where no graphics card draws it, and whatever moves lies over it: it
        // is kept as a picture.
        plate.setCache(true);
        ground.setManaged(false);
        // What falls off the board would stretch every box around it, and each would be drawn anew in every frame.
        ground.setClip(edge);
        ground.setMouseTransparent(true);
        ground.getChildren().addAll(plate, line);
        columns.forEach(column -> ground.getChildren().addAll(column.all()));
        lost.getStyleClass().setAll("lost");
        lost.setManaged(false);
        lost.setMouseTransparent(true);
        lost.setVisible(false);
        ground.getChildren().add(lost);
        getChildren().add(ground);
        watching = Subscription.combine(
                control.gameProperty().subscribe(this::refresh),
                control.badgesProperty().subscribe(badges -> {
                    initials = Initials.of(badges);
                    refresh();
                }),
                control.previewProperty().subscribe(this::refresh),
                control.ghostProperty().subscribe(this::refresh),
                control.liveColumnsProperty().subscribe(live -> refresh()));
        refresh();
    }

    Label lost() {
        return lost;
    }

    /// How long the motion that is under way takes in all.
    Duration lasts() {
        return choreography.lasts();
    }

    @Override
    public void dispose() {
        choreography.skip();
        watching.unsubscribe();
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
        var badges = view.badgesProperty().get();
        for (ColumnNodes column : columns) {
            column.show(standing, badges, initials, shown.contains(column.column));
        }
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

    /// Where things lie now.
    Layout layout() {
        return new Layout(shown, getSkinnable().getWidth(), getSkinnable().getHeight());
    }

    /// Something of a motion, on top of everything else.
    void add(Region effect) {
        effect.setManaged(false);
        effect.setMouseTransparent(true);
        ground.getChildren().add(effect);
    }

    void remove(Region effect) {
        ground.getChildren().remove(effect);
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        Layout layout = layout();
        Pixels.font(ground, layout.rise() * FONT);
        ground.resizeRelocate(0, 0, layout.width(), layout.height());
        // Another shape, even the same one, would have the whole board drawn anew in the next frame.
        if (!layout.equals(outlined)) {
            outlined = layout;
            outline(plate, layout.plate(0));
            outline(line, layout.plate(layout.rise() * 0.14));
            edge.setX(-SHADOW);
            edge.setY(-SHADOW);
            edge.setWidth(layout.width() + 2 * SHADOW);
            edge.setHeight(layout.height() + 2 * SHADOW);
        }
        for (ColumnNodes column : columns) {
            if (shown.contains(column.column)) {
                column.place(
                        layout, standing, getSkinnable().numberSizeProperty().get());
            }
        }
    }

    private static void outline(Region region, Polygon shape) {
        Bounds bounds = shape.getBoundsInLocal();
        region.setShape(shape);
        region.resizeRelocate(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
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
