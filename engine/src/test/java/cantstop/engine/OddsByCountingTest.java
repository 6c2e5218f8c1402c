package cantstop.engine;

import static cantstop.engine.TestTable.at;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How many of the 1296 rolls go on, counted with the rules' own options and held against published numbers.
class OddsByCountingTest {
    /// Where nothing is won, rolls that go on with markers on these three columns and on none of their tops.
    private static int goingOn(int first, int second, int third) {
        return rollsWithOptions(0, at(first, 1, second, 1, third, 1));
    }

    private static int rollsWithOptions(long own, long markers) {
        Board board = Board.of(own, 0, 0, 0, Settings.DEFAULT);
        return (int) IntStream.range(0, Roll.COUNT)
                .filter(roll -> board.options(roll, markers) != 0)
                .count();
    }

    /// With all other columns won there is nothing else to hit.
    private static int hitting(int... columns) {
        long open = 0;
        for (int column : columns) {
            open |= Packed.mask(column);
        }
        return rollsWithOptions(Packed.TOPS & ~Packed.spread(open), 0);
    }

    @ParameterizedTest
    @CsvSource({
        "6,7,8,1192",
        "5,7,8,1185",
        "6,7,9,1185",
        "4,6,8,1181",
        "6,8,10,1181",
        "2,8,12,957",
        "2,6,8,1145",
        "2,3,4,676",
        "2,3,12,568",
        "2,11,12,568"
    })
    void rollsThatGoOnWithAllMarkersPlaced(int first, int second, int third, int rolls) {
        assertThat(goingOn(first, second, third)).isEqualTo(rolls);
    }

    @ParameterizedTest
    @CsvSource({"2,171", "3,302", "4,461", "5,580", "6,727", "7,834", "8,727", "9,580", "10,461", "11,302", "12,171"})
    void rollsThatHitASingleColumn(int column, int rolls) {
        assertThat(hitting(column)).isEqualTo(rolls);
    }

    @ParameterizedTest
    @CsvSource({"6,7,1083", "7,8,1083", "6,8,1068", "2,12,336"})
    void rollsThatHitEitherOfTwoColumns(int column, int other, int rolls) {
        assertThat(hitting(column, other)).isEqualTo(rolls);
    }

    @Test
    void all165TriplesAddUpTo166008AndSoBustOn47832() {
        int rolls = 0;
        int triples = 0;
        for (int low = 2; low <= 12; low++) {
            for (int middle = low + 1; middle <= 12; middle++) {
                for (int high = middle + 1; high <= 12; high++) {
                    rolls += goingOn(low, middle, high);
                    assertThat(goingOn(low, middle, high))
                            .as("%d-%d-%d by its mirror image", low, middle, high)
                            .isEqualTo(goingOn(14 - high, 14 - middle, 14 - low))
                            .isEqualTo(hitting(low, middle, high));
                    triples++;
                }
            }
        }

        assertThat(triples).isEqualTo(165);
        assertThat(rolls).isEqualTo(166_008);
        assertThat(triples * Roll.COUNT - rolls).isEqualTo(47_832);
    }

    @Test
    void all55PairsAddUpTo44106() {
        int rolls = 0;
        for (int low = 2; low <= 12; low++) {
            for (int high = low + 1; high <= 12; high++) {
                rolls += hitting(low, high);
            }
        }

        assertThat(rolls).isEqualTo(44_106);
    }

    @ParameterizedTest
    @CsvSource({"2,1", "3,6", "4,19", "5,36", "6,61", "7,90", "8,61", "9,36", "10,19", "11,6", "12,1"})
    void rollsThatMakeADouble(int column, int rolls) {
        Board board = Board.of(0, 0, 0, 0, Settings.DEFAULT);
        long doubles = IntStream.range(0, Roll.COUNT)
                .filter(roll -> {
                    long options = board.options(roll, 0);
                    return IntStream.range(0, Board.count(options))
                            .map(place -> Board.option(options, place))
                            .anyMatch(option -> Board.low(option) == column && Board.high(option) == column);
                })
                .count();

        assertThat(doubles).isEqualTo(rolls);
    }

    @Test
    void allSixEvenColumnsOpenCannotBust() {
        assertThat(hitting(2, 4, 6, 8, 10, 12)).isEqualTo(Roll.COUNT);
    }

    @Test
    void aColumnWhoseMarkerIsOnItsTopCountsNoMore() {
        assertThat(rollsWithOptions(0, at(6, 11, 7, 1, 8, 1))).isEqualTo(hitting(7, 8));
    }
}
