package cantstop.client.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleReader;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Scene;

/// Loads what only a start on a screen needs, in one that has none. What is kept ready for later starts is what such a
/// start loads, and those have a screen.
final class AotRecording {
    /// Where JavaFX keeps the system's windows, and the ways to a graphics card.
    private static final List<String> FOLDERS =
            List.of("com/sun/glass/ui/", "com/sun/prism/es2/", "com/sun/prism/d3d/");

    private static final String CLASS = ".class";

    private AotRecording() {}

    static void load() {
        Module javafx = Scene.class.getModule();
        // From a class path nothing is kept ready.
        if (javafx.isNamed()) {
            load(javafx);
        }
    }

    private static void load(Module javafx) {
        try (ModuleReader reader = javafx.getLayer()
                        .configuration()
                        .findModule(javafx.getName())
                        .orElseThrow()
                        .reference()
                        .open();
                Stream<String> files = reader.list()) {
            files.filter(file -> file.endsWith(CLASS) && FOLDERS.stream().anyMatch(file::startsWith))
                    .map(file ->
                            file.substring(0, file.length() - CLASS.length()).replace('/', '.'))
                    .forEach(name -> Class.forName(javafx, name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
