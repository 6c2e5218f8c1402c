package cantstop.client.kit.board;

import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.theme.Motion;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.RotateTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.Transition;
import javafx.animation.TranslateTransition;
import javafx.scene.Node;

/// Moves nodes for a time and puts each back as it was. Times are milliseconds at normal speed.
final class NodeAnimator {
    private static final double FRONT = -900;

    private final BoardLayers layers;
    private final Motion motion;
    private final List<Animation> parts = new ArrayList<>();
    private final List<Node> moved = new ArrayList<>();
    private final List<Node> props = new ArrayList<>();
    private final List<Runnable> undone = new ArrayList<>();

    NodeAnimator(BoardLayers layers, Motion motion) {
        this.layers = layers;
        this.motion = motion;
    }

    BoardLayers layers() {
        return layers;
    }

    List<Animation> parts() {
        return parts;
    }

    /// Puts everything back.
    void clear() {
        for (Node node : moved) {
            node.setTranslateX(0);
            node.setTranslateY(0);
            node.setScaleX(1);
            node.setScaleY(1);
            node.setOpacity(1);
        }
        undone.forEach(Runnable::run);
        props.forEach(layers::remove);
        moved.clear();
        undone.clear();
        props.clear();
    }

    /// Adds a node for the time of the animation, in front of everything.
    void bring(Node prop) {
        props.add(prop);
        layers.add(prop);
    }

    /// A picture that is brought to a point of the sign.
    BoardPicture bring(Picture picture, double x, double y) {
        BoardPicture brought = new BoardPicture("prop");
        brought.show(picture);
        brought.moveTo(x, y);
        layers.cache().ifPresent(cache -> brought.put(layers.layout(), cache));
        bring(brought);
        return brought;
    }

    /// Brings a node in front of all others.
    void front(Node node) {
        double was = node.getViewOrder();
        node.setViewOrder(FRONT);
        afterwards(() -> node.setViewOrder(was));
    }

    /// Runs a task at the end, also if the animation is skipped.
    void afterwards(Runnable task) {
        undone.add(task);
    }

    void fade(Node node, double from, double to, double at, double lasts) {
        touch(node);
        node.setOpacity(from);
        FadeTransition fade = new FadeTransition(motion.of(lasts), node);
        fade.setFromValue(from);
        fade.setToValue(to);
        add(fade, at, Interpolator.LINEAR);
    }

    /// Moves a node from one place to another, in pixels from its own.
    void travel(
            Node node, double fromX, double fromY, double toX, double toY, double at, double lasts, Interpolator how) {
        touch(node);
        if (at == 0) {
            node.setTranslateX(fromX);
            node.setTranslateY(fromY);
        }
        TranslateTransition travel = new TranslateTransition(motion.of(lasts), node);
        travel.setFromX(fromX);
        travel.setFromY(fromY);
        travel.setToX(toX);
        travel.setToY(toY);
        add(travel, at, how);
    }

    void turn(Node node, double from, double to, double at, double lasts, Interpolator how) {
        double was = node.getRotate();
        afterwards(() -> node.setRotate(was));
        node.setRotate(from);
        RotateTransition turn = new RotateTransition(motion.of(lasts), node);
        turn.setFromAngle(from);
        turn.setToAngle(to);
        add(turn, at, how);
    }

    void grow(
            Node node, double fromX, double fromY, double toX, double toY, double at, double lasts, Interpolator how) {
        touch(node);
        if (at == 0) {
            node.setScaleX(fromX);
            node.setScaleY(fromY);
        }
        ScaleTransition grow = new ScaleTransition(motion.of(lasts), node);
        grow.setFromX(fromX);
        grow.setFromY(fromY);
        grow.setToX(toX);
        grow.setToY(toY);
        add(grow, at, how);
    }

    /// Animates a value from 0 to 1.
    void run(DoubleConsumer frame, double at, double lasts, Interpolator how) {
        frame.accept(0);
        add(
                new Transition() {
                    {
                        setCycleDuration(motion.of(lasts));
                    }

                    @Override
                    protected void interpolate(double part) {
                        frame.accept(part);
                    }
                },
                at,
                how);
    }

    private void add(Transition part, double at, Interpolator how) {
        part.setInterpolator(how);
        part.setDelay(motion.of(at));
        parts.add(part);
    }

    private void touch(Node node) {
        if (!moved.contains(node)) {
            moved.add(node);
        }
    }
}
