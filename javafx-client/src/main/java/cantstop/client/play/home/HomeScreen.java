package cantstop.client.play.home;

import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Practice;
import cantstop.client.model.words.BotWords;
import cantstop.client.play.bots.BotLadder;
import cantstop.engine.Badge;
import cantstop.engine.PlayerName;
import cantstop.engine.bot.Bots;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Home: me on top, then the ways to a game, beside a board that already wears my colours.
public final class HomeScreen implements Screen {
    /// Of the width of what can be chosen.
    private static final double LEAST_BOARD = 0.5;

    /// Less height than this, in em, is tight.
    private static final double LEAST_HIGH = 31;

    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    private final HomeModel model;
    private final WindowLayers layers;
    private final Words words;
    private final TextField name = new TextField();
    private final TextField address = new TextField();
    private final GamesPanel found;
    private final OwnLooks looks;
    private final SampleBoard board;
    private final Button host;
    private final Button practise;
    /// What one would do next.
    private final Button first;
    private final Label hostProblem = Parts.line("problem");
    private final Label firstHosting = Parts.line("small", "notice");
    private final Label tagline;
    private final HBox root = new HBox();

    /// Home, not in view yet.
    ///
    /// @param unhurried brings, once the window is in use, what a start has no time for: the board, and what I can
    ///     look like
    public HomeScreen(HomeModel model, Words words, WindowLayers layers, Executor unhurried) {
        this.model = model;
        this.layers = layers;
        this.words = words;
        tagline = Parts.label(words.say("home.tagline"), "muted");
        board = new SampleBoard(model.badge(), new PlayerName(words.say("bot.name")));
        found = new GamesPanel(model.games());
        looks = new OwnLooks(model, words, this::showBadge);
        host = Parts.choice(words.say("home.host"), words.say("home.host.hint"), model::hostAGame);
        String against = new BotWords(words).names(model.practice().offered().bots());
        practise = Parts.choice(words.say("home.practise"), words.say("home.practise.hint", against), model::practise);
        Optional<Button> back =
                model.lastGame().map(game -> Parts.choice(words.say("home.back"), game, model::goBack, "home-back"));
        first = back.orElse(model.practisedLast() ? practise : host);
        first.getStyleClass().add("accent");
        first.setDefaultButton(true);
        VBox ways = new VBox(title(), hostProblem, me(), firstHosting, games(), join());
        HBox aside = new HBox(Parts.button(words.say("home.learn"), model::learn));
        if (model.hasHistory()) {
            aside.getChildren().add(Parts.button(words.say("history.title"), model::lookBack));
        }
        aside.getChildren().add(Parts.button(words.say("settings.title"), layers::openSettings));
        aside.getStyleClass().addAll("row", "home-aside");
        back.ifPresent(way -> ways.getChildren().add(1, way));
        ways.getStyleClass().add("home-ways");
        Scrolled scroll = new Scrolled(ways);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        // What a newcomer looks for stays in view, however many games there are.
        VBox column = new VBox(scroll, aside);
        HBox.setHgrow(column, Priority.SOMETIMES);
        HBox.setHgrow(board.node(), Priority.ALWAYS);
        root.getStyleClass().addAll("screen", "home");
        root.getChildren().addAll(column, board.node());
        unhurried.execute(looks::come);
        unhurried.execute(board::come);
        root.heightProperty().subscribe(this::tighten);
        tagline.fontProperty().subscribe(font -> tighten());
        root.widthProperty().subscribe(() -> showBoardWhereItFits(ways, scroll));
        ways.prefWidthProperty().subscribe(() -> showBoardWhereItFits(ways, scroll));
    }

    /// It is only to look at: large type needs its room.
    private void showBoardWhereItFits(VBox ways, ScrollPane scroll) {
        boolean fits = root.getWidth() >= ways.prefWidth(-1) * (1 + LEAST_BOARD);
        Parts.showIf(fits, board.node());
        scroll.setMinWidth(fits ? ScrollPane.USE_PREF_SIZE : 0);
    }

    private void tighten() {
        // Without a height it is not in view yet; tight at first and then not, it would be dressed twice.
        double height = root.getHeight();
        boolean tight = height > 0 && height < LEAST_HIGH * tagline.getFont().getSize();
        root.pseudoClassStateChanged(TIGHT, tight);
        Parts.showIf(!tight, tagline);
    }

    private Node title() {
        VBox title = new VBox(Parts.label(words.say("app.title"), "huge"), tagline);
        title.getStyleClass().add("home-title");
        return title;
    }

    private Node me() {
        Label problem = Parts.line("problem");
        problem.textProperty().bind(model.nameProblem());
        name.setText(model.badge().name().text());
        name.textProperty().subscribe((was, is) -> {
            model.rename(is);
            showBadge();
        });
        name.setAccessibleText(words.say("home.name"));
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox nameRow = new HBox(Parts.label(words.say("home.name"), "field-name"), name);
        nameRow.getStyleClass().add("row");
        return Parts.card(words.say("home.me"), nameRow, problem, looks.node());
    }

    private Node games() {
        Practice practice = model.practice();
        int beaten =
                (int) Bots.levels().stream().filter(practice.beaten()::contains).count();
        Button ladder =
                Parts.button(words.say("home.ladder", beaten, Bots.levels().size()), this::layLadder, "ladder-button");
        HBox more = new HBox(Parts.spring(), ladder);
        VBox games = new VBox(new Columns(host, practise), more);
        games.getStyleClass().add("home-games");
        return games;
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

    private Node join() {
        Label problem = Parts.line("problem");
        problem.textProperty().bind(model.addressProblem());
        address.setPromptText(words.say("home.address.prompt"));
        address.setAccessibleText(words.say("home.address"));
        address.setOnAction(entered -> model.join(address.getText()));
        address.textProperty().subscribe((was, is) -> model.typing());
        HBox.setHgrow(address, Priority.ALWAYS);
        Button go = Parts.button(words.say("games.join"), () -> model.join(address.getText()));
        HBox field = new HBox(Parts.label(words.say("home.address"), "field-name"), address, go);
        field.getStyleClass().add("row");
        VBox card = Parts.card(
                words.say("home.join"),
                found.node(),
                field,
                problem,
                Parts.label(words.say("home.join.hint"), "small", "muted"));
        if (!model.recent().isEmpty()) {
            FlowPane recent = new FlowPane(Parts.label(words.say("home.recent"), "small", "muted"));
            recent.getStyleClass().add("recent");
            for (String lately : model.recent()) {
                Hyperlink link = new Hyperlink(lately);
                link.setOnAction(pressed -> {
                    address.setText(lately);
                    model.join(lately);
                });
                recent.getChildren().add(link);
            }
            card.getChildren().removeLast();
            card.getChildren().add(recent);
        }
        return card;
    }

    private void showBadge() {
        Badge badge = model.badge();
        looks.show(badge);
        board.wear(badge);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        showBadge();
        hostProblem.setText(model.hostProblem());
        firstHosting.setText(model.firstHosting());
        found.activate();
        first.requestFocus();
    }

    @Override
    public void deactivate() {
        found.deactivate();
    }
}
