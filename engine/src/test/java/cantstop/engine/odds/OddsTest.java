package cantstop.engine.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.Board;
import cantstop.engine.Option;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Roll;
import cantstop.engine.Variant;
import cantstop.engine.bot.RandomPosition;
import cantstop.engine.bot.RuleSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OddsTest {
    private static final Board EMPTY = Board.of(0, 0, 0, 0, Variant.STANDARD, Placing.FREE, 3);

    @ParameterizedTest
    @CsvSource({
        "6, 7, 8, 1192",
        "5, 7, 8, 1185",
        "6, 7, 9, 1185",
        "4, 6, 8, 1181",
        "6, 8, 10, 1181",
        "2, 8, 12, 957",
        "2, 6, 8, 1145",
        "2, 3, 4, 676",
        "2, 3, 12, 568",
        "2, 11, 12, 568"
    })
    void threeColumnsAreHitAsOftenAsCounted(int a, int b, int c, int rolls) {
        assertThat(Odds.of(EMPTY, low(a) | low(b) | low(c)).advances()).isEqualTo(rolls);
    }

    @ParameterizedTest
    @CsvSource({"6, 7, 1083", "7, 8, 1083", "6, 8, 1068", "2, 12, 336"})
    void twoColumnsAreHitAsOftenAsCounted(int a, int b, int rolls) {
        assertThat(pair(a, b)).isEqualTo(rolls);
    }

    @ParameterizedTest
    @CsvSource({"2, 171", "3, 302", "4, 461", "5, 580", "6, 727", "7, 834", "8, 727", "9, 580", "10, 461", "12, 171"})
    void oneColumnIsHitAsOftenAsCounted(int column, int rolls) {
        assertThat(single(column)).isEqualTo(rolls);
    }

    @Test
    void allTripletsAndAllPairsTogetherAddUp() {
        int triples = 0;
        int pairs = 0;
        for (int c = 2; c <= 12; c++) {
            for (int b = 2; b < c; b++) {
                pairs += pair(b, c);
                for (int a = 2; a < b; a++) {
                    triples += Odds.of(EMPTY, low(a) | low(b) | low(c)).advances();
                }
            }
        }
        assertThat(triples).isEqualTo(166_008);
        assertThat(pairs).isEqualTo(44_106);
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 6", "4, 19", "5, 36", "6, 61", "7, 90", "8, 61", "12, 1"})
    void aDoubleComesAsOftenAsCounted(int column, int rolls) {
        int doubles = 0;
        for (int kind = 0; kind < RollKinds.count(); kind++) {
            for (int pair : RollKinds.pairs(kind)) {
                if (pair == RollKinds.pair(column, column)) {
                    doubles += RollKinds.ways(kind);
                    break;
                }
            }
        }
        assertThat(doubles).isEqualTo(rolls);
    }

    @Test
    void sixEvenColumnsCannotBust() {
        long odd = 0;
        for (int column = 3; column <= 11; column += 2) {
            odd |= top(column);
        }
        Board onlyEven = Board.of(0, odd, 0, 0, Variant.STANDARD, Placing.FREE, 5);

        assertThat(Odds.of(onlyEven, 0).busts()).isZero();
        assertThat(Odds.of(onlyEven, 0).bust()).isZero();
    }

    @Test
    void aColumnThatIsWonCountsNoMoreAndNeitherDoesAMarkerOnItsTop() {
        Board sevenWon = Board.of(0, top(7), 0, 0, Variant.STANDARD, Placing.FREE, 3);

        assertThat(Odds.of(sevenWon, low(6) | low(8) | low(2)).advances()).isEqualTo(1145);
        assertThat(Odds.of(EMPTY, top(7) | low(6) | low(8)).advances()).isEqualTo(1068);
        assertThat(Odds.of(EMPTY, top(2) | top(7) | top(12)).busts()).isEqualTo(Roll.COUNT);
    }

    @Test
    void allThousandRollsGiveTheSameInEveryVariant() {
        SplittableRandom random = new SplittableRandom(11);
        for (RuleSet rules : RuleSet.all()) {
            for (int position = 0; position < 20; position++) {
                Board board = RandomPosition.board(rules, random);
                long markers = RandomPosition.markers(board, random);

                assertThat(Odds.of(board, markers)).as("%s %x", board, markers).isEqualTo(count(board, markers));
            }
        }
    }

    @Test
    void thereAreAHundredAndNineKindsOfRolls() {
        int ways = 0;
        for (int kind = 0; kind < RollKinds.count(); kind++) {
            ways += RollKinds.ways(kind);
        }
        assertThat(RollKinds.count()).isEqualTo(109);
        assertThat(ways).isEqualTo(Roll.COUNT);
    }

    @Test
    void expectedStepsCountTheOptionWithTheMost() {
        // Only 2-2-2-2 advances column 2, and by two steps; 170 other rolls hold one pair of ones.
        Odds odds = Odds.of(EMPTY, low(2) | top(3) | top(4));

        assertThat(odds.advances()).isEqualTo(171);
        assertThat(odds.steps()).isEqualTo(170 + 2);
        assertThat(odds.expectedSteps()).isEqualTo(172 / 1296.0);
        assertThat(odds.bust() + odds.advance()).isEqualTo(1);
    }

    @Test
    void positionsThatCannotComeUpAreRefused() {
        Board won = Board.of(0, top(7), 0, 0, Variant.STANDARD, Placing.FREE, 3);
        Board climbed = Board.of(Packed.with(0, 6, 4), 0, 0, 0, Variant.STANDARD, Placing.FREE, 3);
        Board blocked = Board.of(0, Packed.with(0, 6, 4), 0, 0, Variant.JUMPING, Placing.FREE, 3);
        Board over = Board.of(top(2) | top(3) | top(4), 0, 0, 0, Variant.STANDARD, Placing.FREE, 3);

        assertRefused(won, low(7));
        assertRefused(climbed, Packed.with(0, 6, 4));
        assertRefused(EMPTY, Packed.with(0, 6, 12));
        assertRefused(EMPTY, low(3) | low(4) | low(5) | low(6));
        assertRefused(EMPTY, 1);
        assertRefused(blocked, Packed.with(0, 6, 4));
        assertRefused(over, 0);
    }

    private static void assertRefused(Board board, long markers) {
        assertThatThrownBy(() -> Odds.of(board, markers)).isInstanceOf(IllegalArgumentException.class);
    }

    /// The same by going through all rolls, with the rules as the screen shows them.
    private static Odds count(Board board, long markers) {
        int advances = 0;
        int steps = 0;
        for (int roll = 0; roll < Roll.COUNT; roll++) {
            var options = Option.unpack(Roll.of(roll), board.options(roll, markers));
            advances += options.isEmpty() ? 0 : 1;
            steps += options.stream()
                    .mapToInt(option -> option.columns().size())
                    .max()
                    .orElse(0);
        }
        return new Odds(advances, steps);
    }

    /// With the third marker on its top, two columns are left.
    private static int pair(int a, int b) {
        int third = 2;
        while (third == a || third == b) {
            third++;
        }
        return Odds.of(EMPTY, low(a) | low(b) | top(third)).advances();
    }

    private static int single(int column) {
        long others = column == 2 ? top(3) | top(4) : column == 3 ? top(2) | top(4) : top(2) | top(3);
        return Odds.of(EMPTY, low(column) | others).advances();
    }

    private static long low(int column) {
        return Packed.with(0, column, 1);
    }

    private static long top(int column) {
        return Packed.with(0, column, Packed.space(Packed.TOPS, column));
    }
}
