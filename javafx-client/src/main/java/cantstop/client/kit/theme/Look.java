package cantstop.client.kit.theme;

/// Which theme somebody wishes for.
public enum Look {
    SYSTEM,
    LIGHT,
    DARK,
    HIGH_CONTRAST;

    /// The theme that is worn.
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
