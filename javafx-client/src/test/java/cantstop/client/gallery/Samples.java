package cantstop.client.gallery;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.controls.PlayerPlate;
import cantstop.client.kit.screen.BadgePicker;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Shape;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The small controls in all their states: pieces, plates, and what stands on every screen.
final class Samples {
    private Samples() {}

    /// Every shape in every colour with one letter and with two, small and large.
    static Parent pieces() {
        VBox rows = rows();
        for (double size : List.of(1.1, 1.8, 2.6)) {
            FlowPane row = row();
            for (Shape shape : Shape.all()) {
                for (Colour colour : Colour.all()) {
                    Piece piece = new Piece(
                            new Badge(new PlayerName("Anna"), colour, shape),
                            Colour.all().indexOf(colour) % 2 == 0 ? "A" : "Al");
                    piece.setStyle(
                            String.format(Locale.ROOT, "-fx-pref-width: %1$.1fem; -fx-pref-height: %1$.1fem;", size));
                    row.getChildren().add(piece);
                }
            }
            row.setStyle("-fx-background-color: -cs-enamel; -fx-padding: 1em; -fx-hgap: 0.8em; -fx-vgap: 0.8em;");
            rows.getChildren().add(row);
        }
        return rows;
    }

    /// A player's plate in each state it can be in.
    static Parent plates() {
        VBox rows = rows();
        rows.getChildren().add(plate(0, "", true, List.of(), false));
        rows.getChildren().add(plate(0, "you", true, List.of(2, 7), false));
        rows.getChildren().add(plate(1, "", false, List.of(), false));
        rows.getChildren().add(plate(1, "bot", false, List.of(12), false));
        rows.getChildren().add(plate(2, "away for 2 minutes", false, List.of(3), true));
        PlayerPlate bust = plate(2, "", false, List.of(), false);
        bust.bustProperty().set(Positions.bust());
        bust.bustReasonProperty().set("9 steps lost: no pair made 2, 7 or 8");
        PlayerPlate long5 = plate(3, "a bot plays meanwhile", true, List.of(2, 3, 11, 12), true);
        long5.targetProperty().set(5);
        rows.getChildren().addAll(bust, long5);
        return rows;
    }

    private static PlayerPlate plate(int seat, String note, boolean active, List<Integer> won, boolean away) {
        PlayerPlate plate = new PlayerPlate();
        Badge badge = Positions.badges().get(Seat.of(seat));
        plate.badgeProperty().set(badge);
        plate.initialsProperty().set(badge == null ? "" : badge.name().text().substring(0, 1));
        plate.noteProperty().set(note);
        plate.activeProperty().set(active);
        plate.awayProperty().set(away);
        plate.columnsWonProperty().set(won.stream().map(Column::of).toList());
        return plate;
    }

    /// Buttons, fields and choices: as they are, with the keyboard's focus, under the mouse, and out of use.
    static Parent parts() {
        VBox rows = rows();
        for (String style : List.of("plain", "accent", "quiet", "danger")) {
            FlowPane row = row();
            for (String state : List.of("usual", "focused", "hover", "armed", "disabled")) {
                Button button = Parts.button(style + ", " + state, () -> {}, style);
                row.getChildren().add(in(state, button));
            }
            rows.getChildren().add(row);
        }
        FlowPane toggles = row();
        for (String state : List.of("usual", "focused", "disabled")) {
            for (boolean on : List.of(false, true)) {
                ToggleButton toggle = new ToggleButton((on ? "picked, " : "not picked, ") + state);
                toggle.setSelected(on);
                toggles.getChildren().add(in(state, toggle));
            }
        }
        FlowPane fields = row();
        for (String state : List.of("usual", "focused", "disabled")) {
            fields.getChildren().add(in(state, new TextField(state)));
            fields.getChildren().add(in(state, new Slider(0, 100, 60)));
        }
        FlowPane choices = row();
        for (String style : List.of("plain", "accent")) {
            choices.getChildren().add(Parts.choice("Host a game", "The others join at this laptop", () -> {}, style));
        }
        BadgePicker picker = new BadgePicker(Words.of(Locale.ENGLISH), colour -> {}, shape -> {});
        picker.show(new Badge(new PlayerName("Anna"), Colour.ORANGE, Shape.CIRCLE), Set.of(Colour.BLUE), Set.of());
        rows.getChildren().addAll(toggles, fields, choices, picker.colours(), picker.shapes());
        rows.getChildren()
                .add(Parts.card(
                        "A card",
                        Parts.paragraph("Text on it, and a line that is muted:"),
                        Parts.label("how it looks when it matters less", "muted")));
        return rows;
    }

    private static Node in(String state, Node node) {
        if (state.equals("disabled")) {
            node.setDisable(true);
        } else {
            node.pseudoClassStateChanged(PseudoClass.getPseudoClass(state), true);
            node.pseudoClassStateChanged(PseudoClass.getPseudoClass("focus-visible"), state.equals("focused"));
        }
        return node;
    }

    private static VBox rows() {
        VBox rows = new VBox();
        rows.setPadding(new Insets(20));
        rows.setStyle("-fx-spacing: 1em;");
        return rows;
    }

    private static FlowPane row() {
        FlowPane row = new FlowPane();
        row.setStyle("-fx-hgap: 0.8em; -fx-vgap: 0.8em;");
        return row;
    }
}
