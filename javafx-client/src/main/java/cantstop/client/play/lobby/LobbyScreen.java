package cantstop.client.play.lobby;

import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import cantstop.client.play.Extras;
import cantstop.client.play.bots.BotLadder;
import cantstop.client.play.knock.JoinButton;
import cantstop.client.play.talk.TalkBeside;
import cantstop.client.play.talk.TalkButton;
import cantstop.client.play.talk.TalkModel;
import cantstop.engine.BotLevel;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The lobby: seats on the left, rules on the right, the way here and Start below.
public final class LobbyScreen implements Screen {
    private static final PseudoClass LITTLE = PseudoClass.getPseudoClass("little");

    private static final PseudoClass ROOMY = PseudoClass.getPseudoClass("roomy");
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /// Less height than this, in lines of the title, is little.
    private static final double LEAST_HIGH = 14;

    /// From this width on, in the same lines, what is said has room beside the seats.
    private static final double LEAST_WIDE = 33;

    private final LobbyModel model;
    private final Words words;
    private final WindowLayers layers;
    private final List<SeatRow> rows = new ArrayList<>();
    private final RulesPanel rules;
    private final RulesShown shownRules;
    private final LookPanel look;
    private final Label title = Parts.label("", "large");
    private final Label subtitle = Parts.paragraph("", "muted");
    private final Label line = Parts.line("notice");
    private final Label news = Parts.paragraph("", "strong");
    private final HBox changed;
    private final WaitingSign waiting = new WaitingSign();
    private final StartSign start;
    private final TalkButton talk;
    private final TalkBeside beside;
    private final JoinButton join;
    private final CheckBox lock = new CheckBox();
    private final Node ways;
    private final VBox left;
    private final VBox right;
    private final HBox foot = new HBox();
    private final VBox page;
    private final Columns sides;
    private final BorderPane root = new BorderPane();
    private final Listening listening = new Listening();
    private final LobbyKeyboard keyboard;
    private final Runnable leaving;
    private final HBox head;
    private boolean little;

    /// Whether the game begins when I say so; unknown until it is shown.
    private Optional<Boolean> leads = Optional.empty();

    /// A lobby that is not in view yet.
    ///
    /// @param talking what is said
    /// @param join is for whoever watches
    /// @param sendAway frees a seat, after asking where a person sits there
    /// @param seatFriend asks who else at this laptop sits down there
    /// @param open opens a part beside the game
    /// @param leave asks to leave
    /// @param clock in nanoseconds, since some fixed moment
    public LobbyScreen(
            LobbyModel model,
            TalkModel talking,
            JoinButton join,
            Words words,
            Consumer<Seat> sendAway,
            Consumer<Seat> seatFriend,
            Consumer<Extras.Entry> open,
            WindowLayers layers,
            Runnable leave,
            LongSupplier clock) {
        this.model = model;
        talk = new TalkButton(talking, words, layers);
        this.join = join;
        this.words = words;
        this.layers = layers;
        leaving = leave;
        lock.setText(words.say("lobby.lock"));
        lock.setOnAction(pressed -> model.lock(lock.isSelected()));
        ways = new AddressList(words, model, open, this::helpWithFirewall).node();
        rules = new RulesPanel(words, model::play);
        shownRules = new RulesShown(words, () -> open.accept(Extras.Entry.RULES));
        look = new LookPanel(model, words);
        start = new StartSign(model::start);
        Button agree = Parts.button(words.say("announcement.read"), model::agree);
        HBox.setHgrow(news, Priority.ALWAYS);
        changed = new HBox(news, agree);
        changed.getStyleClass().addAll("row", "notice");
        VBox seats = new VBox();
        seats.getStyleClass().add("car-park");
        for (Seat seat : Seat.all()) {
            SeatRow row = new SeatRow(
                    model,
                    words,
                    seat,
                    look,
                    () -> chooseBot(seat),
                    () -> sendAway.accept(seat),
                    () -> seatFriend.accept(seat));
            rows.add(row);
            VBox.setVgrow(row.node(), Priority.ALWAYS);
            seats.getChildren().add(row.node());
        }
        rows.getLast().node().getStyleClass().add("last-bay");
        beside = new TalkBeside(talking, words, root::requestFocus);
        beside.visibleProperty().subscribe(seen -> Parts.showIf(!seen, talk));
        VBox.setVgrow(beside, Priority.ALWAYS);
        VBox.setVgrow(seats, Priority.ALWAYS);
        left = new VBox(line, changed, seats, lock);
        right = new VBox(rules.node());
        left.getStyleClass().add("lobby-side");
        right.getStyleClass().addAll("lobby-side", "lobby-rules");
        sides = new Columns(left, right);
        sides.getStyleClass().add("lobby-sides");
        VBox.setVgrow(sides, Priority.ALWAYS);
        page = new VBox(sides);
        page.getStyleClass().addAll("lobby-side", "lobby-page");
        foot.getStyleClass().add("lobby-foot");
        root.getStyleClass().addAll("screen", "lobby");
        head = head(words, leave);
        Scrolled all = new Scrolled(page);
        all.fill();
        root.setTop(head);
        root.setCenter(all);
        root.heightProperty().subscribe(height -> fold());
        root.widthProperty().subscribe(width -> fold());
        title.fontProperty().subscribe(font -> fold());
        keyboard = new LobbyKeyboard(root, rows, look, start, join, clock);
    }

