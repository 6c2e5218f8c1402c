package cantstop.client.extras.phone;

import cantstop.client.kit.paint.QrPicture;
import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A card over the host's lobby: the code that a phone scans, and the address for every other browser.
final class PhonePanel extends CardOverlay {
    private static final int PIXELS = 4;

    /// Of its frame.
    private static final double CODE = 0.92;

    private final Button done;

    /// A panel that is not in view yet.
    PhonePanel(SeatAddress seat, WlanPart wlan, Words words, Runnable dismiss) {
        done = Parts.button(words.say("give.done"), dismiss, "accent");
        done.setCancelButton(true);
        VBox texts = new VBox(
                Parts.paragraph(words.say(seat.page().isPresent() ? "phone.scan" : "phone.none"), "give-line"));
        texts.getStyleClass().add("give-texts");
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox middle = new HBox(texts);
        middle.getStyleClass().addAll("give-middle", "go-sign");
        seat.page().ifPresent(page -> {
            Label address = Parts.label(page, "phone-page");
            address.setMinWidth(Label.USE_PREF_SIZE);
            texts.getChildren().add(address);
        });
        if (!seat.others().isEmpty()) {
            String also = words.say("give.others", String.join("   ", seat.others()));
            texts.getChildren().add(Parts.paragraph(also, "small"));
        }
        seat.code().ifPresent(text -> {
            ImageView picture = new ImageView(QrPicture.of(text, PIXELS));
            picture.setSmooth(false);
            picture.setPreserveRatio(true);
            picture.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
            picture.setAccessibleText(words.say("give.picture", text));
            StackPane code = new StackPane(picture);
            code.getStyleClass().add("give-code");
            code.setMaxHeight(StackPane.USE_PREF_SIZE);
            picture.fitWidthProperty().bind(code.widthProperty().multiply(CODE));
            middle.getChildren().add(code);
        });
        VBox all = new VBox(middle, wlan.folded());
        all.getStyleClass().add("give-all");
        HBox buttons = new HBox(Parts.spring(), done);
        buttons.getStyleClass().add("buttons");
        VBox box = new VBox(Parts.label(words.say("phone.title"), "title"), new Scrolled(all), buttons);
        box.getStyleClass().addAll("card", "question", "give");
        lay(box);
    }

    @Override
    public void focus() {
        done.requestFocus();
    }
}
