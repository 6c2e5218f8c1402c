package cantstop.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The rules about moving once more, written down from the page of rules as slowly and plainly as possible. It
/// shares no code with the engine, so that both are hardly wrong in the same way.
///
/// Squares and markers are arrays by column number; 0 is "not on the board".
final class NaiveRules {
    private static final int[] HEIGHTS = {0, 0, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3};

    private final int[] own;
    private final List<int[]> others;
    private final int[] markers;
    private final boolean jumping;
    private final boolean strict;

    NaiveRules(int[] own, List<int[]> others, int[] markers, boolean jumping, boolean strict) {
        this.own = own;
        this.others = others;
        this.markers = markers;
        this.jumping = jumping;
        this.strict = strict;
    }

    int marker(int column) {
        return markers[column];
    }

    List<List<Integer>> options(int first, int second, int third, int fourth) {
        Set<List<Integer>> options = new LinkedHashSet<>();
        options.addAll(ofPairing(first + second, third + fourth));
        options.addAll(ofPairing(first + third, second + fourth));
        options.addAll(ofPairing(first + fourth, second + third));
        List<List<Integer>> all = List.copyOf(options);
        List<List<Integer>> placing = all.stream()
                .filter(option -> option.stream().anyMatch(column -> markers[column] == 0))
                .toList();
        return strict && !placing.isEmpty() ? placing : all;
    }

    Optional<NaiveRules> advanced(List<Integer> columns) {
        Optional<NaiveRules> after = Optional.of(this);
        for (int column : columns) {
            after = after.flatMap(position -> position.advanced(column));
        }
        return after;
    }

    private List<List<Integer>> ofPairing(int sum, int otherSum) {
        int low = Math.min(sum, otherSum);
        int high = Math.max(sum, otherSum);
        if (advanced(List.of(low, high)).isPresent()) {
            return List.of(List.of(low, high));
        }
        List<List<Integer>> either = new ArrayList<>();
        for (int column : low == high ? List.of(low) : List.of(low, high)) {
            if (advanced(column).isPresent()) {
                either.add(List.of(column));
            }
        }
        return either;
    }

    private Optional<NaiveRules> advanced(int column) {
        if (isWon(column) || markers[column] == HEIGHTS[column] || markers[column] == 0 && markersUsed() == 3) {
            return Optional.empty();
        }
        int space = markers[column] == 0 ? own[column] : markers[column];
        do {
            space++;
        } while (jumping && isOthers(column, space));
        int[] moved = markers.clone();
        moved[column] = space;
        return Optional.of(new NaiveRules(own, others, moved, jumping, strict));
    }

    private boolean isWon(int column) {
        return own[column] == HEIGHTS[column] || isOthers(column, HEIGHTS[column]);
    }

    private boolean isOthers(int column, int space) {
        return others.stream().anyMatch(squares -> squares[column] == space);
    }

    private int markersUsed() {
        int used = 0;
        for (int space : markers) {
            used += space > 0 ? 1 : 0;
        }
        return used;
    }
}
