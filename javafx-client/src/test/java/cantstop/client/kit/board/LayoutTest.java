package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Column;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.shape.Polygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutTest {
    /// Half the width of a lane, in units.
    private static final double LANE = 25;

    @ParameterizedTest
    @CsvSource({"300,300", "700,720", "1900,500", "400,1000"})
    void noTwoSpacesOverlapAndAllLieOnTheSign(double width, double height) {
        Layout layout = new Layout(Column.all(), width, height);
        Polygon sign = sign(layout);
        List<Rectangle2D> spaces = new ArrayList<>();
        for (Column column : Column.all()) {
            for (int space = 1; space <= column.height(); space++) {
                spaces.add(layout.space(column, space));
            }
        }
        assertThat(spaces).hasSize(83);
        for (int i = 0; i < spaces.size(); i++) {
            Rectangle2D one = spaces.get(i);
            assertThat(sign.contains(one.getMinX(), one.getMinY())).isTrue();
            assertThat(sign.contains(one.getMaxX(), one.getMaxY())).isTrue();
            assertThat(spaces.subList(i + 1, spaces.size())).noneMatch(one::intersects);
        }
        var box = sign.getBoundsInLocal();
        assertThat(box.getMinX()).isGreaterThan(0);
        assertThat(box.getMinY()).isGreaterThan(0);
        assertThat(box.getMaxX()).isLessThan(width);
        assertThat(box.getMaxY()).isLessThan(height);
    }

    @Test
    void aUnitIsAPixelInTheUsualWindow() {
        assertThat(new Layout(Column.all(), 700, 720).unit()).isEqualTo(1);
        assertThat(new Layout(Column.all(), 1050, 1080).unit()).isEqualTo(1.5);
    }

    @Test
    void aPieceAloneIsLargeAndTwoStandBesideEachOther() {
        List<Seat> two = List.of(Seat.of(1), Seat.of(3));
        Layout.Spot alone = Layout.alone(List.of(Seat.of(3)), Seat.of(3));
        Layout.Spot left = Layout.alone(two, Seat.of(1));
        Layout.Spot right = Layout.alone(two, Seat.of(3));
        assertThat(alone.radius()).isGreaterThan(1.5 * left.radius());
        assertThat(left.x() + left.radius()).isLessThanOrEqualTo(right.x() - right.radius() + 1);
        assertThat(left.radius()).isEqualTo(right.radius());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void fourPiecesFindTheirOwnPlacesOnOneSpace(boolean busy) {
        List<Layout.Spot> spots = Seat.all().stream()
                .map(seat -> busy ? Layout.atFeet(Seat.all(), seat) : Layout.alone(Seat.all(), seat))
                .toList();
        for (Layout.Spot spot : spots) {
            assertThat(Math.abs(spot.x()) + spot.radius()).isLessThan(LANE);
            assertThat(spots)
                    .filteredOn(other -> !other.equals(spot))
                    .allMatch(other -> Math.hypot(other.x() - spot.x(), other.y() - spot.y())
                            > 1.8 * Math.max(other.radius(), spot.radius()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 6, 7, 8, 10, 12})
    void whatFallsOffAColumnLiesOnTheSign(int number) {
        Layout layout = new Layout(Column.all(), 700, 720);
        FallenCone fall = FallenCone.of(layout, Column.of(number));
        Point2D lies = layout.pixels(fall.x(), fall.y());
        assertThat(sign(layout).contains(lies)).isTrue();
        assertThat(lies.getY()).isGreaterThan(layout.space(Column.of(number), 1).getMinY());
    }

    private static Polygon sign(Layout layout) {
        Polygon sign = new Polygon();
        Keyline.trace(sign, layout, layout.sign().face(), 0, 0);
        return sign;
    }
}
