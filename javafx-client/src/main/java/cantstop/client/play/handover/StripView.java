package cantstop.client.play.handover;

import cantstop.client.kit.paint.Caution;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.BusySign;
import cantstop.client.kit.screen.OneLineOrTwo;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// The view of [StripState]: a strip below the one about the connection, or a sign over the table.
public final class StripView {
    private static final PseudoClass WAITING = PseudoClass.getPseudoClass("waiting");

    private final PictureView caution = new PictureView(new Caution("!"), "strip-sign");
    private final Label text = Parts.paragraph("", "strip-text");
    private final Label hint = Parts.label("", "strip-hint");
    private final Remedies remedies;
    private final BusySign busy;
    private final HBox strip;
    private final HaltSign sign;
    private final StripModel model;

    /// A strip and a sign that follow no party yet.
    ///
    /// @param waiting makes what shows that one waits
    public StripView(StripModel model, Words words, Supplier<BusySign> waiting) {
        this.model = model;
        busy = waiting.get();
        remedies = new Remedies(words, model::remedy, false);
        sign = new HaltSign(words, model::remedy, waiting.get());
        hint.setWrapText(true);
        OneLineOrTwo sentences = new OneLineOrTwo(text, hint, true);
        HBox.setHgrow(sentences, Priority.ALWAYS);
        strip = new HBox(caution, sentences, busy, remedies);
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
        boolean waits = beside.filter(StripState::waits).isPresent();
        strip.pseudoClassStateChanged(WAITING, waits);
        Parts.showIf(!waits, caution);
        busy.show(beside.filter(StripState::waits).map(StripState::text));
        remedies.show(beside);
        sign.show(said.filter(StripState::halts));
    }
}
