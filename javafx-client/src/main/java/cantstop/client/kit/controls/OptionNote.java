package cantstop.client.kit.controls;

/// A few words below an option's columns.
///
/// @param mark stands before them
/// @param text as it is said, and shown where there is room
/// @param brief the same in figures alone, where there is no room for words
public record OptionNote(Mark mark, String text, String brief) {
    /// Nothing to say.
    public static final OptionNote NONE = new OptionNote(Mark.NONE, "", "");

    /// A sign that is seen before the words, in place of some where they have no room. `.mark-NAME` is its shape.
    public enum Mark {
        NONE,
        /// How likely a bust is.
        BUST,
        /// How likely the win is.
        WIN,
        /// The same, of the one that the coach would take.
        BEST
    }
}
