package cantstop.client.extras.lesson;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Overlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import cantstop.client.play.lobby.RuleSign;
import cantstop.engine.Variant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The rules as a page, over any screen: short, each part with its board. The arrows scroll, Tab goes from part to
/// part.
public final class RulesOverlay implements Overlay {
    /// What an arrow scrolls by, of the page.
    private static final double LINE = 0.06;

    private static final double PAGE = 0.25;

    private enum Part {
        DICE,
        GOAL,
        TURN,
        PAIRS,
        BUST,
        STOP,
        JUMPING,
        FORCED_MOVE,
        MORE,
        BOTS,
        FAIR;

        Optional<RulesPicture> picture() {
            return switch (this) {
                case GOAL -> Optional.of(RulesPicture.GOAL);
                case TURN -> Optional.of(RulesPicture.TURN);
                case JUMPING -> Optional.of(RulesPicture.JUMPING);
                case FORCED_MOVE -> Optional.of(RulesPicture.FORCED_MOVE);
                case DICE, PAIRS, BUST, STOP, MORE, BOTS, FAIR -> Optional.empty();
            };
        }

        /// Whether it shows one sentence, and the rest once the reader unfolds it.
        boolean folded() {
            return this == BOTS || this == FAIR;
        }
    }

    private final Words words;
    private final StackPane node = new StackPane();
    private final Scrolled page;
    private final Button close;

    /// The page.
    ///
    /// @param dismiss takes it away
    public RulesOverlay(Words words, Runnable dismiss) {
        this.words = words;
        VBox parts = new VBox();
        parts.getStyleClass().add("rules-parts");
        Stream.of(Part.values()).map(this::part).forEach(parts.getChildren()::add);
        page = new Scrolled(parts);
        VBox.setVgrow(page, Priority.ALWAYS);
        close = Parts.button(words.say("close"), dismiss);
        close.setCancelButton(true);
        VBox box = new VBox(Parts.cardHead(words.say("rules.title"), close), page);
        box.getStyleClass().addAll("card", "dialog", "rules-page");
        node.getStyleClass().addAll("scrim", "rules-scrim");
        node.getChildren().add(box);
        node.addEventFilter(KeyEvent.KEY_PRESSED, this::scroll);
    }

    private Node part(Part part) {
        String title = words.say("rules.title." + part.name());
        List<String> lines = words.say("rules.text." + part.name()).lines().toList();
        VBox text = new VBox(Parts.label(title, "card-title"));
        if (part.folded()) {
            VBox rest = new VBox();
            rest.getStyleClass().add("rules-text");
            lines.stream().skip(1).map(line -> Parts.paragraph(line)).forEach(rest.getChildren()::add);
            text.getChildren()
                    .addAll(
                            Parts.paragraph(lines.getFirst(), "lead"),
                            Parts.folded(words.say("fold.how"), rest, "fold"));
        } else {
            lines.stream()
                    .<Node>map(line -> part == Part.MORE ? rule(line) : Parts.paragraph(line))
                    .forEach(text.getChildren()::add);
        }
        text.getStyleClass().add("rules-text");
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMinWidth(0);
        if (part == Part.MORE) {
            text.getChildren().add(1, choices());
        }
        if (part == Part.DICE) {
            text.getChildren().add(new PictureView(new DiceToColumns(), "rules-dice"));
        }
        HBox row = new HBox(text);
        part.picture().ifPresent(picture -> {
            BoardView board = picture.draw(words);
            board.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
            row.getChildren().add(board);
        });
        row.getStyleClass().add("rules-part");
        row.setFocusTraversable(true);
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(title + ". " + String.join(" ", lines));
        return row;
    }

    /// What a rule is called, and what it says.
    private Node rule(String line) {
        int end = line.indexOf(':') + 1;
        Label name = Parts.label(line.substring(0, end).strip(), "strong");
        name.setMinWidth(Region.USE_PREF_SIZE);
        Label said = Parts.paragraph(line.substring(end).strip());
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox row = new HBox(name, said);
        row.getStyleClass().addAll("rules-rule");
        return row;
    }

    /// The signs of the variants, as in the lobby, and what each changes on the board.
    private Node choices() {
        Columns signs =
                new Columns(Stream.of(Variant.values()).map(this::choice).toArray(Node[]::new));
        signs.getStyleClass().add("rules-choices");
        return signs;
    }

    private Node choice(Variant variant) {
        String name = "variant." + variant.name();
        HBox pictures = new HBox(
                new PictureView(new RuleSign(variant), "rule-sign"),
                new PictureView(new VariantLane(variant), "rules-effect"));
        pictures.getStyleClass().add("row");
        VBox sign = new VBox(
                pictures, Parts.label(words.say(name), "strong"), Parts.paragraph(words.say(name + ".hint"), "small"));
        sign.getStyleClass().add("rules-choice");
        return sign;
    }

    private void scroll(KeyEvent pressed) {
        double by = switch (pressed.getCode()) {
            case DOWN -> LINE;
            case UP -> -LINE;
            case PAGE_DOWN -> PAGE;
            case PAGE_UP -> -PAGE;
            case HOME -> -1;
            case END -> 1;
            default -> 0;
        };
        if (by != 0) {
            page.setVvalue(Math.clamp(page.getVvalue() + by, 0, 1));
            pressed.consume();
        }
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean blocks() {
        return true;
    }

    @Override
    public void focus() {
        close.requestFocus();
    }
}
