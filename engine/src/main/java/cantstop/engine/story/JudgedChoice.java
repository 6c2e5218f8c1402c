package cantstop.engine.story;

import cantstop.engine.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A player's decision, with what each alternative was worth: their chance to win.
public sealed interface JudgedChoice {
    /// A roll with a smaller risk of a bust is obvious.
    double RISKY = 0.25;

    /// The worth of what was done.
    double done();

    /// The worth of the best alternative.
    double best();

    /// What the decision cost: 0 for the best one.
    default double cost() {
        return Math.max(0, best() - done());
    }

    /// What the best other alternative would have cost; 0 if it was no worse.
    double spared();

    /// Whether any player would have done the same.
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

        public Way bestWay() {
            return best(ways).orElseThrow();
        }

        /// The best option that was not taken.
        public Optional<Way> otherWay() {
            List<Way> others = new ArrayList<>(ways);
            others.remove(taken);
            return best(others);
        }

        private static Optional<Way> best(List<Way> ways) {
            return ways.stream().reduce((best, way) -> way.worth() > best.worth() ? way : best);
        }
    }

    /// The player stopped or rolled, where both were allowed.
    ///
    /// @param rolled whether the player rolled
    /// @param stop what stopping was worth
    /// @param roll what rolling was worth
    /// @param columns where markers stood
    /// @param steps what a bust would have lost
    /// @param risk how likely the next roll was a bust, 0 to 1
    /// @param rollsEarly after a stop that was a mistake, how many more rolls the judge expects to make; else 0
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
