package cantstop.client.play.home;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.paint.Wordmark;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import cantstop.client.play.update.UpdateNotice;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Home: my plate on top, then the ways to a game and the games in the room, beside the sign with the game's name.
/// What one most likely came for is first and has the keyboard: the lesson for a newcomer, a game that was left, and
/// as soon as one is found, that one, unless the user has done something already. Found games come below everything
/// else, so that nothing moves under a pointer.
public final class HomeScreen implements Screen {
    /// Of the width of what can be chosen.
    private static final double LEAST_SIGN = 0.5;

    /// Less height than this, in em, is tight.
    private static final double LEAST_HIGH = 31;

    /// Less height than this, in em, leaves the ways to a game their names only.
    private static final double BRIEF_HIGH = 46;

    /// From this height on, in em, four games have room below ways of full height.
    private static final double HIGH = 49;

    /// The same below the lesson, or a game that was left.
    private static final double HIGHER = 57;

    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final PseudoClass BRIEF = PseudoClass.getPseudoClass("brief");
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");

    private final HomeModel model;
    private final WindowLayers layers;
    private final Words words;
    private final GamesPanel found;
    private final OwnPlate plate;
    private final StackPane sign = new StackPane();
    private final Scrolled scroll;
    private final Optional<Guide> before;
    private final Optional<Button> lesson;
    private final OwnGames own;
    /// What one would do next.
    private Button first;
    private final Label hostProblem = Parts.line("problem");
    private final Label firstHosting = Parts.line("small", "notice");
    private final HBox root = new HBox();
    private final Listening listening = new Listening();
    private boolean inView;

    /// Home, not in view yet.
    ///
    /// @param unhurried brings what a start has no time for once the window is in use: pictures, the looks to pick
    ///     from, and the list of games
    public HomeScreen(HomeModel model, Words words, WindowLayers layers, Executor unhurried) {
        this.model = model;
        this.layers = layers;
        this.words = words;
        plate = new OwnPlate(model, words);
        found = new GamesPanel(
                model.games(), new UpdateNotice(model.update(), words), words, this::offer, this::withdraw);
        own = new OwnGames(model, words, layers, unhurried);
        before = before(unhurried);
        lesson = lesson();
        first = usual();
        AddressField address = new AddressField(model, words);
        VBox ways = new VBox(plate.node());
        before.ifPresent(guide -> ways.getChildren().add(guide.button()));
        ways.getChildren().addAll(own.node(), hostProblem, firstHosting);
        ways.getStyleClass().add("home-ways");
        VBox.setVgrow(found.node(), Priority.ALWAYS);
        scroll = new Scrolled(ways);
        scroll.fill();
        VBox.setVgrow(scroll, Priority.ALWAYS);
        // What a newcomer looks for stays in view, however many games there are.
        VBox column = new VBox(scroll, address.node(), aside(address));
        HBox.setHgrow(column, Priority.SOMETIMES);
        HBox.setHgrow(sign, Priority.ALWAYS);
        root.getStyleClass().addAll("screen", "home");
        root.getChildren().addAll(column, sign);
        unhurried.execute(() -> {
            ways.getChildren().add(found.node());
            if (inView) {
                found.activate();
            }
        });
        unhurried.execute(plate::come);
        unhurried.execute(() -> sign.getChildren().setAll(new PictureView(new Wordmark(), "wordmark")));
        root.heightProperty().subscribe(this::tighten);
        hostProblem.fontProperty().subscribe(font -> tighten());
        root.widthProperty().subscribe(() -> showSignWhereItFits(ways));
        ways.prefWidthProperty().subscribe(() -> showSignWhereItFits(ways));
        mark();
    }

    /// What comes before a game of one's own: a game that was left, or the lesson for a newcomer.
    private Optional<Guide> before(Executor unhurried) {
        Guide guide = new Guide(unhurried);
        Optional<String> left = model.lastGame();
        if (left.isPresent()) {
            guide.lead(words.say("home.back"), left.get(), GuideIcon.BACK, model::goBack);
            guide.button().getStyleClass().addAll("home-back", "accent");
        } else if (model.isNew()) {
            guide.lead(words.say("home.lesson"), words.say("home.lesson.hint"), GuideIcon.LEARN, model::learn);
            guide.button().getStyleClass().add("learner");
        } else {
            return Optional.empty();
        }
        return Optional.of(guide);
    }

