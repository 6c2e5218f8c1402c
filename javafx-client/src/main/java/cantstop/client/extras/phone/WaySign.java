package cantstop.client.extras.phone;

import cantstop.client.kit.paint.QrPicture;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A blue sign that shows a way in: what to do in numbered steps, the code to scan, and the address to type.
public final class WaySign extends VBox {
    private static final PseudoClass STACKED = PseudoClass.getPseudoClass("stacked");

    private static final int PIXELS = 7;

    /// In letters of the title; narrower than this, the steps stand below the code.
    private static final double ROOM_BESIDE = 20;

    private final Words words;
    private final VBox texts = new VBox();
    private final VBox below = new VBox();
    private List<Node> lines = List.of();
    private final Label title;
    private final ImageView picture = new ImageView();
    private final StackPane code = new StackPane(picture);
    private final Label page = Parts.line("way-page");
    private final Label others = Parts.line("way-others");

    /// A sign that shows no way yet.
    public WaySign(Words words, String title) {
        this.words = words;
        this.title = Parts.paragraph(title, "large");
        picture.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        picture.setSmooth(false);
        picture.setPreserveRatio(true);
        picture.fitWidthProperty().bind(code.widthProperty());
        code.getStyleClass().add("give-code");
        code.setMaxHeight(USE_PREF_SIZE);
        texts.getStyleClass().add("give-texts");
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox middle = new HBox(texts, code);
        middle.getStyleClass().add("give-middle");
        page.setMaxWidth(Double.MAX_VALUE);
        getStyleClass().addAll("go-sign", "way-sign");
        below.getStyleClass().add("give-texts");
        getChildren().addAll(middle, page, below, others);
        widthProperty().subscribe(width -> Platform.runLater(this::arrange));
    }

    /// Says why there is no way, or that one is being made.
    public void say(String line) {
        show(List.of(Parts.paragraph(line, "give-line")), Optional.empty(), List.of(), "");
    }

    /// Shows the way.
    ///
    /// @param steps what to do, in this order
    /// @param address to be typed
    /// @param also other addresses of the same page
    /// @param scanned what the code holds
    public void show(List<String> steps, String address, List<String> also, String scanned) {
        List<Node> all = new ArrayList<>();
        for (String step : steps) {
            Label number = Parts.label(Integer.toString(all.size() + 1), "way-number");
            number.setMinWidth(USE_PREF_SIZE);
            HBox line = new HBox(number, Parts.paragraph(step, "give-line"));
            line.getStyleClass().add("way-step");
            all.add(line);
        }
        show(all, Optional.of(address), also, scanned);
    }

    /// The code is what one comes for: in large type it has the first row, and the steps go below.
    private void arrange() {
        boolean beside =
                !code.isManaged() || getWidth() >= ROOM_BESIDE * title.getFont().getSize();
        pseudoClassStateChanged(STACKED, !beside);
        below.getChildren().clear();
        texts.getChildren().setAll(title);
        (beside ? texts : below).getChildren().addAll(lines);
        Parts.showIf(!beside, below);
    }

    private void show(List<Node> steps, Optional<String> address, List<String> also, String scanned) {
        lines = steps;
        page.setText(address.orElse(""));
        others.setText(also.isEmpty() ? "" : words.say("give.others", String.join("   ", also)));
        picture.setImage(address.isPresent() ? QrPicture.of(scanned, PIXELS) : null);
        picture.setAccessibleText(words.say("give.picture", scanned));
        Parts.showIf(address.isPresent(), code);
        arrange();
    }
}
