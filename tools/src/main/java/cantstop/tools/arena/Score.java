package cantstop.tools.arena;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The result of a match.
///
/// @param groups games with the same dice, one for every seat of the measured bot
/// @param wins of the measured bot
/// @param squares the sum over the groups of the square of the wins in it
/// @param nanos how long it took; 0 while it is not over
/// @param pace how fast the measured bot was, once it is over
public record Score(
        int games,
        int groups,
        int wins,
        long squares,
        long turns,
        long decisions,
        long nanos,
        @Nullable DecisionTimes pace) {
    static final Score NONE = new Score(0, 0, 0, 0, 0, 0, 0, null);

    /// The normal deviate of a 95 % interval.
    private static final double Z = 1.96;

    private static final double SECOND = 1e9;

    static Score ofGroup(int games, int wins, long turns, long decisions) {
        return new Score(games, 1, wins, (long) wins * wins, turns, decisions, 0, null);
    }

    Score plus(Score other) {
        return new Score(
                games + other.games,
                groups + other.groups,
                wins + other.wins,
                squares + other.squares,
                turns + other.turns,
                decisions + other.decisions,
                0,
                null);
    }

    Score in(long time, DecisionTimes measured) {
        return new Score(games, groups, wins, squares, turns, decisions, time, measured);
    }

    /// The share of games won, 0 to 1.
    public double share() {
        return (double) wins / games;
    }

    /// Half the width of the 95 % interval around the share. A group counts as one draw, since its games share their
    /// dice.
    public double error() {
        double mean = (double) wins / groups;
        double variance = (double) squares / groups - mean * mean;
        return Z * Math.sqrt(variance / groups) * groups / games;
    }

    @Override
    public String toString() {
        double seconds = nanos / SECOND;
        String line = String.format(
                Locale.ROOT,
                "%5.2f +-%.2f %%  of %d games, %.1f turns each; %.0f games/s, %.0f decisions/s",
                100 * share(),
                100 * error(),
                games,
                (double) turns / games,
                games / seconds,
                decisions / seconds);
        return pace == null || pace.isEmpty() ? line : line + "; first decision " + pace;
    }
}
