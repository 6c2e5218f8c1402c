package cantstop.client.shell;

import java.text.NumberFormat;
import java.util.Locale;

/// What the JDK sets up when it is first asked for it, asked for beside the toolkit's start: the FX thread, for which
/// everybody waits, then finds it there.
///
/// Not before there is a key: making one reads a signed jar, which asks for logging with the jar locked, and setting
/// logging up looks into all jars.
final class WarmUp {
    private WarmUp() {}

    /// Sets up logging, for which the first style sheet asks, and how numbers look, for which the first sentence does.
    static void setUp(Locale locale) {
        System.getLogger(WarmUp.class.getName()).isLoggable(System.Logger.Level.WARNING);
        NumberFormat.getInstance(locale).format(1);
    }
}
