package cantstop.client.screen;

import cantstop.client.board.Piece;
import cantstop.client.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import java.util.HashMap;
import java.util.Map;
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
    private final Map<Colour, ToggleButton> colours = new HashMap<>();
    private final Map<Shape, ToggleButton> shapes = new HashMap<>();
    private final Map<Colour, Piece> colourPieces = new HashMap<>();
    private final Map<Shape, Piece> shapePieces = new HashMap<>();
    private final HBox colourRow = new HBox();
    private final HBox shapeRow = new HBox();

    /// A picker that says what was picked and waits to be shown the result.
    public BadgePicker(Words words, Consumer<Colour> onColour, Consumer<Shape> onShape) {
        ToggleGroup colourGroup = new ToggleGroup();
        for (Colour colour : Colour.all()) {
            Piece piece = new Piece();
            colourPieces.put(colour, piece);
            ToggleButton button = toggle(piece, words.say("colour." + colour.name()), colourGroup);
            button.setOnAction(pressed -> onColour.accept(colour));
            colours.put(colour, button);
            colourRow.getChildren().add(button);
        }
        ToggleGroup shapeGroup = new ToggleGroup();
        for (Shape shape : Shape.all()) {
            Piece piece = new Piece();
            shapePieces.put(shape, piece);
            ToggleButton button = toggle(piece, words.say("shape." + shape.name()), shapeGroup);
            button.setOnAction(pressed -> onShape.accept(shape));
            shapes.put(shape, button);
            shapeRow.getChildren().add(button);
        }
        colourRow.getStyleClass().add("picks");
        shapeRow.getStyleClass().add("picks");
    }

    private static ToggleButton toggle(Piece piece, String said, ToggleGroup group) {
        piece.getStyleClass().add("pick-piece");
        StackPane ground = new StackPane(piece);
        ground.getStyleClass().add("piece-ground");
        ToggleButton button = new ToggleButton("", ground);
        button.getStyleClass().add("pick");
        button.setAccessibleText(said);
        button.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        button.setToggleGroup(group);
        return button;
    }

    public Node colours() {
        return colourRow;
    }

    public Node shapes() {
        return shapeRow;
    }

    /// Shows what is worn, and greys what others wear.
    public void show(Badge badge, Set<Colour> takenColours, Set<Shape> takenShapes) {
        PlayerName name = badge.name();
        colours.forEach((colour, button) -> {
            colourPieces.get(colour).show(new Badge(name, colour, badge.shape()), "");
            button.setSelected(colour == badge.colour());
            button.setDisable(takenColours.contains(colour));
        });
        shapes.forEach((shape, button) -> {
            shapePieces.get(shape).show(new Badge(name, badge.colour(), shape), "");
            button.setSelected(shape == badge.shape());
            button.setDisable(takenShapes.contains(shape));
        });
    }
}
