package cantstop.client.kit.controls;

/// A few words below an option's columns, or only said of it.
///
/// @param mark stands before the words
/// @param text as it is said, and shown where there is room
/// @param brief the same in figures alone, where there is no room for words
/// @param seen whether it stands on the option; else a screen reader and the tooltip say it
public record OptionNote(Mark mark, String text, String brief, boolean seen) {
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

    /// Words that are seen.
    public OptionNote(Mark mark, String text, String brief) {
        this(mark, text, brief, true);
    }

    /// Words that are not seen.
    public static OptionNote heard(String text) {
        return new OptionNote(Mark.NONE, text, "", false);
    }
}