    /// Where the window is tight, the lesson is but a line above the plate.
    private Optional<Button> lesson() {
        if (before.isEmpty() || model.lastGame().isPresent()) {
            return Optional.empty();
        }
        Button link = Parts.button(words.say("home.lesson"), model::learn, "quiet", "lesson-link");
        Parts.showIf(false, link);
        plate.corner(link);
        return Optional.of(link);
    }

    /// What a player without a game to join would do next.
    private Button usual() {
        return before.map(Guide::button).filter(Node::isVisible).orElseGet(own::usual);
    }

    private Node aside(AddressField address) {
        FlowPane aside = new FlowPane(address.toggle(), Parts.button(words.say("home.learn"), model::learn));
        if (model.hasHistory()) {
            aside.getChildren().add(Parts.button(words.say("history.title"), model::lookBack));
        }
        aside.getChildren().add(Parts.button(words.say("settings.title"), layers::openSettings));
        aside.getStyleClass().addAll("flow", "home-aside");
        return aside;
    }

    /// It is only to look at: large type needs its room.
    private void showSignWhereItFits(VBox ways) {
        boolean fits = root.getWidth() >= ways.prefWidth(-1) * (1 + LEAST_SIGN);
        Parts.showIf(fits, sign);
        scroll.setMinWidth(fits ? Region.USE_PREF_SIZE : 0);
    }

    private void tighten() {
        // Without a height it is not in view yet; tight at first and then not, it would be dressed twice.
        double height = root.getHeight();
        boolean tight =
                height > 0 && height < LEAST_HIGH * hostProblem.getFont().getSize();
        root.pseudoClassStateChanged(TIGHT, tight);
        lesson.ifPresent(link -> {
            Parts.showIf(tight, link);
            Parts.showIf(!tight, before.orElseThrow().button());
            if (!first.isVisible()) {
                putFirst(usual());
            }
        });
        boolean little = height
                < (before.isPresent() ? HIGHER : HIGH) * hostProblem.getFont().getSize();
        root.pseudoClassStateChanged(LOW, little);
        boolean brief = height < BRIEF_HIGH * hostProblem.getFont().getSize();
        root.pseudoClassStateChanged(BRIEF, brief);
        own.low(little, brief);
        found.tight(tight, brief);
        // A newcomer's way is told by its name; which game was left is not.
        before.filter(guide -> lesson.isPresent()).ifPresent(guide -> guide.low(little));
    }

    /// A game has been found. A player who has touched nothing yet probably came for it. What is out of view stays
    /// there: to show it would move everything else.
    private void offer(Button game) {
        root.applyCss();
        root.layout();
        if (first.isFocused() && !layers.isCovered() && scroll.shows(game)) {
            putFirst(game);
        }
    }

    /// A game is about to go from the list.
    private void withdraw(Button game) {
        boolean held = game.isFocused();
        if (first.equals(game)) {
            putFirst(usual());
        } else if (held) {
            first.requestFocus();
        }
    }

    /// The keyboard's focus goes along.
    private void putFirst(Button next) {
        boolean held = first.isFocused();
        first = next;
        mark();
        if (held) {
            first.requestFocus();
        }
    }

    /// Enter does what is first from everywhere.
    private void mark() {
        own.buttons().forEach(button -> button.setDefaultButton(false));
        before.ifPresent(guide -> guide.button().setDefaultButton(false));
        first.setDefaultButton(true);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        plate.show();
        hostProblem.setText(model.hostProblem());
        firstHosting.setText(model.firstHosting());
        // Who could not host may try again at once.
        (hostProblem.getText().isEmpty() ? first : own.hosting()).requestFocus();
        model.seekPractice(this::goOnWithPractice);
        inView = true;
        if (found.node().getParent() != null) {
            found.activate();
        }
        listening.to(this::sayWhoCanJoin, model.games().games());
        sayWhoCanJoin();
    }

    private void sayWhoCanJoin() {
        own.alone(model.games().games().get().alone());
    }

    /// Practice was left: that is what practising goes on with, and the ladder begins anew.
    private void goOnWithPractice(String bots, Runnable go) {
        boolean usual = first.equals(usual());
        own.goOn(bots, go);
        if (usual) {
            putFirst(usual());
        }
    }

    @Override
    public void deactivate() {
        inView = false;
        listening.stop();
        found.deactivate();
    }
}
