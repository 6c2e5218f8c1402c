package cantstop.client.kit.theme;

/// The kinds of animation, and their durations at normal speed.
public enum Moment {
    /// Dice tumble and settle.
    DICE(800),

    /// A runner climbs, or goes back.
    MARKER(400),

    /// A player keeps what was climbed: runners become squares. The next turn waits for it, so it is short.
    KEEP(240),

    /// Dice grey, runners tumble.
    BUST(1200),

    /// The flag goes up, the others' squares fall.
    COLUMN(1200),

    /// The winner's columns sweep the board.
    WIN(3000);

    private final int millis;

    Moment(int millis) {
        this.millis = millis;
    }

    /// At normal speed, in milliseconds.
    int millis() {
        return millis;
    }
}
