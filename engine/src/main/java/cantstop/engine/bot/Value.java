package cantstop.engine.bot;

import cantstop.engine.Board;

/// The worth of ending a turn: the chance to win after stopping with these squares. The rest of a turn follows
/// from it exactly (see [ExactTurn]), so a bot's strength depends on this number alone.
public interface Value {
    /// A worker that values the stops of one turn after another. Confined to one thread at a time.
    ///
    /// @param lanes of the turn; prepared for another turn before each [Stops#begin]
    Stops stops(Lanes lanes);

    /// A player's chance to win when the next turn is about to begin, 0 to 1.
    ///
    /// @param board as the player sees it whose chance it is
    /// @param moves how many seats after that player the next turn is, 1 to one less than the players
    double chance(Board board, int moves);

    /// The chance to report to people when this value, or a turn solved by it, finds a chance to win: how often
    /// such a chance comes true among equals. A value that plays well may be too confident. The correction keeps
    /// the order, 0 and 1, so it changes no choice.
    ///
    /// @param board as the player sees it whose chance it is, before the turn it was found in
    /// @param chance 0 to 1
    double told(Board board, double chance);

    /// A chance with other confidence; an even share of the game stays what it is.
    ///
    /// @param players how many play: an even share is one in so many
    /// @param sureness the factor on the distance from even, on the scale of the logistic function
    static double calmed(double chance, int players, double sureness) {
        if (chance <= 0 || chance >= 1) {
            return chance;
        }
        int others = players - 1;
        double odds = Math.pow(others * chance / (1 - chance), sureness) / others;
        return odds / (1 + odds);
    }

    /// A chance moved by so much on the scale of the logistic function; 0 and 1 stay what they are.
    static double moved(double chance, double by) {
        if (chance <= 0 || chance >= 1) {
            return chance;
        }
        double odds = chance / (1 - chance) * Math.exp(by);
        return odds / (1 + odds);
    }

    /// Values the stops of one turn.
    interface Stops {
        /// Prepares the turn that the lanes have been prepared for.
        void begin();

        /// The value of a turn that ends without its markers, 0 to 1.
        double bust();

        /// Values every stop with markers in these lanes, one for each combination of stations; the last lane's
        /// station changes fastest. Cells in which a stop wins the game are overwritten by the caller.
        ///
        /// @param a the lowest column
        /// @param b the next one; or [Lanes#NONE], as for the last
        /// @param c the highest one
        /// @param into gets the values, 0 to 1
        /// @param at where the first one goes
        void fill(int a, int b, int c, double[] into, int at);
    }
}
