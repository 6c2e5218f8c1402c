package cantstop.engine.story;

import cantstop.engine.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What somebody decided, and what the ways were worth to them, each as their chance to win.
public sealed interface JudgedChoice {
    /// A roll that is less often a bust is made without thinking.
    double RISKY = 0.25;

    /// What was done.
    double done();

    /// The best that could have been done.
    double best();

    /// What the decision cost: 0 for the best one.
    default double cost() {
        return Math.max(0, best() - done());
    }

    /// What the best of the other ways would have cost; 0 where that was no worse.
    double spared();

    /// Whether nobody would have done anything else.
    boolean isObvious();

    /// An option was taken.
    ///
    /// @param ways all options, in their fixed order
    /// @param taken the place of the one that was taken
    record Took(List<Way> ways, int taken) implements JudgedChoice {
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

        @Override
        public double spared() {
            return otherWay().map(way -> Math.max(0, done() - way.worth())).orElse(0.0);
        }

        @Override
        public boolean isObvious() {
            return ways.size() == 1;
        }

        /// The first of the best options.
        public Way bestWay() {
            return best(ways).orElseThrow();
        }

        /// The first of the best that were not taken.
        public Optional<Way> otherWay() {
            List<Way> others = new ArrayList<>(ways);
            others.remove(taken);
            return best(others);
        }

        private static Optional<Way> best(List<Way> ways) {
            return ways.stream().reduce((best, way) -> way.worth() > best.worth() ? way : best);
        }
    }

    /// The turn was ended, or gone on with, where both were allowed.
    ///
    /// @param rolled whether it was gone on with
    /// @param stop what stopping was worth
    /// @param roll what rolling was worth
    /// @param columns where markers stood
    /// @param steps what a bust would have lost
    /// @param risk how likely the next roll was a bust, 0 to 1
    /// @param rollsEarly after a stop that was a mistake, how many rolls the judge would still have made on
    ///     average; else 0
    record RolledOrStopped(
            boolean rolled, double stop, double roll, List<Column> columns, int steps, double risk, double rollsEarly)
            implements JudgedChoice {
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

        @Override
        public double spared() {
            return Math.max(0, rolled ? roll - stop : stop - roll);
        }

        @Override
        public boolean isObvious() {
            return rolled ? risk < RISKY : stop >= 1;
        }
    }
}
