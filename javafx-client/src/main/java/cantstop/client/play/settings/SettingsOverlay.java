package cantstop.client.play.settings;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.BesideOrBelow;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Overlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.theme.Look;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Preference;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.WindowPlace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The settings, over the screen that they were opened from: a row for each preference, in three
/// groups. Each change is seen at once.
public final class SettingsOverlay implements Overlay {
    private static final Set<Preference<?>> FIRST_OF_GROUPS =
            Set.of(Preferences.LOOK, Preferences.LANGUAGE, Preferences.MUTED);

    /// What is on or off, and which answer of it is on.
    private static final Map<Preference<?>, Boolean> SWITCHES =
            Map.of(Preferences.HINTS, true, Preferences.SLEEP_WARNING, true, Preferences.MUTED, false);

    private final SettingsModel model;
    private final Words words;
    private final Map<Preference<?>, Row> rows = new LinkedHashMap<>();
    private final Label deaf = Parts.line("small", "muted");
    private final Label size = Parts.label("", "setting-value");
    private final Button smaller;
    private final Button larger;
    private final StackPane node = new StackPane();

    /// Settings in the language of the moment.
    public SettingsOverlay(SettingsModel model, Runnable dismiss) {
        this.model = model;
        words = model.words();
        model.offered().forEach(preference -> rows.put(preference, row(preference)));
        smaller = step("−", "settings.smaller", model::smaller);
        larger = step("+", "settings.larger", model::larger);
        Button close = Parts.button(words.say("close"), dismiss);
        close.setCancelButton(true);
        VBox box = new VBox(Parts.cardHead(words.say("settings.title"), close), new Scrolled(groups()));
        box.getStyleClass().addAll("card", "dialog", "settings");
        box.setMaxHeight(Region.USE_PREF_SIZE);
        node.getStyleClass().addAll("scrim", "settings-scrim");
        node.getChildren().add(box);
        show();
    }

    private Row row(Preference<?> preference) {
        return switch (preference) {
            case Preference.Choice<?> choice -> pick(choice);
            case Preference.Percent percent -> new Volume(percent, words, value -> model.wish(percent, value));
        };
    }

    // Which answer of a switch is "on" says that it is one of Booleans.
    @SuppressWarnings("unchecked")
    private <T> Row pick(Preference.Choice<T> choice) {
        Boolean on = SWITCHES.get(choice);
        if (on != null) {
            Preference.Choice<Boolean> either = (Preference.Choice<Boolean>) choice;
            return new Switch(either, on, words, answer -> model.wish(either, answer));
        }
        return new Pick<>(choice, words, answer -> model.wish(choice, answer), SettingsOverlay::picture);
    }

    /// A look is shown, anything else is only said.
    private static Optional<Node> picture(Object answer) {
        return answer instanceof Look look
                ? Optional.of(new PictureView(
                        new LookPicture(
                                look == Look.SYSTEM
                                        ? List.of(Theme.LIGHT, Theme.DARK)
                                        : List.of(look.over(Theme.LIGHT))),
                        "look-picture"))
                : Optional.empty();
    }

    private Button step(String sign, String said, Runnable act) {
        Button button = Parts.button(sign, () -> {
            act.run();
            show();
        });
        button.setAccessibleText(words.say(said));
        return button;
    }

    /// What is seen on one side, the rest on the other; below each other where there is little room.
    private Columns groups() {
        VBox seen = new VBox(group("settings.group.LOOK", BootstrapIcons.EYE_FILL, Preferences.LOOK));
        VBox rest = new VBox(
                group("settings.group.LANGUAGE", BootstrapIcons.CHAT_LEFT_TEXT_FILL, Preferences.LANGUAGE),
                group("settings.group.SOUND", BootstrapIcons.VOLUME_UP_FILL, Preferences.MUTED));
        for (VBox side : List.of(seen, rest)) {
            VBox.setVgrow(side.getChildren().getLast(), Priority.ALWAYS);
            side.getStyleClass().add("setting-side");
        }
        return new Columns(seen, rest);
    }

    /// The preferences from the first of a group to that of the next: what each is about at the start of a line, its
    /// answers at the end.
    private VBox group(String title, Ikon sign, Preference<?> first) {
        HBox head = new HBox(Parts.drawing(sign, "group-sign"), Parts.label(words.say(title), "card-title"));
        head.getStyleClass().add("row");
        VBox group = new VBox(head);
        group.getStyleClass().add("setting-group");
        boolean mine = false;
        for (Map.Entry<Preference<?>, Row> each : rows.entrySet()) {
            Preference<?> preference = each.getKey();
            mine = FIRST_OF_GROUPS.contains(preference) ? preference.equals(first) : mine;
            if (mine) {
                add(each.getValue().node(), group);
                addBelow(preference, group);
            }
        }
        return group;
    }

    /// A side with fewer rows spreads them.
    private static void add(Region row, VBox group) {
        row.getStyleClass().add("setting-row");
        VBox.setVgrow(row, Priority.ALWAYS);
        group.getChildren().add(row);
    }

    private void addBelow(Preference<?> preference, VBox group) {
        if (preference.equals(Preferences.LOOK)) {
            FlowPane sizes = new FlowPane(smaller, size, larger);
            sizes.getStyleClass().add("setting-steps");
            add(new BesideOrBelow(Parts.label(words.say("settings.size")), sizes), group);
        }
        if (preference.equals(Preferences.OTHERS)) {
            group.getChildren().add(deaf);
        }
    }

    /// Shows what holds now; it may have been changed by a key.
    public void show() {
        Preferences holds = model.preferences();
        rows.values().forEach(row -> row.show(holds));
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
        focus(Preferences.LOOK);
    }

    /// Gives the keyboard back to the language that was picked a moment ago.
    public void focusLanguage() {
        focus(Preferences.LANGUAGE);
    }

    private void focus(Preference<?> preference) {
        Objects.requireNonNull(rows.get(preference)).focus();
    }
}
