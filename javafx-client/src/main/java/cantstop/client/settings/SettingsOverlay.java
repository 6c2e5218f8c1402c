package cantstop.client.settings;

import cantstop.client.profile.Preferences;
import cantstop.client.profile.WindowPlace;
import cantstop.client.screen.Overlay;
import cantstop.client.screen.Parts;
import cantstop.client.theme.Calm;
import cantstop.client.theme.Look;
import cantstop.client.theme.Motion;
import cantstop.client.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The settings, over whatever screen one came from: a row each, and each change is seen at once.
public final class SettingsOverlay implements Overlay {
    private final SettingsModel model;
    private final Words words;
    private final Pick<Look> look;
    private final Pick<Motion.Speed> speed;
    private final Pick<Calm> calm;
    private final Pick<Optional<String>> language;
    private final Label size = Parts.label("", "setting-value");
    private final Button smaller;
    private final Button larger;
    private final StackPane node = new StackPane();

    /// Settings in the language of the moment.
    public SettingsOverlay(SettingsModel model, Runnable dismiss) {
        this.model = model;
        words = model.words();
        look = pick("settings.look", List.of(Look.values()), answer -> model.change(was -> was.withLook(answer)));
        speed = pick(
                "settings.speed", List.of(Motion.Speed.values()), answer -> model.change(was -> was.withSpeed(answer)));
        calm = pick("settings.calm", List.of(Calm.values()), answer -> model.change(was -> was.withCalm(answer)));
        language = new Pick<>(
                words.say("settings.language"),
                Stream.concat(
                                Stream.of(Optional.<String>empty()),
                                Words.LANGUAGES.stream().map(Optional::of))
                        .toList(),
                code -> code.map(Words::nameOf).orElse(words.say("settings.language.SYSTEM")),
                code -> model.change(was -> was.withLanguage(code)));
        smaller = step("−", "settings.smaller", model::smaller);
        larger = step("+", "settings.larger", model::larger);
        Button close = Parts.button(words.say("table.close"), dismiss, "accent");
        close.setCancelButton(true);
        HBox buttons = new HBox(Parts.spring(), close);
        buttons.getStyleClass().add("buttons");
        ScrollPane scroll = new ScrollPane(rows());
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("plain-scroll");
        VBox box = new VBox(Parts.label(words.say("settings.title"), "title"), scroll, buttons);
        box.getStyleClass().addAll("card", "settings");
        box.setMaxHeight(Region.USE_PREF_SIZE);
        node.getStyleClass().addAll("scrim", "settings-scrim");
        node.getChildren().add(box);
        show();
    }

    private <T extends Enum<T>> Pick<T> pick(String name, List<T> values, Consumer<T> picked) {
        return new Pick<>(words.say(name), values, value -> words.say(name + "." + value.name()), picked);
    }

    private Button step(String sign, String said, Runnable act) {
        Button button = Parts.button(sign, () -> {
            act.run();
            show();
        });
        button.setAccessibleText(words.say(said));
        return button;
    }

    private Node rows() {
        HBox sizes = new HBox(smaller, size, larger);
        sizes.getStyleClass().add("setting-steps");
        GridPane rows = new GridPane();
        rows.getStyleClass().add("setting-rows");
        ColumnConstraints answers = new ColumnConstraints();
        answers.setHgrow(Priority.ALWAYS);
        rows.getColumnConstraints().addAll(new ColumnConstraints(), answers);
        rows.addRow(0, look.name(), look.node());
        rows.addRow(1, Parts.label(words.say("settings.size")), sizes);
        rows.addRow(2, speed.name(), speed.node());
        rows.addRow(3, calm.name(), calm.node());
        rows.addRow(4, language.name(), language.node());
        return rows;
    }

    /// Shows what holds now; it may have been changed by a key.
    public void show() {
        Preferences holds = model.preferences();
        look.show(holds.look());
        speed.show(holds.speed());
        calm.show(holds.calm());
        language.show(holds.language());
        size.setText(words.say("settings.size.percent", model.zoom()));
        smaller.setDisable(model.zoom() <= WindowPlace.SMALLEST_ZOOM);
        larger.setDisable(model.zoom() >= WindowPlace.LARGEST_ZOOM);
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean blocks() {
        return true;
    }

    @Override
    public void focus() {
        look.focus();
    }

    /// Gives the keyboard back to the language that was picked a moment ago.
    public void focusLanguage() {
        language.focus();
    }
}
