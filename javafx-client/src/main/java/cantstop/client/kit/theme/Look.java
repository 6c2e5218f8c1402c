package cantstop.client.kit.theme;

/// The player's choice of theme.
public enum Look {
    SYSTEM,
    LIGHT,
    DARK,
    HIGH_CONTRAST;

    /// The theme that is applied.
    ///
    /// @param system the one that goes with the system's colours
    public Theme over(Theme system) {
        return switch (this) {
            case SYSTEM -> system;
            case LIGHT -> Theme.LIGHT;
            case DARK -> Theme.DARK;
            case HIGH_CONTRAST -> Theme.HIGH_CONTRAST;
        };
    }
}
