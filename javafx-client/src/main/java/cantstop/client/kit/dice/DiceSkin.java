package cantstop.client.kit.dice;

import cantstop.client.kit.paint.OnScreen;
import cantstop.client.kit.theme.Motion;
import cantstop.engine.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The nodes of a [DiceView]: dice that lie in the order they fell, or in pairs where an option is considered.
final class DiceSkin extends SkinBase<DiceView> {
    private static final PseudoClass BUST = PseudoClass.getPseudoClass("bust");
    private static final Duration DRIVE = Duration.millis(160);

    /// The time limit of shaking: a throw that takes longer waits for a laptop.
    private static final Duration LONGEST_SHAKE = Duration.seconds(4);

    private final List<Die> dice = new ArrayList<>();
    private final List<PaintedSum> sums = List.of(new PaintedSum(), new PaintedSum());
    private final Region line = new Region();
    private final SkidMarks skid = new SkidMarks();
    private final ThrowArrows arrows = new ThrowArrows();
    private final Subscription watching;
    private Tumble lying;
    private @Nullable Animation running;
    private @Nullable Runnable whenDone;
    /// The keyframe that is seen while dice fall.
    private int frame;

    private double paired;
    private double drivenFrom;
    private final Drive drive = new Drive();

    DiceSkin(DiceView control) {
        super(control);
        line.getStyleClass().setAll("bay-line");
        line.setManaged(false);
        lying = new Tumble(control.cast(), control.diceProperty().get());
        watching = Subscription.combine(
                control.diceProperty().subscribe(this::show),
                control.consideredProperty().subscribe(this::consider),
                control.bustProperty().subscribe(this::show));
        show();
    }

    @Override
    public void dispose() {
        skip();
        drive.stop();
        watching.unsubscribe();
        getChildren().clear();
        super.dispose();
    }

    private void show() {
        List<Integer> faces = getSkinnable().diceProperty().get();
        if (faces.size() != dice.size()) {
            dice.clear();
            faces.forEach(face -> dice.add(new Die(face)));
            getChildren().setAll(skid, arrows, line);
            getChildren().addAll(sums);
            getChildren().addAll(dice);
        }
        boolean bust = getSkinnable().bustProperty().get();
        lying = new Tumble(getSkinnable().cast(), faces);
        for (int i = 0; i < faces.size(); i++) {
            dice.get(i).show(faces.get(i));
            dice.get(i).pseudoClassStateChanged(BUST, bust);
        }
        skid.setVisible(bust);
        consider();
    }

    /// The dice drive into pairs, or back; at once where nothing moves.
    private void consider() {
        Option option = getSkinnable().consideredProperty().get();
        boolean apart = option != null && dice.size() == 4 && running == null;
        if (apart) {
            List<Option> all = getSkinnable().optionsProperty().get();
            sums.get(0).show(option.pairing().sum(), option, all);
            sums.get(1).show(option.pairing().otherSum(), option, all);
        }
        drive.stop();
        drivenFrom = paired;
        double to = apart ? 1 : 0;
        if (getSkinnable().moves() && paired != to) {
            drive.to = to;
            drive.playFromStart();
        } else {
            paired = to;
        }
        getSkinnable().requestLayout();
    }

    /// From where they lie to where they are looked at.
    private final class Drive extends Transition {
        private double to;

        Drive() {
            setCycleDuration(DRIVE);
            setInterpolator(Interpolator.EASE_BOTH);
        }

        @Override
        protected void interpolate(double part) {
            paired = drivenFrom + (to - drivenFrom) * part;
            arrange();
        }
    }

    /// The throw: keyframe after keyframe until the dice lie.
    void tumble(Motion motion, Runnable done) {
        whenDone = done;
        paired = 0;
        drive.stop();
        Duration time = motion.of(lying.millis());
        Animation all = motion.reduced() ? fading(time) : new Falling(time);
        all.setOnFinished(finished -> end());
        running = all;
        frame = 0;
        all.play();
    }

    private Animation fading(Duration time) {
        FadeTransition fade = new FadeTransition(time, getSkinnable());
        fade.setFromValue(0);
        fade.setToValue(1);
        return fade;
    }

    private final class Falling extends Transition {
        Falling(Duration time) {
            setCycleDuration(time);
            setInterpolator(Interpolator.LINEAR);
        }

