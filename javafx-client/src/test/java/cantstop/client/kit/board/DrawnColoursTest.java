package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.gallery.Positions;
import cantstop.client.kit.theme.Sight;
import cantstop.client.kit.theme.Theme;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.Start;

/// Whether everything on the board stands out and can be read, by the pixels that are drawn and for all kinds of sight.
@ToolkitTest(drawn = true)
@Tag("slow")
class DrawnColoursTest {
    private static final int SHARED = 8;

    private static final double LINES = 3;
    private static final double TEXT = 4.5;

    /// In OKLab; see [cantstop.client.kit.theme.ThemeColoursTest].
    private static final double APART = 0.15;

    /// Everybody has a piece in column 7, all four share a space of column 9, and one runner stands in column 6.
    private static final GameState GAME = Positions.game(
            new Phase.ToGoOn(Positions.ROLL, 0),
            Positions.squares(6, 8, 8, 5),
            Positions.squares(7, 2, 6, 3, 9, SHARED),
            Positions.squares(7, 4, 9, SHARED),
            Positions.squares(7, 6, 9, SHARED),
            Positions.squares(7, 8, 9, SHARED));

    /// One for each theme, drawn before the first question about it.
    private static final Map<Theme, PixelReader> PICTURES = new HashMap<>();

    private final Layout layout = new Layout(Column.all(), 700, 720);

    @Start
    void draw(Stage stage) {
        Theme.all().forEach(theme -> PICTURES.computeIfAbsent(theme, DrawnColoursTest::draw));
    }

    private static PixelReader draw(Theme theme) {
        BoardView board = new BoardView();
        board.badgesProperty().set(Positions.badges());
        board.gameProperty().set(GAME);
        Scene scene = new Scene(new StackPane(board), 700, 720);
        theme.applyTo(scene);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        return scene.snapshot(null).getPixelReader();
    }

    @ParameterizedTest
    @MethodSource("everySightInEveryTheme")
    void piecesStandOutFromTheirSpaceAndFromEachOther(Theme theme, Sight sight) {
        assertStandOut(theme, sight, seat -> {
            int space = 2 + 2 * seat.number();
            return most(theme, layout.x(Column.SEVEN), layout.y(Column.SEVEN, space) - 3, 12);
        });
    }

    @ParameterizedTest
    @MethodSource("everySightInEveryTheme")
    void piecesThatShareASpaceStandOutFromItAndFromEachOther(Theme theme, Sight sight) {
        assertStandOut(theme, sight, seat -> {
            Layout.Spot spot = Layout.alone(Seat.all(), seat);
            return most(theme, layout.x(Column.NINE) + spot.x(), layout.y(Column.NINE, SHARED) + spot.y(), 5);
        });
    }

    /// The face of each seat's piece, from its space and from the faces of the others.
    private void assertStandOut(Theme theme, Sight sight, Function<Seat, Color> faceOf) {
        List<Color> faces = new ArrayList<>();
        for (Seat seat : Seat.all()) {
            Color face = faceOf.apply(seat);
            assertThat(sight.contrast(face, pad(theme, Column.NINE, 5)))
                    .as("%s", seat)
                    .isGreaterThanOrEqualTo(LINES);
            faces.forEach(other -> assertThat(sight.linear(face).distance(sight.linear(other)))
                    .as("%s", seat)
                    .isGreaterThan(APART));
            faces.add(face);
        }
    }

    @ParameterizedTest
    @MethodSource("everySightInEveryTheme")
    void conesAndStepsStandOutFromTheirLane(Theme theme, Sight sight) {
        Column six = Column.SIX;
        Color body = at(theme, layout.x(six) - 1, layout.y(six, 8) - 19);
        assertThat(sight.contrast(body, pad(theme, six, 10))).isGreaterThanOrEqualTo(LINES);
        Color step = at(theme, layout.x(six), layout.y(six, 6) - 12);
        Color between = at(theme, layout.x(six), layout.y(six, 6) + 14);
        assertThat(sight.contrast(step, between)).isGreaterThanOrEqualTo(LINES);
    }

    @ParameterizedTest
    @MethodSource("everySightInEveryTheme")
    void numbersCanBeReadOnTheirTilesAndAtTheFeetOfTheirColumns(Theme theme, Sight sight) {
        for (Column column : Column.all()) {
            double x = layout.x(column);
            double top = layout.y(column, column.height());
            Color tile = most(theme, x, top - 1, 12);
            assertThat(sight.contrast(tile, least(theme, x, top - 1, 12, tile, sight)))
                    .as("%s", column)
                    .isGreaterThanOrEqualTo(TEXT);
            double foot = layout.y(column, 1) + 42;
            Color enamel = most(theme, x, foot, 9);
            assertThat(sight.contrast(enamel, least(theme, x, foot, 7, enamel, sight)))
                    .as("foot of %s", column)
                    .isGreaterThanOrEqualTo(sight == Sight.NORMAL ? TEXT : LINES);
        }
    }

    @ParameterizedTest
    @MethodSource("everySightInEveryTheme")
    void spacesCanBeCountedAndLanesEnd(Theme theme, Sight sight) {
        double x = layout.x(Column.NINE);
        Color lane = at(theme, x - 23, layout.y(Column.NINE, 3));
        Color upperEdge = at(theme, x, layout.y(Column.NINE, 3) - 19.4);
        assertThat(sight.contrast(upperEdge, lane)).isGreaterThanOrEqualTo(2.5);
        Color keyline = at(theme, x - 25.8, layout.y(Column.NINE, 3));
        assertThat(sight.contrast(keyline, lane)).isGreaterThanOrEqualTo(LINES);
    }

    private Color pad(Theme theme, Column column, int space) {
        return at(theme, layout.x(column) - 18, layout.y(column, space) + 12);
    }

    private Color at(Theme theme, double x, double y) {
        Point2D pixel = layout.pixels(x, y);
        return picture(theme).getColor((int) pixel.getX(), (int) pixel.getY());
    }

    /// The colour that most pixels around a point have, about.
    private Color most(Theme theme, double x, double y, int radius) {
        Map<Integer, List<Color>> shades = new HashMap<>();
        around(theme, x, y, radius)
                .forEach(colour -> shades.computeIfAbsent(shade(colour), none -> new ArrayList<>())
                        .add(colour));
        List<Color> most = shades.values().stream()
                .max(Comparator.comparingInt(List::size))
                .orElseThrow();
        return most.get(most.size() / 2);
    }

    private static int shade(Color colour) {
        return 64 * eighth(colour.getRed()) + 8 * eighth(colour.getGreen()) + eighth(colour.getBlue());
    }

    private static int eighth(double part) {
        return (int) Math.floor(part * 7);
    }

    /// The colour near a point that differs most from another.
    private Color least(Theme theme, double x, double y, int radius, Color from, Sight sight) {
        return around(theme, x, y, radius)
                .max(Comparator.comparingDouble(colour -> sight.contrast(colour, from)))
                .orElseThrow();
    }

    private Stream<Color> around(Theme theme, double x, double y, int radius) {
        List<Color> colours = new ArrayList<>();
        for (int dx = -radius; dx <= radius; dx++) {
            for (int dy = -radius; dy <= radius; dy++) {
                colours.add(at(theme, x + dx, y + dy));
            }
        }
        return colours.stream();
    }

    private PixelReader picture(Theme theme) {
        return Objects.requireNonNull(PICTURES.get(theme));
    }

    static Stream<Arguments> everySightInEveryTheme() {
        return Theme.all().stream()
                .flatMap(theme -> Stream.of(Sight.values()).map(sight -> Arguments.of(theme, sight)));
    }
}
