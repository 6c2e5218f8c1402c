package cantstop.client.play.table;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The keys, for who forgot them.
public final class KeysOverlay extends CardOverlay {
    private final Button close;

    private record Line(List<String> keys, String meaning) {}

    /// Keys that belong together.
    private record Group(String title, List<Line> lines) {}

    /// The keys.
    ///
    /// @param dismiss takes them away again
    public KeysOverlay(Words words, Runnable dismiss) {
        Group turn = new Group(
                "keys.group.turn",
                List.of(
                        new Line(List.of("1", "…", "6"), "keys.options"),
                        new Line(List.of("R"), "keys.roll"),
                        new Line(List.of("S"), "keys.stop"),
                        new Line(List.of("Z", words.say("keys.backspace")), "keys.takeBack"),
                        new Line(List.of("C"), "keys.coach")));
        Group table = new Group(
                "keys.group.table",
                List.of(
                        new Line(List.of("L"), "keys.words"),
                        new Line(List.of("T"), "keys.chat"),
                        new Line(List.of("F2", "…", "F7"), "keys.reactions"),
                        new Line(List.of("B"), "keys.call")));
        Group window = new Group(
                "keys.group.window",
                List.of(
                        new Line(List.of("?"), "keys.keys"),
                        new Line(List.of("F1"), "keys.rules"),
                        new Line(List.of("F9"), "keys.watch"),
                        new Line(List.of("M"), "keys.mute"),
                        new Line(List.of("F10"), "keys.settings"),
                        new Line(List.of("F11"), "keys.fullscreen"),
                        new Line(List.of("Ctrl +", "Ctrl −"), "keys.zoom"),
                        new Line(List.of(words.say("keys.escape.key")), "keys.escape")));
        VBox right = half(words, window);
        right.getChildren().add(Parts.paragraph(words.say("keys.motion"), "muted", "keys-motion"));
        Columns halves = new Columns(half(words, turn, table), right);
        halves.getStyleClass().add("keys-halves");
        Scrolled scroll = new Scrolled(halves);
        scroll.setFocusTraversable(true);
        scroll.setAccessibleText(words.say("table.keys"));
        close = Parts.button(words.say("close"), dismiss);
        close.setCancelButton(true);
        VBox box = new VBox(Parts.cardHead(words.say("table.keys"), close), scroll);
        box.getStyleClass().addAll("card", "dialog", "question", "keys-card");
        lay(box);
        node().setOnMousePressed(pressed -> dismiss.run());
    }

    private static VBox half(Words words, Group... groups) {
        VBox half = new VBox();
        half.getStyleClass().add("keys-half");
        for (Group group : groups) {
            half.getChildren().addAll(Parts.label(words.say(group.title()), "keys-group"), grid(group.lines(), words));
        }
        return half;
    }

    private static GridPane grid(List<Line> lines, Words words) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("keys");
        for (Line line : lines) {
            Node[] caps = line.keys().stream().map(KeysOverlay::cap).toArray(Node[]::new);
            HBox keys = new HBox(caps);
            keys.getStyleClass().add("key-caps");
            keys.setMinWidth(HBox.USE_PREF_SIZE);
            grid.addRow(grid.getRowCount(), keys, Parts.paragraph(words.say(line.meaning())));
        }
        return grid;
    }

    private static Label cap(String key) {
        Label cap = Parts.label(key, key.equals("…") ? "muted" : "key-shown");
        // As the buttons that they press.
        switch (key) {
            case "R" -> cap.getStyleClass().add("key-roll");
            case "S" -> cap.getStyleClass().add("key-stop");
            default -> {}
        }
        return cap;
    }

    @Override
    public void focus() {
        close.requestFocus();
    }
}
