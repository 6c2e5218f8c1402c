package cantstop.client.kit.controls;

/// A few words below an option's columns, or runners drawn in their place.
///
/// @param mark stands before the words
/// @param text as it is said, and shown where there is room
/// @param brief the same in figures alone, where there is no room for words
/// @param fresh how many runners the option brings out, as cones
/// @param left how many are left then, as outlines of cones
public record OptionNote(Mark mark, String text, String brief, int fresh, int left) {
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

    /// Words only.
    public OptionNote(Mark mark, String text, String brief) {
        this(mark, text, brief, 0, 0);
    }

    /// Runners only; a screen reader and the tooltip say the words.
    public static OptionNote runners(String text, int fresh, int left) {
        return new OptionNote(Mark.NONE, text, "", fresh, left);
    }

    boolean isDrawn() {
        return fresh + left > 0;
    }
}
