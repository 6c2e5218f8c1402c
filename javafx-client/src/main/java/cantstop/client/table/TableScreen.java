package cantstop.client.table;

import cantstop.client.board.BoardInWords;
import cantstop.client.board.BoardView;
import cantstop.client.board.BoardWords;
import cantstop.client.coach.Study;
import cantstop.client.evening.Evening;
import cantstop.client.knock.JoinButton;
import cantstop.client.party.FxBridge;
import cantstop.client.party.Party;
import cantstop.client.party.Staging;
import cantstop.client.screen.Changes;
import cantstop.client.screen.Navigation;
import cantstop.client.screen.Parts;
import cantstop.client.screen.Screen;
import cantstop.client.screen.Seconds;
import cantstop.client.start.StartOverlay;
import cantstop.client.start.WhoStarts;
import cantstop.client.talk.Bubbles;
import cantstop.client.talk.TalkModel;
import cantstop.client.talk.TalkOverlay;
import cantstop.client.talk.TalkPanel;
import cantstop.client.theme.Motion;
import cantstop.client.voice.Narrator;
import cantstop.client.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.protocol.Reaction;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The table: the board with all the height there is, and beside it who plays, what one plays with, and the log.
public final class TableScreen implements Screen {
    static final PseudoClass MINE = PseudoClass.getPseudoClass("mine");

    private final Party party;
    private final TableModel model;
    private final Words words;
    private final BoardWords boardWords;
    private final Navigation navigation;
    private final Runnable leave;
    private final JoinButton join;
    private final BoardView board;
    private final TurnPanel turn;
    private final Counselling counselling;
    private final Hinting hinting;
    private final Narrator narrator;
    private final ObservableValue<Boolean> liveColumns;
    private final TableSide side;
    private final LogPanel log;
    private final TalkModel talking;
    private final TalkPanel talk;
    private final Bubbles bubbles;
    private final Stage stage;
    private final Captions captions;
    private final Keys keys = new Keys();
    private final HBox root = new HBox();
    private final VBox page = new VBox();
    private final AbsentStrip absent;
    private final Seconds seconds;
    private final ObservableValue<Boolean> listening;
    private final InvalidationListener refresh = property -> show();
    private final ChangeListener<Boolean> forget = (property, was, is) -> keys.lost();
    private Optional<Seat> turnOf = Optional.empty();
    private boolean startSeen;
    private Optional<StartOverlay> start = Optional.empty();

    /// A table that is not in view yet.
    ///
    /// @param board what is played on
    /// @param motion how things move on this screen
    /// @param join is for whoever watches
    /// @param study where the coach thinks
    /// @param narrator reads the board aloud, where anything can
    /// @param leave asks to leave
    public TableScreen(
            Evening evening,
            Party party,
            BoardView board,
            BoardWords boardWords,
            Navigation navigation,
            Supplier<Motion> motion,
            JoinButton join,
            Study study,
            Narrator narrator,
            Runnable leave) {
        this.board = board;
        this.join = join;
        this.party = party;
        this.words = evening.me().words();
        this.boardWords = boardWords;
        this.navigation = navigation;
        this.narrator = narrator;
        this.leave = leave;
        hinting = new Hinting(evening.me(), party);
        liveColumns =
                evening.me().profile().map(profile -> profile.preferences().liveColumns());
        Supplier<Badge> wish = () -> evening.me().profile().get().badge();
        model = new TableModel(party, words, wish, evening.ownHost()::isOpen);
        turn = new TurnPanel(model, words, boardWords);
        counselling = new Counselling(party, words, study);
        log = new LogPanel(party, words);
        talking = new TalkModel(party, words, () -> wish.get().name());
        talk = new TalkPanel(talking, words, log, board::requestFocus);
        bubbles = new Bubbles(board, party, talking, motion);
        stage = new Stage(board, turn.dice(), motion, new Seen());
        captions = new Captions(words, seat -> party.isHere(seat));
        board.wordsProperty().set(boardWords);
        Button inWords = Parts.button(words.say("table.words"), this::layWords, "quiet");
        Button keyList = Parts.button(words.say("table.keys"), this::layKeys, "quiet");
        Button settings = Parts.icon(BootstrapIcons.GEAR_FILL, words.say("settings.title"), navigation::openSettings);
        Button away = Parts.button(words.say("table.leave"), leave, "quiet");
        side = new TableSide(
                root,
                new PlatesView(boardWords),
                turn,
                talk,
                words,
                counselling::ask,
                List.of(keyList, inWords, settings),
                List.of(join, away));
        root.setMinHeight(0);
        StackPane middle = new StackPane(board, bubbles);
        StackPane.setAlignment(bubbles, Pos.TOP_LEFT);
        HBox.setHgrow(middle, Priority.ALWAYS);
        root.getStyleClass().addAll("screen", "table-screen");
        // Neither another window's keys are heard here, nor those of what lies over this screen.
        ObservableValue<Boolean> front =
                root.sceneProperty().flatMap(Scene::windowProperty).flatMap(Window::focusedProperty);
        listening = front.flatMap(focused -> root.focusWithinProperty().map(within -> within && focused));
        absent = new AbsentStrip(model, words);
        seconds = new Seconds(new FxBridge(Platform::runLater), model::tick);
        VBox.setVgrow(root, Priority.ALWAYS);
        root.getChildren().addAll(middle, side);
        page.getChildren().addAll(absent, root);
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        root.addEventFilter(KeyEvent.KEY_RELEASED, released -> keys.released(released.getCode()));
    }

    private void pressed(KeyEvent pressed) {
        if (pressed.getTarget() instanceof TextInputControl) {
            return;
        }
        keys.pressed(pressed.getCode(), pressed.getText(), party.isMoving()).ifPresent(act -> {
            pressed.consume();
            act(act);
        });
    }