    private HBox head(Words words, Runnable leave) {
        VBox titles = new VBox(title, subtitle);
        HBox.setHgrow(titles, Priority.ALWAYS);
        Button home = Parts.button(words.say("leave"), leave);
        HBox row = new HBox(titles, talk, join, home);
        row.getStyleClass().addAll("row", "lobby-head");
        return row;
    }

    private void fold() {
        boolean tight = root.getHeight() < LEAST_HIGH * title.getFont().getSize();
        boolean wide = root.getWidth() >= LEAST_WIDE * title.getFont().getSize();
        beside.makeRoom(wide && !tight);
        root.pseudoClassStateChanged(LITTLE, tight);
        root.pseudoClassStateChanged(NARROW, !wide);
        if (tight != little) {
            little = tight;
            // The type may change while the style sheets are read, which is no time to move anything.
            Platform.runLater(this::arrange);
        }
    }

    /// The way here stands beside Start, and whoever waits for the host to start reads so below the rules. Where there
    /// is little room all of it is one page that is scrolled.
    private void arrange() {
        boolean host = leads.orElse(false);
        Region begin = host ? start : waiting;
        foot.getChildren().clear();
        left.getChildren().remove(beside);
        right.getChildren().setAll(host ? rules.node() : shownRules);
        // The host's seats have the way here below them, a guest's have room.
        (host ? right : left).getChildren().add(beside);
        root.pseudoClassStateChanged(ROOMY, !host && !little);
        root.setTop(null);
        root.setBottom(null);
        if (little) {
            page.getChildren().setAll(head, sides, ways, begin);
        } else {
            page.getChildren().setAll(sides);
            root.setTop(head);
            if (host) {
                foot.getChildren().setAll(ways, Parts.spring(), begin);
                root.setBottom(foot);
            } else {
                right.getChildren().addAll(Parts.spring(), begin);
            }
        }
    }

    private void helpWithFirewall() {
        layers.lay(new FirewallOverlay(words, System.getProperty("os.name", ""), layers::dismiss));
    }

    private void chooseBot(Seat seat) {
        String title = words.say("ladder.title.seat", seat.number() + 1);
        Consumer<BotLevel> choose = level -> model.seatBot(seat, level);
        layers.lay(new BotLadder(words, title, false, model.beaten(), model.botAt(seat), choose, layers::dismiss));
    }

    private void follow() {
        show();
        keyboard.follow(model.lobby().get());
    }

    private void show() {
        LobbyState lobby = model.lobby().get();
        title.setText(lobby.title());
        subtitle.setText(lobby.subtitle());
        line.setText(lobby.line());
        news.setText(lobby.news());
        Parts.showIf(!lobby.news().isEmpty(), changed);
        for (int seat = 0; seat < rows.size(); seat++) {
            rows.get(seat).show(lobby.chairs().get(seat));
        }
        rules.show(lobby.rules());
        shownRules.show(lobby.rules().settings());
        look.show();
        Parts.showIf(lobby.lock().mayChange(), lock);
        lock.setSelected(lobby.lock().locked());
        start.show(
                lobby.start(),
                lobby.hindrance().orElse(lobby.plan()),
                lobby.hindrance().isEmpty());
        waiting.show(
                lobby.hindrance().orElse(""),
                model.ownersSeat().map(seat -> lobby.chairs().get(seat.number())));
        if (!leads.equals(Optional.of(model.leads()))) {
            leads = Optional.of(model.leads());
            arrange();
        }
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        model.activate();
        listening.to(this::follow, model.lobby());
        talk.activate();
        beside.activate();
        join.activate();
        show();
        keyboard.enter(model.lobby().get());
    }

    /// The page moves down below a strip, and stays apart from it.
    @Override
    public void covered(double height) {
        double apart = height == 0 ? 0 : title.getFont().getSize() / 2;
        Insets below = new Insets(Math.max(0, height + apart - root.snappedTopInset()), 0, 0, 0);
        BorderPane.setMargin(head, below);
        VBox.setMargin(head, below);
    }

    @Override
    public void refocus(Node lost) {
        keyboard.regain(lost);
    }

    @Override
    public boolean escape() {
        leaving.run();
        return true;
    }

    @Override
    public void deactivate() {
        talk.deactivate();
        beside.deactivate();
        join.deactivate();
        model.deactivate();
        listening.stop();
    }
}
