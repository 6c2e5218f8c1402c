package cantstop.emulation.org.slf4j;

import cantstop.browser.Window;

/// Writes to the browser's console what a person may want to know.
public final class Logger {
    Logger() {}

    public void warn(String message, Throwable cause) {
        Window.warn(message + ": " + cause);
    }
}
