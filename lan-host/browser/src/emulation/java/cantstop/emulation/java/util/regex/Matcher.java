package cantstop.emulation.java.util.regex;

import cantstop.browser.Window;

/// A regular expression and a text.
public final class Matcher {
    private final String source;
    private final String text;

    Matcher(String source, String text) {
        this.source = source;
        this.text = text;
    }

    /// Whether it is anywhere in the text.
    public boolean find() {
        return Window.found(source, text);
    }

    /// Whether it is the whole text.
    public boolean matches() {
        return Window.found("^(?:" + source + ")$", text);
    }

    public String replaceAll(String by) {
        return Window.replaced(source, text, by);
    }
}
