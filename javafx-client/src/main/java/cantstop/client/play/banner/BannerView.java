package cantstop.client.play.banner;

import cantstop.client.kit.paint.Caution;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.OneLineOrTwo;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.PieceChip;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Duration;

/// The strip itself. It follows one party at a time.
public final class BannerView {
    private static final PseudoClass ALARM = PseudoClass.getPseudoClass("alarm");
    private static final Duration TICK = Duration.millis(200);

    private static final PseudoClass ASKING = PseudoClass.getPseudoClass("asking");

    private final PictureView caution = new PictureView(new Caution("!"), "strip-sign");
    private final PieceChip asker = new PieceChip();
    private final Label text = Parts.paragraph("", "strip-text");
    private final Label detail = Parts.label("", "strip-hint");
    private final Button what;
    private final Label progress = Parts.label("", "strip-progress");
    private final RemedyButtons buttons;
    private final HBox strip;
    private final OfflineSign sign;
    private final BannerModel model;
    private final Timeline countdown;

    /// A strip that follows no party yet.
    ///
    /// @param goHome leads home
    /// @param renew makes a new identity
    public BannerView(Words words, Runnable goHome, Runnable renew) {
        model = new BannerModel(words, System::nanoTime);
        HBox row = new HBox();
        row.getStyleClass().add("strip-buttons");
        buttons = new RemedyButtons(row, words, remedy -> model.remedy(remedy, goHome, renew), false);
        sign = new OfflineSign(words, remedy -> model.remedy(remedy, goHome, renew));
        countdown = new Timeline(new KeyFrame(TICK, due -> model.tick()));
        countdown.setCycleCount(Animation.INDEFINITE);
        detail.setWrapText(true);
        OneLineOrTwo sentences = new OneLineOrTwo(text, detail, true);
        HBox.setHgrow(sentences, Priority.ALWAYS);
        what = Parts.button(words.say("banner.what"), this::tell);
        strip = new HBox(caution, asker, sentences, progress, what, row);
        strip.getStyleClass().add("strip");
        progress.setMinWidth(Label.USE_PREF_SIZE);
        model.banner().subscribe((was, is) -> show());
        sign.parentProperty().subscribe((was, is) -> show());
        show();
    }

    public Node node() {
        return strip;
    }

    /// Stands in for the strip on a screen that has a place for it, while nothing can be played.
    public Node sign() {
        return sign;
    }

    /// Follows this party from now on.
    public void follow(Optional<Party> party) {
        model.follow(party);
    }

    private void show() {
        Optional<BannerState> all = model.banner().get();
        boolean hasPlace = sign.getParent() != null;
        sign.show(all.filter(said -> hasPlace && said.offline()));
        Optional<BannerState> banner = all.filter(said -> !(hasPlace && said.offline()));
        Parts.showIf(banner.isPresent(), strip);
        Parts.showIf(
                banner.filter(said -> said.asker().isEmpty() && !said.asking()).isPresent(), caution);
        asker.show(banner.flatMap(BannerState::asker));
        text.setText(banner.map(BannerState::text).orElse(""));
        strip.pseudoClassStateChanged(
                ALARM, banner.filter(BannerState::alarming).isPresent());
        strip.pseudoClassStateChanged(ASKING, banner.filter(BannerState::asking).isPresent());
        detail.setText(banner.map(BannerState::hint).orElse(""));
        Parts.showIf(banner.filter(said -> !said.detail().isEmpty()).isPresent(), what);
        progress.setText(banner.map(BannerState::progress).orElse(""));
        buttons.offer(banner.map(BannerState::remedies).orElse(List.of()));
        // Only while a countdown runs: an idle window draws nothing.
        if (model.isCountingDown()) {
            countdown.play();
        } else {
            countdown.stop();
        }
    }

    /// Updates the strip in place.
    private void tell() {
        detail.setText(model.banner().get().map(BannerState::detail).orElse(""));
        Parts.showIf(false, what);
    }
}
