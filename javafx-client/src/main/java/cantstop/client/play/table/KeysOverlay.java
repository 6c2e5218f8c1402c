package cantstop.client.play.table;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The keys, for who forgot them.
public final class KeysOverlay extends CardOverlay {
    private final Button close;

    private record Line(List<String> keys, String meaning) {}

    /// The keys.
    ///
    /// @param dismiss takes them away again
    public KeysOverlay(Words words, Runnable dismiss) {
        List<Line> lines = List.of(
                new Line(List.of("1", "…", "6"), "keys.options"),
                new Line(List.of("R"), "keys.roll"),
                new Line(List.of("S"), "keys.stop"),
                new Line(List.of("Z", words.say("keys.backspace")), "keys.takeBack"),
                new Line(List.of("C"), "keys.coach"),
                new Line(List.of("L"), "keys.words"),
                new Line(List.of("T"), "keys.chat"),
                new Line(List.of("F2", "…", "F7"), "keys.reactions"),
                new Line(List.of("B"), "keys.call"),
                new Line(List.of("?"), "keys.keys"),
                new Line(List.of("F1"), "keys.rules"),
                new Line(List.of("F9"), "keys.watch"),
                new Line(List.of("M"), "keys.mute"),
                new Line(List.of("F10"), "keys.settings"),
                new Line(List.of("F11"), "keys.fullscreen"),
                new Line(List.of("Ctrl +", "Ctrl −"), "keys.zoom"),
                new Line(List.of(words.say("keys.escape.key")), "keys.escape"));
        int half = (lines.size() + 1) / 2;
        Columns halves =
                new Columns(half(lines.subList(0, half), words), half(lines.subList(half, lines.size()), words));
        halves.getStyleClass().add("keys-halves");
        ScrollPane scroll = new ScrollPane(halves);
        scroll.setFitToWidth(true);
        // Its bar may cover the edge that the keys leave free at their end.
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(true);
        scroll.setAccessibleText(words.say("table.keys"));
        scroll.getStyleClass().add("plain-scroll");
        close = Parts.button(words.say("close"), dismiss, "accent");
        close.setCancelButton(true);
        HBox buttons = new HBox(close);
        buttons.getStyleClass().add("buttons");
        VBox box = new VBox(
                Parts.label(words.say("table.keys"), "title"),
                scroll,
                Parts.paragraph(words.say("keys.motion"), "muted"),
                buttons);
        box.getStyleClass().addAll("card", "question", "keys-card");
        lay(box);
        node().setOnMousePressed(pressed -> dismiss.run());
    }

    private static GridPane half(List<Line> lines, Words words) {
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
        return Parts.label(key, key.equals("…") ? "muted" : "key-shown");
    }

    @Override
    public void focus() {
        close.requestFocus();
    }
}
