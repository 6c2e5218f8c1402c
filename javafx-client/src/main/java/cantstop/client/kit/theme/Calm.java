package cantstop.client.kit.theme;

/// The player's choice of reduced motion: things fade in where they end instead of moving there.
public enum Calm {
    SYSTEM,
    ALWAYS,
    NEVER;

    /// Whether motion is reduced.
    ///
    /// @param system what the system asks of its programs
    public boolean over(boolean system) {
        return switch (this) {
            case SYSTEM -> system;
            case ALWAYS -> true;
            case NEVER -> false;
        };
    }
}
