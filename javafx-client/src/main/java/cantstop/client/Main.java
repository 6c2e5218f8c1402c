package cantstop.client;

import cantstop.protocol.DataFolder;
import cantstop.protocol.UnusableData;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where the program with a window begins.
///
/// | exit code | meaning |
/// |---|---|
/// | 0 | it ran, and was closed |
/// | 2 | the command line says nothing that can be done |
/// | 3 | there is no screen to open a window on |
/// | 4 | the data folder is held by another window, or can't be used |
public final class Main {
    static final int USAGE = 2;
    static final int NO_SCREEN = 3;
    static final int UNUSABLE_DATA = 4;

    private Main() {}

    /// Starts the program with what stood after its name on the command line.
    public static void main(String... words) {
        switch (Arguments.read(List.of(words))) {
            case Arguments.Task.Help _ -> System.out.print(Arguments.HELP);
            case Arguments.Task.Version _ -> System.out.println(Program.inWords());
            case Arguments.Task.Complain(String line) -> end(USAGE, line);
            case Arguments.Task.Open(Arguments arguments) -> open(arguments);
        }
    }

    private static void open(Arguments arguments) {
        DataFolder folder = arguments.data().map(DataFolder::at).orElseGet(DataFolder::usual);
        try {
            Installation installation = Installation.in(folder);
            String hindrance = Desktop.open(() -> Program.start(installation, arguments));
            if (hindrance != null) {
                end(NO_SCREEN, hindrance);
            }
        } catch (UnusableData e) {
            end(UNUSABLE_DATA, "Can't Stop: " + e.getMessage());
        }
    }

    private static void end(int code, @Nullable String line) {
        System.err.println(line);
        System.exit(code);
    }
}
