package cantstop.client;

import cantstop.client.bell.Ring;
import cantstop.client.words.Words;
import cantstop.protocol.DataFolder;
import cantstop.protocol.UnusableData;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import javafx.application.Platform;

/// Where the program with a window begins.
///
/// | exit code | meaning |
/// |---|---|
/// | 0 | it ran, and was closed; or the window that was open already did what it was asked for |
/// | 1 | something is wrong that should not be |
/// | 2 | the command line says nothing that can be done |
/// | 3 | there is no screen to open a window on |
/// | 4 | the data folder is held by another window, or can't be used |
public final class Main {
    /// Set by the launcher that an installed program has.
    private static final String INSTALLED = "jpackage.app-path";

    static final int BROKEN = 1;
    static final int USAGE = 2;
    static final int NO_SCREEN = 3;
    static final int UNUSABLE_DATA = 4;

    private Main() {}

    /// Starts the program with what stood after its name on the command line.
    public static void main(String... words) {
        switch (Arguments.read(List.of(words))) {
            case Arguments.Task.Help _ -> System.out.print(Arguments.HELP);
            case Arguments.Task.Version _ -> System.out.println(Program.inWords());
            case Arguments.Task.Complain(String line) -> refuse(USAGE, line, there -> there.say("noStart.usage", line));
            case Arguments.Task.Open(Arguments arguments) -> open(arguments);
        }
    }

    private static void open(Arguments arguments) {
        DataFolder folder = arguments.data().map(DataFolder::at).orElseGet(DataFolder::usual);
        // Half of a start is files and keys, half is the toolkit: they go side by side.
        Future<Optional<Installation>> opening = aside(() -> take(folder, arguments));
        Optional<String> lack = Desktop.lacks();
        if (lack.isPresent()) {
            opened(opening);
            end(NO_SCREEN, lack.get());
        }
        if (!startsToolkit(() -> opened(opening).ifPresent(it -> start(it, arguments)))) {
            opened(opening);
            end(NO_SCREEN, "Can't Stop can't open a window on the screen that DISPLAY names.");
        }
    }

    /// Makes the window while the file of what was seen is opened, and shows it where both can be.
    private static void start(Installation installation, Arguments arguments) {
        Future<Installation> seen = aside(() -> {
            installation.openSeen();
            return installation;
        });
        Program program = Program.of(installation);
        result(seen).ifPresent(it -> program.start(arguments));
    }

    private static <T> Future<T> aside(Callable<T> task) {
        FutureTask<T> opening = new FutureTask<>(task);
        Thread.ofPlatform().name("opening").start(opening);
        return opening;
    }

    /// What the program keeps on this machine; empty where the program that has it did what this one was asked
    /// for.
    private static Optional<Installation> take(DataFolder folder, Arguments arguments) throws UnusableData {
        Path player = folder.pathOf(DataFolder.Part.PLAYER);
        SecondStart start = new SecondStart(
                () -> Ring.at(player, arguments.handedOver()), pause -> LockSupport.parkNanos(pause.toNanos()));
        return start.takeOrHandOver(
                () -> Installation.in(folder, Words.of(Locale.getDefault(Locale.Category.DISPLAY))));
    }

    /// What the program keeps on this machine; where another one has it, and did what was asked for, this is the end.
    private static Optional<Installation> opened(Future<Optional<Installation>> opening) {
        Optional<Optional<Installation>> taken = result(opening);
        if (taken.filter(Optional::isEmpty).isPresent()) {
            System.out.println("Can't Stop is open already, and does it in its window.");
            System.exit(0);
        }
        return taken.flatMap(Function.identity());
    }

    /// What was opened; where it can't be used, this says so and leads to the end. Nobody sees that it waits, as there
    /// is
    /// no window yet.
    private static <T> Optional<T> result(Future<T> opening) {
        try {
            return Optional.of(opening.get());
        } catch (ExecutionException e) {
            if (e.getCause() instanceof UnusableData why) {
                refuse(UNUSABLE_DATA, "Can't Stop: " + why.getMessage(), there -> NoStart.inWords(why, there));
                return Optional.empty();
            }
            // Nobody else would end a toolkit that has started.
            e.printStackTrace();
            System.exit(BROKEN);
        } catch (InterruptedException _) {
            System.exit(BROKEN);
        }
        return Optional.empty();
    }

    /// Starts the toolkit and then, on the FX thread, the program. What the toolkit prints when it can't is for
    /// its makers, and kept from the user; where it can, whatever was said meanwhile is said then.
    private static boolean startsToolkit(Runnable program) {
        PrintStream err = System.err;
        ByteArrayOutputStream meanwhile = new ByteArrayOutputStream();
        System.setErr(new PrintStream(meanwhile, true, StandardCharsets.UTF_8));
        try {
            Platform.startup(() -> {
                System.setErr(err);
                err.print(meanwhile.toString(StandardCharsets.UTF_8));
                program.run();
            });
            return true;
        } catch (RuntimeException | LinkageError _) {
            return false;
        } finally {
            System.setErr(err);
        }
    }

    /// Says it on the console, and in a window where an installed program, which was clicked on, has none.
    private static void refuse(int code, String line, Function<Words, String> sentence) {
        if (System.getProperty(INSTALLED) == null || Desktop.lacks().isPresent()) {
            end(code, line);
        }
        System.err.println(line);
        Words words = Words.of(Locale.getDefault(Locale.Category.DISPLAY));
        Runnable window = () -> NoStart.show(sentence.apply(words), words, Program.theme(), () -> System.exit(code));
        if (Platform.isFxApplicationThread()) {
            window.run();
        } else if (!startsToolkit(window)) {
            System.exit(code);
        }
    }

    private static void end(int code, String line) {
        System.err.println(line);
        System.exit(code);
    }
}
