package cantstop.client.extras.give;

import cantstop.client.extras.phone.WaySign;
import cantstop.client.extras.phone.WlanPart;
import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A card over the host's lobby: where the others fetch the program.
public final class GivePanel extends CardOverlay {
    private final GiveModel model;
    private final Words words;
    private final WaySign sign;
    private final VBox more = new VBox();
    private final Button stop;
    private final Button done;
    private final Listening listening = new Listening();

    /// A panel that is not in view yet. It opens the page.
    public GivePanel(GiveModel model, WlanPart wlan, Words words, Runnable dismiss) {
        this.model = model;
        this.words = words;
        done = Parts.button(words.say("give.done"), dismiss, "accent");
        done.setCancelButton(true);
        stop = Parts.button(words.say("give.stop"), () -> {
            model.stop();
            dismiss.run();
        });
        more.getStyleClass().add("give-more");
        sign = new WaySign(words, words.say("give.title"));
        HBox buttons = new HBox(Parts.spring(), stop, done);
        buttons.getStyleClass().add("buttons");
        VBox all = new VBox(sign, wlan.folded(), more);
        all.getStyleClass().add("give-all");
        VBox box = new VBox(new Scrolled(all), buttons);
        box.getStyleClass().addAll("card", "question", "give");
        lay(box);
        listening.to(this::show, model.offer());
        model.open();
        show();
    }

    private void show() {
        GiveState offer = model.offer().get();
        offer.page()
                .ifPresentOrElse(
                        page -> sign.show(
                                List.of(
                                        words.say("phone.step.wlan"),
                                        words.say("phone.step.scan"),
                                        words.say("give.step.load")),
                                page,
                                offer.others(),
                                page),
                        () -> sign.say(offer.line()));
        List<Node> lines = new ArrayList<>();
        if (!offer.files().isEmpty()) {
            lines.add(check(offer.files()));
        }
        more.getChildren().setAll(lines);
        Parts.showIf(offer.isOpen(), stop);
    }

    /// The checksums, folded away: few players check them.
    private TitledPane check(List<String> files) {
        VBox each = new VBox();
        files.forEach(file -> each.getChildren().add(Parts.paragraph(file, "small")));
        return Parts.folded(words.say("give.check"), each, "give-check");
    }

    @Override
    public void focus() {
        done.requestFocus();
    }

    @Override
    public void gone() {
        listening.stop();
    }
}
