package cantstop.simulation;

/// How a laptop cheats at the throws of its party. No dice may come of it that are not those that follow from the
/// secrets of everybody, and the others must be able to play on.
enum Cheat {
    NONE,
    /// Shows a secret with another bit, another one altogether, or that of an earlier throw.
    ALTERS_SECRETS,
    NEVER_SHOWS,
    /// Shows its secret for another event than the one that asks for it: that does not count.
    SHOWS_FOR_ANOTHER_EVENT,
    /// Shows when the host's patience is almost over.
    SHOWS_LATE,
    /// Shows when it is.
    SHOWS_TOO_LATE,
    /// Shows twice, and the last that it has shown before once more.
    REPEATS,
    /// Wants to take part with hands that are altered, begin too late, or end too early.
    OPENS_ABSURD_HANDS,
    /// Shows nothing where two laptops throw for it, and what it knows of both makes it a bust.
    WITHHOLDS_AT_BUSTS,
    /// The host hears nothing of what this laptop shows, and says that it withheld.
    IS_NOT_HEARD,
    /// Comes to a host that takes the table over with a log of its own making, as [Forger] says.
    FORGES_ITS_COPY;

    /// Whether no dice may carry its secret.
    boolean neverShows() {
        return this == NEVER_SHOWS || this == SHOWS_FOR_ANOTHER_EVENT || this == IS_NOT_HEARD;
    }
}
