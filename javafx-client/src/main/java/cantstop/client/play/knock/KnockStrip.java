package cantstop.client.play.knock;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.PieceChip;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// The strip above every screen with the requests that wait for an answer.
public final class KnockStrip extends HBox {
    private final PieceChip asker = new PieceChip();
    private final Label text = Parts.paragraph("", "strip-text");
    private final HBox buttons = new HBox();
    private final KnockModel model;
    private final Words words;
    private Optional<Waiting> shown = Optional.empty();

    /// A strip of that model's party.
    public KnockStrip(KnockModel model, Words words) {
        this.model = model;
        this.words = words;
        getStyleClass().addAll("strip", "knock-strip");
        buttons.getStyleClass().add("strip-buttons");
        buttons.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(asker, text, Parts.spring(), buttons);
        model.waiting().subscribe((was, is) -> show(is));
        Parts.showIf(false, this);
    }

    private void show(Optional<Waiting> waiting) {
        Parts.showIf(waiting.isPresent(), this);
        asker.show(waiting.flatMap(Waiting::asker));
        text.setText(waiting.map(Waiting::text).orElse(""));
        if (!waiting.equals(shown)) {
            shown = waiting;
            buttons.getChildren().setAll(waiting.map(this::offer).orElse(List.of()));
        }
    }

    private List<Button> offer(Waiting waiting) {
        if (waiting.mine()) {
            return List.of(Parts.button(words.say("knock.withdraw"), model::withdraw));
        }
        return waiting.decision()
                .map(decision -> List.of(
                        Parts.button(decision.grant(), () -> model.reply(true), "accent"),
                        Parts.button(words.say("knock.refuse"), () -> model.reply(false))))
                .orElse(List.of());
    }
}
