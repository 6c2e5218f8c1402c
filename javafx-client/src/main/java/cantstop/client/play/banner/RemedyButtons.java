package cantstop.client.play.banner;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;

/// What can be done, as buttons. The same buttons stay the same nodes, or they would lose the keyboard with every tick.
final class RemedyButtons {
    private final Pane pane;
    private final Words words;
    private final Consumer<BannerState.Remedy> press;
    private final boolean telling;
    private final List<Node> before;
    private List<BannerState.Remedy> shown = List.of();

    /// @param pane what they stand in, alone or after what is there already
    /// @param telling whether each says what comes of it
    RemedyButtons(Pane pane, Words words, Consumer<BannerState.Remedy> press, boolean telling) {
        this.telling = telling;
        this.pane = pane;
        this.words = words;
        this.press = press;
        before = List.copyOf(pane.getChildren());
    }

    void offer(List<BannerState.Remedy> remedies) {
        if (!remedies.equals(shown)) {
            shown = remedies;
            pane.getChildren().setAll(before);
            remedies.forEach(remedy -> pane.getChildren().add(button(remedy)));
        }
    }

    private Button button(BannerState.Remedy remedy) {
        Button button = Parts.button(words.say("banner." + remedy.name()), () -> press.accept(remedy));
        // A warning is read; nothing about it is advised.
        if (remedy != BannerState.Remedy.READ && remedy.equals(shown.getFirst())) {
            button.getStyleClass().add("accent");
        }
        String then = "banner.then." + remedy.name();
        return telling && words.has(then) ? Parts.withConsequence(button, words.say(then)) : button;
    }
}
