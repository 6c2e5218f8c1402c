package cantstop.client.play.handover;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;

/// The buttons of a strip or sign, one for each remedy.
final class Remedies extends HBox {
    private final Words words;
    private final Consumer<StripState.Remedy> press;
    private final boolean telling;
    private List<StripState.Remedy> shown = List.of();

    /// @param telling whether each says what comes of it
    Remedies(Words words, Consumer<StripState.Remedy> press, boolean telling) {
        this.words = words;
        this.telling = telling;
        this.press = press;
        getStyleClass().add("strip-buttons");
        setMinWidth(USE_PREF_SIZE);
    }

    void show(Optional<StripState> said) {
        offer(said.map(StripState::remedies).orElse(List.of()));
        setManaged(!shown.isEmpty());
        advise(said.flatMap(StripState::advised));
    }

    /// The same buttons stay the same nodes, or they would lose the keyboard with every change of words.
    private void offer(List<StripState.Remedy> remedies) {
        if (!remedies.equals(shown)) {
            shown = remedies;
            getChildren().setAll(remedies.stream().map(this::button).toList());
        }
    }

    private Button button(StripState.Remedy remedy) {
        Button button = Parts.button(words.say("handover." + remedy.name()), () -> press.accept(remedy));
        if (remedy == StripState.Remedy.LEAVE) {
            button.getStyleClass().add("way-out");
        }
        String then = "handover.then." + remedy.name();
        return telling && words.has(then) ? Parts.withConsequence(button, words.say(then)) : button;
    }

    private void advise(Optional<StripState.Remedy> advised) {
        for (int place = 0; place < shown.size(); place++) {
            List<String> appearance = getChildren().get(place).getStyleClass();
            appearance.remove("accent");
            appearance.addAll(advised.filter(shown.get(place)::equals).map(one -> "accent").stream()
                    .toList());
        }
    }
}
