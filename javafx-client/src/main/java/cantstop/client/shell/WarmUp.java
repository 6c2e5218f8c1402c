package cantstop.client.shell;

import java.text.NumberFormat;
import java.util.Locale;

/// Initialises parts of the JDK beside the toolkit's start, so that the FX thread finds them ready.
///
/// Not before there is a key: making one reads a signed jar, which asks for logging with the jar locked, and
/// setting logging up looks into all jars.
final class WarmUp {
    private WarmUp() {}

    /// Sets up logging, for which the first style sheet asks, and how numbers look, for which the first sentence
    /// does.
    static void setUp(Locale locale) {
        System.getLogger(WarmUp.class.getName()).isLoggable(System.Logger.Level.WARNING);
        NumberFormat.getInstance(locale).format(1);
    }
}
