package cantstop.client.shell;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The system's desktop, as far as a window needs it.
final class Desktop {
    private static final String LIBRARY = "libgtk-3.so.0";
    private static final List<Path> LIBRARIES = List.of(Path.of("/usr/lib"), Path.of("/usr/lib64"), Path.of("/lib"));

    /// Where it nearly always is, so that a start need not look through all folders.
    private static final List<String> LIKELY =
            List.of("/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/lib/aarch64-linux-gnu");

    private Desktop() {}

    /// What is missing for a window, in one line.
    static Optional<String> lacks() {
        boolean linux = System.getProperty("os.name", "").startsWith("Linux");
        if (!linux || isHeadless()) {
            return Optional.empty();
        }
        if (System.getenv().getOrDefault("DISPLAY", "").isEmpty()) {
            return Optional.of(
                    "Can't Stop needs a screen, and DISPLAY is not set; on a machine without one, start the host alone.");
        }
        return hasGtk()
                ? Optional.empty()
                : Optional.of("Can't Stop needs GTK 3: install libgtk-3-0 (Debian, Ubuntu) or gtk3 (Fedora, Arch).");
    }

    /// Whether windows are drawn without a screen, as for a test.
    static boolean isHeadless() {
        return "Headless".equals(System.getProperty("glass.platform"));
    }

    /// Whether the library lies where systems keep theirs; where nothing does, the toolkit may know better.
    private static boolean hasGtk() {
        for (String folder : LIKELY) {
            if (new File(folder, LIBRARY).exists()) {
                return true;
            }
        }
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
