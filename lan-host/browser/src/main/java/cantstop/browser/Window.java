package cantstop.browser;

import org.teavm.jso.JSBody;

/// What every browser's window offers without being asked by the page.
public final class Window {
    private Window() {}

    /// Writes to the browser's console.
    @JSBody(params = "message", script = "console.warn(message);")
    public static native void warn(String message);

    /// A text in one of Unicode's normal forms.
    ///
    /// @param form NFC, NFD, NFKC or NFKD
    @JSBody(
            params = {"text", "form"},
            script = "return text.normalize(form);")
    public static native String normalized(String text, String form);
}
