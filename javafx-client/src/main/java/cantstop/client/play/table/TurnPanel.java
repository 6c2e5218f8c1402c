package cantstop.client.play.table;

import cantstop.client.kit.controls.OptionsView;
import cantstop.client.kit.dice.DiceView;
import cantstop.client.kit.screen.Changes;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.play.talk.CallOuts;
import cantstop.engine.Column;
import cantstop.engine.Option;
import cantstop.engine.Roll;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What one plays with: dice, options, Roll and Stop, and the questions that come up beside them.
final class TurnPanel extends VBox {
    private static final PseudoClass NEWS = PseudoClass.getPseudoClass("news");

    private static final PseudoClass STILL = PseudoClass.getPseudoClass("still");

    private final Words words;
    private final Supplier<Motion> motion;
    private final Heading heading;
    private String caption = "";
    private String why = "";
    private String considers = "";
    private Runnable usual = () -> {};
    private boolean asked;
    private final DiceView dice = DiceView.inBay();
    private final NewsView painted = new NewsView();
    private final StackPane bay = new StackPane(dice, painted);
    private final HintRow hints = new HintRow();
    private final OptionsView options = new OptionsView();
    private final RollAndStop foot;
    private final AskStrip ask;
    private final Label problem = Parts.line("problem");

    /// What can be done, and how things move.
    TurnPanel(TableModel model, Words words, Supplier<Motion> motion, Runnable explainDice) {
        this.motion = motion;
        this.words = words;
        ask = new AskStrip(model, words);
        heading = new Heading(words, motion, model::takeBack, explainDice);
        dice.wordsProperty().set(words);
        options.wordsProperty().set(words);
        options.orientationProperty().set(Orientation.HORIZONTAL);
        options.onChooseProperty().set(option -> model.choose(option.columns()));
        options.onPreviewProperty().set(option -> model.look(Optional.ofNullable(option)));
        options.onConsiderProperty().set(option -> model.point(Optional.ofNullable(option)));
        foot = new RollAndStop(model, words);
        problem.textProperty().bind(model.problem());
        dice.setMinHeight(0);

        bay.setMinHeight(0);
        getStyleClass().add("turn");
        // Roll and Stop are last, and the whole stands at the foot of the side: nothing that comes and goes moves them.
        getChildren().addAll(problem, ask, heading, bay, hints, options, foot);
    }

    /// Gives the bay less height where there is too little for all of it: the dice in it become smaller.
    ///
    /// @param least what the bay keeps
    void fit(double width, double room, double least) {
        if (least == 0) {
            dice.setPrefHeight(USE_COMPUTED_SIZE);
        }
        double high = dice.prefHeight(width);
        double over = leastHeight(width) - room;
        if (over > 0 && high > least) {
            dice.setPrefHeight(Math.max(least, high - over));
        }
    }

    /// Whether a sign stands in place of the options and the buttons: the dice are dimmed then.
    void standStill(boolean still) {
        pseudoClassStateChanged(STILL, still);
        options.setVisible(!still);
        foot.setVisible(!still);
        hints.setOpacity(still ? 0 : 1);
    }

    /// Shows nothing of what a sign covers from there on.
    ///
    /// @param edge what it may hide of the bay
    void coveredFrom(double top, double edge) {
        heading.setVisible(heading.getBoundsInParent().getMaxY() <= top);
        bay.setVisible(bay.getBoundsInParent().getMaxY() <= top + edge);
    }

    /// How much height there is below the bay.
    double handsHeight() {
        return getHeight() - bay.getBoundsInParent().getMaxY() - getSpacing();
    }

    /// How high it is without the row of hints.
    double leastHeight(double width) {
        return prefHeight(width) - (hints.isManaged() ? hints.prefHeight(width) + getSpacing() : 0);
    }

    /// How much higher it would be with all that the row of hints has to say.
    double hintHeight(double width) {
        return hints.wholeHeight(width) + getSpacing();
    }

    /// Gives the row of hints its room, or takes it away.
    ///
    /// @return how much it takes
    double makeHintRoom(double width, double room) {
        double taken = hints.fit(width, room - getSpacing());
        return taken == 0 ? 0 : taken + getSpacing();
    }

    /// What is said below the dice.
    HintRow hints() {
        return hints;
    }

    /// Puts the reactions in the place of Roll and Stop while another player has the turn.
    void offerCallOuts(CallOuts calls) {
        foot.offerCallOuts(calls);
    }

    Heading heading() {
        return heading;
    }

    DiceView dice() {
        return dice;
    }

    OptionsView options() {
        return options;
    }

