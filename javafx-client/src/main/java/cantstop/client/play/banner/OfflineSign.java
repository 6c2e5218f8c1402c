package cantstop.client.play.banner;

import cantstop.client.kit.paint.RoadView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The same as the strip, as a large sign in place of what one plays with.
final class OfflineSign extends VBox {
    private static final PseudoClass HINTED = PseudoClass.getPseudoClass("hinted");
    private static final PseudoClass BARE = PseudoClass.getPseudoClass("bare");

    private final RoadView road = new RoadView();
    private final Label text = Parts.paragraph("", "halt-text");
    private final Label hint = Parts.line("halt-hint");
    private final Label progress = Parts.label("", "offline-progress");
    private final RemedyButtons buttons;

    OfflineSign(Words words, Consumer<BannerState.Remedy> press) {
        FlowPane foot = new FlowPane(progress);
        foot.getStyleClass().addAll("button-flow", "offline-foot");
        buttons = new RemedyButtons(foot, words, press, true);
        getStyleClass().addAll("halt-sign", "offline-sign");
        getChildren().addAll(road, text, hint, Parts.spring(), foot);
    }

    void show(Optional<BannerState> said) {
        Parts.showIf(said.isPresent(), this);
        road.show(said.flatMap(BannerState::road));
        pseudoClassStateChanged(BARE, said.flatMap(BannerState::road).isEmpty());
        text.setText(said.map(BannerState::text).orElse(""));
        hint.setText(said.map(BannerState::hint).orElse(""));
        pseudoClassStateChanged(HINTED, !hint.getText().isEmpty());
        Parts.showIf(said.filter(one -> !one.progress().isEmpty()).isPresent(), progress);
        progress.setText(said.map(BannerState::progress).orElse(""));
        buttons.offer(said.map(BannerState::remedies).orElse(List.of()));
    }
}
