package cantstop.client.play.handover;

import cantstop.client.kit.screen.OneLineOrTwo;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// The view of [StripState]: a strip below the one about the connection, or a sign over the table.
public final class StripView {
    private final Label text = Parts.paragraph("", "strip-text");
    private final Label hint = Parts.label("", "strip-hint");
    private final Remedies remedies;
    private final HBox strip;
    private final HaltSign sign;
    private final StripModel model;

    public StripView(StripModel model, Words words) {
        this.model = model;
        remedies = new Remedies(words, model::remedy);
        sign = new HaltSign(words, model::remedy);
        hint.setWrapText(true);
        OneLineOrTwo sentences = new OneLineOrTwo(text, hint, true);
        HBox.setHgrow(sentences, Priority.ALWAYS);
        strip = new HBox(sentences, remedies);
        strip.getStyleClass().add("strip");
        model.strip().subscribe((was, is) -> show());
        show();
    }

    public Node node() {
        return strip;
    }

    /// The sign, for the middle of the window.
    public Node sign() {
        return sign.node();
    }

    /// Follows this party from now on.
    public void follow(Optional<Party> party) {
        model.follow(party);
    }

    private void show() {
        Optional<StripState> said = model.strip().get();
        Optional<StripState> beside = said.filter(one -> !one.halts());
        Parts.showIf(beside.isPresent(), strip);
        text.setText(beside.map(StripState::text).orElse(""));
        hint.setText(beside.map(StripState::hint).orElse(""));
        remedies.show(beside);
        sign.show(said.filter(StripState::halts));
    }
}
