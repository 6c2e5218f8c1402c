package cantstop.client.extras.lesson;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.controls.OptionsView;
import cantstop.client.kit.controls.RollStopBar;
import cantstop.client.kit.dice.DiceView;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.EventAnimator;
import cantstop.client.model.words.SeatNames;
import cantstop.client.play.table.Controls;
import cantstop.client.play.table.Keys;
import cantstop.client.play.table.TableAnimator;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// The lesson: the board as at a table, and beside it what to do next above what it is done with.
public final class LessonScreen implements Screen {
    private final LessonModel model;
    private final Words words;
    private final Supplier<Motion> motion;
    private final LessonCard card;
    private final BoardView board = new BoardView();
    private final DiceView dice = DiceView.inBay();
    private final OptionsView options = new OptionsView();
    private final RollStopBar bar = new RollStopBar();
    private final Keys keys = new Keys();
    private final LessonSide side;
    private final TableAnimator stage;
    private final HBox root = new HBox();
    private final Pointer pointer = new Pointer();
    private final StackPane all = new StackPane(root, pointer);
    private final Listening listening = new Listening();
    private LessonStep step = LessonStep.FIRST_ROLL;

    /// A lesson that is not in view yet.
    ///
    /// @param motion how things move on this screen
    /// @param rules opens the page of rules
    public LessonScreen(LessonModel model, Words words, Supplier<Motion> motion, Runnable rules) {
        this.model = model;
        this.words = words;
        this.motion = motion;
        card = new LessonCard(model, words, rules);
        stage = new TableAnimator(board, dice, motion);
        board.wordsProperty().set(words);
        dice.wordsProperty().set(words);
        options.wordsProperty().set(words);
        options.orientationProperty().set(Orientation.HORIZONTAL);
        options.onChooseProperty().set(option -> model.choose(option.columns()));
        options.onPreviewProperty().set(this::point);
        bar.onRollProperty().set(model::roll);
        bar.onStopProperty().set(model::stop);
        Button home = Parts.button(words.say("leave"), model::goHome, "quiet");
        HBox foot = new HBox(Parts.spring(), home);
        foot.getStyleClass().addAll("row", "tools");
        side = new LessonSide(root, card, dice, options, bar, foot);
        HBox.setHgrow(board, Priority.ALWAYS);
        root.getStyleClass().addAll("screen", "table-screen");
        root.getChildren().addAll(board, side);
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        root.addEventFilter(KeyEvent.KEY_RELEASED, released -> keys.released(released.getCode()));
    }

    private void pressed(KeyEvent pressed) {
        keys.pressed(pressed.getCode(), pressed.getText(), model.isMoving()).ifPresent(act -> {
            switch (act.meaning()) {
                case OPTION -> model.choose(act.number());
                case ROLL -> model.roll();
                case STOP -> model.stop();
                case END_MOTION -> model.finishMotion();
                case NOTHING -> {}
                case TAKE_BACK, COACH, BOARD_IN_WORDS, KEYS, CHAT, CALL, REACTION -> {
                    return;
                }
            }
            pressed.consume();
        });
    }

    private void point(@Nullable Option option) {
        board.previewProperty().set(option);
        dice.consideredProperty().set(option);
    }

    private void show() {
        LessonView view = model.view().get();
        card.show(view);
        side.show(view.step());
        Aim aim = view.step().aim();
        pointer.at(model.isMoving() ? Optional.empty() : aimed(aim), aim != Aim.READ);
        board.badgesProperty().set(SeatNames.looks(words, view.table().chairs()));
        if (!model.isMoving()) {
            board.gameProperty().set(view.table().game());
            dice.bustProperty().set(false);
            dice.show(view.controls().dice().or(view::bust).orElse(null));
            dice.bustProperty().set(view.bust().isPresent());
            dice.consideredProperty()
                    .set(view.table().playing().flatMap(GameState::taken).orElse(null));
        }
        Controls controls = view.controls();
        dice.optionsProperty().set(controls.options());
        options.show(
                controls.dice().orElse(null),
                controls.options(),
                controls.stake().runners(),
                controls.mover());
        options.choosableProperty().set(controls.choosing());
        options.keysProperty().set(controls.keys());
        options.theirsProperty().set(!controls.myTurn());
        bar.keysProperty().set(controls.keys());
        bar.rollTextProperty().set(controls.roll().label());
        bar.rollReasonProperty().set(controls.roll().reason().orElse(null));
        bar.stopTextProperty().set(controls.stop().label());
        bar.stopDetailProperty().set(controls.stop().detail());
        bar.stopReasonProperty().set(controls.stop().reason().orElse(null));
        bar.stakeProperty().set(controls.stake().said());
        bar.dangerProperty().set(controls.stake().danger());
        bar.winningProperty().set(view.step() == LessonStep.WIN);
        if (view.step() != step) {
            step = view.step();
            if (step.aim() != Aim.READ) {
                board.requestFocus();
            }
        }
    }

    /// What a step is about; for one that is only read its dice, where they lie there.
    private Optional<Node> aimed(Aim aim) {
        return switch (aim) {
            case ROLL -> Optional.ofNullable(bar.lookup(".roll"));
            case STOP -> Optional.ofNullable(bar.lookup(".stop"));
            case PICK -> Optional.of(options);
            case READ -> dice.bustProperty().get() ? Optional.of(dice) : Optional.empty();
        };
    }

    @Override
    public Parent root() {
        return all;
    }

    @Override
    public void activate() {
        model.playOn(new UnhurriedBot(stage, motion));
        model.speak();
        listening.to(this::show, model.view());
        board.requestFocus();
        show();
    }

    @Override
    public void deactivate() {
        listening.stop();
        model.playOn(EventAnimator.NONE);
    }

    @Override
    public boolean escape() {
        model.goHome();
        return true;
    }
}
