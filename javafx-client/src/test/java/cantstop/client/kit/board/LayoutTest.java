package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Column;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutTest {
    @ParameterizedTest
    @CsvSource({"300,300", "760,690", "1900,500", "400,1000"})
    void noTwoSpacesOverlapAndAllLieOnThePlate(double width, double height) {
        Layout layout = new Layout(Column.all(), width, height);
        List<Rectangle2D> spaces = new ArrayList<>();
        for (Column column : Column.all()) {
            for (int space = 1; space <= column.height(); space++) {
                spaces.add(layout.space(column, space));
            }
        }
        assertThat(spaces).hasSize(83);
        for (int i = 0; i < spaces.size(); i++) {
            Rectangle2D one = spaces.get(i);
            assertThat(layout.plate(0).contains(one.getMinX(), one.getMinY())).isTrue();
            assertThat(layout.plate(0).contains(one.getMaxX(), one.getMaxY())).isTrue();
            assertThat(spaces.subList(i + 1, spaces.size())).noneMatch(one::intersects);
        }
        var plate = layout.plate(0).getBoundsInLocal();
        assertThat(new BoundingBox(-0.5, -0.5, width + 1, height + 1).contains(plate))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"300,300", "760,690", "1900,500", "400,1000"})
    void aPieceAloneIsLargeAndTwoStandBesideEachOther(double width, double height) {
        Layout layout = new Layout(Column.all(), width, height);
        Rectangle2D space = layout.space(Column.SEVEN, 5);
        List<Seat> two = List.of(Seat.of(1), Seat.of(3));
        Rectangle2D alone = layout.square(Column.SEVEN, 5, List.of(Seat.of(3)), Seat.of(3));
        Rectangle2D left = layout.square(Column.SEVEN, 5, two, Seat.of(1));
        Rectangle2D right = layout.square(Column.SEVEN, 5, two, Seat.of(3));
        assertThat(List.of(alone, left, right)).allMatch(space::contains);
        assertThat(alone.getWidth()).isGreaterThan(0.75 * Math.min(space.getWidth(), space.getHeight()));
        assertThat(left.intersects(right)).isFalse();
        assertThat(left.getMaxX()).isLessThan(right.getMinX());
        assertThat(left.getWidth()).isGreaterThanOrEqualTo(layout.pieceSize());
        assertThat(layout.square(Column.SEVEN, 5, Seat.all(), Seat.of(2)))
                .isEqualTo(layout.corner(Column.SEVEN, 5, Seat.of(2)));
    }

    @ParameterizedTest
    @CsvSource({"300,300", "760,690", "400,1000"})
    void fourPiecesFindTheirOwnCornersOfOneSpace(double width, double height) {
        Layout layout = new Layout(Column.all(), width, height);
        Rectangle2D space = layout.space(Column.SEVEN, 5);
        for (Seat seat : Seat.all()) {
            Rectangle2D corner = layout.corner(Column.SEVEN, 5, seat);
            assertThat(space.contains(corner)).as(seat.toString()).isTrue();
            assertThat(layout.rope(Column.SEVEN, 1, 9).intersects(corner)).isFalse();
            assertThat(Seat.all())
                    .filteredOn(other -> !other.equals(seat))
                    .noneMatch(other -> layout.corner(Column.SEVEN, 5, other).intersects(corner));
        }
    }
}
