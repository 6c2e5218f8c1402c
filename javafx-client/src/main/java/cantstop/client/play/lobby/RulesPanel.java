package cantstop.client.play.lobby;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.WideToggle;
import cantstop.client.kit.words.Words;
import cantstop.engine.BotPace;
import cantstop.engine.Placing;
import cantstop.engine.Settings;
import cantstop.engine.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What is played: three cards, the columns to win, and the rest under More. Only what is allowed can be picked, and
/// nothing while the connection is away.
final class RulesPanel {
    private static final List<Integer> TIMERS = List.of(0, 30, 60, 120);

    private final Words words;
    private final Consumer<Settings> play;
    private final List<Choice> choices = new ArrayList<>();
    private final CheckBox takingBack;
    private final CheckBox odds;
    private final CheckBox coach;
    private final CheckBox browsers;
    private final Label cap = Parts.label("", "small", "muted");
    private final VBox card;
    private Settings shown = Settings.DEFAULT;
    private boolean showing;

    /// A button that stands for some settings.
    private record Choice(ToggleButton button, UnaryOperator<Settings> change) {}

    RulesPanel(Words words, Consumer<Settings> play) {
        this.words = words;
        this.play = play;
        takingBack = box("lobby.takingBack", Settings::withTakingBack);
        odds = box("lobby.odds", Settings::withOdds);
        coach = box("lobby.coach", Settings::withCoach);
        browsers = box("lobby.browsers", Settings::withBrowsers);
        card = Parts.card(words.say("lobby.rules"), variants(), columns(), more());
    }

    Node node() {
        return card;
    }

    void show(LobbyState.Rules rules) {
        shown = rules.settings();
        showing = true;
        for (Choice choice : choices) {
            Settings changed = choice.change().apply(shown);
            choice.button().setSelected(changed.equals(shown));
            boolean possible = changed.columnsToWin() <= rules.mostColumns() || changed.equals(shown);
            choice.button().setDisable(!possible);
        }
        showing = false;
        takingBack.setSelected(shown.takingBack());
        odds.setSelected(shown.odds());
        coach.setSelected(shown.coach());
        browsers.setSelected(shown.browsers());
        card.setDisable(!rules.mayChange());
        cap.setText(words.say("lobby.columns.cap", rules.mostColumns()));
    }

    private Node variants() {
        List<Node> cards = new ArrayList<>();
        ToggleGroup group = new ToggleGroup();
        for (Variant variant : Variant.values()) {
            String name = words.say("variant." + variant.name());
            String hint = words.say("variant." + variant.name() + ".hint");
            ToggleButton button =
                    choice(group, new WideToggle(sign(variant, name, hint)), settings -> settings.withVariant(variant));
            button.getStyleClass().add("variant");
            button.setAccessibleText(name + ". " + hint);
            cards.add(button);
        }
        return new Columns(cards.toArray(Node[]::new));
    }

    private static Node sign(Variant variant, String name, String hint) {
        VBox lines = Parts.choiceLines(name, hint);
        lines.getChildren().addFirst(new PictureView(new RuleSign(variant), "rule-sign"));
        return lines;
    }

    private Node columns() {
        ToggleGroup group = new ToggleGroup();
        FlowPane row = new FlowPane(Parts.label(words.say("lobby.columns")));
        for (int columns = Settings.FEWEST_COLUMNS; columns <= Settings.MOST_COLUMNS; columns++) {
            int target = columns;
            ToggleButton button =
                    choice(group, Integer.toString(columns), settings -> settings.withColumnsToWin(target));
            button.setAccessibleText(words.say("lobby.columns") + ": " + columns);
            button.getStyleClass().add("octagon");
            row.getChildren().add(button);
        }
        row.getChildren().add(cap);
        row.getStyleClass().add("flow");
        return row;
    }

    private Node more() {
        ToggleGroup placing = new ToggleGroup();
        VBox content = new VBox(Parts.label(words.say("lobby.placing")));
        FlowPane placings = new FlowPane();
        for (Placing how : Placing.values()) {
            placings.getChildren()
                    .add(choice(
                            placing, words.say("lobby.placing." + how.name()), settings -> settings.withPlacing(how)));
        }
        placings.getStyleClass().add("flow");
        FlowPane timers = new FlowPane(Parts.label(words.say("lobby.timer")));
        ToggleGroup timer = new ToggleGroup();
        for (int seconds : TIMERS) {
            String text = seconds == 0 ? words.say("lobby.timer.none") : words.say("lobby.timer.seconds", seconds);
            timers.getChildren().add(choice(timer, text, settings -> settings.withTimerSeconds(seconds)));
        }
        timers.getStyleClass().add("flow");
        content.getChildren().addAll(placings, takingBack, timers, odds, coach, paces(), browsers);
        content.getStyleClass().add("more");
        return Parts.folded(words.say("lobby.more"), content, "more-pane");
    }

    private Node paces() {
        FlowPane paces = new FlowPane(Parts.label(words.say("lobby.pace")));
        ToggleGroup group = new ToggleGroup();
        for (BotPace pace : BotPace.values()) {
            paces.getChildren()
                    .add(choice(group, words.say("lobby.pace." + pace.name()), settings -> settings.withPace(pace)));
        }
        paces.getStyleClass().add("flow");
        return paces;
    }

    private CheckBox box(String key, BiFunction<Settings, Boolean, Settings> change) {
        CheckBox box = new CheckBox(words.say(key));
        box.setWrapText(true);
        box.setOnAction(pressed -> ask(settings -> change.apply(settings, box.isSelected())));
        return box;
    }

    private ToggleButton choice(ToggleGroup group, String text, UnaryOperator<Settings> change) {
        ToggleButton button = new ToggleButton(text);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return choice(group, button, change);
    }

    private ToggleButton choice(ToggleGroup group, ToggleButton button, UnaryOperator<Settings> change) {
        button.setToggleGroup(group);
        // A second press on the same one must not take it back; arrows pick without a press.
        button.setOnAction(pressed -> button.setSelected(true));
        button.selectedProperty().subscribe((was, is) -> {
            if (is && !showing) {
                ask(change);
            }
        });
        choices.add(new Choice(button, change));
        return button;
    }

    private void ask(UnaryOperator<Settings> change) {
        play.accept(change.apply(shown));
    }
}
