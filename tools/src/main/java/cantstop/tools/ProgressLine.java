package cantstop.tools;

import java.io.PrintStream;

/// A progress line that is overwritten while a command works. Without a terminal it writes nothing, since a file would
/// keep every state.
public final class ProgressLine {
    /// The system property that is true where the error stream is a terminal.
    public static final String TERMINAL = "cantstop.terminal";

    private final PrintStream out;
    private final boolean terminal;

    /// Made by a main, which alone talks to the console.
    ///
    /// @param terminal whether the stream is one; `./bench` says so, as Java can't ask
    public ProgressLine(PrintStream out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    /// Shows the text in place of the one before.
    public void show(String text) {
        if (terminal) {
            out.print("\r" + text);
        }
    }

    /// Goes back to the start of the line, for the result that replaces it.
    public void end() {
        show("");
    }
}
