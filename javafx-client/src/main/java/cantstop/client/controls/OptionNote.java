package cantstop.client.controls;

/// A few words below an option's columns.
///
/// @param text as it is said, and shown where there is room
/// @param brief shown on the half of an either-or
public record OptionNote(String text, String brief) {
    /// Nothing to say.
    public static final OptionNote NONE = new OptionNote("", "");
}
