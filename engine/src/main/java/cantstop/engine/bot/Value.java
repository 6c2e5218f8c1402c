package cantstop.engine.bot;

import cantstop.engine.Board;

/// What it is worth to end a turn: "my chance to win if I stop with these squares and the next player rolls". The
/// rest of a turn follows from it exactly (see [ExactTurn]), so that strength is a matter of this number alone.
public interface Value {
    /// A worker that values the stops of one turn after another. It belongs to one thread at a time.
    ///
    /// @param lanes what the markers can do in the turn; turned to another turn before [Stops#begin]
    Stops stops(Lanes lanes);

    /// How likely a player is to win when the next turn is about to begin, as far as the value knows: 0 to 1.
    ///
    /// @param board as the player sees it whose chance it is
    /// @param moves how many seats after that player the next turn is, 1 to one less than the players
    double chance(Board board, int moves);

    /// What people are told where this value, or a turn that was solved by it, finds a chance to win. A value that
    /// plays well may be too sure of itself; this is how often such a chance comes true among equals. More stays
    /// more, 0 stays 0 and 1 stays 1, so that no choice changes by it.
    ///
    /// @param board as the player sees it whose chance it is, before the turn it was found in
    /// @param chance 0 to 1
    double told(Board board, double chance);

    /// A chance that is less sure than it was, or more; an even share of the game stays what it is.
    ///
    /// @param players how many play: an even share is one in so many
    /// @param sureness what is left of how far the chance is from even, on the scale of the logistic function
    static double calmed(double chance, int players, double sureness) {
        if (chance <= 0 || chance >= 1) {
            return chance;
        }
        int others = players - 1;
        double odds = Math.pow(others * chance / (1 - chance), sureness) / others;
        return odds / (1 + odds);
    }

    /// Values the stops of one turn.
    interface Stops {
        /// Turns to the turn that the lanes have been turned to.
        void begin();

        /// The value of a turn that ends without its markers, 0 to 1.
        double bust();

        /// Values every stop with markers in these lanes, one for each combination of stations; the last lane's
        /// station changes fastest. What is put where a stop wins the game is not looked at.
        ///
        /// @param a the lowest column
        /// @param b the next one; or [Lanes#NONE], as for the last
        /// @param c the highest one
        /// @param into gets the values, 0 to 1
        /// @param at where the first one goes
        void fill(int a, int b, int c, double[] into, int at);
    }
}
