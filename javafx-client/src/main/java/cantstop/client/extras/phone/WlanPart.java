package cantstop.client.extras.phone;

import cantstop.client.kit.paint.QrPicture;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.LocalUser;
import cantstop.client.model.profile.Wlan;
import javafx.scene.AccessibleRole;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The way into the WLAN, on a card over the host's lobby: its name and password, typed once and kept in this laptop's
/// profile, as a code that a phone scans; and what phones say about a WLAN without internet.
public final class WlanPart extends HBox {
    private static final int PIXELS = 3;

    private final Words words;
    private final LocalUser me;
    private final TextField name = new TextField();
    private final TextField password = new TextField();
    private final ImageView picture = new ImageView();

    public WlanPart(Words words, LocalUser me) {
        this.words = words;
        this.me = me;
        Wlan known = me.profile().get().wlan();
        Columns fields = new Columns(
                field(name, "phone.wlan.name", known.name()), field(password, "phone.wlan.password", known.password()));
        fields.getStyleClass().add("wlan-fields");
        VBox texts = new VBox(
                Parts.paragraph(words.say("phone.wlan.hint")),
                fields,
                Parts.paragraph(words.say("phone.offline.android")),
                Parts.paragraph(words.say("phone.offline.ios")));
        texts.getStyleClass().add("give-texts");
        HBox.setHgrow(texts, Priority.ALWAYS);
        picture.setSmooth(false);
        picture.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getStyleClass().add("give-middle");
        getChildren().addAll(texts, picture);
        show(known);
    }

    /// This under a line that asks whether it is needed; open where it was filled in before.
    public TitledPane folded() {
        TitledPane fold = Parts.folded(words.say("phone.wlan.title"), this, "give-check");
        fold.setExpanded(me.profile().get().wlan().isKnown());
        return fold;
    }

    private TextField field(TextField field, String key, String text) {
        field.setText(text);
        field.setPromptText(words.say(key));
        field.setAccessibleText(words.say(key));
        field.textProperty().subscribe((was, is) -> keep());
        return field;
    }

    private void keep() {
        Wlan typed = new Wlan(name.getText().strip(), password.getText().strip());
        me.change(me.profile().get().withWlan(typed));
        show(typed);
    }

    private void show(Wlan wlan) {
        picture.setVisible(wlan.isKnown());
        picture.setManaged(wlan.isKnown());
        picture.setImage(wlan.isKnown() ? QrPicture.of(wlan.code(), PIXELS) : null);
        picture.setAccessibleText(words.say("phone.wlan.picture", wlan.name()));
    }
}
