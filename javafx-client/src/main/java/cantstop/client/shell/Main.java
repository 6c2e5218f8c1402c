package cantstop.client.shell;

import cantstop.client.kit.words.Words;
import cantstop.client.system.host.HeadlessHost;
import cantstop.client.system.instance.InstanceClient;
import cantstop.protocol.DataFolder;
import cantstop.protocol.UnusableData;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import javafx.application.Platform;
import org.slf4j.LoggerFactory;

/// Where the program with a window begins.
///
/// | exit code | meaning |
/// |---|---|
/// | 0 | it ran, and was closed; or the window that was open already did what it was asked for |
/// | 1 | something is wrong that should not be, or with a game that was checked |
/// | 2 | the command line says nothing that can be done, or what was to be checked is no game |
/// | 3 | there is no screen to open a window on |
/// | 4 | the data folder is held by another window, or can't be used |
public final class Main {
    /// Set by the launcher that an installed program has.
    private static final String INSTALLED = "jpackage.app-path";

    /// Set by scripts that measure a start, or prepare the AOT cache.
    private static final String TELLS = "cantstop.tellsWhenInUse";

    static final int BROKEN = 1;
    static final int USAGE = 2;
    static final int NO_SCREEN = 3;
    static final int UNUSABLE_DATA = 4;

    private Main() {}

    /// Starts the program with what stood after its name on the command line.
    public static void main(String... words) {
        // Two threads that log at once at the start would have SLF4J say so on the player's terminal.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        switch (Arguments.read(List.of(words))) {
            case Arguments.Task.Help _ -> System.out.print(Options.help("cant-stop"));
            case Arguments.Task.Headless(List<String> rest) -> HeadlessHost.run(rest);
            case Arguments.Task.Check(Path file) -> check(file);
            case Arguments.Task.Version _ -> System.out.println(ClientProgram.inWords());
            case Arguments.Task.Complain(String line) -> refuse(USAGE, line, there -> there.say("noStart.usage", line));
            case Arguments.Task.Open(Arguments arguments) -> open(arguments);
        }
    }

    private static void check(Path file) {
        CheckedGame checked = CheckedGame.of(file, Words.of(Locale.getDefault(Locale.Category.DISPLAY)));
        System.out.println(checked.text());
        System.exit(checked.code());
    }

    private static void open(Arguments arguments) {
        DataFolder folder = arguments.data().map(DataFolder::at).orElseGet(DataFolder::usual);
        // Half of a start is files and keys, half is the toolkit: they go side by side.
        FutureTask<Optional<Installation>> opening = new FutureTask<>(() -> take(folder, arguments));
        Thread.ofPlatform().name("opening").start(() -> {
            opening.run();
            WarmUp.setUp(Locale.getDefault(Locale.Category.DISPLAY));
        });
        Optional<String> lack = Desktop.lacks();
        if (lack.isPresent()) {
            opened(opening);
            end(NO_SCREEN, lack.get());
        }
        if (Desktop.isHeadless()) {
            AotRecording.load();
        }
        if (!startsToolkit(() -> opened(opening).ifPresent(it -> start(it, arguments)))) {
            opened(opening);
            end(NO_SCREEN, "Can't Stop can't open a window on the screen that DISPLAY names.");
        }
    }

    /// Shows the window, and then opens what is not needed for that.
    private static void start(Installation installation, Arguments arguments) {
        ClientProgram program = ClientProgram.of(installation, Main::tell);
        program.start(
                arguments,
                () -> Thread.ofPlatform().name("seen games").start(() -> {
                    LoggerFactory.getLogger(Main.class).debug("Asked for {}", arguments.handedOver());
                    openSeen(installation, program);
                }));
    }

    private static void tell() {
        if (Boolean.getBoolean(TELLS)) {
            System.err.println("The window is in use");
        }
    }

    private static void openSeen(Installation installation, ClientProgram program) {
        try {
            installation.openSeen();
            Platform.runLater(program::settle);
        } catch (UnusableData why) {
            Platform.runLater(() -> {
                refuse(why);
                program.hide();
            });
        } catch (RuntimeException e) {
            // Half of the program would be missing, without a sign of it.
            e.printStackTrace();
            System.exit(BROKEN);
        }
    }

    /// What the program keeps on this machine; empty where the program that has it did what this one was asked
    /// for.
    private static Optional<Installation> take(DataFolder folder, Arguments arguments) throws UnusableData {
        Path player = folder.pathOf(DataFolder.Part.PLAYER);
        SecondStart start = new SecondStart(
                () -> InstanceClient.at(player, arguments.handedOver()),
                pause -> LockSupport.parkNanos(pause.toNanos()));
        return start.takeOrHandOver(() -> Installation.in(folder, Locale.getDefault(Locale.Category.DISPLAY)));
    }

    /// What the program keeps on this machine; if it can't be used, this says so and exits. There is no window yet
    /// that could freeze.
    private static Optional<Installation> opened(Future<Optional<Installation>> opening) {
        try {
            Optional<Installation> installation = opening.get();
            if (installation.isEmpty()) {
                System.out.println("Can't Stop is open already, and does it in its window.");
                System.exit(0);
            }
            return installation;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof UnusableData why) {
                refuse(why);
                return Optional.empty();
            }
            // Nothing else would end a toolkit that has started.
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

    private static void refuse(UnusableData why) {
        refuse(UNUSABLE_DATA, "Can't Stop: " + why.getMessage(), there -> StartFailure.inWords(why, there));
    }

    /// Says it on the console, and in a window where an installed program, which was clicked on, has none.
    private static void refuse(int code, String line, Function<Words, String> sentence) {
        if (System.getProperty(INSTALLED) == null || Desktop.lacks().isPresent()) {
            end(code, line);
        }
        System.err.println(line);
        Words words = Words.of(Locale.getDefault(Locale.Category.DISPLAY));
        Runnable window =
                () -> StartFailure.show(sentence.apply(words), words, ClientProgram.theme(), () -> System.exit(code));
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
