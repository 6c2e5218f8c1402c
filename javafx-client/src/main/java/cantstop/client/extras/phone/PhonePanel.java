package cantstop.client.extras.phone;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A card over the host's lobby: the code that a phone scans, and the address for every other browser.
final class PhonePanel extends CardOverlay {
    private final Button done;

    /// A panel that is not in view yet.
    PhonePanel(SeatAddress seat, WlanPart wlan, Words words, Runnable dismiss) {
        done = Parts.button(words.say("give.done"), dismiss, "accent");
        done.setCancelButton(true);
        WaySign sign = new WaySign(words, words.say("phone.title"));
        sign.say(words.say("phone.none"));
        seat.page()
                .ifPresent(page -> sign.show(
                        List.of(
                                words.say("phone.step.wlan"),
                                words.say("phone.step.scan"),
                                words.say("phone.step.sit")),
                        page,
                        seat.others(),
                        seat.code().orElse(page)));
        VBox all = new VBox(sign, wlan.folded());
        all.getStyleClass().add("give-all");
        HBox buttons = new HBox(Parts.spring(), done);
        buttons.getStyleClass().add("buttons");
        VBox box = new VBox(new Scrolled(all), buttons);
        box.getStyleClass().addAll("card", "question", "give");
        lay(box);
    }

    @Override
    public void focus() {
        done.requestFocus();
    }
}
