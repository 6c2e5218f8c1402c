package cantstop.client.play.table;

import cantstop.client.kit.audio.ReadAloud;
import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.screen.Changes;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.Seconds;
import cantstop.client.kit.screen.StandIn;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.coach.CoachThread;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.EventAnimator;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Preferences;
import cantstop.client.play.knock.JoinButton;
import cantstop.client.play.talk.Bubbles;
import cantstop.client.play.talk.CallOuts;
import cantstop.client.play.talk.Flights;
import cantstop.client.play.talk.TalkModel;
import cantstop.client.play.talk.TalkPanel;
import cantstop.engine.Badge;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.protocol.Reaction;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;

/// The table: the board with all the height there is, and beside it who plays, what one plays with, and the log.
public final class TableScreen implements Screen {
    private final Party party;
    private final TableModel model;
    private final TableOverlays over;
    private final Runnable leave;
    private final JoinButton join;
    private final BoardView board;
    private final TurnPanel turn;
    private final AdviceModel adviceModel;
    private final HintModel hinting;
    private final ObservableValue<Boolean> liveColumns;
    private final TableSide side;
    private final LogPanel log;
    private final TalkModel talking;
    private final TalkPanel talk;
    private final Bubbles bubbles;
    private final StackPane middle;
    private final Corners corners;
    private final TableAnimator stage;
    private final Keyboard keyboard;
    private final HBox root = new HBox();
    private final Flights flights;
    private final StackPane ground;
    private final PresenceStrip absent;
    private final Seconds seconds;
    private final List<Observable> shown;
    private final Listening listening = new Listening();

    /// A table that is not in view yet.
    ///
    /// @param board what is played on
    /// @param motion how things move on this screen
    /// @param join is for whoever watches
    /// @param coachThread where the coach thinks
    /// @param voice reads the board aloud, where anything can
    /// @param leave asks to leave
    public TableScreen(
            Navigator navigator,
            Party party,
            BoardView board,
            WindowLayers layers,
            Supplier<Motion> motion,
            JoinButton join,
            CoachThread coachThread,
            ReadAloud voice,
            Runnable leave) {
        this.board = board;
        this.join = join;
        this.party = party;
        this.leave = leave;
        Words words = navigator.me().words();
        hinting = new HintModel(navigator.me(), party);
        liveColumns =
                navigator.me().profile().map(profile -> profile.preferences().get(Preferences.LIVE_COLUMNS));
        Supplier<Badge> wish = () -> navigator.me().profile().get().badge();
        model = new TableModel(party, words, wish, navigator.ownHost()::isOpen);
        over = new TableOverlays(layers, party, model, words, motion, voice);
        turn = new TurnPanel(model, words, motion, over::dice);
        adviceModel = new AdviceModel(party, words, coachThread);
        log = new LogPanel(party, words, over::log);
        talking = new TalkModel(party, words, () -> wish.get().name());
        talk = new TalkPanel(talking, words, log, board::requestFocus, () -> over.talk(talking));
        CallOuts calls = new CallOuts(talking, words, board::requestFocus, System::nanoTime);
        turn.offerCallOuts(calls);
        talk.leaveReactionsTo(calls);
        turn.heading().offerBet(talking::call, talking.mayCall());
        Captions captions = new Captions(words, seat -> party.isHere(seat) && !party.isShared());
        stage = new TableAnimator(board, turn.dice(), motion, new Seen(over, turn, captions));
        board.wordsProperty().set(words);
        PlatesView plates = new PlatesView(words);
        bubbles = new Bubbles(board, plates::plate, talking, motion);
        side = new TableSide(root, plates, turn, talk, words, adviceModel::ask, join);
        root.setMinHeight(0);
        corners = new Corners(words, leave, layers::openSettings, over::keys, over::words);
        middle = new StackPane(board);
        HBox.setHgrow(middle, Priority.ALWAYS);
        root.getStyleClass().addAll("screen", "table-screen");
        absent = new PresenceStrip(model, words);
        seconds = new Seconds(navigator.fx(), model::tick);
        root.getChildren().addAll(middle, side);
        flights = new Flights(party, motion, plates::plate, board, false);
        // Above the board, but after all that one plays with: Tab leads there last.
        StackPane.setAlignment(corners, Pos.TOP_LEFT);
        corners.maxWidthProperty().bind(middle.widthProperty());
        corners.maxHeightProperty().bind(middle.heightProperty());
        corners.translateXProperty().bind(middle.layoutXProperty());
        corners.translateYProperty().bind(middle.layoutYProperty());
        ground = new StackPane(root, corners, bubbles, flights);
        keyboard = new Keyboard(root, board, party, layers, this::act);
        shown = List.of(
                model.controls(),
                model.plates(),
                model.preview(),
                model.asking(),
                model.absent(),
                party.hand(),
                party.pending(),
                party.state(),
                party.warnings().dice(),
                adviceModel.shownAdvice(),
                hinting.hint());
    }

