package cantstop.emulation.java.text;

import cantstop.browser.Window;

/// Unicode's normal forms, by the browser's own.
public final class Normalizer {
    private Normalizer() {}

    /// The forms.
    public enum Form {
        NFD,
        NFC,
        NFKD,
        NFKC
    }

    public static String normalize(CharSequence text, Form form) {
        return Window.normalized(text.toString(), form.name());
    }

    public static boolean isNormalized(CharSequence text, Form form) {
        return normalize(text, form).contentEquals(text);
    }
}
