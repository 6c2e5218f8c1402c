package cantstop.client.play.table;

import cantstop.client.kit.screen.BesideOrBelow;
import cantstop.client.kit.screen.OneLineOrTwo;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.PieceChip;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.protocol.AwayPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Who is not there, above board and dice, with what may be done about it: "go on without me".
final class PresenceStrip extends VBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final PieceChip chip = new PieceChip();
    private final Label text = Parts.paragraph("", "strip-text");
    private final Label wishes = Parts.label("", "strip-detail");
    private final FlowPane buttons;
    private final TableModel model;
    private final Words words;
    private List<Object> offered = List.of();

    PresenceStrip(TableModel model, Words words) {
        this.model = model;
        this.words = words;
        getStyleClass().addAll("strip", "absent-strip");
        OneLineOrTwo said = new OneLineOrTwo(text, wishes, true);
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox who = new HBox(chip, said);
        who.getStyleClass().add("strip-who");
        BesideOrBelow all = new BesideOrBelow(who);
        buttons = all.buttons();
        getChildren().add(all);
        show(Optional.empty());
    }

    void show(Optional<PresenceNotice> absent) {
        Parts.showIf(absent.isPresent(), this);
        chip.show(absent.flatMap(PresenceNotice::badge));
        text.setText(absent.map(PresenceNotice::text).orElse(""));
        // Pieces of those who vote lie on the buttons. Where not all buttons are there, words say who wants what.
        wishes.setText(absent.filter(one -> one.choices().size() < 2)
                .map(PresenceNotice::wishes)
                .orElse(""));
        // The same buttons stay the same nodes, or they would lose the keyboard with every second.
        List<Object> offer = absent.map(one -> List.<Object>of(one.seat(), one.nudging(), one.choices()))
                .orElse(List.of());
        if (!offer.equals(offered)) {
            offered = offer;
            offer(absent);
        }
    }

    /// Where one was pressed the keyboard stays on its place, though what it says has changed.
    private void offer(Optional<PresenceNotice> absent) {
        int focused = buttons.getChildren().stream()
                .map(node -> node.isFocused())
                .toList()
                .indexOf(true);
        List<Button> shown = new ArrayList<>();
        absent.filter(PresenceNotice::nudging)
                .ifPresent(one -> shown.add(Parts.button(words.say("away.nudge"), model::nudge)));
        absent.map(PresenceNotice::choices).orElse(List.of()).forEach(choice -> shown.add(button(choice)));
        buttons.getChildren().setAll(shown);
        if (focused >= 0 && focused < shown.size()) {
            shown.get(focused).requestFocus();
        }
    }

    private Button button(PresenceNotice.Choice choice) {
        AwayPolicy what = choice.what();
        String voted = words.list(
                choice.voices().stream().map(voice -> voice.name().text()).toList());
        Button button = Parts.button(choice.label(), () -> model.suggest(what));
        button.pseudoClassStateChanged(CHOSEN, choice.chosen());
        String said = choice.chosen() ? words.say("away.chosen", choice.label()) : choice.label();
        button.setAccessibleText(voted.isEmpty() ? said : words.say("said", said, voted));
        button.setGraphic(choice.voices().isEmpty() ? null : pieces(choice.voices()));
        return button;
    }

    private static HBox pieces(List<Badge> voices) {
        HBox pieces = new HBox();
        pieces.getStyleClass().add("voices");
        for (Badge voice : voices) {
            PieceChip piece = new PieceChip();
            piece.show(Optional.of(voice));
            pieces.getChildren().add(piece);
        }
        return pieces;
    }
}
