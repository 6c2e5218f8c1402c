package cantstop.browser;

import org.teavm.jso.JSBody;

/// What every browser's window offers without being asked by the page.
public final class Window {
    private Window() {}

    /// Writes to the browser's console.
    @JSBody(params = "message", script = "console.warn(message);")
    public static native void warn(String message);

    /// A number's digits.
    @JSBody(params = "number", script = "return String(number);")
    public static native String text(double number);

    /// Whether a regular expression is in a text.
    @JSBody(
            params = {"expression", "text"},
            script = "return new RegExp(expression, 'u').test(text);")
    public static native boolean found(String expression, String text);

    /// Where a regular expression is first in a text: from and to; nothing if it is nowhere.
    @JSBody(
            params = {"expression", "text", "from"},
            script = "const one = new RegExp(expression, 'gu'); one.lastIndex = from;"
                    + " const found = one.exec(text); return found ? [found.index, one.lastIndex] : [];")
    public static native int[] placeOf(String expression, String text, int from);

    /// A text with everything replaced that is a regular expression.
    @JSBody(
            params = {"expression", "text", "by"},
            script = "return text.replace(new RegExp(expression, 'gu'), by);")
    public static native String replaced(String expression, String text, String by);

    /// A text in one of Unicode's normal forms.
    ///
    /// @param form NFC, NFD, NFKC or NFKD
    @JSBody(
            params = {"text", "form"},
            script = "return text.normalize(form);")
    public static native String normalized(String text, String form);
}
