package cantstop.client.play.home;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.paint.Wordmark;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Practice;
import cantstop.client.model.words.BotWords;
import cantstop.client.play.bots.BotLadder;
import cantstop.client.play.bots.Portrait;
import cantstop.client.play.update.UpdateNotice;
import cantstop.engine.bot.Bots;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Home: my plate on top, then the ways to a game and the games in the room, beside the sign with the game's name.
/// What one most likely came for is first and has the keyboard: the lesson for a newcomer, a game that was left, and
/// as soon as one is found, that for whoever has not done anything yet.
public final class HomeScreen implements Screen {
    /// Of the width of what can be chosen.
    private static final double LEAST_SIGN = 0.5;

    /// Less height than this, in em, is tight.
    private static final double LEAST_HIGH = 31;

    /// From this height on, in em, there is room for a game that was left and all that is offered besides.
    private static final double HIGH = 46;

    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");

    private final HomeModel model;
    private final WindowLayers layers;
    private final Words words;
    private final GamesPanel found;
    private final OwnPlate plate;
    private final StackPane sign = new StackPane();
    private final VBox back = new VBox();
    private final Button host;
    private final Button practise;
    /// What one would do next.
    private Button first;
    private Optional<Button> lesson = Optional.empty();
    private final Button ladder;
    private final HBox own = new HBox();
    private final HBox more = new HBox();
    private final Label hostProblem = Parts.line("problem");
    private final Label firstHosting = Parts.line("small", "notice");
    private final HBox root = new HBox();
    private boolean shallow = true;

    /// Home, not in view yet.
    ///
    /// @param unhurried brings, once the window is in use, what a start has no time for: the sign, and what I can
    ///     look like
    public HomeScreen(HomeModel model, Words words, WindowLayers layers, Executor unhurried) {
        this.model = model;
        this.layers = layers;
        this.words = words;
        plate = new OwnPlate(model, words);
        found = new GamesPanel(model.games(), new UpdateNotice(model.update(), words), words, this::offer);
        host = guide("home.host", words.say("home.host.hint"), GuideIcon.AHEAD, model::hostAGame);
        String against = new BotWords(words).names(model.practice().offered().bots());
        practise = guide("home.practise", words.say("home.practise.hint", against), GuideIcon.DICE, model::practise);
        first = model.practisedLast() ? practise : host;
        back.getStyleClass().add("home-first");
        if (model.isNew()) {
            first = guide("home.lesson", words.say("home.lesson.hint"), GuideIcon.LEARN, model::learn);
            back.getChildren().add(first);
            lesson = Optional.of(first);
        }
        ladder = ladder();
        model.lastGame().ifPresent(game -> goBackWith(game, model::goBack));
        AddressField address = new AddressField(model, words);
        VBox ways = new VBox(plate.node(), back, games(), hostProblem, firstHosting, found.node(), address.node());
        ways.getStyleClass().add("home-ways");
        Scrolled scroll = new Scrolled(ways);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        // What a newcomer looks for stays in view, however many games there are.
        VBox column = new VBox(scroll, aside(address));
        HBox.setHgrow(column, Priority.SOMETIMES);
        HBox.setHgrow(sign, Priority.ALWAYS);
        root.getStyleClass().addAll("screen", "home");
        root.getChildren().addAll(column, sign);
        unhurried.execute(plate::come);
        unhurried.execute(() -> sign.getChildren().setAll(new PictureView(new Wordmark(), "wordmark")));
        root.heightProperty().subscribe(this::tighten);
        hostProblem.fontProperty().subscribe(font -> tighten());
        root.widthProperty().subscribe(() -> showSignWhereItFits(ways, scroll));
        ways.prefWidthProperty().subscribe(() -> showSignWhereItFits(ways, scroll));
        mark();
    }

    /// A sign that leads to a game.
    private Button guide(String name, String hint, GuideIcon icon, Runnable go) {
        Button guide = Parts.choice(words.say(name), hint, go, "guide");
        Node lines = guide.getGraphic();
        HBox.setHgrow(lines, Priority.ALWAYS);
        HBox line = new HBox(lines, new PictureView(icon, "guide-icon"));
        line.getStyleClass().add("row");
        guide.setGraphic(line);
        return guide;
    }

