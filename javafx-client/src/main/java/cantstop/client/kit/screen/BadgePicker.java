package cantstop.client.kit.screen;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// Picks a colour and a shape. Each is shown as the piece that it would make, and said in words.
public final class BadgePicker {
    private final List<Pick<Colour>> colours = new ArrayList<>();
    private final List<Pick<Shape>> shapes = new ArrayList<>();
    private final HBox colourRow = new HBox();
    private final HBox shapeRow = new HBox();
    private boolean showing;

    private record Pick<T>(T value, Piece piece, ToggleButton button) {}

    /// A picker that says what was picked and waits to be shown the result.
    public BadgePicker(Words words, Consumer<Colour> onColour, Consumer<Shape> onShape) {
        for (Colour colour : Colour.all()) {
            colours.add(pick(colour, said(words, "home.colour", "colour." + colour.name()), onColour));
        }
        for (Shape shape : Shape.all()) {
            shapes.add(pick(shape, said(words, "home.shape", "shape." + shape.name()), onShape));
        }
        fill(colourRow, colours);
        fill(shapeRow, shapes);
    }

    private static String said(Words words, String kind, String value) {
        return words.say(kind) + ": " + words.say(value);
    }

    private static <T> void fill(HBox row, List<Pick<T>> picks) {
        ToggleGroup group = new ToggleGroup();
        for (Pick<T> pick : picks) {
            pick.button().setToggleGroup(group);
            row.getChildren().add(pick.button());
        }
        row.getStyleClass().add("picks");
    }

    private <T> Pick<T> pick(T value, String said, Consumer<T> onPick) {
        Piece piece = new Piece();
        piece.getStyleClass().add("pick-piece");
        Region stroke = new Region();
        stroke.getStyleClass().add("pick-stroke");
        StackPane ground = new StackPane(piece, stroke);
        ground.getStyleClass().add("piece-ground");
        ToggleButton button = new ToggleButton("", ground);
        button.getStyleClass().add("pick");
        button.setAccessibleText(said);
        button.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        // A second press on the same one must not take it back; arrows pick without a press.
        button.setOnAction(pressed -> button.setSelected(true));
        button.selectedProperty().subscribe((was, is) -> {
            if (is && !showing) {
                onPick.accept(value);
            }
        });
        return new Pick<>(value, piece, button);
    }

    public Node colours() {
        return colourRow;
    }

    public Node shapes() {
        return shapeRow;
    }

    /// The colour that is worn.
    public Node chosen() {
        return colours.stream()
                .map(Pick::button)
                .filter(ToggleButton::isSelected)
                .findFirst()
                .orElse(colours.getFirst().button());
    }

    /// Shows what is worn, and strikes out what others wear.
    public void show(Badge badge, Set<Colour> takenColours, Set<Shape> takenShapes) {
        showing = true;
        PlayerName name = badge.name();
        for (Pick<Colour> pick : colours) {
            pick.piece().show(new Badge(name, pick.value(), badge.shape()), "");
            pick.button().setSelected(pick.value() == badge.colour());
            pick.button().setDisable(takenColours.contains(pick.value()));
        }
        for (Pick<Shape> pick : shapes) {
            pick.piece().show(new Badge(name, badge.colour(), pick.value()), "");
            pick.button().setSelected(pick.value() == badge.shape());
            pick.button().setDisable(takenShapes.contains(pick.value()));
        }
        showing = false;
    }
}
