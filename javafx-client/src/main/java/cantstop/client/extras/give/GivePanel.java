package cantstop.client.extras.give;

import cantstop.client.extras.phone.WlanPart;
import cantstop.client.kit.paint.QrPicture;
import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A card over the host's lobby: where the others fetch the program.
public final class GivePanel extends CardOverlay {
    private static final int PIXELS = 7;

    /// Of its frame.
    private static final double CODE = 0.92;

    private final GiveModel model;
    private final Words words;
    private final Label line = Parts.paragraph("");
    private final Label page = Parts.line("give-page");
    private final Label others = Parts.line();
    private final VBox more = new VBox();
    private final ImageView picture = new ImageView();
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
        picture.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        picture.setSmooth(false);
        picture.setPreserveRatio(true);
        more.getStyleClass().add("give-more");
        line.getStyleClass().add("give-line");
        VBox texts = new VBox(line, page, others);
        texts.getStyleClass().add("give-texts");
        HBox.setHgrow(texts, Priority.ALWAYS);
        StackPane code = new StackPane(picture);
        code.getStyleClass().add("give-code");
        code.setMaxHeight(StackPane.USE_PREF_SIZE);
        picture.fitWidthProperty().bind(code.widthProperty().multiply(CODE));
        Parts.showIf(false, code);
        picture.imageProperty().subscribe(image -> Parts.showIf(image != null, code));
        HBox middle = new HBox(texts, code);
        middle.getStyleClass().addAll("give-middle", "go-sign");
        HBox buttons = new HBox(Parts.spring(), stop, done);
        buttons.getStyleClass().add("buttons");
        VBox all = new VBox(middle, wlan.folded(), more);
        all.getStyleClass().add("give-all");
        VBox box = new VBox(Parts.label(words.say("give.title"), "title"), new Scrolled(all), buttons);
        box.getStyleClass().addAll("card", "question", "give");
        lay(box);
        listening.to(this::show, model.offer());
        model.open();
        show();
    }

    private void show() {
        GiveState offer = model.offer().get();
        line.setText(offer.line());
        page.setText(offer.page().orElse(""));
        others.setText(offer.others().isEmpty() ? "" : words.say("give.others", String.join("   ", offer.others())));
        List<Node> lines = new ArrayList<>();
        if (!offer.files().isEmpty()) {
            lines.add(check(offer.files()));
        }
        more.getChildren().setAll(lines);
        picture.setImage(offer.page().map(text -> QrPicture.of(text, PIXELS)).orElse(null));
        picture.setAccessibleText(words.say("give.picture", offer.page().orElse("")));
        picture.setVisible(offer.isOpen());
        picture.setManaged(offer.isOpen());
        Parts.showIf(offer.isOpen(), stop);
    }

    /// The checksums, folded away: few players check them.
    private TitledPane check(List<String> files) {
        VBox each = new VBox();
        files.forEach(file -> each.getChildren().add(Parts.paragraph(file, "small")));
        TitledPane check = new TitledPane(words.say("give.check"), each);
        check.setExpanded(false);
        check.setAnimated(false);
        check.getStyleClass().add("give-check");
        return check;
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
