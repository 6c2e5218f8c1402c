package cantstop.client.kit.board;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Shape;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import org.jspecify.annotations.Nullable;

/// A player's piece: an enamelled counter in their shape and colour with their initials, so that no player has to
/// rely on one of the three alone. Its edge is visible below, a third of the radius of its face. It is always seen on
/// asphalt, against which its colour is chosen.
public final class Piece extends Region {
    /// The height of face and edge together, in radii of the face.
    static final double PER_RADIUS = 2.34;

    /// The face's share of the height.
    private static final double FACE = 2 / PER_RADIUS;

    /// The share of the face's size that the initials take; two letters must be smaller.
    private static final double ONE_LETTER = 0.54;
    private static final double TWO_LETTERS = 0.44;

    /// A smaller face, in pixels, has no letters: they could not be read.
    private static final double READABLE = 13;

    /// Round letters, in their own width or diagonal, so that they don't touch the edge.
    private static final double AIR = 1.1;

    /// Letters in a triangle end above this, from its tip.
    private static final double BASE = 0.92;

    /// How far a triangle's centroid is below the middle of its box.
    private static final double SINK = 0.14;

    private static final Map<Colour, PseudoClass> COLOURS = states(Colour.class);
    private static final Map<Shape, PseudoClass> SHAPES = states(Shape.class);

    private final Region body = new Region();
    private final Text initials = new Text();
    private @Nullable Colour colour;
    private @Nullable Shape shape;
    private double measuredAt = -1;
    private double share = 1;

    /// A piece without an owner yet.
    public Piece() {
        getStyleClass().setAll("piece");
        body.getStyleClass().setAll("piece-body");
        initials.getStyleClass().setAll("piece-initials");
        initials.setBoundsType(TextBoundsType.VISUAL);
        initials.setTextOrigin(VPos.TOP);
        initials.setManaged(false);
        getChildren().addAll(body, initials);
        setMouseTransparent(true);
    }

    /// The piece of a player.
    public Piece(Badge badge, String initials) {
        this();
        show(badge, initials);
    }

    /// Becomes a player's piece.
    ///
    /// @param letters one or two, see [Initials]
    public void show(Badge badge, String letters) {
        show(badge.colour(), badge.shape(), letters);
    }

    /// Becomes the piece of a player of whom only this is known.
    public void show(Colour theirs, Shape as, String letters) {
        if (theirs == colour && as == shape && letters.equals(initials.getText())) {
            return;
        }
        colour = theirs;
        shape = as;
        for (Colour each : Colour.all()) {
            pseudoClassStateChanged(of(each), each == colour);
        }
        for (Shape each : Shape.all()) {
            pseudoClassStateChanged(of(each), each == shape);
        }
        initials.setText(letters);
        initials.setTranslateY(0);
        measuredAt = -1;
        requestLayout();
    }

    /// The state of a node that is coloured for a player.
    public static PseudoClass of(Colour colour) {
        return Objects.requireNonNull(COLOURS.get(colour));
    }

    private static PseudoClass of(Shape shape) {
        return Objects.requireNonNull(SHAPES.get(shape));
    }

    /// Named as the constants are, in small letters.
    private static <E extends Enum<E>> Map<E, PseudoClass> states(Class<E> type) {
        Map<E, PseudoClass> states = new EnumMap<>(type);
        for (E each : type.getEnumConstants()) {
            states.put(each, PseudoClass.getPseudoClass(each.name().toLowerCase(Locale.ROOT)));
        }
        return states;
    }

    @Override
    protected void layoutChildren() {
        double whole = Math.min(getWidth(), getHeight());
        double face = whole * FACE;
        double size = face * breadth();
        double x = (getWidth() - size) / 2;
        double y = (getHeight() - whole) / 2 + (face - size) / 2;
        Pixels.font(body, size);
        body.resizeRelocate(x, y, size, size + (whole - face) * breadth());
        initials.setVisible(face >= READABLE);
        double font = face * (initials.getText().length() > 1 ? TWO_LETTERS : letter());
        if (measuredAt != size) {
            Pixels.font(initials, font);
            share = Math.min(1, share(size));
            measuredAt = size;
        }
        Pixels.font(initials, font * share);
        double width = initials.getLayoutBounds().getWidth();
        double height = initials.getLayoutBounds().getHeight();
        double top = (size - height) / 2;
        if (shape == Shape.TRIANGLE) {
            // As wide as it is far from the tip.
            top = Math.min(size * BASE - height, Math.max(top + size * SINK, width * AIR));
        }
        initials.relocate(x + (size - width) / 2, y + top);
    }

    /// The width of the shape, in a piece's radii, so that all shapes look equally large.
    private double breadth() {
        return switch (shape) {
            case null -> 1;
            case CIRCLE -> 1;
            case SQUARE -> 0.92;
            case TRIANGLE, DIAMOND -> 1.16;
        };
    }

    private double letter() {
        return shape == Shape.TRIANGLE || shape == Shape.DIAMOND ? 0.46 : ONE_LETTER;
    }

    /// How much of their size the initials may have, so that all of them stands on the shape: wide ones would be lost
    /// on the ground beside it.
    private double share(double size) {
        double width = initials.getLayoutBounds().getWidth();
        double height = initials.getLayoutBounds().getHeight();
        return switch (shape) {
            case null -> 1;
            case SQUARE -> size / (width * AIR);
            case CIRCLE -> size / (Math.hypot(width, height) * AIR);
            case DIAMOND -> size / ((width + height) * AIR);
            case TRIANGLE -> size * BASE / (width * AIR + height);
        };
    }
}
