package cantstop.client.kit.dice;

import cantstop.client.kit.theme.Motion;
import cantstop.engine.Pairing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The nodes of a [DiceView]: dice in their bay, with a shadow each; and when a pairing is looked at, a bay for each
/// pair with its sum beside it.
final class DiceSkin extends SkinBase<DiceView> {
    private static final PseudoClass BUST = PseudoClass.getPseudoClass("bust");
    private static final PseudoClass PAIRED = PseudoClass.getPseudoClass("paired");

    /// Gaps and the bay's room above and below the dice, in dice.
    private static final double GAP = 0.22;
    private static final double ROOM = 0.2;

    /// How far apart the shadow is from a die in the air, in heights.
    private static final double APART = 0.75;

    private final Region bay = region("dice-bay");
    private final Region divide = region("bay-divide");
    private final List<Label> sums = List.of(sum(), sum());
    private final List<Region> shadows = new ArrayList<>();
    private final List<Die> dice = new ArrayList<>();
    private final Subscription watching;
    private @Nullable Animation running;
    private @Nullable Runnable whenDone;

    DiceSkin(DiceView control) {
        super(control);
        watching = Subscription.combine(
                control.diceProperty().subscribe(this::show),
                control.bracketedProperty().subscribe(this::pair),
                control.bustProperty().subscribe(this::show));
        show();
    }

    private static Region region(String styleClass) {
        Region region = new Region();
        region.getStyleClass().setAll(styleClass);
        region.setManaged(false);
        region.setMouseTransparent(true);
        return region;
    }

    private static Label sum() {
        Label sum = new Label();
        sum.getStyleClass().setAll("bay-sum");
        sum.setManaged(false);
        return sum;
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
            shadows.clear();
            faces.forEach(face -> {
                dice.add(new Die(face));
                shadows.add(region("die-shadow"));
            });
            getChildren().setAll(bay, divide);
            getChildren().addAll(sums);
            getChildren().addAll(shadows);
            getChildren().addAll(dice);
        }
        for (int i = 0; i < faces.size(); i++) {
            dice.get(i).show(faces.get(i));
            dice.get(i)
                    .pseudoClassStateChanged(BUST, getSkinnable().bustProperty().get());
            shadows.get(i).setVisible(faces.get(i) != Die.BLANK);
        }
        pair();
    }

    private @Nullable Pairing pairing() {
        return dice.size() == 4 && running == null
                ? getSkinnable().bracketedProperty().get()
                : null;
    }

    private void pair() {
        Pairing pairing = pairing();
        divide.setVisible(pairing != null);
        sums.forEach(sum -> sum.setVisible(pairing != null));
        if (pairing != null) {
            sums.getFirst().setText(Integer.toString(pairing.sum()));
            sums.getLast().setText(Integer.toString(pairing.otherSum()));
        }
        for (int i = 0; i < dice.size(); i++) {
            dice.get(i).pseudoClassStateChanged(PAIRED, pairing != null && pairing.isWithFirst(i));
        }
        getSkinnable().requestLayout();
    }

    /// Lets the dice fall. Where motion is reduced they fade in where they lie.
    void tumble(Throw way, Duration time, Motion motion, Runnable done) {
        whenDone = done;
        Animation all = motion.reduced() ? fade(time) : fall(way, time);
        all.setOnFinished(finished -> end());
        running = all;
        pair();
        all.play();
    }

    private Animation fade(Duration time) {
        FadeTransition fade = new FadeTransition(time, getSkinnable());
        fade.setFromValue(0);
        fade.setToValue(1);
        return fade;
    }

    private Animation fall(Throw way, Duration time) {
        return new Transition() {
            {
                setCycleDuration(time);
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double part) {
                List<Throw.Pose> poses = way.at(part);
                for (int i = 0; i < dice.size(); i++) {
                    pose(i, poses.get(i));
                }
            }
        };
    }

    private void pose(int place, Throw.Pose pose) {
        Die die = dice.get(place);
        Region shadow = shadows.get(place);
        double side = die.getWidth();
        die.show(pose.face());
        die.setRotate(pose.angle());
        die.setTranslateX(-pose.back() * side);
        die.setTranslateY(-pose.height() * side);
        shadow.setRotate(pose.angle());
        shadow.setTranslateX((pose.height() * APART - pose.back()) * side);
        shadow.setTranslateY(pose.height() * APART * side / 2);
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
        getSkinnable().setOpacity(1);
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
        bay.resizeRelocate(x, y, width, height);
        // Dice that come from the left are seen once they are in their bay.
        getSkinnable().setClip(new javafx.scene.shape.Rectangle(x, y, width, height));
        double top = y + (height - side) / 2;
        Pairing pairing = pairing();
        List<Double> lefts = pairing == null ? inARow(x, width, side) : inPairs(pairing, x, width, side);
        List<Integer> faces = getSkinnable().diceProperty().get();
        for (int i = 0; i < dice.size(); i++) {
            double tilt = pairing == null ? Throw.rest(faces, i) : Throw.rest(faces, i) / 3;
            Stream.of(shadows.get(i), dice.get(i)).forEach(node -> {
                node.setRotate(tilt);
                node.setTranslateX(0);
                node.setTranslateY(0);
            });
            shadows.get(i).resizeRelocate(lefts.get(i) + side * 0.06, top + side * 0.08, side, side);
            dice.get(i).resizeRelocate(lefts.get(i), top, side, side);
        }
        if (pairing != null) {
            divide.resizeRelocate(x + width / 2 - 1, y + height * 0.06, 2, height * 0.88);
            paint(sums.getFirst(), x + width / 2, y, height, side);
            paint(sums.getLast(), x + width, y, height, side);
        }
    }

    private List<Double> inARow(double x, double width, double side) {
        double step = side * (1 + GAP);
        double left = x + (width - (dice.size() * step - side * GAP)) / 2;
        return IntStream.range(0, dice.size())
                .mapToObj(place -> left + place * step)
                .toList();
    }

    /// The first pair in the left half, the other one in the right half.
    private List<Double> inPairs(Pairing pairing, double x, double width, double side) {
        double step = Math.min(side * 1.06, width * 0.19);
        double[] next = {x + width * 0.025, x + width * 0.525};
        List<Double> lefts = new ArrayList<>();
        for (int place = 0; place < dice.size(); place++) {
            int half = pairing.isWithFirst(place) ? 0 : 1;
            lefts.add(next[half]);
            next[half] += step;
        }
        return lefts;
    }

    /// Paints a sum on the road, at the right end of its half.
    private static void paint(Label sum, double right, double y, double height, double side) {
        sum.applyCss();
        double wide = sum.prefWidth(-1);
        double high = sum.prefHeight(-1);
        sum.resizeRelocate(right - Math.max(wide + 4, side * 0.34 + wide / 2), y + (height - high) / 2, wide, high);
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        return left + right + dice.getFirst().prefWidth(-1) * (dice.size() * (1 + GAP) + GAP);
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
    protected double computeMaxWidth(double height, double top, double right, double bottom, double left) {
        return Double.MAX_VALUE;
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        return computePrefHeight(width, top, right, bottom, left);
    }
}
