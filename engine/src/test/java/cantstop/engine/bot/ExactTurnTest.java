package cantstop.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Roll;
import cantstop.engine.Variant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ExactTurnTest {
    private static final double EXACT = 1e-6;

    @Test
    void theSolvedTurnIsWhatBruteForceFindsInEveryVariant() {
        SplittableRandom random = new SplittableRandom(3);
        for (RuleSet rules : RuleSet.all()) {
            assertSameAsBruteForce(new LearnedValue(RandomNet.of(rules.players(), random)), rules, random);
        }
        assertSameAsBruteForce(new HandMadeValue(), RuleSet.STANDARD, random);
    }

    private static void assertSameAsBruteForce(Value value, RuleSet rules, SplittableRandom random) {
        Board board = nearTheEnd(rules, random);
        ExactTurn turn = new ExactTurn(value, board);
        BruteForce brute = new BruteForce(value, board);

        assertThat(turn.start()).as("%s", board).isCloseTo(brute.roll(0), within(EXACT));
        for (int look = 0; look < 20; look++) {
            long markers = RandomPosition.markers(board, random);
            assertThat(turn.worth(markers)).as("%s", board).isCloseTo(brute.worth(markers), within(EXACT));
            assertThat(turn.roll(markers)).as("%s", board).isCloseTo(brute.roll(markers), within(EXACT));
            if (board.forcing(markers) == 0) {
                assertThat(turn.stop(markers)).as("%s", board).isCloseTo(brute.stop(markers), within(EXACT));
            }
        }
    }

    @Test
    void theSolvedTurnIsWhatItsOwnPolicyReachesOnAverage() {
        SplittableRandom random = new SplittableRandom(5);
        Value value = new HandMadeValue();
        Board board = RandomPosition.board(RuleSet.STANDARD, 12, random);
        ExactTurn turn = new ExactTurn(value, board);
        ExactBot bot = new ExactBot(value);
        int turns = 30_000;
        double sum = 0;
        double squares = 0;
        for (int played = 0; played < turns; played++) {
            double end = play(bot, turn, board, random);
            sum += end;
            squares += end * end;
        }
        double mean = sum / turns;
        double deviation = Math.sqrt((squares / turns - mean * mean) / turns);

        assertThat(mean).isCloseTo(turn.start(), within(4 * deviation));
    }

    @Test
    void aTurnOnTheEmptyBoardIsSolvedWhole() {
        Board empty = RuleSet.STANDARD.board(new long[2], 0);
        ExactTurn turn = new ExactTurn(new HandMadeValue(), empty);

        double first = turn.start();
        turn.begin(RandomPosition.board(RuleSet.STANDARD, new SplittableRandom(8)));
        turn.begin(empty);

        assertThat(first).isBetween(0.0, 1.0);
        assertThat(turn.start()).isEqualTo(first);
    }

    @Test
    void aStopThatWinsIsCertainAndOneThatIsForbiddenIsNone() {
        long twoWon = top(2) | top(12);
        Board winning = Board.of(twoWon, 0, 0, 0, Variant.STANDARD, Placing.FREE, 3);
        Board forced = Board.of(0, Packed.with(0, 6, 1), 0, 0, Variant.FORCED_MOVE, Placing.FREE, 3);

        assertThat(new ExactTurn(new HandMadeValue(), winning).stop(top(3))).isEqualTo(1);
        assertThat(new ExactTurn(new HandMadeValue(), winning).worth(top(3))).isEqualTo(1);
        assertThat(new ExactTurn(new HandMadeValue(), forced).stop(Packed.with(0, 6, 1)))
                .isNegative()
                .isInfinite();
    }

    @Test
    void positionsThatCannotComeUpAreRefused() {
        Board over = Board.of(top(2) | top(3) | top(4), 0, 0, 0, Variant.STANDARD, Placing.FREE, 3);
        ExactTurn turn = new ExactTurn(new HandMadeValue(), RuleSet.STANDARD.board(new long[2], 0));

        assertThatThrownBy(() -> turn.begin(over)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> turn.worth(Packed.with(0, 2, 4))).isInstanceOf(IllegalArgumentException.class);
    }

    private static double play(ExactBot bot, ExactTurn turn, Board board, SplittableRandom random) {
        long markers = 0;
        while (true) {
            long options = board.options(random.nextInt(Roll.COUNT), markers);
            if (options == 0) {
                return turn.bust();
            }
            markers = board.advance(markers, Board.option(options, bot.choose(board, markers, options, random)));
            if (!bot.rollsOn(board, markers, random)) {
                return turn.stop(markers);
            }
        }
    }

    /// A board on which the mover has at most a few steps left in every column.
    private static Board nearTheEnd(RuleSet rules, SplittableRandom random) {
        long[] squares = new long[rules.players()];
        for (int column = 2; column <= 12; column++) {
            int height = Packed.space(Packed.TOPS, column);
            int owner = random.nextInt(5 * rules.players());
            for (int seat = 0; seat < squares.length; seat++) {
                int space = seat == 0 ? height - 1 - random.nextInt(2) : random.nextInt(height);
                boolean lacks = owner < squares.length;
                squares[seat] = Packed.with(squares[seat], column, lacks ? 0 : space);
            }
            if (owner < squares.length && Long.bitCount(Packed.onTop(squares[owner])) < rules.target() - 1) {
                squares[owner] = Packed.with(squares[owner], column, height);
            }
        }
        for (int seat = 1; seat < squares.length && rules.variant() == Variant.JUMPING; seat++) {
            squares[seat] &= ~Packed.spread(Packed.sharing(squares[seat], squares[0]) & ~Packed.onTop(squares[0]));
        }
        return rules.board(squares, 0);
    }

    private static long top(int column) {
        return Packed.with(0, column, Packed.space(Packed.TOPS, column));
    }

    /// The same by the plainest means: every one of the 1296 rolls, every option, and a map. In what order four dice
    /// fall changes nothing, so that each roll in rising order stands for all of its orders.
    private static final class BruteForce {
        private static final Map<List<Integer>, Integer> ORDERS = new HashMap<>();

        static {
            for (int roll = 0; roll < Roll.COUNT; roll++) {
                List<Integer> rising = Roll.of(roll).dice().stream().sorted().toList();
                ORDERS.merge(rising, 1, Integer::sum);
            }
        }

        private static final int[] ROLLS = ORDERS.keySet().stream()
                .mapToInt(dice -> new Roll(dice.get(0), dice.get(1), dice.get(2), dice.get(3)).index())
                .toArray();

        private final Value value;
        private final Board board;
        private final double bust;
        private final Map<Long, Double> worths = new HashMap<>();

        private BruteForce(Value value, Board board) {
            this.value = value;
            this.board = board;
            this.bust = value.chance(board, 1);
        }

        private double worth(long markers) {
            Double known = worths.get(markers);
            if (known == null) {
                double rolled = roll(markers);
                known = board.forcing(markers) != 0 ? rolled : Math.max(rolled, stop(markers));
                worths.put(markers, known);
            }
            return known;
        }

        private double roll(long markers) {
            double sum = 0;
            for (int roll : ROLLS) {
                long options = board.options(roll, markers);
                double best = options == 0 ? bust : Double.NEGATIVE_INFINITY;
                for (int place = 0; place < Board.count(options); place++) {
                    best = Math.max(best, worth(board.advance(markers, Board.option(options, place))));
                }
                sum += best * ORDERS.getOrDefault(Roll.of(roll).dice(), 0);
            }
            return sum / Roll.COUNT;
        }

        private double stop(long markers) {
            if (board.winsGame(markers)) {
                return 1;
            }
            long left = ~Packed.spread(Board.wins(markers));
            Board after = Board.of(
                    board.stop(markers),
                    board.next() & left,
                    board.third() & left,
                    board.fourth() & left,
                    board.players(),
                    board.variant(),
                    board.placing(),
                    board.target());
            return value.chance(after, 1);
        }
    }
}
