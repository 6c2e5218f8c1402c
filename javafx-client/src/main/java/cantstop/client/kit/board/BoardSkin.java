package cantstop.client.kit.board;

import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.SkinBase;
import javafx.util.Duration;
import javafx.util.Subscription;

/// Puts on the [BoardLayers] what a [BoardView] is to show, in the room that it has.
final class BoardSkin extends SkinBase<BoardView> {
    private static final double PREFERRED_WIDTH = 720;
    private static final double PREFERRED_HEIGHT = 720;

    /// The smallest size at which the pieces of a full space can be distinguished.
    private static final double SMALLEST = 300;

    /// The size, in units, of a number as high as the rise from space to space.
    private static final double NUMBER = 47;

    private final BoardLayers layers = new BoardLayers();
    private final BoardAnimations animations = new BoardAnimations(layers, this::refresh);
    private final Subscription watching;
    private final BoardPictures pictures;
    private List<Column> shown = Column.all();
    private Players players;

    BoardSkin(BoardView control) {
        super(control);
        players = Players.of(control.badgesProperty().get());
        getChildren().add(layers.node());
        pictures = new BoardPictures(control, this::refresh);
        pictures.wants(() -> layers.pictures(layout()));
        watching = Subscription.combine(
                control.gameProperty().subscribe(this::refresh),
                control.badgesProperty().subscribe(badges -> {
                    players = Players.of(badges);
                    refresh();
                }),
                control.previewProperty().subscribe(this::refresh),
                control.ghostProperty().subscribe(this::refresh),
                control.wordsProperty().subscribe(words -> refresh()),
                control.liveColumnsProperty().subscribe(live -> refresh()),
                control.festiveProperty().subscribe(festive -> refresh()));
        refresh();
    }

    /// How long the game waits for the motion that is under way.
    Duration lasts() {
        return animations.lasts();
    }

    /// Draws at once what is still to be drawn.
    void settle() {
        pictures.settle();
        getSkinnable().layout();
    }

    @Override
    public void dispose() {
        animations.skip();
        watching.unsubscribe();
        pictures.dispose();
        getChildren().clear();
        super.dispose();
    }

    /// Shows the control's state as it is now.
    private void refresh() {
        BoardView view = getSkinnable();
        GameState game = view.gameProperty().get();
        Optional<SpaceContents> standing = Optional.ofNullable(game)
                .map(is -> SpaceContents.of(
                        is, view.previewProperty().get(), view.ghostProperty().get()));
        boolean live = view.liveColumnsProperty().get();
        shown = standing.filter(is -> live).map(SpaceContents::live).orElse(Column.all());
        layers.show(
                standing.orElse(null),
                players,
                shown,
                numbers(),
                view.festiveProperty().get());
        Optional<SpaceContents.Loss> loss = standing.flatMap(SpaceContents::loss);
        int steps = loss.map(SpaceContents.Loss::steps).orElse(game == null ? 0 : game.stepsAtStake());
        Words words = view.wordsProperty().get();
        layers.stakes().show(steps, loss.isPresent(), words.say("board.steps", steps));
        pictures.expect(layers.soon());
        view.requestLayout();
    }

    /// Plays an event. The control shows the state after it by now.
    void play(Event event, GameState before, GameState after, Motion motion, Runnable done) {
        getSkinnable().layout();
        Words words = getSkinnable().wordsProperty().get();
        animations.play(event, before, after, motion, words, done);
    }

    void skip() {
        animations.skip();
    }

    /// How large the columns' numbers are, in units.
    double numbers() {
        return getSkinnable().numberSizeProperty().get() * NUMBER;
    }

    /// Where things lie now.
    Layout layout() {
        return new Layout(shown, getSkinnable().getWidth(), getSkinnable().getHeight());
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        Layout layout = layout();
        if (layout.unit() > 0) {
            pictures.fit(layout.unit());
            layers.place(layout, pictures.theme(), pictures.cache());
        }
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