    private void act(Keys.Act act) {
        switch (act.meaning()) {
            case OPTION -> model.choose(act.number());
            case ROLL -> model.roll();
            case STOP -> model.stop();
            case TAKE_BACK -> model.takeBack();
            case COACH -> counselling.ask();
            case BOARD_IN_WORDS -> layWords();
            case KEYS -> layKeys();
            case CHAT -> write();
            case CALL -> talking.call();
            case REACTION -> talking.react(Reaction.all().get(act.number()));
            case END_MOTION -> party.finishMotion();
        }
    }

    private void write() {
        if (talk.hasRoom()) {
            talk.write();
        } else {
            navigation.lay(new TalkOverlay(talking, words, navigation::dismiss));
        }
    }

    private void layKeys() {
        navigation.lay(new KeysOverlay(words, navigation::dismiss));
    }

    private void layWords() {
        List<String> sentences = new BoardInWords(
                        boardWords, PlatesView.badges(model.plates().get()))
                .sentences(party.state().get().game());
        Optional<Consumer<String>> voice = narrator.isThere() ? Optional.of(narrator::read) : Optional.empty();
        navigation.lay(new WordsOverlay(words, sentences, voice, navigation::dismiss));
    }

    private void show() {
        GameState game = party.state().get().game();
        Controls controls = model.controls().get();
        absent.show(model.absent().get());
        count();
        turn.show(hinting.hint().get());
        turn.show(
                controls,
                counselling.counsel().get(),
                party.pending().get(),
                model.asking().get(),
                party.isMoving());
        Changes.set(board.badgesProperty(), PlatesView.badges(model.plates().get()));
        if (game != null && !game.equals(board.gameProperty().get()) && !party.isMoving()) {
            board.gameProperty().set(game);
        }
        Optional<Option> preview = model.preview().get();
        board.previewProperty().set(preview.orElse(null));
        turn.bracket(preview);
        board.ghostProperty()
                .set(turn.hint(party.hand().get().map(Party.Hand::columns).orElse(List.of()))
                        .orElse(null));
        Optional<Seat> mover = controls.myTurn() ? party.mySeat() : Optional.empty();
        holdKeyboard(!mover.equals(turnOf) && mover.isPresent());
        if (!mover.equals(turnOf)) {
            turnOf = mover;
            keys.turnChanged();
        }
        side.show(
                model.plates().get(),
                controls.dice().isPresent(),
                counselling.counsel().get().coach());
        showStart();
    }

    /// When my turn begins the keyboard is at the board, where the keys are that play it, unless I am writing; and it
    /// comes back there from what can't be pressed any more, rather than to whatever stands beside that.
    private void holdKeyboard(boolean begins) {
        Scene scene = page.getScene();
        if (scene == null || navigation.isCovered()) {
            return;
        }
        Node owner = scene.getFocusOwner();
        boolean writing = owner instanceof TextInputControl;
        boolean astray = owner == null || owner.isDisabled() || owner.getScene() == null;
        if (astray || (begins && !writing)) {
            board.requestFocus();
        }
    }

    /// Only while somebody is away: an idle table draws nothing.
    private void count() {
        if (model.isCounting()) {
            seconds.play();
        } else {
            seconds.stop();
        }
    }

    /// Who starts is seen once, when the game has just begun.
    private void showStart() {
        if (!startSeen && WhoStarts.isOn(party.log())) {
            startSeen = true;
            StartOverlay over = new StartOverlay(party, words, navigation::dismiss);
            start = Optional.of(over);
            navigation.lay(over);
        }
    }

    /// What goes with what the stage shows.
    private final class Seen implements Stage.Caption {
        /// The first roll is not to be missed behind what tells who starts.
        @Override
        public void rolls(TableState before) {
            start.ifPresent(navigation::dismiss);
            start = Optional.empty();
            turn.caption(captions.rolling(before), null);
        }

        @Override
        public void busts(TableState after, Seat seat, Roll roll) {
            turn.caption(captions.bust(after, seat), roll);
        }
    }

    @Override
    public Parent root() {
        return page;
    }

    @Override
    public void activate() {
        listening.addListener(forget);
        board.liveColumnsProperty().bind(liveColumns);
        model.controls().addListener(refresh);
        model.plates().addListener(refresh);
        model.preview().addListener(refresh);
        model.asking().addListener(refresh);
        model.absent().addListener(refresh);
        party.hand().addListener(refresh);
        party.pending().addListener(refresh);
        party.state().addListener(refresh);
        counselling.counsel().addListener(refresh);
        counselling.activate();
        hinting.hint().addListener(refresh);
        hinting.activate();
        model.activate();
        join.activate();
        log.activate();
        talk.activate();
        bubbles.activate();
        party.playOn(stage);
        board.requestFocus();
        show();
    }

    @Override
    public void deactivate() {
        party.playOn(Staging.NONE);
        listening.removeListener(forget);
        board.liveColumnsProperty().unbind();
        counselling.counsel().removeListener(refresh);
        counselling.deactivate();
        hinting.hint().removeListener(refresh);
        hinting.deactivate();
        bubbles.deactivate();
        talk.deactivate();
        log.deactivate();
        model.deactivate();
        join.deactivate();
        model.controls().removeListener(refresh);
        model.plates().removeListener(refresh);
        model.preview().removeListener(refresh);
        model.asking().removeListener(refresh);
        model.absent().removeListener(refresh);
        seconds.stop();
        party.hand().removeListener(refresh);
        party.pending().removeListener(refresh);
        party.state().removeListener(refresh);
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
