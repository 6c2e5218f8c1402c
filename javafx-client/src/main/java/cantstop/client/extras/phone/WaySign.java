package cantstop.client.extras.phone;

import cantstop.client.kit.paint.QrPicture;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    private static final int PIXELS = 7;

    /// Of its frame.
    private static final double CODE = 0.94;

    private final Words words;
    private final VBox texts = new VBox();
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
        picture.fitWidthProperty().bind(code.widthProperty().multiply(CODE));
        code.getStyleClass().add("give-code");
        code.setMaxHeight(USE_PREF_SIZE);
        texts.getStyleClass().add("give-texts");
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox middle = new HBox(texts, code);
        middle.getStyleClass().add("give-middle");
        page.setMaxWidth(Double.MAX_VALUE);
        getStyleClass().addAll("go-sign", "way-sign");
        getChildren().addAll(middle, page, others);
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
        List<Node> lines = new ArrayList<>();
        for (String step : steps) {
            Label number = Parts.label(Integer.toString(lines.size() + 1), "way-number");
            number.setMinWidth(USE_PREF_SIZE);
            HBox line = new HBox(number, Parts.paragraph(step, "give-line"));
            line.getStyleClass().add("way-step");
            lines.add(line);
        }
        show(lines, Optional.of(address), also, scanned);
    }

    private void show(List<Node> lines, Optional<String> address, List<String> also, String scanned) {
        texts.getChildren().setAll(title);
        texts.getChildren().addAll(lines);
        page.setText(address.orElse(""));
        others.setText(also.isEmpty() ? "" : words.say("give.others", String.join("   ", also)));
        picture.setImage(address.isPresent() ? QrPicture.of(scanned, PIXELS) : null);
        picture.setAccessibleText(words.say("give.picture", scanned));
        Parts.showIf(address.isPresent(), code);
    }
}
