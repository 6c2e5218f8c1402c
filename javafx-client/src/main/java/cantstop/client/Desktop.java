package cantstop.client;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/// The system's desktop, as far as a window needs it.
final class Desktop {
    private static final String LIBRARY = "libgtk-3.so.0";
    private static final List<Path> LIBRARIES = List.of(Path.of("/usr/lib"), Path.of("/usr/lib64"), Path.of("/lib"));

    private Desktop() {}

    /// Starts the toolkit and then, on the FX thread, the program.
    ///
    /// @return what is missing, in one line; null where it started
    static @Nullable String open(Runnable program) {
        boolean linux = System.getProperty("os.name", "").startsWith("Linux");
        boolean headless = "Headless".equals(System.getProperty("glass.platform"));
        if (linux && !headless && System.getenv().getOrDefault("DISPLAY", "").isEmpty()) {
            return "Can't Stop needs a screen, and DISPLAY is not set; on a machine without one, start the host alone.";
        }
        if (linux && !headless && !hasGtk()) {
            return "Can't Stop needs GTK 3: install libgtk-3-0 (Debian, Ubuntu) or gtk3 (Fedora, Arch).";
        }
        return started(program) ? null : "Can't Stop can't open a window on the screen that DISPLAY names.";
    }

    /// What the toolkit says when it can't start is for its makers: a line is said instead.
    private static boolean started(Runnable program) {
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

    /// Whether the library lies where systems keep theirs; where nothing does, the toolkit may know better.
    private static boolean hasGtk() {
        List<Path> folders = LIBRARIES.stream().flatMap(Desktop::withChildren).toList();
        boolean usual = folders.stream().anyMatch(folder -> Files.exists(folder.resolve("libX11.so.6")));
        return !usual || folders.stream().anyMatch(folder -> Files.exists(folder.resolve(LIBRARY)));
    }

    private static Stream<Path> withChildren(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return Stream.concat(Stream.of(folder), children.filter(Files::isDirectory).toList().stream());
        } catch (IOException _) {
            return Stream.of(folder);
        }
    }
}
