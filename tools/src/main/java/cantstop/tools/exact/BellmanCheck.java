package cantstop.tools.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/// Whether stored chances of two players obey the game: what a turn is worth, over all ordered rolls, with the stored
/// chances at its ends, must be the stored chance at its start.
///
/// It shares only the numbering of positions with what solved them. A pair of dice is played one column after
/// the other and then the other way round, as far as it goes; what both orders lead to are the moves. Markers
/// are a map, a bust is worth what the file says, and there are no lines and no sets of rolls.
public final class BellmanCheck {
    private final SmallBoard board;
    private final DuelPositions positions;
    private final ValueFile values;
    private final List<int[]> rolls = new ArrayList<>();
    private final Map<Map<Integer, Integer>, Double> worths = new HashMap<>();
    private int[] own = {};
    private int[] other = {};

    public BellmanCheck(SmallBoard board, ValueFile values) {
        this.board = board;
        this.positions = new DuelPositions(board);
        this.values = values;
        for (int first = 0; first < board.sides(); first++) {
            for (int second = 0; second < board.sides(); second++) {
                for (int third = 0; third < board.sides(); third++) {
                    for (int fourth = 0; fourth < board.sides(); fourth++) {
                        rolls.add(new int[] {first, second, third, fourth});
                    }
                }
            }
        }
    }

    /// The largest difference at every `step`-th position from the empty board on.
    public double worst(long step) {
        double worst = 0;
        for (long index = 0; index < positions.size(); index += step) {
            worst = Math.max(worst, difference(index).orElse(0));
        }
        return worst;
    }

    /// The error of the stored chance; empty if the game is over.
    OptionalDouble difference(long index) {
        own = positions.own(index);
        other = positions.other(index);
        if (board.won(own) >= board.target() || board.won(other) >= board.target()) {
            return OptionalDouble.empty();
        }
        worths.clear();
        return OptionalDouble.of(Math.abs(roll(Map.of()) - values.get(index)));
    }

    private double roll(Map<Integer, Integer> markers) {
        double sum = 0;
        for (int[] dice : rolls) {
            Set<Map<Integer, Integer>> ends = moves(dice, markers);
            sum += ends.isEmpty()
                    ? 1 - values.get(positions.index(other, own))
                    : ends.stream().mapToDouble(this::worth).max().orElseThrow();
        }
        return sum / rolls.size();
    }

    private double worth(Map<Integer, Integer> markers) {
        Double known = worths.get(markers);
        if (known == null) {
            known = Math.max(stop(markers), roll(markers));
            worths.put(markers, known);
        }
        return known;
    }

    private double stop(Map<Integer, Integer> markers) {
        int[] after = own.clone();
        markers.forEach((column, space) -> after[column] = space);
        return board.won(after) >= board.target() ? 1 : 1 - values.get(positions.index(other, after));
    }

    private Set<Map<Integer, Integer>> moves(int[] dice, Map<Integer, Integer> markers) {
        Set<Map<Integer, Integer>> ends = new HashSet<>();
        for (int partner = 1; partner < 4; partner++) {
            int pair = dice[0] + dice[partner];
            int rest = Arrays.stream(dice).sum() - pair;
            ends.add(stepped(stepped(markers, pair), rest));
            ends.add(stepped(stepped(markers, rest), pair));
        }
        ends.remove(markers);
        return ends;
    }

    /// One step in a column; the same where none can be made.
    private Map<Integer, Integer> stepped(Map<Integer, Integer> markers, int column) {
        int top = board.height(column);
        Integer marker = markers.get(column);
        boolean stands = marker == null ? markers.size() < SmallBoard.MARKERS : marker < top;
        if (!stands || own[column] == top || other[column] == top) {
            return markers;
        }
        Map<Integer, Integer> after = new HashMap<>(markers);
        after.put(column, marker == null ? own[column] + 1 : marker + 1);
        return after;
    }
}
