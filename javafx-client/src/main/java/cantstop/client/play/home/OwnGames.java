package cantstop.client.play.home;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Practice;
import cantstop.client.model.words.BotWords;
import cantstop.client.play.bots.BotLadder;
import cantstop.client.play.bots.Portrait;
import cantstop.engine.bot.Bots;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The buttons for a game of one's own: host, practise, and choose the bots.
final class OwnGames {
    private final HomeModel model;
    private final Words words;
    private final WindowLayers layers;
    private final Guide host;
    private final Guide practise;
    private final Button ladder;
    private final HBox signs = new HBox();
    private final HBox more = new HBox();
    private final VBox box = new VBox(signs, more);
    private boolean low = true;
    private boolean brief = true;
    private boolean practiceLeft;

    OwnGames(HomeModel model, Words words, WindowLayers layers, Executor unhurried) {
        host = new Guide(unhurried);
        practise = new Guide(unhurried);
        this.model = model;
        this.words = words;
        this.layers = layers;
        alone(false);
        host.button().getStyleClass().add("accent");
        String against = new BotWords(words).names(model.practice().offered().bots());
        practise.lead(
                words.say("home.practise"), words.say("home.practise.hint", against), GuideIcon.DICE, model::practise);
        practise.button().getStyleClass().add("asphalt");
        ladder = ladder(unhurried);
        Columns pair = new Columns(host.button(), practise.button());
        HBox.setHgrow(pair, Priority.ALWAYS);
        signs.getChildren().add(pair);
        signs.getStyleClass().add("home-own");
        box.getStyleClass().add("home-games");
        place();
    }

    /// Says who can join a game that is hosted here.
    ///
    /// @param alone whether nobody at another laptop can
    void alone(boolean alone) {
        String who = words.say(alone ? "home.host.alone" : "home.host.hint");
        host.lead(words.say("home.host"), who, GuideIcon.AHEAD, model::hostAGame);
    }

    Node node() {
        return box;
    }

    List<Button> buttons() {
        return List.of(host.button(), practise.button());
    }

    Button hosting() {
        return host.button();
    }

    /// What one would do next of these.
    Button usual() {
        return (practiceLeft || model.practisedLast() ? practise : host).button();
    }

    /// Practice was left: that is what practising goes on with, and the ladder begins anew.
    ///
    /// @param bots whom it is against
    void goOn(String bots, Runnable go) {
        practiceLeft = true;
        practise.lead(words.say("home.practise.on"), words.say("home.practise.on.hint", bots), GuideIcon.BACK, go);
    }

    /// Where there is little room they are one row, so that the games of others have theirs, and where there is hardly
    /// any a low one. It does not depend on whether any are found.
    void low(boolean little, boolean least) {
        if (little != low || least != brief) {
            low = little;
            brief = least;
            place();
        }
    }

    private void place() {
        List.of(host, practise).forEach(guide -> guide.low(brief));
        signs.getChildren().remove(ladder);
        more.getChildren().clear();
        ladder.setText(brief ? "" : low ? words.say("home.ladder.brief") : ladder.getAccessibleText());
        ladder.setContentDisplay(low ? ContentDisplay.TOP : ContentDisplay.LEFT);
        if (low) {
            signs.getChildren().add(ladder);
        } else {
            ladder.setMaxWidth(Double.MAX_VALUE);
            Columns below = new Columns(new Region(), ladder);
            HBox.setHgrow(below, Priority.ALWAYS);
            more.getChildren().setAll(below);
        }
        Parts.showIf(!low, more);
    }

    private Button ladder(Executor unhurried) {
        Practice practice = model.practice();
        int beaten =
                (int) Bots.levels().stream().filter(practice.beaten()::contains).count();
        Button button = Parts.saying(
                Parts.button("", this::layLadder, "ladder-button"),
                words.say("home.ladder", beaten, Bots.levels().size()));
        StackPane face = new StackPane();
        face.getStyleClass().add("portrait");
        Portrait offered = new Portrait(practice.offered().bots().getFirst());
        unhurried.execute(() -> face.getChildren().setAll(new PictureView(offered)));
        button.setGraphic(face);
        return button;
    }

    private void layLadder() {
        Practice practice = model.practice();
        layers.lay(new BotLadder(
                words,
                words.say("ladder.title"),
                true,
                practice.beaten(),
                Optional.empty(),
                model::practise,
                layers::dismiss));
    }
}
