package cantstop.client.play.settings;

import cantstop.client.kit.screen.Overlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.theme.Calm;
import cantstop.client.kit.theme.Look;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Loudness;
import cantstop.client.model.profile.Narration;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.WindowPlace;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
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
    private final Pick<Boolean> muted;
    private final Pick<Boolean> others;
    private final Pick<Boolean> hints;
    private final Pick<Boolean> columns;
    private final Pick<Boolean> sleep;
    private final Pick<Narration> speech;
    private final Volume effects;
    private final Volume myTurn;
    private final Label deaf = Parts.line("small", "muted");
    private final Label size = Parts.label("", "setting-value");
    private final Button smaller;
    private final Button larger;
    private final StackPane node = new StackPane();

    /// In percent of the width.
    private static final double SHARE_OF_NAMES = 24;

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
        muted = either("settings.sound", "ON", "OFF", muted -> model.changeLoudness(was -> was.muted(muted)));
        others = either("settings.others", "MINE", "ALL", heard -> model.changeLoudness(was -> was.withOthers(heard)));
        hints = either("settings.hints", "OFF", "ON", wanted -> model.change(was -> was.withHints(wanted)));
        columns = either("settings.columns", "ALL", "LIVE", wanted -> model.change(was -> was.withLiveColumns(wanted)));
        sleep = either("settings.sleep", "OFF", "ON", wanted -> model.change(was -> was.withSleepWarning(wanted)));
        speech = pick("settings.speech", List.of(Narration.values()), model::speak);
        effects = new Volume(words.say("settings.effects"), percent -> {
            model.changeLoudness(was -> was.withEffects(percent));
            model.sample(false);
        });
        myTurn = new Volume(words.say("settings.myTurn"), percent -> {
            model.changeLoudness(was -> was.withMyTurn(percent));
            model.sample(true);
        });
        smaller = step("−", "settings.smaller", model::smaller);
        larger = step("+", "settings.larger", model::larger);
        Button close = Parts.button(words.say("table.close"), dismiss, "accent");
        close.setCancelButton(true);
        HBox buttons = new HBox(Parts.spring(), close);
        buttons.getStyleClass().add("buttons");
        Scrolled rows = new Scrolled(rows());
        VBox box = new VBox(Parts.label(words.say("settings.title"), "title"), rows, buttons);
        box.getStyleClass().addAll("card", "settings");
        box.setMaxHeight(Region.USE_PREF_SIZE);
        node.getStyleClass().addAll("scrim", "settings-scrim");
        node.getChildren().add(box);
        show();
    }

    private <T extends Enum<T>> Pick<T> pick(String name, List<T> values, Consumer<T> picked) {
        return new Pick<>(words.say(name), values, value -> words.say(name + "." + value.name()), picked);
    }

    private Pick<Boolean> either(String name, String no, String yes, Consumer<Boolean> picked) {
        return new Pick<>(
                words.say(name), List.of(false, true), answer -> words.say(name + "." + (answer ? yes : no)), picked);
    }

    private Button step(String sign, String said, Runnable act) {
        Button button = Parts.button(sign, () -> {
            act.run();
            show();
        });
        button.setAccessibleText(words.say(said));
        return button;
    }

    private GridPane rows() {
        HBox sizes = new HBox(smaller, size, larger);
        sizes.getStyleClass().add("setting-steps");
        GridPane rows = new GridPane();
        rows.getStyleClass().add("setting-rows");
        ColumnConstraints answers = new ColumnConstraints();
        answers.setHgrow(Priority.ALWAYS);
        // One long name among them breaks rather than take the room of all answers.
        ColumnConstraints names = new ColumnConstraints();
        names.setPercentWidth(SHARE_OF_NAMES);
        rows.getColumnConstraints().addAll(names, answers);
        rows.addRow(0, look.name(), look.node());
        rows.addRow(1, Parts.label(words.say("settings.size")), sizes);
        rows.addRow(2, columns.name(), columns.node());
        rows.addRow(3, speed.name(), speed.node());
        rows.addRow(4, calm.name(), calm.node());
        rows.addRow(5, language.name(), language.node());
        rows.addRow(6, hints.name(), hints.node());
        rows.addRow(7, sleep.name(), sleep.node());
        rows.addRow(8, muted.name(), muted.node());
        rows.addRow(9, effects.name(), effects.node());
        rows.addRow(10, myTurn.name(), myTurn.node());
        rows.addRow(11, others.name(), others.node());
        rows.add(deaf, 1, 12);
        if (model.canSpeak()) {
            rows.addRow(13, speech.name(), speech.node());
        }
        return rows;
    }

    /// Shows what holds now; it may have been changed by a key.
    public void show() {
        Preferences holds = model.preferences();
        look.show(holds.look());
        speed.show(holds.speed());
        calm.show(holds.calm());
        language.show(holds.language());
        Loudness loudness = holds.loudness();
        muted.show(loudness.isMuted());
        others.show(loudness.others());
        effects.show(loudness.effects(), !loudness.isMuted());
        myTurn.show(loudness.myTurn(), !loudness.isMuted());
        speech.show(holds.speech());
        hints.show(holds.hints());
        columns.show(holds.liveColumns());
        sleep.show(holds.sleepWarning());
        deaf.setText(model.isDeaf() ? words.say("settings.deaf") : "");
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
