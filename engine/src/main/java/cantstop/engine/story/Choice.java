package cantstop.engine.story;

import cantstop.engine.Column;
import java.util.List;

/// What somebody decided, and what the ways were worth to them, each as their chance to win.
public sealed interface Choice {
    /// What was done.
    double done();

    /// The best that could have been done.
    double best();

    /// What the decision cost: 0 for the best one.
    default double cost() {
        return Math.max(0, best() - done());
    }

    /// An option was taken.
    ///
    /// @param ways all options, in their fixed order
    /// @param taken the place of the one that was taken
    record Took(List<Way> ways, int taken) implements Choice {
        public Took {
            ways = List.copyOf(ways);
        }

        /// One option.
        ///
        /// @param columns what it advances
        public record Way(List<Column> columns, double worth) {
            public Way {
                columns = List.copyOf(columns);
            }
        }

        @Override
        public double done() {
            return ways.get(taken).worth();
        }

        @Override
        public double best() {
            return bestWay().worth();
        }

        /// The first of the best options.
        public Way bestWay() {
            Way best = ways.getFirst();
            for (Way way : ways) {
                best = way.worth() > best.worth() ? way : best;
            }
            return best;
        }
    }

    /// The turn was ended, or gone on with, where both were allowed.
    ///
    /// @param rolled whether it was gone on with
    /// @param stop what stopping was worth
    /// @param roll what rolling was worth
    /// @param columns where markers stood
    /// @param steps what a bust would have lost
    /// @param rollsEarly after a stop that was a mistake, how many rolls the judge would still have made on
    ///     average; else 0
    record RolledOrStopped(boolean rolled, double stop, double roll, List<Column> columns, int steps, double rollsEarly)
            implements Choice {
        public RolledOrStopped {
            columns = List.copyOf(columns);
        }

        @Override
        public double done() {
            return rolled ? roll : stop;
        }

        @Override
        public double best() {
            return Math.max(stop, roll);
        }
    }
}
