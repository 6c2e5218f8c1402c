package cantstop.engine;

import static cantstop.engine.TestTable.at;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// Counts everything that one turn can come to, as chess programs do: from a position, after so many choices, how
/// many different places of the markers there are and how many options and busts all 1296 rolls give there. The
/// numbers are golden, and the naive rules come to the same options one by one.
class PerftTest {
    /// The first turn of a game, and a crowded board of three players late in another one.
    private static final long[][] POSITIONS = {
        {0, 0, 0},
        {at(2, 2, 5, 4, 6, 9, 7, 11, 9, 9), at(3, 1, 5, 5, 6, 10, 7, 12, 8, 1, 11, 5), at(4, 1, 6, 1, 7, 1, 8, 2, 12, 2)
        },
    };

    /// How many of the 1296 rolls are the same four dice in another order, by the one of them in rising order,
    /// and those that are. That the order changes nothing is seen where every roll is held against the naive
    /// rules.
    private static final int[] ORDERS = orders();

    private static final int[] RISING =
            IntStream.range(0, Roll.COUNT).filter(roll -> ORDERS[roll] > 0).toArray();

    /// Of so many rolls one is held against the naive rules; no divisor of 1296, and so never the same dice again.
    private static final int STRIDE = 41;

    /// Where the markers may stand after none, one, two and three choices on each board: found once.
    private static final Map<Board, List<Set<Long>>> REACHABLE = new HashMap<>();

    private record Count(int states, long options, long busts) {}

    @Tag("slow")
    @ParameterizedTest
    @CsvFileSource(resources = "/cantstop/engine/perft.csv", numLinesToSkip = 1)
    void optionsAndBustsOfAllRollsAfterSoManyChoices(
            int position, Variant variant, Placing placing, int choices, int states, long options, long busts) {
        List<Set<Long>> places = REACHABLE.computeIfAbsent(board(position, variant, placing), PerftTest::upToThree);

        assertThat(count(board(position, variant, placing), places.get(choices)))
                .isEqualTo(new Count(states, options, busts));
    }

    @Test
    void theNaiveRulesOfferTheSameInTheSameOrderUpToTwoChoices() {
        allBoards().forEach(board -> {
            for (int choices = 0; choices <= 2; choices++) {
                reachable(board, choices).stream().limit(25).forEach(markers -> agrees(board, markers, 0, 5));
            }
        });
    }

    /// Each place begins with another roll, so that together they come to all 1296 of them.
    @Tag("slow")
    @Test
    void theNaiveRulesOfferTheSameInTheSameOrderAfterThreeChoices() {
        allBoards().parallel().forEach(board -> {
            int first = 0;
            for (long markers : reachable(board, 3)) {
                agrees(board, markers, first++ % STRIDE, STRIDE);
            }
        });
    }

    private static int[] orders() {
        int[] orders = new int[Roll.COUNT];
        for (int roll = 0; roll < Roll.COUNT; roll++) {
            List<Integer> dice = Roll.of(roll).dice().stream().sorted().toList();
            orders[new Roll(dice.get(0), dice.get(1), dice.get(2), dice.get(3)).index()]++;
        }
        return orders;
    }

    static Stream<Board> allBoards() {
        List<Board> boards = new ArrayList<>();
        for (int position = 0; position < POSITIONS.length; position++) {
            for (Variant variant : Variant.values()) {
                for (Placing placing : Placing.values()) {
                    boards.add(board(position, variant, placing));
                }
            }
        }
        return boards.stream();
    }

    private static Board board(int position, Variant variant, Placing placing) {
        long[] squares = POSITIONS[position];
        return Board.of(squares[0], squares[1], squares[2], 0, variant, placing, 3);
    }

    private static List<Set<Long>> upToThree(Board board) {
        List<Set<Long>> places = new ArrayList<>(List.of(Set.of(0L)));
        while (places.size() <= 3) {
            places.add(afterOneMore(board, places.getLast()));
        }
        return places;
    }

    /// The different places where the markers may stand after so many choices.
    private static Set<Long> reachable(Board board, int choices) {
        Set<Long> places = Set.of(0L);
        for (int choice = 0; choice < choices; choice++) {
            places = afterOneMore(board, places);
        }
        return places;
    }

    private static Set<Long> afterOneMore(Board board, Set<Long> places) {
        Set<Long> next = new HashSet<>();
        for (long markers : places) {
            for (int roll : RISING) {
                long options = board.options(roll, markers);
                for (int place = 0; place < Board.count(options); place++) {
                    next.add(board.advance(markers, Board.option(options, place)));
                }
            }
        }
        return next;
    }

    private static Count count(Board board, Set<Long> places) {
        long all = 0;
        long busts = 0;
        for (long markers : places) {
            for (int roll : RISING) {
                int options = Board.count(board.options(roll, markers));
                all += (long) options * ORDERS[roll];
                busts += options == 0 ? ORDERS[roll] : 0;
            }
        }
        return new Count(places.size(), all, busts);
    }

    /// Compares every so-many-th roll, and where each option leads.
    private static void agrees(Board board, long markers, int first, int every) {
        NaiveRules naive = naive(board, markers);
        for (int index = first; index < Roll.COUNT; index += every) {
            Roll roll = Roll.of(index);
            long options = board.options(index, markers);
            List<List<Integer>> offered = Option.unpack(roll, options).stream()
                    .map(option -> option.columns().stream().map(Column::number).toList())
                    .toList();
            List<List<Integer>> expected = naive.options(roll.first(), roll.second(), roll.third(), roll.fourth());
            if (!offered.equals(expected)) {
                assertThat(offered)
                        .as("%s with markers %x on %s", roll, markers, board)
                        .isEqualTo(expected);
            }
            for (int place = 0; place < Board.count(options); place++) {
                long after = board.advance(markers, Board.option(options, place));
                long naively = packed(naive.advanced(expected.get(place)).orElseThrow());
                if (after != naively) {
                    assertThat(after)
                            .as("%s, option %d with markers %x on %s", roll, place, markers, board)
                            .isEqualTo(naively);
                }
            }
        }
    }

    private static NaiveRules naive(Board board, long markers) {
        return new NaiveRules(
                spaces(board.own()),
                List.of(spaces(board.next()), spaces(board.third()), spaces(board.fourth())),
                spaces(markers),
                board.variant() == Variant.JUMPING,
                board.placing() == Placing.STRICT);
    }

    private static int[] spaces(long packed) {
        int[] spaces = new int[13];
        for (int column = 2; column <= 12; column++) {
            spaces[column] = Packed.space(packed, column);
        }
        return spaces;
    }

    private static long packed(NaiveRules naive) {
        long packed = 0;
        for (int column = 2; column <= 12; column++) {
            packed = Packed.with(packed, column, naive.marker(column));
        }
        return packed;
    }
}
