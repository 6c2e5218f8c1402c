package cantstop.client.play.table;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.theme.Moment;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.animation.Interpolator;
import javafx.animation.TranslateTransition;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The line above the dice: what is up, set like a sign. A bust has its own sign before it; at its end stands who
/// threw the dice, where something is wrong with them, and what can be done besides: to bet on a bust, or to take a
/// choice back.
final class Heading extends HBox {
    private static final PseudoClass BRIEF = PseudoClass.getPseudoClass("brief");
    private static final PseudoClass MINE = PseudoClass.getPseudoClass("mine");
    private static final PseudoClass TALE = PseudoClass.getPseudoClass("tale");
    private static final PseudoClass CALLING = PseudoClass.getPseudoClass("calling");

    private final Words words;
    private final Supplier<Motion> motion;
    private final Label tag;
    private final Label headline = Parts.label("", "headline");
    /// The same in its usual size, to be measured only.
    private final Label whole = Parts.label("", "headline");

    private final Label aside = Parts.label("", "headline-aside");
    private final Button thrownBy;
    private final Button bet;
    private final Button takeBack;

    /// A line that says nothing yet.
    ///
    /// @param takingBack takes a choice back
    /// @param explainDice says how the dice were thrown
    Heading(Words words, Supplier<Motion> motion, Runnable takingBack, Runnable explainDice) {
        this.words = words;
        this.motion = motion;
        tag = Parts.label(words.say("bust.tag"), "bust-tag");
        bet = Parts.button(words.say("talk.call"), () -> {}, "bet");
        bet.setGraphic(Parts.label("B", "key-cap"));
        bet.setTooltip(new Tooltip(words.say("talk.call.hint")));
        thrownBy = Parts.button("", explainDice, "thrown-by");
        thrownBy.setManaged(false);
        takeBack = Parts.button(words.say("table.takeBack"), takingBack, "take-back");
        takeBack.setGraphic(Parts.label("Z", "key-cap"));
        headline.setMinWidth(0);
        for (Label label : new Label[] {tag, aside}) {
            label.setMinWidth(USE_PREF_SIZE);
        }
        getStyleClass().addAll("row", "heading");
        whole.textProperty().bind(headline.textProperty());
        whole.setManaged(false);
        whole.setVisible(false);
        getChildren().addAll(tag, headline, Parts.spring(), aside, thrownBy, bet, takeBack, whole);
        Parts.showIf(false, bet);
        offerBack(false);
        say("");
    }

    /// Offers to bet on a bust, while that counts.
    void offerBet(Runnable betting, ObservableValue<Boolean> counts) {
        bet.setOnAction(pressed -> betting.run());
        counts.subscribe(counting -> Parts.showIf(counting, bet));
    }

    /// Offers to take a choice back, or not.
    void offerBack(boolean possible) {
        Parts.showIf(possible, takeBack);
    }

    /// Says which laptops threw the dice that lie there, where there is room; nothing where none do.
    void thrownBy(String laptops) {
        thrownBy.setText(laptops);
        requestLayout();
    }

    /// Says one thing.
    void say(String said) {
        show("", said, "");
    }

    /// Says one thing, and at the end what else there is to say.
    void say(String said, String besides) {
        show("", said, besides);
    }

    /// Says a bust: whose, or what it cost, and at the end what else there is to say.
    void sayBust(String said, String besides) {
        show(words.say("bust.tag"), said, besides);
        headline.setAccessibleText(words.say("said", words.say("bust.tag"), said));
    }

    /// Tells what the turn before is remembered for, and at the end what else there is to say.
    void tell(String tale, String besides) {
        show("", tale, besides);
        headline.pseudoClassStateChanged(TALE, true);
    }

    private void show(String sign, String said, String besides) {
        headline.pseudoClassStateChanged(TALE, false);
        tag.setText(sign);
        headline.setText(said);
        headline.setAccessibleText(null);
        aside.setText(besides);
        requestLayout();
    }

    /// Says something in full to who can't see it.
    void explain(String inFull) {
        headline.setAccessibleText(inFull);
    }

    /// The turn is mine, or not.
    void mine(boolean turn) {
        headline.pseudoClassStateChanged(MINE, turn);
    }

    /// My turn begins: the headline is a sign that slides in, and stays one until the first roll.
    void call(boolean begins) {
        boolean did = headline.getPseudoClassStates().contains(CALLING);
        headline.pseudoClassStateChanged(CALLING, begins);
        if (begins && !did && motion.get().travels()) {
            TranslateTransition slide = new TranslateTransition(motion.get().of(Moment.KEEP), headline);
            slide.setFromX(-getWidth() / 2);
            slide.setToX(0);
            slide.setInterpolator(Interpolator.EASE_OUT);
            slide.play();
        }
    }

    /// Where the width is short the end of the line goes first, then the sentence is set smaller: the sign stays.
    @Override
    protected void layoutChildren() {
        double room = getWidth() - 2 * getSpacing() - whole.prefWidth(-1) - wide(bet) - wide(takeBack);
        double sign = tag.getText().isEmpty() ? 0 : tag.prefWidth(-1) + getSpacing();
        double end = aside.getText().isEmpty() ? 0 : aside.prefWidth(-1) + 2 * getSpacing();
        Parts.showIf(sign > 0, tag);
        headline.pseudoClassStateChanged(BRIEF, sign > 0 && sign > room);
        Parts.showIf(end > 0 && sign + end <= room, aside);
        super.layoutChildren();
        placeThrownBy();
    }

    /// It takes what is left before the end of the line, and asks for no room: the sentence wraps where it would
    /// anyway.
    private void placeThrownBy() {
        double end = Stream.of(aside, bet, takeBack)
                .filter(Node::isManaged)
                .mapToDouble(node -> node.getLayoutX() - getSpacing())
                .min()
                .orElse(getWidth());
        double wide = thrownBy.prefWidth(-1);
        double high = thrownBy.prefHeight(-1);
        double begin = headline.getLayoutX() + whole.prefWidth(-1) + getSpacing();
        thrownBy.setVisible(!thrownBy.getText().isEmpty() && begin + wide <= end);
        thrownBy.resizeRelocate(end - wide, snapPositionY((getHeight() - high) / 2), wide, high);
    }

    private double wide(Region node) {
        return node.isManaged() && node.isVisible() ? node.prefWidth(-1) + getSpacing() : 0;
    }
}
