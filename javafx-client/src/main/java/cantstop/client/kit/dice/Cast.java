package cantstop.client.kit.dice;

import cantstop.engine.GameState;
import cantstop.engine.Roll;
import cantstop.engine.TableState;
import cantstop.engine.odds.Odds;
import java.util.List;

/// How dice are thrown: the same on every screen that sees the roll.
///
/// @param seed of all that looks like chance in it
/// @param millis how long it takes
public record Cast(long seed, int millis) {
    /// How long a throw takes, unless much is at stake.
    public static final int USUAL = 800;

    /// How long the most dangerous one takes.
    static final int LONGEST = 1400;

    /// The number of steps at stake from which, with three runners out, the last die falls later than the others.
    private static final int DANGEROUS_STEPS = 8;

    private static final double DANGEROUS_CHANCE = 1.0 / 3;

    /// A throw in which nothing is at stake, as for the start.
    public static Cast of(Iterable<Integer> faces) {
        return new Cast(faces.hashCode(), USUAL);
    }

    /// The throw of a roll at a table.
    ///
    /// @param before the table as it was before: what is at stake there says how long the throw takes
    public static Cast of(TableState before, Roll roll) {
        long table = Long.parseUnsignedLong(before.id().toString().substring(0, 16), 16);
        GameState game = before.game();
        return new Cast(
                table ^ before.sequence() * 0x9E3779B97F4A7C15L ^ roll.index(), game == null ? USUAL : length(game));
    }

    /// When dice with these faces hit the ground: what is to be heard of it.
    public List<Impact> impacts(List<Integer> faces) {
        return new Tumble(this, faces).impacts();
    }

    /// At fewer than eight steps, or less than one bust in three rolls, as long as ever; from there it grows with the
    /// steps that a bust is expected to cost, up to the longest.
    static int length(GameState game) {
        int steps = game.stepsAtStake();
        double chance = steps < DANGEROUS_STEPS
                ? 0
                : Odds.of(game.board(), game.markers()).bust();
        if (chance < DANGEROUS_CHANCE) {
            return USUAL;
        }
        double least = DANGEROUS_STEPS * DANGEROUS_CHANCE;
        double part = Math.min(1, (steps * chance - least) / (2 * least));
        return (int) (USUAL + (LONGEST - USUAL) * (0.5 + part / 2));
    }

    /// Whether the last die comes later than the others.
    boolean isDangerous() {
        return millis > USUAL;
    }
}