    private void goBackWith(String game, Runnable go) {
        first = guide("home.back", game, GuideIcon.BACK, go);
        first.getStyleClass().add("home-back");
        back.getChildren().setAll(first);
        Parts.showIf(true, back);
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
    private void showSignWhereItFits(VBox ways, ScrollPane scroll) {
        boolean fits = root.getWidth() >= ways.prefWidth(-1) * (1 + LEAST_SIGN);
        Parts.showIf(fits, sign);
        scroll.setMinWidth(fits ? ScrollPane.USE_PREF_SIZE : 0);
    }

    private void tighten() {
        // Without a height it is not in view yet; tight at first and then not, it would be dressed twice.
        double height = root.getHeight();
        boolean tight =
                height > 0 && height < LEAST_HIGH * hostProblem.getFont().getSize();
        root.pseudoClassStateChanged(TIGHT, tight);
        boolean little = height < HIGH * hostProblem.getFont().getSize();
        if (little != shallow) {
            shallow = little;
            lower();
        }
    }

    private Button ladder() {
        Practice practice = model.practice();
        int beaten =
                (int) Bots.levels().stream().filter(practice.beaten()::contains).count();
        Button button = Parts.saying(
                Parts.button("", this::layLadder, "ladder-button"),
                words.say("home.ladder", beaten, Bots.levels().size()));
        button.setGraphic(new PictureView(new Portrait(practice.offered().bots().getFirst()), "portrait"));
        return button;
    }

    private Node games() {
        Columns pair = new Columns(host, practise);
        HBox.setHgrow(pair, Priority.ALWAYS);
        own.getChildren().add(pair);
        own.getStyleClass().add("home-own");
        VBox games = new VBox(own, more);
        games.getStyleClass().add("home-games");
        found.any().subscribe(any -> lower());
        lower();
        return games;
    }

    /// While games are going on, those are what one came for: the ways to a game of one's own are one low row, and the
    /// lesson is a line. Beside a game that was left they are as low only where there is little room.
    private void lower() {
        boolean low = found.any().get() || shallow && model.lastGame().isPresent();
        root.pseudoClassStateChanged(LOW, low);
        for (Button guide : List.of(host, practise)) {
            guide.getGraphic().lookupAll(".choice-hint").forEach(hint -> Parts.showIf(!low, (Region) hint));
        }
        own.getChildren().remove(ladder);
        more.getChildren().clear();
        ladder.setText(low ? "" : ladder.getAccessibleText());
        if (low) {
            own.getChildren().add(ladder);
        } else {
            ladder.setMaxWidth(Double.MAX_VALUE);
            Columns below = new Columns(new Region(), ladder);
            HBox.setHgrow(below, Priority.ALWAYS);
            more.getChildren().setAll(below);
        }
        Parts.showIf(!low, more);
        lesson.filter(guide -> low && back.getChildren().remove(guide)).ifPresent(this::shrinkLesson);
    }

    private void shrinkLesson(Button guide) {
        Parts.showIf(false, back);
        plate.corner(Parts.button(words.say("home.lesson"), model::learn, "quiet", "lesson-link"));
        if (first.equals(guide)) {
            boolean held = first.isFocused();
            first = host;
            mark();
            if (held) {
                first.requestFocus();
            }
        }
    }

    private void layLadder() {
        Practice practice = model.practice();
        layers.lay(new BotLadder(
                words,
                words.say("ladder.title"),
                practice.beaten(),
                Optional.empty(),
                model::practise,
                layers::dismiss));
    }

    /// A game has been found. Whoever has not touched anything yet probably came for it.
    private void offer(Button game) {
        Scene scene = root.getScene();
        if (scene != null && first.equals(scene.getFocusOwner()) && !layers.isCovered()) {
            first = game;
            mark();
            first.requestFocus();
        }
    }

    /// What is first is blue, and Enter does it from everywhere.
    private void mark() {
        for (Button each : new Button[] {host, practise}) {
            each.getStyleClass().removeAll("accent", "asphalt");
            each.getStyleClass().add(each.equals(host) ? "accent" : "asphalt");
            each.setDefaultButton(false);
        }
        back.getChildren().stream()
                .filter(each -> !each.getStyleClass().contains("accent"))
                .forEach(each -> each.getStyleClass().add("accent"));
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
        (hostProblem.getText().isEmpty() ? first : host).requestFocus();
        model.seekPractice((game, goOn) -> {
            if (model.lastGame().isEmpty()) {
                boolean untouched =
                        root.getScene() != null && first.equals(root.getScene().getFocusOwner());
                goBackWith(game, goOn);
                mark();
                if (untouched) {
                    first.requestFocus();
                }
            }
        });
        found.activate();
    }

    @Override
    public void deactivate() {
        found.deactivate();
    }
}
