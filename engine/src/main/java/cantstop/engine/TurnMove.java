package cantstop.engine;

import java.util.List;

/// What a player can do at their turn.
public sealed interface TurnMove {
    record RollDice() implements TurnMove {}

    /// Take an option.
    ///
    /// @param columns an option's columns, in any order
    record Choose(List<Column> columns) implements TurnMove {
        public Choose {
            columns = columns.stream().sorted().toList();
            if (columns.isEmpty() || columns.size() > 2) {
                throw new IllegalArgumentException("an option advances one or two columns");
            }
        }
    }

    record TakeBack() implements TurnMove {}

    record Stop() implements TurnMove {}
}