        @Override
        protected void interpolate(double part) {
            frame = (int) Math.round(part * (lying.length() - 1));
            arrange();
        }
    }

    /// Shakes the dice until they are thrown, or until the time limit.
    void shake() {
        if (!(running instanceof Shaking)) {
            skip();
            Animation shaking = new Shaking();
            shaking.setOnFinished(finished -> end());
            running = shaking;
            shaking.play();
        }
    }

    private final class Shaking extends Transition {
        Shaking() {
            setCycleDuration(LONGEST_SHAKE);
            setInterpolator(Interpolator.LINEAR);
        }

        @Override
        protected void interpolate(double part) {
            frame = (int) Math.round(part * LONGEST_SHAKE.toMillis() / Tumble.FRAME);
            arrange();
        }
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

    /// Moves the dice in the room that they have: a request for a layout would have the whole window measured in every
    /// frame.
    private void arrange() {
        DiceView bay = getSkinnable();
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double width = bay.getWidth() - left - snappedRightInset();
        double height = bay.getHeight() - top - snappedBottomInset();
        if (width > 0 && height > 0 && OnScreen.isShown(bay)) {
            layoutChildren(left, top, width, height);
        }
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        double whole = getSkinnable().getHeight();
        double alone = DiceRow.side(dice.getFirst().prefWidth(-1), dice.size(), width, height, whole);
        double side = Math.round(paired > 0 ? DiceRow.inPairs(alone, width) : alone);
        boolean inHand = running instanceof Shaking || getSkinnable().isAtRest() && running == null;
        boolean flying = inHand && running == null && getSkinnable().isShaken();
        arrows.setVisible(inHand && !flying);
        line.setVisible(paired > 0 && !inHand);
        sums.forEach(sum -> sum.setVisible(paired > 0.5 && !inHand));
        if (inHand && !flying) {
            Shaken.lay(dice, running == null ? Shaken.AT_REST : frame, x + side * 1.3, y + height / 2, side);
            arrows.draw(x + side * 2.9, y + height / 2, x + width - side * 0.5, side);
            return;
        }
        DiceRow row = new DiceRow(x, y, width, height, side, dice.size());
        if (flying) {
            Shaken.fly(dice, getSkinnable().cast(), row, x, side);
            return;
        }
        boolean falling = running instanceof Falling;
        Option considered = getSkinnable().consideredProperty().get();
        int[] order = considered == null ? null : DiceRow.inPairs(considered, dice.size());
        for (int i = 0; i < dice.size(); i++) {
            Pose pose = lying.pose(i, falling ? frame : Integer.MAX_VALUE);
            Tumble.Rest rest = lying.rest(i);
            Point2D place = row.lying(i).add(rest.x() * side, rest.y() * side);
            Point2D thrown = new Point2D(x + side * 0.3, row.lying(i).getY());
            Point2D at = thrown.interpolate(place, pose.along());
            double angle = falling ? Math.round(pose.angle() / Shaken.STEP) * Shaken.STEP : pose.angle();
            if (order != null || paired > 0) {
                at = at.interpolate(row.paired(order == null ? i : order[i]), paired);
                angle *= 1 - paired * 0.75;
            }
            dice.get(i).put(at, side);
            dice.get(i)
                    .show(
                            falling
                                    ? pose.face()
                                    : getSkinnable().diceProperty().get().get(i));
            dice.get(i).pose(angle, falling ? pose.lift() : 0);
        }
        line.resizeRelocate(x + width / 2 - 1, y, 2, height);
        for (int half = 0; paired > 0 && half < sums.size(); half++) {
            sums.get(half).place(row.sum(half), side);
        }
        skid.resizeRelocate(x, y, width, height);
        skid.draw(side);
    }

    /// A description of this keyframe, for tests that compare two screens.
    List<Pose> poses(int at) {
        return IntStream.range(0, dice.size()).mapToObj(i -> lying.pose(i, at)).toList();
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        return left + right + DiceRow.width(dice.getFirst().prefWidth(-1), dice.size());
    }

    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        return top + bottom + dice.getFirst().prefHeight(-1) * DiceRow.HIGH;
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        return computePrefHeight(width, top, right, bottom, left);
    }

    @Override
    protected double computeMinWidth(double height, double top, double right, double bottom, double left) {
        return left + right + dice.getFirst().minWidth(-1) * dice.size();
    }
}
