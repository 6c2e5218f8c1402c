package cantstop.client;

import cantstop.client.words.Words;
import cantstop.protocol.DataFolder;
import cantstop.protocol.UnusableData;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.application.Platform;

/// Where the program with a window begins.
///
/// | exit code | meaning |
/// |---|---|
/// | 0 | it ran, and was closed |
/// | 2 | the command line says nothing that can be done |
/// | 3 | there is no screen to open a window on |
/// | 4 | the data folder is held by another window, or can't be used |
public final class Main {
    /// Set by the launcher that an installed program has.
    private static final String INSTALLED = "jpackage.app-path";

    static final int USAGE = 2;
    static final int NO_SCREEN = 3;
    static final int UNUSABLE_DATA = 4;

    private Main() {}

    /// Starts the program with what stood after its name on the command line.
    public static void main(String... words) {
        switch (Arguments.read(List.of(words))) {
            case Arguments.Task.Help _ -> System.out.print(Arguments.HELP);
            case Arguments.Task.Version _ -> System.out.println(Program.inWords());
            case Arguments.Task.Complain(String line) -> end(USAGE, line, there -> there.say("noStart.usage", line));
            case Arguments.Task.Open(Arguments arguments) -> open(arguments);
        }
    }

    private static void open(Arguments arguments) {
        DataFolder folder = arguments.data().map(DataFolder::at).orElseGet(DataFolder::usual);
        try {
            Installation installation = Installation.in(folder);
            Desktop.lacks().ifPresent(lack -> end(NO_SCREEN, lack));
            if (!startsToolkit(() -> Program.start(installation, arguments))) {
                end(NO_SCREEN, "Can't Stop can't open a window on the screen that DISPLAY names.");
            }
        } catch (UnusableData e) {
            end(UNUSABLE_DATA, "Can't Stop: " + e.getMessage(), there -> NoStart.inWords(e, there));
        }
    }

    /// Starts the toolkit and then, on the FX thread, the program. What the toolkit prints when it can't is for its
    /// makers, and kept from the user.
    private static boolean startsToolkit(Runnable program) {
        PrintStream err = System.err;
        System.setErr(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        try {
            Platform.startup(() -> {
                System.setErr(err);
                program.run();
            });
            return true;
        } catch (RuntimeException | LinkageError _) {
            return false;
        } finally {
            System.setErr(err);
        }
    }

    /// Says it on the console, and in a window where an installed program has none.
    private static void end(int code, String line, Function<Words, String> sentence) {
        boolean clicked =
                System.getProperty(INSTALLED) != null && Desktop.lacks().isEmpty();
        if (clicked) {
            Words words = Words.of(Locale.getDefault(Locale.Category.DISPLAY));
            System.err.println(line);
            if (startsToolkit(
                    () -> NoStart.show(sentence.apply(words), words, Program.theme(), () -> System.exit(code)))) {
                return;
            }
        }
        end(code, line);
    }

    private static void end(int code, String line) {
        System.err.println(line);
        System.exit(code);
    }
}
