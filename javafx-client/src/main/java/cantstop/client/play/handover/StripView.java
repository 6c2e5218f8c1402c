package cantstop.client.play.handover;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The strip itself, below the one about the connection.
public final class StripView {
    private final Label text = Parts.paragraph("", "strip-text");
    private final Label hint = Parts.line("strip-hint");
    private final HBox buttons = new HBox();
    private final HBox strip;
    private final Words words;
    private final StripModel model;
    private List<StripState.Remedy> shown = List.of();

    public StripView(StripModel model, Words words) {
        this.words = words;
        this.model = model;
        VBox sentences = new VBox(text, hint);
        HBox.setHgrow(sentences, Priority.ALWAYS);
        strip = new HBox(sentences, buttons);
        strip.getStyleClass().add("strip");
        buttons.getStyleClass().add("strip-buttons");
        buttons.setMinWidth(HBox.USE_PREF_SIZE);
        model.strip().subscribe((was, is) -> show());
        show();
    }

    public Node node() {
        return strip;
    }

    /// Speaks of this party from now on.
    public void follow(Optional<Party> party) {
        model.follow(party);
    }

    private void show() {
        Optional<StripState> said = model.strip().get();
        Parts.showIf(said.isPresent(), strip);
        text.setText(said.map(StripState::text).orElse(""));
        hint.setText(said.map(StripState::hint).orElse(""));
        offer(said.map(StripState::remedies).orElse(List.of()));
        advise(said.flatMap(StripState::advised));
    }

    /// The same buttons stay the same nodes, or they would lose the keyboard with every change of words.
    private void offer(List<StripState.Remedy> remedies) {
        if (!remedies.equals(shown)) {
            shown = remedies;
            buttons.getChildren().setAll(remedies.stream().map(this::button).toList());
        }
    }

    private Button button(StripState.Remedy remedy) {
        return Parts.button(words.say("handover." + remedy.name()), () -> model.remedy(remedy));
    }

    private void advise(Optional<StripState.Remedy> advised) {
        for (int place = 0; place < shown.size(); place++) {
            List<String> appearance = buttons.getChildren().get(place).getStyleClass();
            appearance.remove("accent");
            appearance.addAll(advised.filter(shown.get(place)::equals).map(one -> "accent").stream()
                    .toList());
        }
    }
}
