package cantstop.client.kit.controls;

/// A few words below an option's columns.
///
/// @param text as it is said, and shown where there is room
/// @param brief the same with a mark in place of its words, where there is no room for them
public record OptionNote(String text, String brief) {
    /// Nothing to say.
    public static final OptionNote NONE = new OptionNote("", "");
}
