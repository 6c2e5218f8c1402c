package cantstop.client.system.sound;

import cantstop.client.kit.dice.Impact;
import java.util.List;

/// A sound to play now, once or at several moments. Louder and higher the more is at stake.
///
/// @param pitch 1 as it was recorded, 2 an octave higher
public record Cue(Sound sound, List<Strike> strikes, double pitch) {
    /// From so many steps on it gets no louder and no higher.
    private static final int MOST_STEPS = 16;

    /// So many steps are worth a semitone, and a decibel and a half.
    private static final double STEPS_A_NOTE = 4;

    private static final double SEMITONE = 1.0 / 12;
    private static final double DECIBELS_A_NOTE = 1.5;

    /// The strength where nothing is at stake, so that the most is not more than all.
    private static final double QUIET = 0.5;

    /// One moment of it.
    ///
    /// @param millis after its beginning
    /// @param variant of the sound
    /// @param strength 0 to 1
    /// @param side -1 is to the left, 1 to the right
    record Strike(double millis, int variant, double strength, double side) {}

    public Cue {
        strikes = List.copyOf(strikes);
    }

    /// A sound as it was recorded.
    public static Cue of(Sound sound) {
        return new Cue(sound, List.of(new Strike(0, 0, 1, 0)), 1);
    }

    /// One of its variants.
    static Cue of(Sound sound, int variant) {
        return new Cue(sound, List.of(new Strike(0, Math.min(variant, sound.variants() - 1), 1, 0)), 1);
    }

    /// A sound with so many steps at stake.
    static Cue atStake(Sound sound, int steps) {
        return new Cue(sound, List.of(new Strike(0, 0, strength(steps), 0)), pitch(steps));
    }

    /// A throw, as it is seen: a die is heard where it lies, and when it hits the ground.
    ///
    /// @param speed of what is seen, in parts of the usual time; 0 where nothing moves
    /// @param steps at stake
    static Cue thrown(List<Impact> impacts, double speed, int steps) {
        List<Strike> strikes = impacts.stream()
                .map(impact -> new Strike(
                        impact.millis() * speed,
                        (impact.die() * 2 + (int) impact.millis()) % Sound.ROLL.variants(),
                        impact.strength() * strength(steps),
                        (impact.die() - 1.5) / 3))
                .toList();
        return new Cue(Sound.ROLL, strikes, pitch(steps));
    }

    private static double notes(int steps) {
        return Math.min(steps, MOST_STEPS) / STEPS_A_NOTE;
    }

    private static double pitch(int steps) {
        return Math.pow(2, notes(steps) * SEMITONE);
    }

    private static double strength(int steps) {
        return QUIET * Math.pow(10, notes(steps) * DECIBELS_A_NOTE / 20);
    }
}