    private void act(Keys.Act act) {
        switch (act.meaning()) {
            case OPTION -> model.choose(act.number());
            case ROLL -> model.roll();
            case STOP -> model.stop();
            case TAKE_BACK -> model.takeBack();
            case COACH -> adviceModel.ask();
            case BOARD_IN_WORDS -> over.words();
            case KEYS -> over.keys();
            case CHAT -> talk.write();
            case CALL -> talking.call();
            case REACTION -> talking.react(Reaction.all().get(act.number()));
            case END_MOTION -> party.finishMotion();
            case NOTHING -> {}
        }
    }

    private void show() {
        GameState game = party.state().get().game();
        Controls controls = model.controls().get();
        absent.show(model.absent().get());
        count();
        turn.hints().show(hinting.hint().get());
        turn.heading().thrownBy(controls.dice().isPresent() || controls.lost().isPresent() ? model.thrownBy() : "");
        turn.show(
                controls,
                adviceModel.shownAdvice().get(),
                party.pending().get(),
                model.asking().get(),
                party.isMoving());
        Changes.set(board.badgesProperty(), PlatesView.badges(model.plates().get()));
        if (game != null && !game.equals(board.gameProperty().get()) && !party.isMoving()) {
            board.gameProperty().set(game);
        }
        Optional<Option> preview = model.preview().get();
        board.previewProperty().set(preview.orElse(null));
        Optional<Option> ghost = turn.hint(party.hand().get(), model.moverName());
        if (!party.isMoving()) {
            turn.consider(
                    preview.or(() -> ghost).or(() -> Optional.ofNullable(game).flatMap(GameState::taken)));
        }
        board.ghostProperty().set(ghost.orElse(null));
        keyboard.turn(controls.myTurn() ? party.mySeat() : Optional.empty());
        keyboard.offer(controls.choosing(), turn.options());
        side.show(
                model.plates().get(),
                controls.dice().isPresent(),
                adviceModel.shownAdvice().get().coach());
        over.start();
    }

    /// Only while somebody is away: an idle table draws nothing.
    private void count() {
        if (model.isCounting()) {
            seconds.play();
        } else {
            seconds.stop();
        }
    }

    @Override
    public Parent root() {
        return ground;
    }

    @Override
    public Optional<Node> strip() {
        return Optional.of(absent);
    }

    @Override
    public Optional<StandIn> standIn() {
        return Optional.of(side.standIn());
    }

    @Override
    public void refocus(Node lost) {
        board.requestFocus();
    }

    @Override
    public void covered(double height) {
        side.covered(height);
        corners.covered(height);
        StackPane.setMargin(board, new Insets(Math.max(0, height - root.snappedTopInset()), 0, 0, 0));
    }

    @Override
    public void activate() {
        keyboard.activate();
        board.liveColumnsProperty().bind(liveColumns);
        shown.forEach(one -> listening.to(this::show, one));
        adviceModel.activate();
        hinting.activate();
        model.activate();
        join.activate();
        log.activate();
        talk.activate();
        bubbles.activate();
        flights.activate();
        party.playOn(stage);
        board.requestFocus();
        show();
    }

    @Override
    public void deactivate() {
        party.playOn(EventAnimator.NONE);
        keyboard.deactivate();
        board.liveColumnsProperty().unbind();
        listening.stop();
        adviceModel.deactivate();
        hinting.deactivate();
        bubbles.deactivate();
        flights.deactivate();
        talk.deactivate();
        log.deactivate();
        model.deactivate();
        join.deactivate();
        seconds.stop();
    }

    @Override
    public boolean escape() {
        if (model.asking().get()) {
            model.thinkAgain();
            board.requestFocus();
            return true;
        }
        leave.run();
        return true;
    }
}
