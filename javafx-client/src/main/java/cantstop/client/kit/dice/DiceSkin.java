package cantstop.client.kit.dice;

import cantstop.client.kit.theme.Moment;
import cantstop.client.kit.theme.Motion;
import cantstop.engine.Pairing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.ParallelTransition;
import javafx.animation.RotateTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.Timeline;
import javafx.animation.TranslateTransition;
import javafx.css.PseudoClass;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The nodes of a [DiceView]: dice in a row, with room above and below for the brackets.
final class DiceSkin extends SkinBase<DiceView> {
    private static final PseudoClass BUST = PseudoClass.getPseudoClass("bust");
    private static final PseudoClass PAIRED = PseudoClass.getPseudoClass("paired");

    /// Gaps and the room for brackets, in dice.
    private static final double GAP = 0.28;
    private static final double ROOM = 0.62;
    private static final double REACH = 0.34;
    private static final int FACES_WHILE_TUMBLING = 7;

    private final List<Die> dice = new ArrayList<>();
    /// Nothing, as large as what the dice need to tumble: without it every box around them would change its size, and
    /// be drawn anew, in every frame.
    private final Region air = new Region();

    private final Bracket above = new Bracket(true);
    private final Bracket below = new Bracket(false);
    private final Subscription watching;
    private @Nullable Animation running;
    private @Nullable Runnable whenDone;

    DiceSkin(DiceView control) {
        super(control);
        air.setManaged(false);
        air.setMouseTransparent(true);
        watching = Subscription.combine(
                control.diceProperty().subscribe(this::show),
                control.bracketedProperty().subscribe(this::bracket),
                control.bustProperty().subscribe(this::show));
        show();
    }

    @Override
    public void dispose() {
        skip();
        watching.unsubscribe();
        getChildren().clear();
        super.dispose();
    }

    private void show() {
        List<Integer> faces = getSkinnable().diceProperty().get();
        if (faces.size() != dice.size()) {
            dice.clear();
            faces.forEach(face -> dice.add(new Die(face)));
            getChildren().setAll(dice);
            getChildren().addAll(above, below, air);
        }
        for (int i = 0; i < faces.size(); i++) {
            dice.get(i).show(faces.get(i));
            dice.get(i)
                    .pseudoClassStateChanged(BUST, getSkinnable().bustProperty().get());
        }
        bracket();
    }

    private void bracket() {
        Pairing pairing = getSkinnable().bracketedProperty().get();
        boolean shown = pairing != null && dice.size() == 4 && running == null;
        above.setVisible(shown);
        below.setVisible(shown);
        for (int i = 0; i < dice.size(); i++) {
            dice.get(i).pseudoClassStateChanged(PAIRED, pairing != null && pairing.isWithFirst(i));
        }
        getSkinnable().requestLayout();
    }

    /// Every die turns, hops and shows other faces, and they come to rest one after the other.
    void tumble(Motion motion, Runnable done) {
        whenDone = done;
        Duration time = motion.of(Moment.DICE);
        List<Animation> parts = new ArrayList<>();
        for (int i = 0; i < dice.size(); i++) {
            Duration own = time.multiply(0.7 + 0.3 * (i + 1) / dice.size());
            if (motion.reduced()) {
                FadeTransition fade = new FadeTransition(time, dice.get(i));
                fade.setFromValue(0);
                fade.setToValue(1);
                parts.add(fade);
            } else {
                parts.addAll(tumble(dice.get(i), own, i));
            }
        }
        Animation all = new ParallelTransition(parts.toArray(Animation[]::new));
        all.setOnFinished(finished -> end());
        running = all;
        bracket();
        all.play();
    }

    private static List<Animation> tumble(Die die, Duration time, int place) {
        int last = die.face();
        Timeline faces = new Timeline();
        for (int step = 0; step < FACES_WHILE_TUMBLING; step++) {
            // Any sequence of faces does that never shows one twice in a row; the last one is what was rolled.
            int face = step == FACES_WHILE_TUMBLING - 1 ? last : (last + 2 * place + 5 * step) % 6 + 1;
            faces.getKeyFrames()
                    .add(new KeyFrame(time.multiply(step / (double) FACES_WHILE_TUMBLING), event -> die.show(face)));
        }
        RotateTransition turn = new RotateTransition(time, die);
        turn.setFromAngle(place % 2 == 0 ? -420 : 380);
        turn.setToAngle(0);
        turn.setInterpolator(Interpolator.ofSpline(0.1, 0.6, 0.2, 1));
        TranslateTransition fall = new TranslateTransition(time, die);
        fall.setFromY(-40 - 10 * place);
        fall.setToY(0);
        fall.setInterpolator(Interpolator.ofSpline(0.2, 0.5, 0.1, 1));
        ScaleTransition settle = new ScaleTransition(time, die);
        settle.setFromX(1.25);
        settle.setFromY(1.25);
        settle.setToX(1);
        settle.setToY(1);
        return List.of(faces, turn, fall, settle);
    }

    void skip() {
        Animation animation = running;
        if (animation != null) {
            animation.setOnFinished(null);
            animation.stop();
            end();
        }
    }

    private void end() {
        running = null;
        for (Die die : dice) {
            die.setRotate(0);
            die.setTranslateY(0);
            die.setScaleX(1);
            die.setScaleY(1);
            die.setOpacity(1);
        }
        show();
        Runnable done = whenDone;
        whenDone = null;
        if (done != null) {
            done.run();
        }
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        double side = dice.getFirst().prefWidth(-1);
        double step = side * (1 + GAP);
        air.resizeRelocate(
                -side,
                -2 * side,
                getSkinnable().getWidth() + 2 * side,
                getSkinnable().getHeight() + 3 * side);
        double left = x + (width - (dice.size() * step - side * GAP)) / 2;
        double top = y + (height - side) / 2;
        for (int i = 0; i < dice.size(); i++) {
            dice.get(i).resizeRelocate(left + i * step, top, side, side);
        }
        Pairing pairing = getSkinnable().bracketedProperty().get();
        if (pairing != null && dice.size() == 4) {
            span(above, pairing, true, left + side / 2, step, top, side * REACH);
            span(below, pairing, false, left + side / 2, step, top + side, side * REACH);
        }
    }

    private static void span(
            Bracket bracket, Pairing pairing, boolean first, double middle, double step, double edge, double reach) {
        int[] ends = IntStream.range(0, 4)
                .filter(die -> pairing.isWithFirst(die) == first)
                .toArray();
        int sum = first ? pairing.sum() : pairing.otherSum();
        bracket.span(sum, middle + ends[0] * step, middle + ends[1] * step, edge, reach);
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        double side = dice.getFirst().prefWidth(-1);
        return left + right + side * (dice.size() * (1 + GAP) - GAP);
    }

    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        return top + bottom + dice.getFirst().prefHeight(-1) * (1 + 2 * ROOM);
    }

    @Override
    protected double computeMinWidth(double height, double top, double right, double bottom, double left) {
        return computePrefWidth(height, top, right, bottom, left);
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        return computePrefHeight(width, top, right, bottom, left);
    }
}
