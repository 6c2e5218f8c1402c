package cantstop.client.play.handover;

import cantstop.client.kit.paint.RoadView;
import cantstop.client.kit.screen.BusySign;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A sign over the dimmed table while the game is halted: what has happened, and what to do about it. Controls beside
/// it can still be used.
final class HaltSign {
    private static final PseudoClass CHOICE = PseudoClass.getPseudoClass("choice");
    private static final PseudoClass LOOKING = PseudoClass.getPseudoClass("looking");

    /// Room around it in a narrow window, in pixels: its mark of focus lies outside of it.
    private static final double AROUND = 10;

    private final Label text = Parts.paragraph("", "halt-text");
    private final Label hint = Parts.line("halt-hint");
    private final RoadView road = new RoadView();
    private final RollCall gathering = new RollCall();
    private final Worlds worlds;
    private final Remedies remedies;
    private final BusySign busy;
    private final VBox card;
    private final StackPane node;

    HaltSign(Words words, Consumer<StripState.Remedy> press, BusySign busy) {
        this.busy = busy;
        worlds = new Worlds(words);
        remedies = new Remedies(words, press, true);
        FlowPane foot = new FlowPane(busy, remedies);
        foot.setPrefWrapLength(Double.MAX_VALUE);
        foot.getStyleClass().add("halt-foot");
        card = new VBox(road, gathering, text, hint, worlds, foot);
        card.getStyleClass().addAll("halt-sign", "over-table");
        card.setMaxHeight(Region.USE_PREF_SIZE);
        card.setFocusTraversable(true);
        card.setAccessibleRole(AccessibleRole.TEXT);
        Region dim = new Region();
        dim.getStyleClass().add("halt-dim");
        dim.setMouseTransparent(true);
        StackPane.setMargin(card, new Insets(AROUND));
        node = new StackPane(dim, card);
        node.setPickOnBounds(false);
    }

    Node node() {
        return node;
    }

    void show(Optional<StripState> said) {
        boolean appears = said.isPresent() && !node.isVisible();
        boolean had = hasKeyboard();
        card.pseudoClassStateChanged(
                CHOICE, said.filter(sign -> !sign.worlds().isEmpty()).isPresent());
        Parts.showIf(said.isPresent(), node);
        card.pseudoClassStateChanged(
                LOOKING,
                said.filter(sign -> sign.kind() == StripState.Kind.LOOKING).isPresent());
        road.show(said.flatMap(StripState::road));
        gathering.show(said.map(StripState::gathering).orElse(List.of()));
        text.setText(said.map(StripState::text).orElse(""));
        hint.setText(said.map(StripState::hint).orElse(""));
        busy.show(said.filter(StripState::waits).map(StripState::text), said.flatMap(StripState::within));
        worlds.show(said.map(StripState::worlds).orElse(List.of()));
        remedies.show(said);
        card.setAccessibleText(text.getText() + " " + hint.getText());
        if (appears || had && !hasKeyboard()) {
            takeKeyboard();
        }
    }

    private boolean hasKeyboard() {
        return card.isFocused() || remedies.getChildren().stream().anyMatch(Node::isFocused);
    }

    /// The next Tab leads to the buttons. None of them gets the keyboard itself, or a key that was meant for the
    /// game would press it. A player who is writing goes on writing.
    private void takeKeyboard() {
        boolean writing = node.getScene() != null && node.getScene().getFocusOwner() instanceof TextInputControl;
        if (!writing) {
            card.requestFocus();
        }
    }
}
