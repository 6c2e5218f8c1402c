package cantstop.client.kit.theme;

import javafx.util.Duration;

/// The speed of animations, or reduced motion: a setting of the player. Immutable.
///
/// @param speed how fast
/// @param reduced whether things fade in where they end instead of moving there
public record Motion(Speed speed, boolean reduced) {
    /// As a newcomer sees it.
    public static final Motion NORMAL = new Motion(Speed.NORMAL, false);

    /// Nothing moves at all.
    public static final Motion NONE = new Motion(Speed.OFF, false);

    /// The longest fade that stands for a motion.
    static final int REDUCED_MILLIS = 100;

    /// What a player may choose.
    public enum Speed {
        OFF(0),
        FAST(0.4),
        NORMAL(1);

        private final double factor;

        Speed(double factor) {
            this.factor = factor;
        }
    }

    /// The duration of this kind of animation; zero without motion.
    public Duration of(Moment moment) {
        return of(moment.millis());
    }

    /// The duration of something else.
    ///
    /// @param millis what it takes at normal speed
    public Duration of(double millis) {
        double here = millis * speed.factor;
        return Duration.millis(reduced ? Math.min(REDUCED_MILLIS, here) : here);
    }

    /// Whether anything is to be seen moving or fading.
    public boolean isVisible() {
        return speed != Speed.OFF;
    }

    /// Whether things are to be seen on their way from one place to another.
    public boolean travels() {
        return isVisible() && !reduced;
    }
}
