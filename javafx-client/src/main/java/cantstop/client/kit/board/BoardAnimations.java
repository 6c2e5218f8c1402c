package cantstop.client.kit.board;

import cantstop.client.kit.theme.Moment;
import cantstop.client.kit.theme.Motion;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.RotateTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.TranslateTransition;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The motions of the board. Each shows the state that it leads to, or the one before where what is moving will be
/// gone, lets its nodes travel, and puts every node back as it was when it ends or is skipped.
final class BoardAnimations {
    private final BoardSkin skin;
    private final List<Node> moved = new ArrayList<>();
    private final List<Region> effects = new ArrayList<>();
    private @Nullable Animation running;
    private @Nullable Runnable whenDone;

    BoardAnimations(BoardSkin skin) {
        this.skin = skin;
    }

    /// Plays an event, having been skipped before. The control shows the state before the event.
    void play(Event event, GameState before, GameState after, Motion motion, Runnable done) {
        whenDone = done;
        List<Animation> parts = motion.reduced() ? faded(after, motion) : parts(event, before, after, motion);
        if (parts.isEmpty()) {
            end();
            return;
        }
        Animation all = new ParallelTransition(parts.toArray(Animation[]::new));
        all.setOnFinished(finished -> end());
        running = all;
        all.play();
    }

    /// How long what is under way takes in all.
    Duration lasts() {
        return running == null ? Duration.ZERO : running.getTotalDuration();
    }

    /// Ends what is under way, in the state it was leading to.
    void skip() {
        Animation animation = running;
        if (animation != null) {
            animation.setOnFinished(null);
            animation.stop();
        }
        end();
    }

    private void end() {
        running = null;
        for (Node node : moved) {
            node.setTranslateX(0);
            node.setTranslateY(0);
            node.setRotate(0);
            node.setScaleX(1);
            node.setScaleY(1);
            node.setOpacity(1);
        }
        moved.clear();
        effects.forEach(skin::remove);
        effects.clear();
        skin.lost().setVisible(false);
        skin.refresh();
        Runnable done = whenDone;
        whenDone = null;
        if (done != null) {
            done.run();
        }
    }

    private List<Animation> faded(GameState after, Motion motion) {
        show(after);
        List<Animation> parts = new ArrayList<>();
        skin.columns().forEach(column -> parts.add(fade(column.runner, 0, 1, motion.of(Moment.MARKER))));
        return parts;
    }

    private List<Animation> parts(Event event, GameState before, GameState after, Motion motion) {
        return switch (event) {
            case Event.Chosen _ -> climbs(before, after, motion);
            case Event.TakenBack _ -> climbs(before, after, motion);
            case Event.Rolled rolled when rolled.bust() -> tumbles(before, motion);
            case Event.Stopped stopped -> keeps(stopped.seat(), stopped.won(), before, after, motion);
            case Event.PassedOver passed
            when passed.kept() -> keeps(passed.seat(), passed.won(), before, after, motion);
            case Event.Over(Seat winner) when winner != null -> sweeps(winner, after, motion);
            default -> List.of();
        };
    }

    private void show(GameState game) {
        skin.getSkinnable().gameProperty().set(game);
        skin.getSkinnable().layout();
    }

    /// Every runner goes from where it stood, or from its player's square, to where it stands.
    private List<Animation> climbs(GameState before, GameState after, Motion motion) {
        show(after);
        List<Animation> parts = new ArrayList<>();
        Layout layout = skin.layout();
        for (ColumnNodes column : skin.columns().toList()) {
            int to = after.marker(column.column);
            int marker = before.marker(column.column);
            int from = marker == 0 ? before.square(before.mover(), column.column) : marker;
            if (to > 0 && to != marker) {
                double distance = layout.space(column.column, from).getMinY()
                        - layout.space(column.column, to).getMinY();
                Duration time = motion.of(Moment.MARKER);
                parts.add(travel(column.runner, distance, 0, time, Interpolator.ofSpline(0.3, 0, 0.1, 1)));
                if (marker == 0) {
                    parts.add(fade(column.runner, 0, 1, time.multiply(0.5)));
                }
            }
        }
        return parts;
    }

    /// The runners tumble off, one a little after the other, and what they had climbed is named.
    private List<Animation> tumbles(GameState before, Motion motion) {
        List<Animation> parts = new ArrayList<>();
        Duration time = motion.of(Moment.BUST);
        double fall = skin.getSkinnable().getHeight() * 0.6;
        int place = 0;
        for (ColumnNodes column : skin.columns().toList()) {
            if (before.marker(column.column) > 0) {
                Duration delay = time.multiply(0.25 + 0.1 * place);
                Duration falling = time.multiply(0.5);
                Animation drop = travel(column.runner, 0, fall, falling, Interpolator.EASE_IN);
                RotateTransition turn = new RotateTransition(falling, column.runner);
                turn.setByAngle(place % 2 == 0 ? 130 : -160);
                Animation fade = fade(column.runner, 1, 0, falling);
                List.of(drop, turn, fade).forEach(part -> part.setDelay(delay));
                parts.addAll(List.of(drop, turn, fade));
                place++;
            }
        }
        if (before.stepsAtStake() > 0) {
            parts.addAll(lost(before.stepsAtStake(), time));
        }
        return parts.isEmpty() ? List.of(new PauseTransition(time)) : parts;
    }

