package cantstop.client.kit.screen;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// The small parts that screens are put together from.
public final class Parts {
    private static final String POINT = "•";

    /// What stands between the point and the words.
    private static final String GAP = "^[\\h\\s]+";

    private Parts() {}

    /// Text in one of the styles of `screens.css`.
    public static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /// Text that breaks into lines.
    public static Label paragraph(String text, String... styles) {
        Label label = label(text, styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /// A line that takes no room while it is empty.
    public static Label line(String... styles) {
        Label label = paragraph("", styles);
        label.visibleProperty().bind(label.textProperty().isNotEmpty());
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    /// A line of a longer text; one that begins with a point hangs from it.
    public static HBox point(String text, String... styles) {
        boolean hangs = text.startsWith(POINT);
        Label words = paragraph(hangs ? text.substring(1).replaceFirst(GAP, "") : text, styles);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox line = new HBox();
        if (hangs) {
            Label point = label(POINT, styles);
            point.setMinWidth(Region.USE_PREF_SIZE);
            line.getChildren().add(point);
        }
        line.getChildren().add(words);
        line.getStyleClass().add("point");
        return line;
    }

    public static Button button(String text, Runnable action, String... styles) {
        Button button = new Button(text);
        button.getStyleClass().addAll(styles);
        button.setOnAction(pressed -> action.run());
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /// One of several of which one is chosen. A second press on it does not take it back.
    public static ToggleButton choiceOf(ToggleGroup group, String text) {
        ToggleButton button = new ToggleButton(text);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setToggleGroup(group);
        // Arrows pick without a press.
        button.setOnAction(pressed -> button.setSelected(true));
        return button;
    }

    /// A drawing for which there is not always room to say it; what it says is said all the same.
    public static Button icon(Ikon drawing, String said, Runnable action) {
        Button button = button("", action, "quiet", "icon-button");
        button.setGraphic(drawing(drawing, "icon"));
        return saying(button, said);
    }

    /// What shows no word says it to whoever hears the screen, or points at it.
    public static <B extends ButtonBase> B saying(B button, String said) {
        button.setAccessibleText(said);
        button.setTooltip(new Tooltip(said));
        return button;
    }

    /// A drawing as large as the type around it. It does not bear the style class that the theme knows, which has one
    /// size for all of them; and in em it would be of itself: it grew with every pass of the style.
    public static Label drawing(Ikon drawing, String style) {
        FontIcon icon = new FontIcon(drawing);
        Label holder = new Label("", icon);
        holder.getStyleClass().setAll(style);
        icon.getStyleClass().setAll("drawing");
        holder.fontProperty().subscribe(font -> icon.setIconSize((int) Math.round(font.getSize())));
        return holder;
    }

    /// A sign that stands for a word, as large as the type around it; see `.glyph` in `screens.css` for their shapes.
    public static Region glyph(String shape, String... styles) {
        Region glyph = new Region();
        glyph.getStyleClass().addAll("glyph", "glyph-" + shape);
        glyph.getStyleClass().addAll(styles);
        return glyph;
    }

    /// A large button with a second line that says what follows.
    public static Button choice(String text, String hint, Runnable action, String... styles) {
        Button button = new WideButton(choiceLines(text, hint));
        button.getStyleClass().add("choice-button");
        button.getStyleClass().addAll(styles);
        button.setOnAction(pressed -> action.run());
        button.setAccessibleText(text + ". " + hint);
        return button;
    }

    /// Has a button say in a smaller line what comes of it.
    public static Button withConsequence(Button button, String then) {
        button.setGraphic(label(then, "answer-then"));
        button.setContentDisplay(ContentDisplay.BOTTOM);
        button.setAccessibleText(button.getText() + ". " + then);
        return button;
    }

    /// A name and a smaller line below it.
    public static VBox choiceLines(String text, String hint) {
        VBox lines = new VBox(label(text, "choice-name"), paragraph(hint, "choice-hint"));
        lines.getStyleClass().add("choice-lines");
        return lines;
    }

    /// A framed part of a screen with a title.
    public static VBox card(String title, Node... content) {
        VBox card = new VBox();
        card.getStyleClass().add("card");
        if (!title.isEmpty()) {
            card.getChildren().add(paragraph(title, "card-title"));
        }
        card.getChildren().addAll(content);
        return card;
    }

    /// What a dialog is about, as the band over its card, and the ways out of it, which are in the same place on each.
    public static HBox cardHead(String title, Button... ways) {
        HBox head = new HBox(label(title, "title"), spring());
        head.getChildren().addAll(ways);
        head.getStyleClass().addAll("row", "card-head");
        return head;
    }

    /// A line that opens what is below it, in place.
    public static TitledPane folded(String title, Node content, String... styles) {
        TitledPane fold = new TitledPane(title, content);
        fold.setExpanded(false);
        fold.setAnimated(false);
        fold.getStyleClass().addAll(styles);
        return fold;
    }

    /// Room that pushes what comes after it to the end.
    public static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        VBox.setVgrow(spring, Priority.ALWAYS);
        return spring;
    }

    /// Shows a node, or takes it away with its room.
    public static void showIf(boolean shown, Region node) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
