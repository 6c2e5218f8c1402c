package cantstop.engine.arena;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What came of a match.
///
/// @param nanos how long it took; 0 while it is not over
/// @param pace how fast the measured bot was, once it is over
public record Score(
        int games,
        int wins,
        long turns,
        long decisions,
        long nanos,
        @Nullable Pace pace) {
    static final Score NONE = new Score(0, 0, 0, 0, 0, null);

    /// The normal deviate of a 95 % interval.
    private static final double Z = 1.96;

    private static final double SECOND = 1e9;

    Score plus(Score other) {
        return new Score(
                games + other.games, wins + other.wins, turns + other.turns, decisions + other.decisions, 0, null);
    }

    Score in(long time, Pace measured) {
        return new Score(games, wins, turns, decisions, time, measured);
    }

    /// The share of games won, 0 to 1.
    public double share() {
        return (double) wins / games;
    }

    /// Half the width of the 95 % interval around the share.
    public double error() {
        return Z * Math.sqrt(share() * (1 - share()) / games);
    }

    @Override
    public String toString() {
        double seconds = nanos / SECOND;
        String line = String.format(
                Locale.ROOT,
                "%5.1f +-%.1f %%  of %d games, %.1f turns each; %.0f games/s, %.0f decisions/s",
                100 * share(),
                100 * error(),
                games,
                (double) turns / games,
                games / seconds,
                decisions / seconds);
        return pace == null || pace.worst() == 0
                ? line
                : line
                        + String.format(
                                Locale.ROOT, "; first decision %.2f ms mean, %.1f ms worst", pace.mean(), pace.worst());
    }
}
