package cantstop.engine.story;

import cantstop.engine.MoveSource;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import java.util.List;

/// A step of the game that may have changed the chances.
public sealed interface StoryStep {
    Moment moment();

    /// Each player's chance to win before it, in the order of play; together 1.
    List<Double> before();

    /// Each player's chance to win after it.
    List<Double> after();

    /// What it changed for a player.
    ///
    /// @param player their place in the order of play
    default double change(int player) {
        return after().get(player) - before().get(player);
    }

    /// When a step happened.
    ///
    /// @param turn counts the turns of the game from 1
    /// @param mover whose turn it was
    /// @param sequence of the event in the table's log, from 1
    record Moment(int turn, Seat mover, long sequence) {}

    /// The dice were rolled.
    ///
    /// @param bust whether that ended the turn
    /// @param risk how likely a bust was, 0 to 1
    record Fell(Moment moment, Roll roll, boolean bust, double risk, List<Double> before, List<Double> after)
            implements StoryStep {
        public Fell {
            before = List.copyOf(before);
            after = List.copyOf(after);
        }
    }

    /// A decision.
    ///
    /// @param by who decided for the mover
    /// @param withdrawn whether it was taken back later
    record Decided(
            Moment moment,
            JudgedChoice choice,
            MoveSource by,
            boolean withdrawn,
            List<Double> before,
            List<Double> after)
            implements StoryStep {
        public Decided {
            before = List.copyOf(before);
            after = List.copyOf(after);
        }

        Decided takenBack() {
            return new Decided(moment, choice, by, true, before, after);
        }
    }

    /// A choice was taken back, and with it what it had cost.
    record TakenBack(Moment moment, List<Double> before, List<Double> after) implements StoryStep {
        public TakenBack {
            before = List.copyOf(before);
            after = List.copyOf(after);
        }
    }

    /// The judge reviewed the position, or an event happened that no player caused.
    record Reviewed(Moment moment, List<Double> before, List<Double> after) implements StoryStep {
        public Reviewed {
            before = List.copyOf(before);
            after = List.copyOf(after);
        }
    }
}