    /// Shows what can be done.
    ///
    /// @param moving whether the dice are in the middle of being shown
    void show(Controls controls, ShownAdvice shownAdvice, boolean pending, boolean asking, boolean moving) {
        if (!moving) {
            caption = "";
            why = "";
        }
        usual = () -> sayUsual(controls, asking);
        sayUsual();
        heading.mine(controls.myTurn());
        heading.call(controls.keys() && controls.dice().isEmpty() && caption.isEmpty());
        Optional<News> news = moving || controls.falling() ? Optional.empty() : controls.news();
        boolean said = !controls.myTurn();
        painted.show(news.map(what -> said ? what.withHeadline() : what), said ? corner(news, controls) : "");
        dice.pseudoClassStateChanged(NEWS, news.isPresent());
        if (!moving && controls.falling()) {
            dice.shake(motion.get());
        } else if (!moving) {
            Optional<Roll> lost = controls.lost();
            dice.show(controls.dice().or(() -> lost).orElse(null));
            dice.bustProperty().set(lost.isPresent());
        }
        Changes.set(dice.optionsProperty(), controls.options());
        if (caption.isEmpty()) {
            options.show(
                    controls.dice().or(controls::lost).orElse(null),
                    controls.options(),
                    controls.stake().runners(),
                    controls.mover());
        }
        Changes.set(options.notesProperty(), shownAdvice.options());
        options.choosableProperty().set(controls.choosing());
        options.keysProperty().set(controls.keys());
        options.theirsProperty().set(!controls.myTurn());
        foot.show(controls, shownAdvice, pending);
        heading.offerBack(controls.takingBack());
        ask.show(controls);
        if (asking && !asked) {
            foot.focusStop();
        }
        asked = asking;
    }

    /// Says what is seen just now, in place of the headline and of the options, until nothing moves any more.
    void caption(String seen) {
        caption(seen, "", null);
    }

    /// The same of a bust.
    ///
    /// @param because which sums were missing
    /// @param lost the roll of which nothing can be made
    void caption(String seen, String because, @Nullable Roll lost) {
        caption = seen;
        why = because;
        usual = () -> sayUsual(Controls.NONE, false);
        sayUsual();
        if (!seen.isEmpty()) {
            options.show(
                    lost,
                    List.of(),
                    lost == null ? options.runnersProperty().get() : List.of(),
                    options.moverProperty().get());
        }
    }

    /// Says in the headline what is its own to say.
    void sayUsual() {
        usual.run();
    }

    private void sayUsual(Controls controls, boolean asking) {
        if (!why.isEmpty()) {
            heading.sayBust(caption, why);
        } else if (!caption.isEmpty()) {
            heading.say(caption);
        } else if (asking) {
            heading.say(words.say("table.ask"));
        } else if (controls.myTurn()) {
            heading.say(controls.headline());
        } else {
            sayNews(controls);
        }
    }

    /// A bust, a column, or what a turn is remembered for stays the news until the dice roll again, but for the player
    /// whose turn it is then.
    private void sayNews(Controls controls) {
        String told = controls.told();
        if (!controls.lostSaid().isEmpty()) {
            heading.sayBust(told.isEmpty() ? controls.lostSaid() : told, controls.headline());
        } else if (controls.news().filter(news -> !news.said().isEmpty()).isPresent()) {
            News news = controls.news().get();
            heading.say(news.said(), news.besides());
        } else if (!told.isEmpty()) {
            heading.tell(told, controls.headline());
        } else {
            heading.say(considers.isEmpty() ? controls.headline() : considers);
        }
    }

    /// Whose turn it is now, where the headline says the news.
    private static String corner(Optional<News> news, Controls controls) {
        return news.filter(what -> !what.said().isEmpty()).isPresent() ? controls.headline() : "";
    }

    /// Says something in place of the headline, where there is no room for it elsewhere.
    void say(String instead) {
        heading.say(instead);
    }

    /// Says what the coach would do in place of the headline, where there is no room for it elsewhere.
    void advise(ShownAdvice.Coached.Answered said) {
        heading.say(said.advice());
        heading.explain(said.advice() + ". " + said.because());
    }

    /// Shows which dice an option uses, mine or what the roller considers.
    void consider(Optional<Option> option) {
        Changes.set(dice.consideredProperty(), option.orElse(null));
    }

    /// Shows what the roller considers.
    ///
    /// @param hand what their hand is over
    /// @param who they are
    /// @return the option that these are, where they are one
    Optional<Option> hint(Optional<Party.Hand> hand, String who) {
        List<Column> columns = hand.map(Party.Hand::columns).orElse(List.of());
        Optional<Option> hinted = options.optionsProperty().get().stream()
                .filter(option -> option.columns().equals(columns))
                .findFirst();
        options.hintedProperty().set(hinted.orElse(null));
        considers = hinted.map(option -> words.say("turn.considers", who, words.option(option.columns())))
                .orElse("");
        sayUsual();
        return hinted;
    }
}
