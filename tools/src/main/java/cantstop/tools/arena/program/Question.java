package cantstop.tools.arena.program;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;
import cantstop.engine.Placing;
import cantstop.engine.Roll;
import cantstop.engine.Variant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// The lines that a program is sent. Each has the whole position, so that a program need not remember anything.
final class Question {
    private Question() {}

    static String choose(Board board, long markers, int roll, long options) {
        return "choose " + position(board, markers) + " dice="
                + joined(Roll.of(roll).dice()) + " options=" + String.join(",", options(options));
    }

    static String goOn(Board board, long markers) {
        return "go " + position(board, markers);
    }

    /// As the program has to write them: `7`, `6+8`, `7+7`.
    static List<String> options(long options) {
        return IntStream.range(0, Board.count(options))
                .map(place -> Board.option(options, place))
                .mapToObj(option -> Board.high(option) == 0
                        ? String.valueOf(Board.low(option))
                        : Board.low(option) + "+" + Board.high(option))
                .toList();
    }

    private static String position(Board board, long markers) {
        String squares = LongStream.of(board.own(), board.next(), board.third(), board.fourth())
                .limit(board.players())
                .mapToObj(Question::spaces)
                .collect(Collectors.joining("/"));
        String variant = board.variant() == Variant.FORCED_MOVE
                ? "forced"
                : board.variant().name().toLowerCase(Locale.ROOT);
        String placing = board.placing() == Placing.STRICT ? "strict" : "free";
        return "rules=" + variant + "," + placing + "," + board.target() + " squares=" + squares + " markers="
                + spaces(markers);
    }

    private static String spaces(long packed) {
        return joined(Column.all().stream()
                .map(column -> Packed.space(packed, column.number()))
                .toList());
    }

    private static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