    private List<Animation> lost(int steps, Duration time) {
        Label label = skin.lost();
        label.setText("\u2212" + steps);
        label.setVisible(true);
        Layout layout = skin.layout();
        double size = layout.rise() * 2.4;
        Pixels.font(label, size);
        double width = label.prefWidth(-1);
        double height = label.prefHeight(-1);
        label.resizeRelocate((layout.width() - width) / 2, (layout.height() - height) / 2, width, height);
        Animation fade = fade(label, 1, 0, time.multiply(0.3));
        fade.setDelay(time.multiply(0.7));
        return List.of(grow(label, 0.4, time.multiply(0.25)), fade);
    }

    /// Runners become squares; in a column that is won the others' squares fall and the flag goes up.
    private List<Animation> keeps(Seat seat, List<Column> won, GameState before, GameState after, Motion motion) {
        List<Animation> parts = new ArrayList<>();
        if (won.isEmpty()) {
            show(after);
            for (ColumnNodes column : skin.columns().toList()) {
                if (before.marker(column.column) > 0) {
                    parts.add(grow(column.piece(seat), 1.5, motion.of(Moment.KEEP)));
                }
            }
            return parts;
        }
        Duration time = motion.of(Moment.COLUMN);
        show(after);
        for (Column number : won) {
            parts.addAll(claims(skin.column(number), seat, before, time));
        }
        return parts;
    }

    private List<Animation> claims(ColumnNodes column, Seat seat, GameState before, Duration time) {
        List<Animation> parts = new ArrayList<>();
        double height = column.banner.getHeight();
        ScaleTransition rise = new ScaleTransition(time.multiply(0.5), column.banner);
        rise.setFromY(0);
        rise.setToY(1);
        touch(column.banner);
        parts.add(rise);
        parts.add(travel(column.banner, height / 2, 0, time.multiply(0.5), Interpolator.EASE_BOTH));
        parts.add(travel(column.flag, height, 0, time.multiply(0.75), Interpolator.ofSpline(0.2, 0, 0.1, 1)));
        parts.add(grow(column.owner, 0, time.multiply(0.7)));
        Layout layout = skin.layout();
        for (var player : before.players()) {
            int space = before.square(player.seat(), column.column);
            if (space > 0 && !player.seat().equals(seat)) {
                Piece piece = column.piece(player.seat());
                column.placeSquare(layout, before, player.seat());
                piece.setVisible(true);
                parts.add(travel(piece, 0, layout.height() * 0.5, time, Interpolator.EASE_IN));
                parts.add(fade(piece, 1, 0, time));
            }
        }
        return parts;
    }

    /// The winner's colour goes up in every column, from two to twelve and back down.
    private List<Animation> sweeps(Seat winner, GameState after, Motion motion) {
        show(after);
        List<Animation> parts = new ArrayList<>();
        Duration time = motion.of(Moment.WIN);
        Layout layout = skin.layout();
        Badge badge = skin.getSkinnable().badgesProperty().get().get(winner);
        for (Column column : layout.columns()) {
            Region sweep = new Region();
            sweep.getStyleClass().setAll("banner", "sweep");
            effect(sweep);
            ColumnNodes.colour(sweep, badge);
            Rectangle2D where = layout.spaces(column, 1, column.height());
            sweep.resizeRelocate(where.getMinX(), where.getMinY(), where.getWidth(), where.getHeight());
            Duration delay = time.multiply(0.03 * (column.number() - Column.LOWEST));
            ScaleTransition up = new ScaleTransition(time.multiply(0.3), sweep);
            up.setFromY(0);
            up.setToY(1);
            up.setDelay(delay);
            sweep.setScaleY(0);
            Animation fade = fade(sweep, 1, 0, time.multiply(0.3));
            fade.setDelay(time.multiply(0.4).add(delay));
            parts.addAll(List.of(up, fade));
        }
        return parts;
    }

    private void effect(Region effect) {
        skin.add(effect);
        effects.add(effect);
    }

    private void touch(Node node) {
        if (!moved.contains(node)) {
            moved.add(node);
        }
    }

    private Animation travel(Node node, double fromY, double toY, Duration time, Interpolator how) {
        touch(node);
        node.setTranslateY(fromY);
        TranslateTransition travel = new TranslateTransition(time, node);
        travel.setFromY(fromY);
        travel.setToY(toY);
        travel.setInterpolator(how);
        return travel;
    }

    private Animation fade(Node node, double from, double to, Duration time) {
        touch(node);
        FadeTransition fade = new FadeTransition(time, node);
        fade.setFromValue(from);
        fade.setToValue(to);
        return fade;
    }

    private Animation grow(Node node, double from, Duration time) {
        touch(node);
        node.setScaleX(from);
        node.setScaleY(from);
        ScaleTransition grow = new ScaleTransition(time, node);
        grow.setFromX(from);
        grow.setFromY(from);
        grow.setToX(1);
        grow.setToY(1);
        grow.setInterpolator(Interpolator.ofSpline(0.2, 0.8, 0.2, 1));
        return grow;
    }
}
